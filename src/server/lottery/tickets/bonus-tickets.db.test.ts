import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Player } from '#server/kernel/answer.ts';
import { verifyLedger } from '#server/ledger/verify-ledger.ts';
import { giveUpBonus } from '#server/rewards/bonus/give-up-bonus.ts';
import { proposeBonus, publishBonus } from '#server/rewards/bonus/publish-bonus.ts';
import { finishBonuses } from '#server/rewards/bonus/sweep-bonus.ts';
import { statementsOf } from '#tests/database/count-statements.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { testApp } from '#tests/database/test-app.ts';
import { handRules } from '#tests/lottery/hand-rules.ts';
import {
  buy,
  buyer,
  closeNumero,
  drawNumero,
  plantLottery,
  plantNumeros,
  type Slip,
  slipFor,
  voidNumero,
} from '#tests/lottery/ticket-stage.ts';
import { ana, bonusStage, eva } from '#tests/rewards/bonus-stage.ts';
import { workedBonus } from '#tests/rewards/worked-bonus.ts';
import { cancelTicket } from './cancel-ticket.ts';
import { placeTicket } from './place-ticket.ts';
import { stopChase } from './stop-chase.ts';

const { database } = await freshDatabase({ poolSize: 10 });
const app = testApp(database);
const { bonusFor, counted, rowOf, setMain, standing } = bonusStage(app);

beforeAll(async () => {
  await plantLottery(database);
  const weights = { games: {}, vendors: {}, classes: { LOTT: 50 } };
  const terms = { ...workedBonus, code: 'lottery', product: 'lottery', weights } as const;
  await proposeBonus(app, { ...terms, multiple: 5, capConversion: 3_000 }, ana);
  expect(await publishBonus(app, 'lottery', eva)).toMatchObject({ done: true });
});

let player: Player;
let bonus: string;
let numeros: string[];
let count = 0;
const at = (index: number) => numeros[index] ?? '';

/** 1.00 of one's own and a bonus of 100.00; a stake of 5.00 at most. */
beforeEach(async () => {
  count += 1;
  app.clock.set(new Date().toISOString());
  await sql`update lottery_numero set state = 'upcoming' where state = 'open'`.execute(database);
  numeros = await plantNumeros(database, 3);
  player = await buyer(app, `bonus-${count}`, 10_000n);
  bonus = await bonusFor(player, 'lottery');
  await setMain(player, 100n);
});

/** What is bought was bought after the bonus began. */
function buys(change: Partial<Slip> = {}) {
  app.clock.set(new Date(app.clock.now().getTime() + 1_000).toISOString());
  return buy(app, slipFor(at(0), change), player);
}

const chase = () => ({
  chase: { stopsOnWin: false, numeros: [1, 2].map((n) => ({ numero: at(n), multiple: n })) },
});

async function isSound() {
  expect((await verifyLedger(database)).faults).toEqual([]);
}

describe('a slip takes two statements, and a third where its chase is read for the answer,', () => {
  test.each([
    ['with own money alone', 10_000n, {}, 2],
    ['with bonus money', 100n, {}, 2],
    ['with bonus money, and later numeros in a chase', 0n, chase, 3],
  ] as const)('%s', async (_, own, change, most) => {
    await setMain(player, own);
    app.clock.set(new Date(app.clock.now().getTime() + 1_000).toISOString());
    const slip = slipFor(at(0), typeof change === 'function' ? change() : change);
    const { done, count } = await statementsOf(() => placeTicket(app, handRules, slip, player));
    expect([done, count]).toEqual([true, most]);
    expect((await standing(player)).bonus < 10_000n).toBe(own < 10_000n);
  });
});

