// Written by `python -m teban.server.types`; do not edit.

/** The first message: who is there, and how much of the match they have seen. */
export interface Hello {
  type: "hello";
  token: string;
  since?: number;
  watch?: boolean;
}

/** Picks for the decision that was shown. Sending the same id again does nothing. */
export interface Submit {
  type: "submit";
  seat: number;
  decision: number;
  actions: string[];
  id: string;
}

/** Give or withdraw a standing order. */
export interface Order {
  type: "order";
  seat: number;
  name: string;
  on?: boolean;
}

/** Hot seat: whose private part this page shows now; None covers everything. */
export interface Uncover {
  type: "uncover";
  seat: number | null;
}

/** One of the preset phrases. */
export interface Say {
  type: "say";
  phrase: string;
}

/** Get up from the table; the grace period begins, as it does when the line is lost. */
export interface Leave {
  type: "leave";
}

/** Give up the match (投了). */
export interface Resign {
  type: "resign";
  seat: number;
}

/** What to do about a seat whose player is gone: a computer player, or the win. */
export interface Claim {
  type: "claim";
  seat: number;
  want: "stand_in" | "win";
}

/** Are you there? */
export interface Ping {
  type: "ping";
}

/** The answer to `hello`. */
export interface Welcome {
  type: "welcome";
  match: string;
  game: string;
  rules_version: number;
  options: any;
  seats: SeatInfo[];
  yours: number[];
  code: string;
  clock: Clock | null;
  commitment: string;
  hot: boolean;
}

/** Who sits where. Public. */
export interface SeatInfo {
  kind: "bot" | "computer" | "open" | "person";
  name: string;
  avatar: string;
  level: string;
  here: boolean;
  gone_at: number | null;
}

/** The same allowance for every seat, in milliseconds. */
export interface Clock {
  move: number;
  bank: number;
}

/** What happened since, and what is true now, for one viewer. */
export interface Update {
  type: "update";
  viewer: number | null;
  since: number;
  seen: number;
  events: any[];
  view: any;
  decision: Question | null;
  deciding: number[];
  thinking: number[];
  absent: number[];
  orders: string[][];
  time_left: number[];
  result: Outcome | null;
  ply: number;
}

/** A decision as a page or bot gets it. */
export interface Question {
  kind: string;
  seat: number;
  number: number;
  legal: number[];
  names: string[];
  source: string;
  picks: number;
  shown: any[];
  flags: number;
}

/** How it ended. */
export interface Outcome {
  points: number[];
  ranks: number[];
  resigned: boolean;
}

/** Seats whose computer player is at work. */
export interface Thinking {
  type: "thinking";
  seats: number[];
}

/** Somebody sat down, came, went or was replaced. */
export interface Table {
  type: "table";
  seats: SeatInfo[];
  watchers: number;
}

/** A submission is stored; what was not taken must be asked again. */
export interface Done {
  type: "done";
  id: string;
  taken: number;
  rest: string[];
}

/** Nothing has changed; a code with fields says why. */
export interface Refusal {
  type: "refused";
  code: string;
  fields: Record<string, any>;
  id: string;
}

/** A preset phrase of somebody. */
export interface Said {
  type: "said";
  seat: number | null;
  name: string;
  phrase: string;
}

/** The match is decided: the seed behind the commitment. */
export interface Over {
  type: "over";
  seed: string;
  nonce: string;
}

/** Yes. */
export interface Pong {
  type: "pong";
}

export type Incoming =
  | Hello
  | Submit
  | Order
  | Uncover
  | Say
  | Leave
  | Resign
  | Claim
  | Ping;

export type Outgoing =
  | Welcome
  | Update
  | Thinking
  | Table
  | Done
  | Refusal
  | Said
  | Over
  | Pong;

export declare namespace Blackpoker {
  /** The table as one viewer sees it. */
  export interface View {
    turn: number;
    turn_number: number;
    chance: number | null;
    passes: number;
    stage: RequestView[];
    resolving: string | null;
    sides: [SideView, SideView];
    loser: number | null;
    format: string;
    frame: string;
    flipped: string[];
    picks: string[];
  }

