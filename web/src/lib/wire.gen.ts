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

/** Picks that are only tried: what would have to be picked after them? Nothing is changed. */
export interface Try {
  type: "try";
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
  decided: string[];
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

/** The answer to `try`. */
export interface Tried {
  type: "tried";
  id: string;
  next: Question | null;
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

/** Somebody wants to play again and waits for the others: the same request joins them. */
export interface Rematch {
  type: "rematch";
  seats: number[];
  code: string;
}

/** Yes. */
export interface Pong {
  type: "pong";
}

export type Incoming =
  | Hello
  | Submit
  | Try
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
  | Tried
  | Refusal
  | Said
  | Over
  | Rematch
  | Pong;

export declare namespace Blackpoker {
  /** The table as one viewer sees it. */
  export interface View {
    turn: number;
    turn_number: number;
    chance: number | null;
    passes: number;
    stage: RequestView[];
    resolving: RequestView | null;
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
    fresh: boolean;
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

  /** A card is turned up for everybody, where it lies. */
  export interface TurnUp {
    kind: "turn_up";
    seat: number;
    card: number;
    source: string;
    group?: number;
  }

  /** 先攻決定: of two cards just turned up the higher one goes first; equal ones are followed. */
  export interface Compared {
    kind: "compared";
    cards: [number, number];
    seat: number | null;
    group?: number;
  }

  /** The new top of a grave: laid there last, or uncovered as the card above it left. */
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
    | Compared
    | Top
    | State
    | Pass
    | Turn
    | Lose
    | Seen;
}

export declare namespace CardOthello {
  /** The table as one viewer sees it. */
  export interface View {
    board: string;
    markers: MarkerView[];
    sprouts: number[];
    to_move: number | null;
    turn: number;
    charge: [number, number];
    hands: [string[] | number, string[] | number];
    decks: [number, number];
    discard: string[];
    used: string | null;
    waiting: string | null;
    placements: number;
    selection: SelectionView | null;
    passes: number;
    count: [number, number] | null;
  }

  /** A marker, where its stone stands. */
  export interface MarkerView {
    cell: number;
    kind: string;
    owner: number;
    counter: number;
  }

  /** A card that asks its user to choose. */
  export interface SelectionView {
    seat: number;
    card: string;
    picks: number;
    chosen: number | null;
    shown: string[] | null;
  }

  /** There is one way to play. */
  export interface Options {

  }

  /** A turn begins; the side's sprouts are grown. */
  export interface TurnStarted {
    kind: "turn_started";
    seat: number;
    number: number;
    group?: number;
  }

  /** A card goes from the top of the deck to the right end of the hand. */
  export interface CardDrawn {
    kind: "card_drawn";
    seat: number;
    card: string | null;
    group?: number;
  }

  /** No card: `hand_full` or `deck_empty`. */
  export interface DrawFailed {
    kind: "draw_failed";
    seat: number;
    reason: string;
    group?: number;
  }

  /** A card goes from a place of the hand (0 is the left end) to the discard pile. */
  export interface CardPlayed {
    kind: "card_played";
    seat: number;
    card: string;
    place: number;
    cost: number;
    group?: number;
  }

  /** One change of one charge. */
  export interface ChargeChanged {
    kind: "charge_changed";
    seat: number;
    delta: number;
    before: number;
    after: number;
    reason: Reason;
    group?: number;
  }

  /** Why a charge changes. */
  export type Reason = "cost" | "flip" | "plunder" | "refund" | "resold" | "sacrifice" | "sold" | "trap" | "treasure" | "wind" | "work";

  /** A card asks for its target; what it shows (offers, a hand) is for its user alone. */
  export interface SelectionOpened {
    kind: "selection_opened";
    seat: number;
    card: string;
    shown: string[] | null;
    group?: number;
  }

  /** A stone is chosen; for a trap nobody is told. */
  export interface TargetChosen {
    kind: "target_chosen";
    seat: number;
    cell: number;
    group?: number;
  }

  /** The choice is complete, finished, taken back or dropped. */
  export interface SelectionClosed {
    kind: "selection_closed";
    seat: number;
    card: string;
    group?: number;
  }

  /** A card comes back from the discard pile to the right end of the hand, openly. */
  export interface CardCancelled {
    kind: "card_cancelled";
    seat: number;
    card: string;
    group?: number;
  }

  /** What a card would still have done is lost. */
  export interface EffectDiscarded {
    kind: "effect_discarded";
    seat: number;
    card: string;
    group?: number;
  }

  /** A stone is placed, with its final look. */
  export interface StonePlaced {
    kind: "stone_placed";
    seat: number;
    cell: number;
    look?: string | null;
    counter?: number;
    effect?: string | null;
    group?: number;
  }

