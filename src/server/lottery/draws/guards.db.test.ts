import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { freshDatabase } from '#tests/database/harness.ts';
import { testApp } from '#tests/database/test-app.ts';
import { digest, drawStage, numerosOf, passTime, plantGame } from '#tests/lottery/draw-stage.ts';
import { namedActor } from '#tests/operator/staff.ts';
import { seedOf } from './chain.ts';
import { readLotteryDelays } from './read-draws.ts';
import { stopGame } from './stop-game.ts';
import { selectNumero, writeDraw } from './store.ts';
import { voidByOperator, voidOverdue } from './void-numero.ts';

const { database } = await freshDatabase();
const app = testApp(database);
const [ana, luis] = [await namedActor(app, 'ana'), await namedActor(app, 'luis')];
let games = 0;

async function openedGame() {
  games += 1;
  const code = `GU_${games}`;
  await plantGame(database, { code });
  const stage = drawStage(database, app);
  await stage.advance(code);
  const idOf = async (state: string) =>
    (await numerosOf(database, code)).find((one) => one.state === state)?.id ?? '';
  const close = async () => {
    const id = await idOf('open');
    await passTime(database, code, '1 minute');
    await stage.advance(code);
    return id;
  };
  return { code, ...stage, idOf, close };
}

const audited = async (subject: string) =>
  database
    .selectFrom('operator_audit')
    .select(['operator_name', 'action'])
    .where('subject', '=', subject)
    .orderBy('id')
    .execute();

test('a numero before its closing is voided by one operator, with a line of the audit', async () => {
  const { idOf, hooks, notes } = await openedGame();
  const id = await idOf('open');
  const asked = { id, subject: `void:${id}`, reason: 'a ball is missing', actor: ana };
  expect(await voidByOperator(database, hooks, asked)).toBe('void');
  expect(await voidByOperator(database, hooks, asked)).toBe('over');
  expect(notes.voided).toEqual([id]);
  expect(await audited(`void:${id}`)).toEqual([{ operator_name: 'ana', action: 'lottery-void' }]);
});

test('a closed numero, whose outcome somebody may know, is voided by two operators', async () => {
  const { close, hooks, notes } = await openedGame();
  const id = await close();
  const asked = { id, subject: `void:${id}`, reason: 'the beacon is gone', actor: ana };
  expect(await voidByOperator(database, hooks, asked)).toBe('waiting');
  expect(await voidByOperator(database, hooks, asked)).toBe('waiting');
  expect((await selectNumero(database, id))?.state).toBe('closed');
  expect(await voidByOperator(database, hooks, { ...asked, actor: luis })).toBe('void');
  expect(notes.voided).toEqual([id]);
  expect(await audited(`void:${id}`)).toEqual([
    { operator_name: 'ana', action: 'lottery-void-asked' },
    { operator_name: 'ana', action: 'lottery-void-asked' },
    { operator_name: 'luis', action: 'lottery-void' },
  ]);
});

test('a request to void waits seven days for its approval', async () => {
  const { close, hooks } = await openedGame();
  const id = await close();
  const asked = { id, subject: `void:${id}`, reason: 'the beacon is gone', actor: ana };
  await voidByOperator(database, hooks, asked);
  await sql`update lottery_void_request set asked_at = asked_at - interval '8 days'`.execute(
    database,
  );
  expect(await voidByOperator(database, hooks, { ...asked, actor: luis })).toBe('waiting');
});

test('the machine voids a house’s numero once its beacon is overdue, and no earlier', async () => {
  const { code, close, hooks } = await openedGame();
  const id = await close();
  await expect(voidOverdue(database, hooks, id)).rejects.toThrow(/overdue/);
  await passTime(database, code, '2 hours');
  expect(await voidOverdue(database, hooks, id)).toBe('void');
});

test('a stop leaves to its draw what has closed, though its list is not sealed yet', async () => {
  const { code, idOf, hooks, notes } = await openedGame();
  const id = await idOf('open');
  await passTime(database, code, '1 minute');
  const stopping = { game: code, reason: 'the licence pauses', actor: ana };
  expect(await stopGame(app, hooks, stopping)).toBe(0);
  expect(notes.voided).toEqual([]);
  expect((await selectNumero(database, id))?.state).toBe('open');
});

test('a list that took so long to hash that the later round came as well is not sealed', async () => {
  const { code, idOf } = await openedGame();
  const id = await idOf('open');
  await passTime(database, code, '1 minute');
  const sealing = sql`select * from lottery_seal(${id}::bigint, ${digest('')}, 0,
    clock_timestamp() - interval '9 seconds', 5, clock_timestamp() - interval '1 second')`;
  await expect(sealing.execute(database)).rejects.toMatchObject({ code: '40001' });
  expect((await selectNumero(database, id))?.state).toBe('open');
});

test('a seed that is not the link of its numero draws nothing, whichever link it is', async () => {
  const { close } = await openedGame();
  const [first, second] = [await close(), await close()];
  for (const id of [first, second]) {
    const numero = await selectNumero(database, id);
    const { chain_id, link, beacon_network, beacon_round } = numero ?? {};
    const drawn = (seed: string) =>
      database.transaction().execute((transaction) =>
        writeDraw(transaction, id, {
          seed,
          network: beacon_network ?? '',
          round: beacon_round ?? '',
          signature: 'a'.repeat(96),
          result: ['1'],
        }),
      );
    await expect(drawn(digest('another seed'))).rejects.toThrow(/not the link/);
    const seed = await seedOf(app, chain_id ?? '', link ?? 0);
    expect(await drawn(seed)).toMatchObject({ state: 'drawn', seed });
  }
});

test('a game with numeros keeps its family, its mode and who draws it', async () => {
  const { code } = await openedGame();
  for (const change of [`family = 'PK10'`, `mode = 'ZY'`, `drawn_by = 'official'`]) {
    const changing = sql`update lottery_game set ${sql.raw(change)} where game_code = ${code}`;
    await expect(changing.execute(database)).rejects.toThrow(/keeps its code/);
  }
  await sql`update lottery_game set area = 'SEA' where game_code = ${code}`.execute(database);
});

test('a late draw and a missing beacon stand in the metrics', async () => {
  const { code, close } = await openedGame();
  await close();
  await passTime(database, code, '30 minutes');
  const { draw, beacon } = await readLotteryDelays(database);
  expect(draw).toBeGreaterThan(1_500);
  expect(beacon).toBeGreaterThan(0);
});
