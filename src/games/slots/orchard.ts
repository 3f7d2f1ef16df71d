import * as v from 'valibot';
import { MinorToMove } from '#contract/money.ts';
import type { Draw, Game, Odds, Told } from '../game.ts';
import { potReturn } from '../jackpot.ts';
import { payFor } from '../pay.ts';
import { type Ratio, ratio, sum, toNumber } from '../ratio.ts';
import { potsOf } from './pots.ts';
import { type Strip, stopsOf, windowOf } from './reels.ts';

/** Three reels, three rows and five lines: a stake is five equal parts, one on each line. */
export const orchard: Game<OrchardChoices, never, OrchardView> = {
  code: 'VB_ORCHARD',
  category: 'JP',
  edition: 1,
  choices: v.strictObject({ stake: MinorToMove }),
  step: null,
  stakeOf: ({ stake }) => BigInt(stake),
  tell,
  odds,
};

export interface OrchardChoices {
  stake: string;
}

export type OrchardSymbol = 'seven' | 'bar' | 'bell' | 'plum' | 'lemon' | 'cherry';

export interface OrchardView {
  /** By reel, from above. */
  reels: OrchardSymbol[][];
  /** Which place of its strip lies in each reel's upper row, so that a screen can turn it there. */
  stops: number[];
  wins: {
    line: number;
    symbol: OrchardSymbol;
    /** How many reels of the line it fills from the left. */
    count: number;
    /** So many times the line's part of the stake. */
    pays: number;
  }[];
  paid: string;
}

/** The letters of the strips. */
export const orchardSymbols: Record<string, OrchardSymbol> = {
  S: 'seven',
  R: 'bar',
  B: 'bell',
  P: 'plum',
  L: 'lemon',
  C: 'cherry',
};

export const orchardStrips: readonly Strip[] = [
  'SCLPBCLRPCBLPCRLBCPLRCBP',
  'PCBLCRPLCBPSLCPBRCLPBCRL',
  'LPCRBLCPSCLBPRCLPCBLRPCB',
];

/** Which row of each reel a line runs over. */
export const orchardLines = [
  [1, 1, 1],
  [0, 0, 0],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
] as const;

/** For three of them on a line; two cherries from the left pay as well. */
export const orchardPays: Record<OrchardSymbol, number> = {
  seven: 777,
  bar: 77,
  bell: 30,
  plum: 18,
  lemon: 14,
  cherry: 10,
};
export const twoCherriesPay = 3;

function tell({ stake }: OrchardChoices, steps: readonly never[], draw: Draw): Told<OrchardView> {
  if (steps.length > 0) return { refused: 'step' };
  const staked = BigInt(stake);
  const stops = stopsOf(orchardStrips, draw, 0);
  const reels = windowOf(orchardStrips, stops);
  const wins = winsOf(reels);
  const paid = payFor(staked, timesOf(wins));
  return {
    view: {
      reels: reels.map((column) => [...column].map(symbolOf)),
      stops,
      wins,
      paid: String(paid),
    },
    staked,
    paid,
    drawn: orchardStrips.length,
  };
}

function timesOf(wins: OrchardView['wins']): Ratio {
  return ratio(
    wins.reduce((so, { pays }) => so + pays, 0),
    orchardLines.length,
  );
}

function winsOf(reels: readonly string[]): OrchardView['wins'] {
  return orchardLines.flatMap((rowsOfLine, line) => {
    const [first = '', second, third] = rowsOfLine.map((row, reel) => reels[reel]?.charAt(row));
    if (first !== second) return [];
    const symbol = symbolOf(first);
    if (second === third) return [{ line, symbol, count: 3, pays: orchardPays[symbol] }];
    return symbol === 'cherry' ? [{ line, symbol, count: 2, pays: twoCherriesPay }] : [];
  });
}

function symbolOf(letter: string): OrchardSymbol {
  return orchardSymbols[letter] ?? 'cherry';
}

/** Every place of every strip, with every other one. */
export function countOrchard(): { return: Ratio; chance: Ratio } {
  const [first = '', second = '', third = ''] = orchardStrips;
  let units = 0;
  let paid = 0;
  for (let one = 0; one < first.length; one += 1) {
    for (let two = 0; two < second.length; two += 1) {
      for (let three = 0; three < third.length; three += 1) {
        const wins = winsOf(windowOf(orchardStrips, [one, two, three]));
        for (const { pays } of wins) units += pays;
        if (wins.length > 0) paid += 1;
      }
    }
  }
  const all = first.length * second.length * third.length;
  return { return: ratio(units, all * orchardLines.length), chance: ratio(paid, all) };
}

/** Counted at the first question. */
let counted: ReturnType<typeof countOrchard> | undefined;

function odds(): Odds[] {
  counted ??= countOrchard();
  const pots = potsOf(orchard.code).map(potReturn);
  return [
    {
      bet: 'spin',
      chance: toNumber(counted.chance),
      return: toNumber(sum([counted.return, ...pots])),
      how: `reels ${toNumber(counted.return)} over all their stops, the rest from the pot: contribution and seed by hit rate; the chance is the reels'`,
    },
  ];
}
