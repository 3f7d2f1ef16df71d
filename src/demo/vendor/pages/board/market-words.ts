import { writeNumber } from '#contract/write-number.ts';
import type { Choice, Market } from '#demo/vendor/rules/match-market.ts';
import { fillWords } from '../fill-words.ts';

interface Teams {
  home: string;
  away: string;
}
type Say = (key: string) => string;

export function marketName(
  say: Say,
  { kind, map }: { kind: string; map?: number | undefined },
): string {
  return fillWords(say(kind), { map: map ?? '' });
}

export function choiceName(say: Say, teams: Teams, id: string): string {
  if (id === 'home') return teams.home;
  if (id === 'away') return teams.away;
  const words: Readonly<Record<string, string>> = { over: 'over25', under: 'under25' };
  return say(words[id] ?? id);
}

/** Hundredths as everybody writes odds. */
export function oddsText(odds: number, language: string): string {
  return writeNumber(odds / 100, language, { least: 2 });
}

export function isOpen(market: Market, choice: Choice): boolean {
  return market.status === 'open' && choice.result === null;
}
