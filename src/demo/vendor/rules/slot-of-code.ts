import { highestOf } from './slot-highest.ts';
import { slotLines } from './slot-lines.ts';
import { type SlotModel, slotModel } from './slot-model.ts';
import { returnOf, type SlotReturn } from './slot-return.ts';

/** How far spins lie from their average, the pot aside: about 4 stakes with few lines, 3 with twenty, 2.6 with fifty. */
export type Volatility = 'low' | 'medium' | 'high';

export interface SlotKind {
  model: SlotModel;
  volatility: Volatility;
  /** Counted when it is first asked for. */
  readonly returns: SlotReturn;
  readonly highestTimes: number;
}

function withLines(count: number, volatility: Volatility): SlotKind {
  return kindOf({ ...slotModel, lines: slotLines.slice(0, count), units: count }, volatility);
}

function kindOf(model: SlotModel, volatility: Volatility): SlotKind {
  let counted: SlotReturn | undefined;
  let highest: number | undefined;
  return {
    model,
    volatility,
    get returns() {
      counted ??= returnOf(model);
      return counted;
    },
    get highestTimes() {
      highest ??= highestOf(model);
      return highest;
    },
  };
}

/** 243 ways, as five reels of three rows have: each pays less than a line, and there are many. */
const ways = kindOf({ ...slotModel, lines: [], isWays: true, units: 80 }, 'medium');
const video = withLines(20, 'medium');

/** What is played under each class of our codes. The average is the same with few lines and many. */
export const slotKinds: Readonly<Record<string, SlotKind>> = {
  CLASSIC: withLines(5, 'high'),
  FRUIT: withLines(10, 'high'),
  VIDEO: video,
  ADVENTURE: withLines(25, 'medium'),
  JACKPOT: withLines(50, 'low'),
  WAYS: ways,
};

/** A code of ours says which: `PG-RNG-VIDEO-jaguar-0001`. */
export function slotOf(code: string): SlotKind {
  return slotKinds[code.split('-')[2] ?? ''] ?? video;
}

/** What our covers show, where the code says it: `jaguar`. */
export function subjectOf(code: string): string {
  return /-([a-z-]+)-\d+$/.exec(code)?.[1] ?? '';
}
