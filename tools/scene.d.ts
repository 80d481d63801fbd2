// Written by tools/scene_types.py (`make format`) from the Python classes of the same names.

declare namespace scene {
  /** Something that can be pointed at: a card, a pile, a place on a board, a tower. */
  interface Item {
    /** Its short name (``d4``, ``discard.3``), unique in the scene: what is clicked, blamed, typed and spoken. */
    spot: string;
    /** What is read aloud. */
    label: string;
    box: [number, number, number, number];
    /** Its picture, drawn in its box's own coordinates from 0, 0; empty where the area's drawing shows it already. */
    svg: string;
    /** Its outline in the area's units, where that is no rectangle. */
    path?: string;
    /** A word or a number beside it: what is left, what it costs. */
    tag?: string;
    /** Whether it is not there yet. */
    ghost?: boolean;
  }

  /** Another way to look at an area; the first one is what is seen unless somebody chooses. */
  interface View {
    id: string;
    label: string;
    /** The key that chooses it. */
    key?: string;
    /** A picture in place of the drawing and its items, which takes no clicks, in the area's units. Without it the area stays as it is, and the id stands as ``data-view`` on an element around the drawing, for the game's style sheet to act on. */
    svg?: string;
    /** Of that picture, where it is not that of the area. */
    size?: [number, number];
  }

  /** A part of the table with a drawing of its own: a board, a row of cards, a hand, a supply. */
  interface Area {
    id: string;
    title: string;
    /** A few words beside the title. */
    note?: string;
    /** Where the screen puts it: in the middle, below it for the thumb, or beside it. */
    role: "main" | "hand" | "side";
    /** Width and height, in units. */
    size: [number, number];
    /** What lies below the items. */
    svg: string;
    /** What lies above them. */
    over?: string;
    items: scene.Item[];
    views?: scene.View[];
  }

  /** How a number came about: a term, or the sum of its parts. */
  interface Sum {
    label: string;
    value: number | string;
    /** The id of the rule that gives it. */
    rule?: string;
    /** The things that it counts. */
    spots?: string[];
    parts?: scene.Sum[];
  }

  /** A number that matters now. */
  interface Stat {
    id: string;
    label: string;
    value: number | string;
    /** Its limit or goal, if it has one: then it is drawn as a meter. */
    max?: number;
    note?: string;
    sum?: scene.Sum;
  }

  /** What everybody knows of a player. */
  interface Seat {
    name: string;
    on_turn: boolean;
    stats: scene.Stat[];
  }

  /** A moment as one pair of eyes sees it. */
  interface Scene {
    areas: scene.Area[];
    /** Of the player whose eyes these are, or of the one on turn. */
    stats: scene.Stat[];
    seats: scene.Seat[];
    /** Sentences that explain the moment: odds, what is known, what it leads to. */
    notes: string[];
    /** A style sheet for the drawings, the same for every scene of a game. */
    css?: string;
    /** Symbols and patterns that the drawings refer to, the same for every scene of a game. */
    defs?: string;
  }

  /** A rule that forbids something, in words. */
  interface Objection {
    /** Its id: a link to the rules. */
    rule: string;
    title: string;
    text: string;
    /** The things at fault. */
    spots: string[];
  }

  /** What a decision leads to. */
  interface Preview {
    text: string;
    /** What would be there, by area's units; each names its area before its spot: ``board:d4``. */
    ghosts?: scene.Item[];
  }

  /** A spot that a choice can be tried on, and what the rules say of it. */
  interface Target {
    spot: string;
    /** The id of the turn, for choices that can be turned. */
    turn?: string;
    /** None: it is legal. */
    objections: scene.Objection[];
    /** What would make it legal. */
    remedy?: string;
    preview?: scene.Preview;
  }

  /** One way round of what is laid. */
  interface Turn {
    id: string;
    label: string;
  }

  /** Something to decide on: with ``targets`` it needs one of them, else it is decided at once. */
  interface Choice {
    id: string;
    /** What its button says. */
    label: string;
    /** The item that stands for it: a card of the hand. */
    spot?: string;
    turns?: scene.Turn[];
    targets: scene.Target[];
    /** Against the choice as a whole; none where it, or one of its targets, is legal. */
    objections: scene.Objection[];
    remedy?: string;
    preview?: scene.Preview;
    /** Whether this is what one mostly does now: the one loud button of the screen. */
    main?: boolean;
  }

  /** What is to be decided now. */
  interface Menu {
    /** What to do, as one would say it across the table. */
    prompt: string;
    /** The rule that asks for it. */
    rule?: string;
    choices: scene.Choice[];
  }

  /** What a person did with a menu. */
  interface Gesture {
    choice: string;
    spot?: string;
    turn?: string;
  }
}

declare namespace look {
  /** An event of the log. */
  interface Entry {
    id: number;
    turn: number;
    who: string;
    mine: boolean;
    rule: string;
    text: string;
  }

  /** How a game ended for one player. */
  interface Row {
    place: number;
    name: string;
    score: string;
    rank: string;
    mine: boolean;
  }

  /** How a game ended. */
  interface Outcome {
    head: string;
    rows: look.Row[];
  }

  /** The words on the curtain while it is down. */
  interface Curtain {
    head: string;
    body: string;
    act: string;
    undo: string;
  }

