import type { Database } from '#server/db/open.ts';
import { selectBalances } from '#server/ledger/store.ts';
import { verifyLedger } from '#server/ledger/verify-ledger.ts';
import { type Cast, funds, paidIn, withdrawn } from './money-cast.ts';
import type { Stubborn } from './vendors-stubborn.ts';

/** What the clients were told, to be held against the books. */
export interface Acknowledged {
  bets: { playerId: string; requestId: string; paid: string }[];
  withdrawals: string[];
}

export interface MoneyFaults {
  /** Acknowledged, and not in the books. */
  lost: number;
  /** Asked for once, and there more than once. */
  twice: number;
  /** Players who have something else than what they were told comes to. */
  astray: number;
  openRounds: number;
  ledgerFaults: number;
}

interface Storm {
  cast: Cast;
  acknowledged: Acknowledged;
  stubborn: Stubborn;
  size: number;
}

const stake = 1_000n;

/** Holds the books against what the clients were told. */
export async function judgeMoney(database: Database, storm: Storm): Promise<MoneyFaults> {
  const { cast, acknowledged } = storm;
  const rounds = await database
    .selectFrom('house_round')
    .select(['request_id as requestId', 'state'])
    .execute();
  const deposits = await database.selectFrom('deposit').select(['id', 'state']).execute();
  const withdrawals = await database.selectFrom('withdrawal').select('id').execute();
  const missing = (known: Iterable<string>, told: readonly string[]) => {
    const there = new Set(known);
    return told.filter((one) => !there.has(one)).length;
  };
  const credited = deposits.filter(({ state }) => state === 'credited');
  const lost =
    missing(
      rounds.map(({ requestId }) => requestId),
      acknowledged.bets.map(({ requestId }) => requestId),
    ) +
    missing(
      credited.map(({ id }) => id),
      cast.deposits.map(({ id }) => id),
    ) +
    missing(
      withdrawals.map(({ id }) => id),
      acknowledged.withdrawals,
    );
  const above = (there: number, told: number) => Math.max(0, there - told);
  const open = await database
    .selectFrom('vendor_round')
    .select('round')
    .where('state', '=', 'open')
    .execute();
  return {
    lost,
    twice:
      above(rounds.length, acknowledged.bets.length) +
      above(withdrawals.length, acknowledged.withdrawals.length),
    astray: await countAstray(database, storm),
    openRounds: rounds.filter(({ state }) => state === 'open').length + open.length,
    ledgerFaults: (await verifyLedger(database)).faults.length,
  };
}

/** Each player's money, main and held, is what their acknowledged requests come to. */
async function countAstray(
  database: Database,
  { cast, acknowledged, stubborn, size }: Storm,
): Promise<number> {
  const expected = new Map<string, string>();
  const expect = (playerId: string, main: bigint, held = 0n) =>
    expected.set(playerId, `${main} ${held}`);
  for (const { playerId } of cast.bettors) {
    const own = acknowledged.bets.filter((bet) => bet.playerId === playerId);
    expect(
      playerId,
      own.reduce((sum, { paid }) => sum - stake + BigInt(paid), funds),
    );
  }
  for (const [index, { playerId }] of cast.stagePlayers.entries()) {
    let main = funds;
    for (let number = index; number < size; number += cast.stagePlayers.length) {
      main += stubborn.comesTo(number);
    }
    expect(playerId, main);
  }
  for (const { playerId } of cast.deposits) expect(playerId, paidIn);
  for (const [number, { player }] of cast.withdrawers.entries()) {
    if (number % 2 === 1) expect(player.id, funds);
    else expect(player.id, funds - withdrawn, withdrawn);
  }
  let astray = 0;
  for (const [playerId, told] of expected) {
    const balances = await selectBalances(database, playerId);
    const inKind = (kind: string) => balances.find((one) => one.kind === kind)?.amount ?? '0';
    if (`${inKind('player-main')} ${inKind('player-held')}` !== told) astray += 1;
  }
  return astray;
}
