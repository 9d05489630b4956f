/** What a review shows on the board while it is open. */
class Reviewing {
  /** Three cells that were a role. */
  cells = $state.raw<readonly number[]>([]);
}

export const reviewing = new Reviewing();
