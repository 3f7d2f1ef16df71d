import type { GameType } from '#contract/values.ts';
import { lastPlayed, type TeamMember } from './team-members.ts';

export interface PastGame {
  code: string;
  vendor: string;
  class: GameType;
  name: unknown;
}

interface PastBet {
  account: string;
  game: PastGame;
  round: string;
  stake: bigint;
  payout: bigint;
  at: Date;
}

interface PastMoney {
  account: string;
  kind: 'deposit' | 'withdrawal';
  reference: string;
  amount: bigint;
  at: Date;
}

export interface PastMonth {
  bets: PastBet[];
  money: PastMoney[];
}

const dayMs = 24 * 60 * 60_000;
const days = 31;
/** What a bet pays back, in halves of its stake, each as likely: 92 % in the long run. */
const payouts = [0, 0, 0, 0, 0, 0, 1, 3, 4, 4, 5, 5] as const;

/** What a team played, paid in and took out in a month: the same for the same seed, members and games. */
export function pastMonth(
  members: readonly TeamMember[],
  games: readonly PastGame[],
  { now, seed }: { now: Date; seed: number },
): PastMonth {
  const next = seeded(seed);
  const upTo = (count: number) => Math.floor(next() * count);
  const month: PastMonth = { bets: [], money: [] };
  for (const member of members) {
    const { account, opened, habit, stake } = member;
    const last = lastPlayed[account] ?? 0;
    for (let ago = Math.min(days, opened); ago >= last; ago -= 1) {
      // Always behind the present, and not all at one hour.
      const at = () => new Date(now.getTime() - ago * dayMs - upTo(dayMs / 3));
      const addMoney = (kind: PastMoney['kind'], amount: bigint) => {
        const reference = `demo-team:${account}:${kind}:${ago}`;
        month.money.push({ account, kind, reference, amount, at: at() });
      };
      if (ago === opened || upTo(100) < 22) addMoney('deposit', stake * BigInt(5 + upTo(10)));
      if (upTo(100) < 7) addMoney('withdrawal', stake * BigInt(4 + upTo(8)));
      if (upTo(100) >= habit) continue;
      for (let bet = 2 + upTo(4); bet > 0; bet -= 1) {
        const game = games[upTo(games.length)];
        if (!game) throw new Error('The demonstration has no game to play.');
        const placed = stake * BigInt(1 + upTo(3));
        const payout = (placed * BigInt(payouts[upTo(payouts.length)] ?? 0)) / 2n;
        const round = `demo-team-${account}-${ago}-${bet}`;
        month.bets.push({ account, game, round, stake: placed, payout, at: at() });
      }
    }
  }
  return month;
}

/** Mulberry32: small, and the same on every machine. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