  /** A request on the stage; all of it is public. */
  export interface RequestView {
    number: number;
    seat: number;
    action: string;
    keys: string[];
    target: [number, number, number] | null;
  }

  /** One player's side of the table. */
  export interface SideView {
    life: number | string;
    hand: string[] | number;
    grave: string[] | null;
    grave_top: string | null;
    grave_count: number | null;
    units: UnitView[];
    fog: FogView[];
    pack: string | null;
    pack_cards: string[] | null;
    rare: string | number;
    trumps: TrumpView[];
    used: string[];
  }

  /** A character on the field. */
  export interface UnitView {
    uid: number;
    kind: string;
    cards: string[] | null;
    driven: boolean;
    role: number;
    size: number | null;
    labels: string[];
  }

  /** Cards in the fog. */
  export interface FogView {
    kind: string;
    cards: string[];
    bound: number;
    turn: number;
    whose: number | null;
  }

  /** A trump. */
  export interface TrumpView {
    card: string | null;
    up: boolean;
  }

  /** The settings of one table. */
  export interface Options {
    format?: Format;
    frame?: Frame;
    loop_guard?: boolean;
    request_cap?: number;
    show_grave_count?: boolean;
    end_clears_all_fog?: boolean;
    rare_summon_life9?: boolean;
    preset_bulwark_faceup?: boolean;
    auto_grave_top?: boolean;
  }

  /** フォーマット */
  export type Format = "light" | "master" | "pro" | "standard";

  /** フレーム */
  export type Frame = "entry20" | "extra" | "pack" | "rare_pack" | "strategy";

  /** It is declared and paid for. */
  export interface Request {
    kind: "request";
    number: number;
    seat: number;
    action: string;
    keys?: number[];
    unit?: number;
    target?: [number, number, number] | null;
    group?: number;
  }

  /** It goes onto the stage. */
  export interface Push {
    kind: "push";
    number: number;
    seat: number;
    action: string;
    keys?: number[];
    unit?: number;
    target?: [number, number, number] | null;
    group?: number;
  }

  /** It has been resolved, its key cards cleared away. */
  export interface Resolve {
    kind: "resolve";
    number: number;
    seat: number;
    action: string;
    keys?: number[];
    unit?: number;
    target?: [number, number, number] | null;
    group?: number;
  }

  /** Its target is not there any more; its effect is skipped. */
  export interface Fizzle {
    kind: "fizzle";
    number: number;
    seat: number;
    action: string;
    keys?: number[];
    unit?: number;
    target?: [number, number, number] | null;
    group?: number;
  }

  /** It is taken off the stage. */
  export interface Cancel {
    kind: "cancel";
    number: number;
    seat: number;
    action: string;
    keys?: number[];
    unit?: number;
    target?: [number, number, number] | null;
    group?: number;
  }

  /** It was triggered. */
  export interface Trigger {
    kind: "trigger";
    number: number;
    seat: number;
    action: string;
    keys?: number[];
    unit?: number;
    target?: [number, number, number] | null;
    group?: number;
  }

  /** It was triggered for an empty stage, and the stage is not empty. */
  export interface Drop {
    kind: "drop";
    number: number;
    seat: number;
    action: string;
    keys?: number[];
    unit?: number;
    target?: [number, number, number] | null;
    group?: number;
  }

  /** A card goes from one zone to another. */
  export interface Move {
    kind: "move";
    seat: number;
    card: number | null;
    source: string;
    to: string;
    group?: number;
  }

  /** A card is shown to a player by the text of an action. */
  export interface Show {
    kind: "show";
    to: number;
    seat: number;
    card: number;
    group?: number;
  }

  /** A card is turned up for everybody. */
  export interface TurnUp {
    kind: "turn_up";
    seat: number;
    card: number;
    group?: number;
  }

  /** The new top of a grave. */
  export interface Top {
    kind: "top";
    seat: number;
    card: number;
    group?: number;
  }

  /** A character is driven or charged. */
  export interface State {
    kind: "state";
    seat: number;
    unit: number;
    driven: boolean;
    group?: number;
  }

  /** A player lets the chance go. */
  export interface Pass {
    kind: "pass";
    seat: number;
    group?: number;
  }