describe('a ticket that needs bonus money', () => {
  test('takes own money first, wins in the same parts, and counts by its weight', async () => {
    await buys();
    expect(await standing(player)).toEqual({ main: 0n, bonus: 9_900n });
    await drawNumero(app, at(0), '7');
    expect(await standing(player)).toEqual({ main: 990n, bonus: 10_890n });
    await counted();
    expect(await rowOf(bonus)).toMatchObject({ counted: '100' });
    await isSound();
  });

  test('that loses is over for its bonus', async () => {
    await setMain(player, 0n);
    await buys();
    await drawNumero(app, at(0), '3');
    expect(await standing(player)).toEqual({ main: 0n, bonus: 9_800n });
    const stakes = await database
      .selectFrom('bonus_stake')
      .select(['amount', 'settled_at'])
      .where('grant_id', '=', bonus)
      .execute();
    expect(stakes).toMatchObject([{ amount: '200' }]);
    expect(stakes[0]?.settled_at).not.toBeNull();
  });

  test.each([
    ['the cap', 3, {}, 'bonus.stake-above-cap'],
    ['what there is', 51, {}, 'wallet.short'],
    ['its weight', 1, { weights: { games: { DIGIT: 0 } } }, 'wallet.short'],
  ])('above %s is refused as it is made', async (_, multiple, terms, code) => {
    await sql`update bonus_state set terms = terms || ${JSON.stringify(terms)} where grant_id = ${bonus}`.execute(
      database,
    );
    const lines = [{ play: 'digit', choice: [['7']], unit: '1' as const, multiple }];
    const sold = await placeTicket(app, handRules, slipFor(at(0), { lines }), player);
    expect(sold).toMatchObject({ done: false, code });
    expect(await standing(player)).toEqual({ main: 100n, bonus: 10_000n });
  });

  test('buys nothing that closes when the bonus is over', async () => {
    await sql`update bonus_state set expires_at = (
      select closes_at + interval '1 minute' from lottery_numero where numero = ${at(0)})
      where grant_id = ${bonus}`.execute(database);
    const wanted = slipFor(at(0), { ...chase() });
    expect(await placeTicket(app, handRules, wanted, player)).toMatchObject({
      code: 'wallet.short',
    });
    expect(await placeTicket(app, handRules, slipFor(at(0)), player)).toMatchObject({ done: true });
  });

  test('returns each part to where it came from, cancelled or void', async () => {
    const { ticket } = await buys();
    await cancelTicket(app, { ticketId: ticket.id, language: 'es' }, player);
    expect(await standing(player)).toEqual({ main: 100n, bonus: 10_000n });
    await buys();
    await voidNumero(app, at(0));
    expect(await standing(player)).toEqual({ main: 100n, bonus: 10_000n });
    await counted();
    expect(await rowOf(bonus)).toMatchObject({ counted: '0' });
    await isSound();
  });

  test('divides the rebate of its series as it divides a prize', async () => {
    await buys({ series: 1_700 });
    await drawNumero(app, at(0), '3');
    expect(await standing(player)).toEqual({ main: 14n, bonus: 9_914n });
  });

  test('is corrected in both parts, there and back', async () => {
    await buys();
    await drawNumero(app, at(0), '7');
    await drawNumero(app, at(0), '3');
    expect(await standing(player)).toEqual({ main: 0n, bonus: 9_900n });
    await drawNumero(app, at(0), '7');
    expect(await standing(player)).toEqual({ main: 990n, bonus: 10_890n });
    const facts = database
      .selectFrom('settled_fact')
      .select(['kind', 'bonus_stake', 'payout', 'bonus_payout'])
      .where('player_id', '=', player.id)
      .where('source_kind', '=', 'bet')
      .orderBy('id');
    const corrected = { kind: 'bet-changed', bonus_stake: '0' };
    expect(await facts.execute()).toEqual([
      { kind: 'bet', bonus_stake: '100', payout: '1980', bonus_payout: '990' },
      { ...corrected, payout: '-1980', bonus_payout: '-990' },
      { ...corrected, payout: '1980', bonus_payout: '990' },
    ]);
    await isSound();
  });

  test('brings the bonus’s part to the house once it was given up', async () => {
    await buys();
    await giveUpBonus(app, bonus, player);
    await drawNumero(app, at(0), '7');
    expect(await standing(player)).toEqual({ main: 990n, bonus: 0n });
    await isSound();
  });

  test('brings it to the player once it was completed, within the cap, and a correction leaves it', async () => {
    await sql`update bonus_state set need = 100 where grant_id = ${bonus}`.execute(database);
    await setMain(player, 0n);
    await buys(chase());
    await drawNumero(app, at(0), '3');
    await counted();
    await sql`update bonus_state set cap_conversion = 9500 where grant_id = ${bonus}`.execute(
      database,
    );
    await finishBonuses(app);
    // 2.00, 2.00 and 4.00 were staked, and 92.00 became the player's own.
    expect(await standing(player)).toEqual({ main: 9_200n, bonus: 0n });
    await drawNumero(app, at(1), '7');
    expect(await standing(player)).toEqual({ main: 9_500n, bonus: 0n });
    await drawNumero(app, at(1), '3');
    expect(await standing(player)).toEqual({ main: 9_500n, bonus: 0n });
    await isSound();
  });
});

test('a chase holds its own part and stakes the bonus’s, and gives back both where it is stopped', async () => {
  await setMain(player, 500n);
  const { chase: own } = await buys(chase());
  // 2.00 and 2.00 of one's own, then 1.00 and 3.00.
  expect(await standing(player)).toEqual({ main: 0n, bonus: 9_700n });
  await drawNumero(app, at(0), '3');
  expect(await stopChase(app, { chaseId: own?.id ?? '', language: 'es' }, player)).toMatchObject({
    done: true,
  });
  expect(await standing(player)).toEqual({ main: 300n, bonus: 10_000n });
  await isSound();
});

test('a chase is settled in the parts of each of its tickets', async () => {
  await setMain(player, 500n);
  await buys(chase());
  for (const index of [0, 1, 2]) await drawNumero(app, at(index), '7');
  expect(await standing(player)).toEqual({
    main: 1_980n + 1_980n + 990n,
    bonus: 9_700n + 2_970n,
  });
  await counted();
  expect(await rowOf(bonus)).toMatchObject({ counted: '400' });
  await isSound();
});

test('settling, giving up, stopping and cancelling at once wait for each other in no circle', async () => {
  const { rows: before } = await sql<{ deadlocks: string }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(database);
  const crowd = await Promise.all(
    Array.from({ length: 6 }, async (_, place) => {
      const one = await buyer(app, `crowd-${count}-${place}`, 10_000n);
      const grant = await bonusFor(one, 'lottery');
      await setMain(one, 100n);
      return { one, grant };
    }),
  );
  app.clock.set(new Date(app.clock.now().getTime() + 1_000).toISOString());
  const bought = await Promise.all(crowd.map(({ one }) => buy(app, slipFor(at(0), chase()), one)));
  await closeNumero(database, at(0));
  await Promise.all([
    drawNumero(app, at(0), '7'),
    voidNumero(app, at(2)),
    counted(),
    ...crowd.map(({ one, grant }, place) => {
      const own = bought[place]?.chase;
      if (place % 3 === 0) return giveUpBonus(app, grant, one);
      if (place % 3 === 1) return stopChase(app, { chaseId: own?.id ?? '', language: 'es' }, one);
      const ticketId = own?.tickets[1]?.id ?? '';
      return cancelTicket(app, { ticketId, language: 'es' }, one);
    }),
  ]);
  const { rows: after } = await sql<{ deadlocks: string }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(database);
  expect(after).toEqual(before);
  await isSound();
});
