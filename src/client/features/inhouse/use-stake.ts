import { useState } from 'react';
import type { ValueOf } from '#contract/call.ts';
import type { houseGame } from '#contract/inhouse.ts';
import { within } from './stake-ladder.ts';

export type Table = ValueOf<typeof houseGame>;

export interface Stake {
  /** Minor units. */
  value: string;
  set: (minor: string) => void;
}

/** What a round is begun with: the least until somebody wants more, and never outside the table's bounds. */
export function useStake(game: string, table: Table | undefined): Stake {
  const [chosen, setChosen] = useState<{ game: string; minor: string } | null>(null);
  const bounds = table ?? { least: '0', most: '0' };
  const wanted = chosen?.game === game ? chosen.minor : bounds.least;
  const set = (minor: string) => setChosen({ game, minor });
  return { value: within(bounds, wanted), set };
}
