import { useState } from 'react';
import type { ValueOf } from '#contract/call.ts';
import type { gameTable } from '#contract/inhouse.ts';
import { nextStake, stakeLadder } from './stake-ladder.ts';

export type Table = ValueOf<typeof gameTable>;

export interface Stake {
  /** Minor units. */
  value: string;
  set: (minor: string) => void;
  lower: () => void;
  raise: () => void;
}

/** What a round is begun with: the least until somebody wants more, and never outside the table's bounds. */
export function useStake(game: string, table: Table | undefined): Stake {
  const [chosen, setChosen] = useState<{ game: string; minor: string } | null>(null);
  const least = table?.least ?? '0';
  const most = table?.most ?? '0';
  const wanted = chosen?.game === game ? chosen.minor : least;
  const value =
    BigInt(wanted) < BigInt(least) ? least : BigInt(wanted) > BigInt(most) ? most : wanted;
  const set = (minor: string) => setChosen({ game, minor });
  const step = (by: 1 | -1) => {
    if (table) set(nextStake(stakeLadder(least, most), value, by));
  };
  return { value, set, lower: () => step(-1), raise: () => step(1) };
}