  /** All that one pair of eyes sees of a match. */
  interface Sight {
    title: string;
    clock: string;
    phase: string;
    viewer: number | null;
    scene: scene.Scene;
    menu?: scene.Menu;
    log: look.Entry[];
    undo: boolean;
    redo: boolean;
    /** Steps of the hint for this decision that were told; -1 where none can be asked for. */
    hint: number;
    curtain?: look.Curtain;
    outcome?: look.Outcome;
  }

  /** A decision that the rules refuse. */
  interface Refusal {
    gesture: scene.Gesture;
    objections: scene.Objection[];
    remedy?: string;
  }
}

declare namespace replay {
  /** A step of a replay as somebody sees it. */
  interface ReplaySight {
    title: string;
    clock: string;
    at: number;
    last: number;
    /** What was decided in this step, and by whom. */
    caption: string;
    scene: scene.Scene;
    log: look.Entry[];
    /** Who may look: everybody first, then the players. */
    eyes: string[];
    /** Which of them looks. */
    eye: number;
    outcome?: look.Outcome;
  }
}

declare namespace claims {
  /** A rule that one can go to. */
  interface RuleLink {
    name: string;
    title: string;
    /** What it is and where it comes from, where it is no rule of the book. */
    tag: string;
  }

  /** What a claim states, and what the engine says of it. */
  interface Statement {
    /** ``holds``, ``broken``, or nothing for a claim of an example. */
    kind: string;
    said: string;
    true: boolean;
    told: string;
    more: string;
    /** The rules that the answer names. */
    reasons: claims.RuleLink[];
  }

  /** A position with all that is stated of it. */
  interface ClaimBoard {
    key: string;
    /** The question in the notation of the line protocol, field by field. */
    asked: [string, string][];
    statements: claims.Statement[];
    scene?: scene.Scene;
    /** Why there is no picture. */
    trouble?: string;
    /** What could be decided there, once somebody wants to try. */
    menu?: scene.Menu;
  }
}

declare namespace options {
  /** One value of a field. */
  interface Option {
    value: string | number | boolean;
    label: string;
    chosen: boolean;
  }

  /** A field in words. */
  interface OptionRow {
    name: string;
    label: string;
    about: string;
    /** Whether several values may be chosen. */
    many: boolean;
    most: number;
    ruling: boolean;
    options: options.Option[];
  }
}

declare namespace answers {
  /** A field of an answer, or a part of one. */
  interface AnswerLine {
    label: string;
    /** Empty where the parts say it. */
    value: string;
    parts?: answers.AnswerLine[];
  }
}

declare namespace sandbox {
  /** An entry of the book with positions to begin from. */
  interface Place {
    name: string;
    title: string;
    tag: string;
    count: number;
  }

  /** A part of the book. */
  interface Shelf {
    title: string;
    places: sandbox.Place[];
  }

  /** What is seen of a sandbox; the parts of a match's sight that every table has, and what is open besides. */
  interface SandboxSight {
    title: string;
    clock: string;
    phase: string;
    viewer: number | null;
    scene: scene.Scene;
    menu?: scene.Menu;
    log: look.Entry[];
    undo: boolean;
    redo: boolean;
    hint: number;
    outcome?: look.Outcome;
    /** Whose hand may lie open: the player on turn first, then each of them. */
    eyes: string[];
    eye: number;
  }

  /** What the engine answers about a position. */
  interface Answers {
    stats: scene.Stat[];
    lines: answers.AnswerLine[];
    /** The question, for other programs; empty where the game has no notation for it. */
    asked: string;
    trouble: string;
  }
}

declare namespace stage {
  /** Something that a key tells. */
  interface Line {
    label: string;
    /** What the room may guess; empty where the label says all. */
    value: string;
    /** The label as long as the room guesses: without its numbers. */
    asked: string;
    detail: string;
    /** The title of the rule behind it. */
    cite: string;
    /** The things that it speaks of. */
    spots: string[];
    /** Outlines of what is not there yet: where something may go. */
    ghosts: scene.Item[];
    board: number;
    /** Whether it sums up the lines before it. */
    total: boolean;
  }

  /** All that is told of one position, or of the positions of one example. */
  interface Staged {
    title: string;
    question: string;
    cite: string;
    note: string;
    show: string;
    shows: string[];
    boards: scene.Scene[];
    lines: stage.Line[];
    /** The examples before and after; empty where there is none. */
    near: string[];
  }

  /** The worked examples of a part of the book. */
  interface Shelf {
    title: string;
    examples: Record<string, string>[];
  }

  /** A position with what could be decided there. */
  interface Board {
    scene: scene.Scene;
    menu?: scene.Menu;
  }
}

declare namespace referee {
  /** A field of one player. */
  interface FieldWords {
    name: string;
    label: string;
    about: string;
    value: string;
    choices: [string, string][];
  }

  /** Something that speaks against what was typed; a rule, or a sentence that says what cannot be read. */
  interface Against {
    rule: string;
    title: string;
    text: string;
  }

  /** The part of one player. */
  interface SeatSheet {
    letter: string;
    name: string;
    person: string;
    fields: referee.FieldWords[];
    against: referee.Against[];
    score: string;
    place: number;
    stats: scene.Stat[];
    scene?: scene.Scene;
  }
}
