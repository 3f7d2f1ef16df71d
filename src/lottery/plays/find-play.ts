import type { Family, Play } from '../types.ts';
import { elevenFivePlays } from './eleven-five.ts';
import { lfPlays } from './lf.ts';
import { lhcPlays } from './lhc.ts';
import { pk10Plays } from './pk10.ts';
import { fourDigitPlays, topAndBottomPlays } from './south-east-asia.ts';
import { sscPlays } from './ssc.ts';
import { northPlays, southPlays } from './vietnam.ts';

/** Undefined where a family knows no such play. */
export function findPlay(family: Family, code: string): Play | undefined {
  return playsOf(family).find((play) => play.code === code);
}

/** In the order in which a board shows them. */
export function playsOf(family: Family): readonly Play[] {
  return plays[family];
}

/** Whether numbers of a play of this code are the same in any order, in some family. */
export function isAnyOrder(code: string): boolean {
  return anyOrder.has(code);
}

const plays: Record<Family, readonly Play[]> = {
  SSC: sscPlays,
  '11X5': elevenFivePlays,
  PK10: pk10Plays,
  LF: lfPlays,
  LHC: lhcPlays,
  VN_NORTH: northPlays,
  VN_CENTRAL: southPlays,
  VN_SOUTH: southPlays,
  TH: topAndBottomPlays,
  LAO: topAndBottomPlays,
  MY4D: fourDigitPlays,
};

const anyOrder = new Set(
  Object.values(plays)
    .flat()
    .flatMap((play) => (play.isAnyOrder ? [play.code] : [])),
);
