import { type BaccaratBet, type BaccaratChoices, baccaratBets } from '#games/baccarat/baccarat.ts';

/** One stake more on a place. Player and banker exclude each other: the one chosen last stays. */
export function withChip(bets: BaccaratChoices, bet: BaccaratBet, stake: string): BaccaratChoices {
  const laid = { ...bets, [bet]: String(BigInt(bets[bet] ?? '0') + BigInt(stake)) };
  if (bet === 'player') delete laid.banker;
  if (bet === 'banker') delete laid.player;
  return laid;
}

/** All of it together. */
export function stakedOn(bets: BaccaratChoices): string {
  return String(baccaratBets.reduce((whole, bet) => whole + BigInt(bets[bet] ?? '0'), 0n));
}

/** The places that bear something, and no others. */
export function laidOn(bets: BaccaratChoices): Record<string, string> {
  return Object.fromEntries(
    baccaratBets.flatMap((bet) => (bets[bet] === undefined ? [] : [[bet, bets[bet]]])),
  );
}
