import { useState } from 'react';
import type { HouseRound } from '#contract/inhouse.ts';

export interface NextChoice<Choice> {
  choice: Choice;
  choose: (choice: Choice) => void;
  /** The round in sight, as long as nobody has chosen anything else since. */
  shown: HouseRound | null;
}

/** What the next round will be played with: the same as the last one, until somebody chooses. */
export function useNextChoice<Choice extends object>(
  round: HouseRound | null,
  first: Choice,
): NextChoice<Choice> {
  const [own, setOwn] = useState<{ after: string | undefined; choice: Choice } | null>(null);
  const choose = (choice: Choice) => setOwn({ after: round?.id, choice });
  if (own && own.after === round?.id) return { choice: own.choice, choose, shown: null };
  return { choice: round ? (round.choices as Choice) : first, choose, shown: round };
}