  /** BREEDING makes a stone, small and with two leaves. */
  export interface StoneSpawned {
    kind: "stone_spawned";
    seat: number;
    cell: number;
    group?: number;
  }

  /** All that one side flips at one moment, and is paid for: also what comes back at once. */
  export interface StonesTurned {
    kind: "stones_turned";
    seat: number;
    cells: number[];
    cause: Cause;
    group?: number;
  }

  /** Why stones turn, move or vanish. */
  export type Cause = "bomb" | "breed" | "burst" | "card" | "chain1" | "chain2" | "convert" | "cross" | "crowded" | "destroyer" | "dragon" | "move" | "regen" | "restless" | "sacrifice" | "spent" | "trap" | "wind";

  /** One stone turns. */
  export interface StoneFlipped {
    kind: "stone_flipped";
    cell: number;
    to: number;
    cause: Cause;
    group?: number;
  }

  /** REGEN: a stone was flipped, which was paid for, and is its owner's again. It is not to be seen in the other colour (§12.9): no `stone_flipped` tells of it. */
  export interface StoneRestored {
    kind: "stone_restored";
    cell: number;
    to: number;
    group?: number;
  }

  /** TEMPT_WILL: a stone changes sides with what it carries. */
  export interface StoneRecolored {
    kind: "stone_recolored";
    cell: number;
    to: number;
    group?: number;
  }

  /** A stone goes in a straight line. */
  export interface StoneMoved {
    kind: "stone_moved";
    seat: number;
    origin: number;
    cell: number;
    cause: Cause;
    step?: number;
    group?: number;
  }

  /** Two stones exchange their places, at the same time. */
  export interface StonesTransposed {
    kind: "stones_transposed";
    seat: number;
    first: number;
    second: number;
    group?: number;
  }

  /** A stone and everything on it leaves the board. */
  export interface StoneDestroyed {
    kind: "stone_destroyed";
    seat: number;
    cell: number;
    cause: Cause;
    group?: number;
  }

  /** Something blows up: `bomb`, `cross` or `burst`. The stones it takes follow, centre first. */
  export interface Blast {
    kind: "blast";
    seat: number;
    what: string;
    cell: number;
    cells: number[];
    group?: number;
  }

  /** A stone on the board gets a marker. */
  export interface MarkerAdded {
    kind: "marker_added";
    cell: number;
    marker: string;
    owner: number;
    counter?: number;
    group?: number;
  }

  /** A counter changes. */
  export interface MarkerTicked {
    kind: "marker_ticked";
    cell: number;
    marker: string;
    owner: number;
    counter: number;
    group?: number;
  }

  /** A marker ends; the stone stays. */
  export interface MarkerRemoved {
    kind: "marker_removed";
    cell: number;
    marker: string;
    owner: number;
    group?: number;
  }

  /** Somewhere, a side has set a trap. */
  export interface TrapSet {
    kind: "trap_set";
    seat: number;
    group?: number;
  }

  /** The end of a trap that nobody sprang. */
  export interface TrapRevealed {
    kind: "trap_revealed";
    seat: number;
    cell: number;
    group?: number;
  }

  /** A trap was flipped; charge and cards change hands in the events that follow. */
  export interface TrapSprung {
    kind: "trap_sprung";
    seat: number;
    cell: number;
    victim: number;
    group?: number;
  }

  /** Loot: the leftmost card of a hand goes openly to the right end of another, or onto a deck. */
  export interface CardTaken {
    kind: "card_taken";
    seat: number;
    victim: number;
    card: string;
    to_deck: boolean;
    group?: number;
  }

  /** SELL_CARD_WILL: a card of one's own hand goes to the discard pile. */
  export interface CardSold {
    kind: "card_sold";
    seat: number;
    card: string;
    place: number;
    group?: number;
  }

  /** STEAL_CARD: the leftmost card of the other hand goes to the discard pile. */
  export interface CardResold {
    kind: "card_resold";
    seat: number;
    victim: number;
    card: string;
    group?: number;
  }

  /** CONDEMN_WILL: a card of the other hand goes to the discard pile. */
  export interface CardCondemned {
    kind: "card_condemned";
    seat: number;
    victim: number;
    card: string;
    place: number;
    group?: number;
  }

  /** HEAVEN_BLESSING: a card appears at the right end of the hand. */
  export interface CardGained {
    kind: "card_gained";
    seat: number;
    card: string | null;
    group?: number;
  }

  /** DOUBLE_PLACE: the side places once more. */
  export interface ExtraPlacement {
    kind: "extra_placement";
    seat: number;
    group?: number;
  }

  /** A side cannot place and passes. Whether it could have used a card is its own business. */
  export interface Passed {
    kind: "passed";
    seat: number;
    group?: number;
  }

  /** The board is full, or both sides have passed. */
  export interface Over {
    kind: "over";
    count: [number, number];
    winner: number | null;
    gained: [number, number];
    played: [number, number];
    group?: number;
  }

