import type { Ratio } from '#games/ratio.ts';

/** Which rules a game is played by, as stored with the game and for ever. */
export const families = [
  'SSC',
  '11X5',
  'PK10',
  'LF',
  'LHC',
  'VN_NORTH',
  'VN_CENTRAL',
  'VN_SOUTH',
  'TH',
  'LAO',
  'MY4D',
] as const;
export type Family = (typeof families)[number];

/** On which terms a game pays; the README says what each means. */
export const modes = ['LOTT', 'ELOTT', 'ZY', 'SEA'] as const;
export type Mode = (typeof modes)[number];

/** Parts of the unit bet that a note may cost. */
export const units = ['1', '.5', '.1', '.05', '.01', '.005', '.001', '.0005'] as const;
export type Unit = (typeof units)[number];

/**
 * What was drawn, as text in the order of the family's shape: balls of SSC, ranks of PK10, the special
 * ball of LHC last, a Vietnamese draw from its special prize down, 4D from its first prize down.
 */
export type Result = readonly string[];

/** What was picked: the rows of the play's picker, each with its symbols. */
export type Choice = readonly (readonly string[])[];

/** One line of a slip, as it is stored with the ticket. */
export interface Line {
  play: string;
  choice: Choice;
  unit: Unit;
  /** From 1 to 9999. */
  multiple: number;
}

/** What a board shows for a play. A choice has one row for each row of its picker. */
export type Picker =
  /** Each row is a position of the draw; where not all are needed, rows may stay empty. */
  | { kind: 'positions'; rows: readonly string[]; symbols: readonly string[]; needsAll: boolean }
  /** Out of each row at least `take` symbols; every combination of the rows is a note. */
  | { kind: 'sets'; rows: readonly SetRow[]; symbols: readonly string[] }
  /** Buttons with a prize each; each row is one thing that is drawn, such as a ball or a sum. */
  | { kind: 'marks'; rows: readonly MarkRow[] }
  /** Numbers as typed or pasted, in one row: `symbols` of them written without a gap make one. */
  | { kind: 'text'; length: number; symbols: readonly string[] };

export interface SetRow {
  code: string;
  take: number;
}

export interface MarkRow {
  code: string;
  marks: readonly string[];
}

/** One prize of a play. A note may win several of them, and one several times. */
export interface Tier {
  code: string;
  /** How often one note wins this, on the average; the chance, where that is at most once. */
  chance: Ratio;
  /** By the series, the stake returned, or so many times the stake of one unit. */
  pays: 'series' | 'push' | Ratio;
}

/** So many notes, of one tier. */
export interface Share {
  tier: string;
  notes: number;
}

/** Between these; both are the same where the chance of a choice is counted exactly. */
export interface Chance {
  atLeast: Ratio;
  atMost: Ratio;
}

/**
 * One bet as data and counting. Nothing in it knows money: what a tier pays follows from the series or
 * from its odds, and what a note costs from unit and multiple.
 */
export interface Play {
  /** Within its family, and for ever: tickets are stored under it. */
  code: string;
  /** Under which heading the board shows it. */
  group: string;
  picker: Picker;
  /** How many unit bets one note costs: 27 for a number that may show in 27 prizes. */
  unitsPerNote: number;
  /** Numbers with the same digits are the same bet. */
  isAnyOrder?: boolean;
  tiers: readonly Tier[];
  /** Null where the choice makes at least one note of this play. */
  review(choice: Choice): ChoiceFault | null;
  count(choice: Choice): number;
  /** Which tiers the notes of a choice may win; a note stands under each of them. */
  stakes(choice: Choice): readonly Share[];
  /** Notes that won, by tier; a note that won twice counts twice. */
  match(choice: Choice, result: Result): readonly Share[];
  /** The dearest wins that one draw can bring, each number counted once. */
  best(choice: Choice, times: (tier: string) => Ratio): Ratio;
  /** That a choice wins anything but its stake returned. */
  chance(choice: Choice): Chance;
  /** Every note of a choice, each as a choice of its own. */
  notes(choice: Choice): Iterable<Choice>;
}

/** Why a choice is none of a play: wrong rows, a symbol that is unknown or twice, or too few. */
export type ChoiceFault = 'rows' | 'symbol' | 'repeated' | 'too-few' | 'too-many';
