import { beforeEach, describe, expect, test } from 'vitest';
import { openRound, stepRound } from '#contract/inhouse.ts';
import { signatureHeader, type VendorOperationName } from '#contract/vendor-api.ts';
import { openSession } from '#server/identity/sessions/open-session.ts';
import { verifyLedger } from '#server/ledger/verify-ledger.ts';
import { signRequest } from '#server/ports/vendors/sign.ts';
import { newPlayer } from '#tests/database/test-app.ts';
import { openTables } from '#tests/inhouse/open-tables.ts';
import {
  newStagePlayer,
  plantGround,
  plantVendor,
  stageCurrency,
} from '#tests/stages/vendors-stage.ts';
import { giveMoney } from '#tests/wallet/give-money.ts';
import { type Reply, threeInTurn } from './in-turn.ts';

const { app, client } = await threeInTurn();
const { database } = app;
await plantGround(database);
const vendor = await plantVendor(database, 'PG');

const games = ['VB_DICE', 'VB_MINES'];
const dice = { choices: { stake: '100', side: 'under', target: 5_000 } };
const mines = { game: 'VB_MINES', choices: { stake: '100', mines: 3 } };

let playerId: string;
let token: string;
beforeEach(async () => {
  await openTables(database, games, { cycleMs: 0 });
  await database.updateTable('game').set({ enabled: true }).execute();
  await database.deleteFrom('play_stop').execute();
  ({ id: playerId } = await newPlayer(database, `p${crypto.randomUUID().slice(0, 8)}`));
  ({ token } = await openSession(app, playerId));
  await giveMoney(database, { playerId, amount: 1_000_000n, commodity: stageCurrency });
});

const bet = (wish: object = {}) => {
  const whole = {
    requestId: crypto.randomUUID(),
    game: 'VB_DICE',
    purse: 'money',
    ...dice,
    ...wish,
  };
  return client.post(openRound.path, whole, { token });
};

interface Round {
  id: string;
  state: string;
  staked: string;
  paid: string | null;
  proof: { nonce: number };
}
function roundOf({ body }: Reply): Round {
  expect(body).toMatchObject({ success: true });
  return body.value as Round;
}

async function lies(): Promise<bigint> {
  const { amount } = await database
    .selectFrom('ledger_balance as balance')
    .innerJoin('ledger_account as account', 'account.id', 'balance.account_id')
    .select('balance.amount')
    .where('balance.player_id', '=', playerId)
    .where('account.kind', '=', 'player-main')
    .executeTakeFirstOrThrow();
  return BigInt(amount);
}