  /** The game was suspended and goes on. */
  export interface Resumed {
    kind: "resumed";
    group?: number;
  }

  export type Event =
    | TurnStarted
    | CardDrawn
    | DrawFailed
    | CardPlayed
    | ChargeChanged
    | SelectionOpened
    | TargetChosen
    | SelectionClosed
    | CardCancelled
    | EffectDiscarded
    | StonePlaced
    | StoneSpawned
    | StonesTurned
    | StoneFlipped
    | StoneRestored
    | StoneRecolored
    | StoneMoved
    | StonesTransposed
    | StoneDestroyed
    | Blast
    | MarkerAdded
    | MarkerTicked
    | MarkerRemoved
    | TrapSet
    | TrapRevealed
    | TrapSprung
    | CardTaken
    | CardSold
    | CardResold
    | CardCondemned
    | CardGained
    | ExtraPlacement
    | Passed
    | Over
    | Resumed;
}

export declare namespace Jatsuna {
  /** The table as one viewer sees it. */
  export interface View {
    board: string;
    to_move: number | null;
    turn: number;
    first: number;
    transform: string;
    seat: number | null;
    count: number[] | null;
    ranks: number[] | null;
    against: number | null;
  }

  /** The settings of one table. */
  export interface Options {
    transform?: Transform;
    layout?: Layout;
    wall?: boolean;
    first?: First;
  }

  /** C1: what captured stones become (変換ルール). */
  export type Transform = "own" | "sansukumi";

  /** Where the first three stones lie (初期配置). */
  export type Layout = "diagonal" | "edge" | "tight" | "wide";

  /** C5: the side that starts. */
  export type First = "C" | "O" | "P" | "roulette";

  /** A stone is placed (石の配置). */
  export interface Place {
    kind: "place";
    seat: number;
    cell: number;
    captured: number;
    group?: number;
  }

  /** A captured stone changes sides (変換), not always to the one that captured it. */
  export interface Flip {
    kind: "flip";
    cell: number;
    to: number;
    group?: number;
  }

  /** A turn begins. */
  export interface Turn {
    kind: "turn";
    seat: number;
    number: number;
    group?: number;
  }

  /** The board is full (盤面が埋まった). */
  export interface Over {
    kind: "over";
    count: number[];
    ranks: number[];
    group?: number;
  }

  /** The game was suspended and goes on. */
  export interface Resumed {
    kind: "resumed";
    group?: number;
  }

  export type Event =
    | Place
    | Flip
    | Turn
    | Over
    | Resumed;
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

export declare namespace Squfibo {
  /** The table as one viewer sees it. */
  export interface View {
    board: (string | null)[];
    placed: number | null;
    hands: [string[] | number, string[] | number];
    deck: number;
    discard: string[];
    pool: number;
    stars: [number, number];
    to_move: number | null;
    turn: number;
    reasons: string[];
  }

  /** The settings of one table; all off is the rulebook. */
  export interface Options {
    cap?: boolean;
    retry?: boolean;
    tie_break?: boolean;
    large?: boolean;
    majority?: boolean;
  }

  /** A player draws the top card of the deck; what it is, only they see. */
  export interface Draw {
    kind: "draw";
    seat: number;
    card: string | null;
    group?: number;
  }

  /** A player takes a card off the full board. */
  export interface Discard {
    kind: "discard";
    seat: number;
    cell: number;
    card: string;
    group?: number;
  }

  /** A player places a card. */
  export interface Place {
    kind: "place";
    seat: number;
    card: string;
    cell: number;
    group?: number;
  }

  /** A player claims a role (申告), and everybody hears whether it is one. */
  export interface Claim {
    kind: "claim";
    seat: number;
    cells: [number, number, number];
    role: string | null;
    group?: number;
  }

  /** A card of the role leaves the board. */
  export interface Remove {
    kind: "remove";
    cell: number;
    card: string;
    group?: number;
  }

  /** A player takes stars from the pool. */
  export interface Stars {
    kind: "stars";
    seat: number;
    paid: number;
    stars: number;
    pool: number;
    group?: number;
  }

  /** A player claims nothing (any more) and ends the turn. */
  export interface End {
    kind: "end";
    seat: number;
    group?: number;
  }

  /** A turn begins. */
  export interface Turn {
    kind: "turn";
    seat: number;
    number: number;
    group?: number;
  }

  /** The game is over. */
  export interface Over {
    kind: "over";
    stars: [number, number];
    reasons: string[];
    group?: number;
  }

  /** The game was suspended and goes on. */
  export interface Resumed {
    kind: "resumed";
    group?: number;
  }

  export type Event =
    | Draw
    | Discard
    | Place
    | Claim
    | Remove
    | Stars
    | End
    | Turn
    | Over
    | Resumed;
}
