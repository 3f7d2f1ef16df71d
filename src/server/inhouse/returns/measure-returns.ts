import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { Purse } from '#contract/inhouse.ts';
import type { measuredReturn as Call } from '#contract/round-story.ts';
import type { Database } from '#server/db/open.ts';
import { done, type Outcome, type Player, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import type { JobHandler } from '#server/kernel/jobs.ts';
import { gameOf } from '../rounds/replay-round.ts';
import { ownerOf } from '../seeds/seeds.ts';
import { selectTerms } from '../store.ts';
import { type SummedReturn, selectReturns, sumDays } from './returns-store.ts';
import { type Share, shareOf } from './share-of.ts';

/** The job that counts; planned by the schema, and then every night by itself. */
export const measureKind = 'measure-returns';

export function measureNightly(database: Database): JobHandler {
  return async ({ now }) => {
    await sumDays(database, now);
    const night = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1] as const;
    return { again: new Date(Date.UTC(...night, 0, 10)) };
  };
}

/** What one game really paid back; shown beside its rules. */
export async function readMeasured(
  { database }: Pick<AppContext, 'database'>,
  { game, purse }: RequestOf<typeof Call>,
  player: Player,
): Promise<Outcome<AnswerOf<typeof Call>, (typeof Call)['refuses'][number]>> {
  if (!ownerOf(player, purse)) return refuse('purse.coins-only');
  const terms = await selectTerms(database, game);
  if (!terms) return refuse('game.unknown');
  const [sums] = await selectReturns(database, { rules: terms.rules, purse });
  if (!sums) return done({ rounds: 0, staked: '0', paid: '0', share: null, until: null });
  return done({
    rounds: Number(sums.rounds),
    staked: sums.staked,
    paid: sums.paid,
    share: shareOf(numbersOf(sums)),
    until: sums.measured_at.toISOString(),
  });
}

export interface MeasuredGame {
  rules: string;
  purse: Purse;
  rounds: number;
  staked: string;
  paid: string;
  share: Share | null;
  /** From the least to the most that any bet of the game returns; null for rules that are gone. */
  theory: { least: number; most: number } | null;
  /** Theory lies wholly outside of where chance puts it in 99 of 100 countings. */
  isStrange: boolean;
}

/** Every game that was played, counted up to the end of yesterday, beside what it should return (G-RTP). */
export async function listMeasured(database: Database, now: Date): Promise<MeasuredGame[]> {
  await sumDays(database, now);
  const all = await selectReturns(database);
  return all.map((sums) => {
    const share = shareOf(numbersOf(sums));
    const theory = theoryOf(sums.rules);
    const isStrange =
      share !== null && theory !== null && (share.high < theory.least || share.low > theory.most);
    const { rules, purse, staked, paid } = sums;
    return { rules, purse, rounds: Number(sums.rounds), staked, paid, share, theory, isStrange };
  });
}

function theoryOf(rules: string): MeasuredGame['theory'] {
  const returns = gameOf(rules)
    ?.odds()
    .map((bet) => bet.return);
  return returns?.length ? { least: Math.min(...returns), most: Math.max(...returns) } : null;
}

function numbersOf(sums: SummedReturn) {
  return {
    rounds: Number(sums.rounds),
    staked: Number(sums.staked),
    paid: Number(sums.paid),
    stakedSquared: Number(sums.staked_squared),
    paidSquared: Number(sums.paid_squared),
    stakedPaid: Number(sums.staked_paid),
  };
}
