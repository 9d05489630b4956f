/** The drawings of this table that are used many times. */
import { shelf } from "../../../lib/pieces/shelf.ts";

/** The address of a drawing. */
export const shared = shelf("othello");