  /** The turn goes to a player. */
  export interface Turn {
    kind: "turn";
    seat: number;
    number: number;
    group?: number;
  }

  /** A player has no life left. */
  export interface Lose {
    kind: "lose";
    seat: number;
    group?: number;
  }

  /** The parts of a viewer's table that look different now. */
  export interface Seen {
    kind: "seen";
    parts: Record<string, any>;
    group?: number;
  }

  export type Event =
    | Request
    | Push
    | Resolve
    | Fizzle
    | Cancel
    | Trigger
    | Drop
    | Move
    | Show
    | TurnUp
    | Top
    | State
    | Pass
    | Turn
    | Lose
    | Seen;
}

export declare namespace Reversi {
  /** The table as one viewer sees it. Specials cannot be told apart. */
  export interface View {
    size: number;
    board: string;
    to_move: number | null;
    turn: number;
    initial: number;
    count: [number, number] | null;
    blinded: number | null;
    item_used: boolean;
    stock: number | null;
    items: Record<string, number> | null;
    waiting: Record<string, number> | null;
    marks: number[];
    badges: string[];
  }

  /** The settings of one table. */
  export interface Options {
    size?: number;
    specials?: number | null;
    items?: boolean;
    extended?: boolean;
    mark_own?: boolean;
    assist?: boolean;
  }

  /** A stone is placed; only its owner knows whether it is special. */
  export interface Place {
    kind: "place";
    seat: number;
    cell: number;
    apparent: number;
    special: boolean | null;
    group?: number;
  }

  /** One stone turns. */
  export interface Flip {
    kind: "flip";
    cell: number;
    to: number;
    group?: number;
  }

  /** A run stopped at this special. Told to nobody: the players are to notice and remember. */
  export interface Stop {
    kind: "stop";
    cell: number;
    group?: number;
  }

  /** A side had no legal cell. */
  export interface NaturalPass {
    kind: "natural_pass";
    seat: number;
    group?: number;
  }

  /** A side was blinded. */
  export interface ForcedPass {
    kind: "forced_pass";
    seat: number;
    group?: number;
  }

  /** A side uses an item, usually on something everybody sees. */
  export interface Item {
    kind: "item";
    seat: number;
    item: string;
    target: string | null;
    group?: number;
  }

  /** What a private item tells its user: 0 or 1 for a stone, a number for a line, a cell. */
  export interface Answer {
    kind: "answer";
    seat: number;
    item: string;
    value: number;
    group?: number;
  }

  /** The board goes back to what it was. */
  export interface Undo {
    kind: "undo";
    board: string;
    turn: number;
    blinded: number | null;
    group?: number;
  }

  /** A proven special becomes a normal stone. */
  export interface Disarm {
    kind: "disarm";
    cell: number;
    group?: number;
  }

  /** The owner's specials in hand, after a change. */
  export interface Stock {
    kind: "stock";
    seat: number;
    left: number;
    group?: number;
  }

  /** The owner's items, after a change. */
  export interface Held {
    kind: "held";
    seat: number;
    items: Record<string, number>;
    waiting: Record<string, number>;
    group?: number;
  }

  /** The cells marked for one seat, after a change. */
  export interface Marks {
    kind: "marks";
    seat: number;
    cells: number[];
    group?: number;
  }

  /** A badge is awarded to a seat. */
  export interface Badge {
    kind: "badge";
    seat: number;
    badge: string;
    times: number;
    reward: Record<string, number>;
    group?: number;
  }

  /** A turn begins. */
  export interface Turn {
    kind: "turn";
    seat: number;
    number: number;
    group?: number;
  }

  /** Neither side has a legal cell. */
  export interface Over {
    kind: "over";
    count: [number, number];
    group?: number;
  }

  /** The game was suspended (中断) and goes on (再開). */
  export interface Resumed {
    kind: "resumed";
    group?: number;
  }

  export type Event =
    | Place
    | Flip
    | Stop
    | NaturalPass
    | ForcedPass
    | Item
    | Answer
    | Undo
    | Disarm
    | Stock
    | Held
    | Marks
    | Badge
    | Turn
    | Over
    | Resumed;
}
