import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { Player } from '#server/kernel/answer.ts';
import { verifyLedger } from '#server/ledger/verify-ledger.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { testApp } from '#tests/database/test-app.ts';
import { handRules } from '#tests/lottery/hand-rules.ts';
import {
  buy,
  buyer,
  drawNumero,
  moneyOf,
  plantLottery,
  plantNumeros,
  slipFor,
  voidNumero,
} from '#tests/lottery/ticket-stage.ts';
import { placeTicket } from './place-ticket.ts';

const { database } = await freshDatabase({ poolSize: 10 });
const app = testApp(database);
await plantLottery(database);
let count = 0;
let numeros: string[];

beforeEach(async () => {
  count += 1;
  await sql`update lottery_numero set state = 'upcoming' where state = 'open'`.execute(database);
  numeros = await plantNumeros(database, 2);
});

async function below(agent: Player | null, name: string): Promise<Player> {
  const player = await buyer(app, `${name}-${count}`);
  await database
    .insertInto('sponsor')
    .values({
      player_id: player.id,
      agent_id: agent?.id ?? null,
      register_method: 'test',
      registered_at: new Date(),
    })
    .execute();
  return player;
}

const give = ({ id }: Player, series: number) =>
  database.updateTable('sponsor').set({ series }).where('player_id', '=', id).execute();
const mainOf = async (player: Player) => (await moneyOf(app, player)).main - 1_000_000;

/** A root without a series, which has the game's highest, two agents at 1940, and a player at 1900. */
async function line() {
  const root = await below(null, 'root');
  const same = await below(root, 'same');
  const agent = await below(same, 'agent');
  const player = await below(agent, 'player');
  for (const [one, series] of [
    [same, 1_940],
    [agent, 1_940],
    [player, 1_900],
  ] as const) {
    await give(one, series);
  }
  return { root, same, agent, player };
}

const slip = (series: number) => ({ ...slipFor(numeros[0] ?? ''), series });

test('each upline earns the stake times what its series lies above the highest one paid before', async () => {
  const { root, same, agent, player } = await line();
  await buy(app, slip(1_800), player);
  await drawNumero(app, numeros[0] ?? '', '3');
  // 200 staked: 5 % to the player, 2 % to each who lies 40 above.
  expect(await mainOf(player)).toBe(-200 + 10);
  expect([await mainOf(agent), await mainOf(same), await mainOf(root)]).toEqual([4, 0, 4]);
  expect((await verifyLedger(database)).faults).toEqual([]);
});

test('a correction pays uplines no second time, and a void numero pays them nothing', async () => {
  const { root, agent, player } = await line();
  await buy(app, slip(1_900), player);
  await drawNumero(app, numeros[0] ?? '', '7');
  await drawNumero(app, numeros[0] ?? '', '3');
  expect([await mainOf(agent), await mainOf(root)]).toEqual([4, 4]);
  await sql`update lottery_numero set state = 'open' where numero = ${numeros[1]}`.execute(
    database,
  );
  await buy(app, { ...slip(1_900), numero: numeros[1] ?? '' }, player);
  await voidNumero(app, numeros[1] ?? '');
  expect([await mainOf(agent), await mainOf(root)]).toEqual([4, 4]);
});

test('a play with odds of its own earns its uplines nothing', async () => {
  const { agent, player } = await line();
  const lines = [{ play: 'colour', choice: [['odd']], unit: '1', multiple: 1 } as const];
  await buy(
    app,
    { ...slip(1_900), lines: [...lines].map((one) => ({ ...one, choice: [['odd']] })) },
    player,
  );
  await drawNumero(app, numeros[0] ?? '', '3');
  expect(await mainOf(agent)).toBe(0);
});

test('a player picks no series above their own', async () => {
  const { player } = await line();
  const sale = await placeTicket(app, handRules, slip(1_960), player);
  expect(sale).toMatchObject({ code: 'ticket.series' });
});

test('where nobody below has a series, uplines earn nothing', async () => {
  const { agent, player } = await line();
  await database
    .updateTable('sponsor')
    .set({ series: null })
    .where('player_id', '=', player.id)
    .execute();
  await buy(app, slip(1_980), player);
  await drawNumero(app, numeros[0] ?? '', '3');
  expect(await mainOf(agent)).toBe(0);
});