describe('through three gateways that take turns', () => {
  test('bets of one player follow one another: seeds, money and repetitions as through one', async () => {
    const rounds: Round[] = [];
    let expected = 1_000_000n;
    for (let count = 0; count < 9; count += 1) {
      const round = roundOf(await bet());
      expected += BigInt(round.paid ?? 0) - BigInt(round.staked);
      expect(await lies()).toBe(expected);
      rounds.push(round);
    }
    expect(rounds.map(({ proof }) => proof.nonce)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    const requestId = crypto.randomUUID();
    const answers = [await bet({ requestId }), await bet({ requestId }), await bet({ requestId })];
    expect(new Set(answers.map((answer) => roundOf(answer).id)).size).toBe(1);
    const other = { requestId, choices: { ...dice.choices, stake: '200' } };
    expect((await bet(other)).body).toMatchObject({ code: 'request.conflict' });
    expect(await verifyLedger(database)).toMatchObject({ isSound: true });
  });

  test('a round is begun, gone on with and ended at three different ones', async () => {
    const { id } = roundOf(await bet(mines));
    const step = (after: number, made: object) =>
      client.post(stepRound.path, { roundId: id, after, step: made }, { token });
    let round = roundOf(await step(0, { kind: 'pick', cell: 0 }));
    if (round.state === 'open') round = roundOf(await step(1, { kind: 'cash-out' }));
    expect(round.state).toBe('done');
    expect(await lies()).toBe(1_000_000n - 100n + BigInt(round.paid ?? 0));
  });

  test('a vendor’s callbacks are carried out once, wherever each comes', async () => {
    const account = `v${crypto.randomUUID().slice(0, 8)}`;
    const player = await newStagePlayer(app, { vendor: 'PG', account, funds: 10_000n });
    const who = { player: player.name, currency: stageCurrency };
    const place = { game: 'PG-1', round: `r${crypto.randomUUID()}` };
    const ask = (operation: VendorOperationName, content: object) => {
      const path = `/wps/vendor/PG/${operation}`;
      const body = JSON.stringify(content);
      const signed = signRequest(
        vendor.privateKey,
        { method: 'POST', path, body },
        app.clock.now(),
      );
      return client.post(path, body, { [signatureHeader]: signed.header });
    };
    const stake = { ...who, ...place, session: player.session, amount: '100', transaction: 'a' };
    const first = await ask('bet', stake);
    expect(first).toMatchObject({ status: 200, body: { balance: '9900' } });
    for (const _ of [2, 3]) {
      expect(await ask('bet', stake)).toMatchObject({
        status: 200,
        body: { balance: '9900', isRepeat: true, posted: first.body.posted },
      });
    }
    const win = { ...who, ...place, amount: '300', isEnd: true, transaction: 'b' };
    expect(await ask('win', win)).toMatchObject({ status: 200, body: { balance: '10200' } });
    expect(await ask('balance', who)).toMatchObject({ body: { balance: '10200' } });
    expect(await verifyLedger(database)).toMatchObject({ isSound: true });
  });

  const limit = (kind: 'wager' | 'loss') =>
    database
      .insertInto('player_limit')
      .values({ player_id: playerId, kind, period: 'day', amount: '10', set_at: new Date() })
      .execute();
  const table = (change: { enabled?: boolean; cycle_ms?: number }) =>
    database.updateTable('house_game').set(change).execute();
  const stake = (amount: string) => ({ choices: { ...dice.choices, stake: amount } });

  test.each<[string, string, () => unknown, object?]>([
    ['of a game that nobody has', 'game.unknown', () => undefined, { game: 'VB_NOTHING' }],
    ['of a closed game', 'game.closed', () => table({ enabled: false })],
    ['too soon', 'round.too-soon', async () => [await bet(), await table({ cycle_ms: 60_000 })]],
    [
      'while all play is stopped',
      'play.stopped',
      () =>
        database
          .insertInto('play_stop')
          .values({ scope: 'all', target: '', reason: 'a fault', stopped_by: 'marta' })
          .execute(),
    ],
    [
      'on a break',
      'break.active',
      () =>
        database
          .insertInto('player_break')
          .values({
            player_id: playerId,
            kind: 'cool-off',
            began_at: new Date(),
            ends_at: new Date(Date.now() + 3_600_000),
          })
          .execute(),
    ],
    [
      'before a reality check is answered',
      'reality.pending',
      () =>
        database
          .updateTable('session')
          .set({ created_at: new Date(Date.now() - 3 * 3_600_000) })
          .where('player_id', '=', playerId)
          .execute(),
    ],
    ['above a limit for bets', 'limit.wager', () => limit('wager')],
    ['above a limit for losses', 'limit.loss', () => limit('loss')],
    ['beside one that runs', 'round.open', () => bet(mines), mines],
    ['for less than the least', 'stake.below-least', () => undefined, stake('1')],
    ['for more than the most', 'stake.above-most', () => undefined, stake('1000001')],
    // The stake of a round that runs is held.
    ['for more than there is', 'wallet.short', () => bet(mines), stake('1000000')],
    ['with choices that are none', 'round.choices', () => undefined, { choices: { stake: '100' } }],
  ])(
    'a bet %s is refused by each of them, and leaves nothing behind',
    async (_, code, stand, wish) => {
      await stand();
      const before = await lies();
      const asked = new Set<number>();
      for (let count = 0; count < 3; count += 1) {
        asked.add(client.next());
        expect((await bet(wish)).body).toMatchObject({ success: false, code });
      }
      expect(asked.size).toBe(3);
      expect(await lies()).toBe(before);
    },
  );
});
