import type { AppContext } from '#server/kernel/app-context.ts';
import { plan } from '#server/kernel/jobs.ts';
import { leftKind } from '../rounds/left-rounds.ts';
import { goOn, takeBack } from '../rounds/step-round.ts';
import type { RoundRow } from '../store.ts';
import { roomRulesOf } from './room-rules.ts';
import { selectTableRound, type TableRoundRow, updateTableRound } from './room-store.ts';
import { selectOpenBets } from './table-bet-store.ts';

const atOnce = 8;
const batch = 200;

/**
 * Every bet of a round that is over, each in a transaction of its own: a gateway that is killed on the way
 * leaves the rest as it was, and the next keeper goes on with it. False where a bet could not be
 * settled and has to be looked at again; a fault of one keeps none of the others waiting.
 */
export async function settleTableRound(
  app: AppContext,
  round: TableRoundRow,
  code: string,
  onFault: (cause: unknown) => void = () => undefined,
): Promise<boolean> {
  if (!roomRulesOf(code)) throw new Error('A round of a table without its rules.');
  let after = '0';
  let isWhole = true;
  for (;;) {
    const bets = await selectOpenBets(app.database, round.id, { after, atMost: batch });
    const settled = await eachOf(bets, (bet) =>
      settleBet(app, { round, bet, code }).catch((cause: unknown) => {
        onFault(cause);
        return false;
      }),
    );
    isWhole &&= settled.every(Boolean);
    if (bets.length < batch) return isWhole;
    after = bets.at(-1)?.id ?? after;
  }
}

/**
 * The table goes on without the bets that cannot be settled: each is left to a job, which tries for as
 * long as it takes and names its trouble every time.
 */
export async function leaveUnsettled(app: AppContext, round: TableRoundRow): Promise<void> {
  let after = '0';
  for (;;) {
    const bets = await selectOpenBets(app.database, round.id, { after, atMost: batch });
    const due = app.clock.now();
    for (const { id: key, player_id: playerId } of bets) {
      await plan(app.database, { kind: leftKind, key, due, body: { playerId } });
    }
    if (bets.length < batch) break;
    after = bets.at(-1)?.id ?? after;
  }
  await updateTableRound(app.database, round.id, { state: 'over' });
}

/** One that was left so; it throws where it cannot be settled yet. */
export async function settleLeft(
  app: AppContext,
  bet: RoundRow,
  tableRoundId: string,
): Promise<void> {
  const round = await selectTableRound(app.database, tableRoundId);
  if (round?.state !== 'over') throw new Error('A bet of a round that is not over.');
  if (!(await settleBet(app, { round, bet, code: bet.rules }))) {
    throw new Error(`${bet.rules}: a bet that cannot be settled.`);
  }
}

interface Bet {
  round: TableRoundRow;
  bet: RoundRow;
  code: string;
}

async function settleBet(app: AppContext, { round, bet, code }: Bet): Promise<boolean> {
  const request = { roundId: bet.id, after: 0, playerId: bet.player_id };
  if (round.is_broken && waitsForHand(bet)) {
    await takeBack(app, request);
    return true;
  }
  const step = roomRulesOf(code)?.lastStep;
  const settled = await goOn(app, { ...request, step });
  // A player who left in the last moment has been paid already.
  return settled.done || settled.code === 'round.over' || settled.code === 'request.conflict';
}

/** Left to the hand alone, and no hand could reach it. */
function waitsForHand({ choices }: RoundRow): boolean {
  return (JSON.parse(choices) as { leaveAt?: number | null }).leaveAt === null;
}

/** A few at a time: the pool is everybody's. */
export async function eachOf<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let from = 0; from < items.length; from += atOnce) {
    results.push(...(await Promise.all(items.slice(from, from + atOnce).map(work))));
  }
  return results;
}
