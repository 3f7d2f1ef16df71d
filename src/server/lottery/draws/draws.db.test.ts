import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { linkOf } from '#games/chain.ts';
import { openBeaconSandboxOf } from '#server/ports/beacon/open-beacon.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { eventsOf, testApp } from '#tests/database/test-app.ts';
import {
  digest,
  digitRules,
  drawStage,
  numerosOf,
  passTime,
  plantGame,
  statesOf,
} from '#tests/lottery/draw-stage.ts';
import { resumeGame, stopGame } from './stop-game.ts';

const { database } = await freshDatabase();
const app = testApp(database);
// Its clock is far ahead, so that each round can be had at once.
app.clock.set('2030-01-01T00:00:00Z');
const beacon = await openBeaconSandboxOf(app);
afterAll(() => beacon?.close());

let games = 0;

async function openedGame(setup: { seconds?: number } = {}) {
  games += 1;
  const code = `LT_${games}`;
  await plantGame(database, { code, ...setup });
  const stage = drawStage(database, app);
  await stage.advance(code);
  return { code, ...stage };
}

/** Games of other tests have waited for the same round. */
const forgetRounds = () => database.deleteFrom('lottery_beacon').execute();

async function idsIn(code: string, state: string): Promise<string[]> {
  return (await numerosOf(database, code)).filter((one) => one.state === state).map(({ id }) => id);
}

test('numeros are made ahead once, with numbers and links that follow one another', async () => {
  const { code, advance } = await openedGame();
  await advance(code);
  const numeros = await numerosOf(database, code);
  expect(numeros).toHaveLength(60);
  expect(numeros.map(({ link }) => link)).toEqual(numeros.map((_, at) => at + 1));
  expect(numeros.map(({ numero }) => numero)).toEqual(numeros.map((_, at) => String(100_001 + at)));
  // One sale ends where the next begins.
  expect(numeros.slice(1).map(({ opens_at }) => opens_at)).toEqual(
    numeros.slice(0, -1).map(({ closes_at }) => closes_at),
  );
});

test('a numero is opened, sealed and drawn, and anybody can draw it again', async () => {
  const { code, advance, draw, notes } = await openedGame();
  notes.hashes.push(digest('ticket 1'), digest('ticket 2'));
  await advance(code);
  expect(await statesOf(database, code)).toContain('open');
  const [id = ''] = await idsIn(code, 'open');
  await passTime(database, code, '1 minute');
  await advance(code);
  await draw(id);
  const numero = (await numerosOf(database, code)).find((one) => one.id === id);
  expect(numero).toMatchObject({ state: 'drawn', edition: 1, list_count: 2 });
  expect(notes.drawn).toEqual([`${id}/1`]);
  const chain = await database
    .selectFrom('lottery_chain')
    .selectAll()
    .where('game_code', '=', code)
    .executeTakeFirstOrThrow();
  const { seed = '', link, list_root, beacon_signature } = numero ?? {};
  expect(linkOf({ end: seed ?? '', rounds: (link ?? 0) + 1 }, 1)).toBe(chain.commitment);
  expect(numero?.result).toEqual(
    digitRules.draw('SSC', {
      seed: seed ?? '',
      game: code,
      numero: numero?.numero ?? '',
      listRoot: list_root ?? '',
      beacon: beacon_signature ?? '',
    }),
  );
  const told = (await eventsOf(database)).filter(({ topic }) => topic === `room:lottery:${code}`);
  expect(told.map(({ body }) => (body as { state: string }).state)).toEqual([
    'open',
    'closed',
    'open',
    'drawn',
  ]);
});

test('two gateways that close and draw at the same moment do it once', async () => {
  const { code, advance, draw, notes } = await openedGame();
  const other = drawStage(database, app);
  const [id = ''] = await idsIn(code, 'open');
  await passTime(database, code, '1 minute');
  await Promise.all([advance(code), other.advance(code)]);
  await Promise.all([draw(id), other.draw(id), draw(id)]);
  expect([...notes.drawn, ...other.notes.drawn]).toEqual([`${id}/1`]);
  expect(await idsIn(code, 'open')).toHaveLength(1);
});

test('a gateway that dies between closing and drawing leaves the draw planned', async () => {
  const { code, advance } = await openedGame();
  const [id = ''] = await idsIn(code, 'open');
  await passTime(database, code, '1 minute');
  await advance(code);
  const jobs = await database
    .selectFrom('job')
    .select('key')
    .where('kind', '=', 'lottery-draw')
    .where('key', '=', id)
    .execute();
  expect(jobs).toHaveLength(1);
});

test.each(['1 hour', '1 day'])('a clock that jumps %s ahead draws each numero once', async (by) => {
  const { code, advance, draw, notes } = await openedGame({ seconds: 120 });
  const [sold = ''] = await idsIn(code, 'open');
  await passTime(database, code, by);
  await advance(code);
  await draw(sold);
  await draw(sold);
  // What was in sale is drawn late, what was never opened is void, and new ones are made behind.
  expect(notes.drawn).toEqual([`${sold}/1`]);
  expect(await statesOf(database, code)).not.toContain('closed');
  const numeros = await numerosOf(database, code);
  expect(numeros.filter(({ state }) => state === 'void').every((one) => one.void_reason)).toBe(
    true,
  );
  expect(
    numeros.filter(({ state }) => ['open', 'upcoming'].includes(state)).length,
  ).toBeGreaterThan(0);
});

test.each(['1 hour', '1 day'])('a clock that is set %s back draws nothing twice', async (by) => {
  const { code, advance, draw, notes } = await openedGame();
  const [id = ''] = await idsIn(code, 'open');
  await passTime(database, code, '1 minute');
  await advance(code);
  await draw(id);
  await passTime(database, code, `-${by}`);
  await advance(code);
  await draw(id);
  expect(notes.drawn).toEqual([`${id}/1`]);
  expect(notes.voided).toEqual([]);
  const numeros = await numerosOf(database, code);
  expect(new Set(numeros.map(({ numero }) => numero)).size).toBe(numeros.length);
});

test('a list that is sealed after its round came is drawn from a later round', async () => {
  const { code, advance } = await openedGame();
  const [id = ''] = await idsIn(code, 'open');
  const planned = (await numerosOf(database, code)).find((one) => one.id === id)?.beacon_round;
  await sql`update lottery_numero set beacon_round = beacon_round - 1000,
    planned_round = planned_round - 1000 where id = ${id}`.execute(database);
  await passTime(database, code, '1 hour');
  await advance(code);
  const sealed = (await numerosOf(database, code)).find((one) => one.id === id);
  expect(Number(sealed?.beacon_round)).toBeGreaterThan(Number(planned) - 1000);
  // The round that was named stays, so whoever verifies sees that the list was late.
  expect(Number(sealed?.planned_round)).toBe(Number(planned) - 1000);
});

test('a beacon that lies, is late or is away draws nothing, and the right one does later', async () => {
  const { code, advance, draw, notes } = await openedGame();
  const [id = ''] = await idsIn(code, 'open');
  await passTime(database, code, '1 minute');
  await advance(code);
  await forgetRounds();
  beacon?.trouble('wrong-signature');
  await expect(draw(id)).rejects.toMatchObject({ code: 'beacon.wrong-signature' });
  beacon?.trouble('outage');
  await expect(draw(id)).rejects.toMatchObject({ code: 'beacon.down' });
  app.clock.set('2020-01-01T00:00:00Z');
  beacon?.trouble('late');
  expect(await draw(id)).toHaveProperty('again');
  expect(notes.drawn).toEqual([]);
  app.clock.set('2030-01-01T00:00:00Z');
  beacon?.trouble('none');
  expect(await draw(id)).toBe('done');
  expect(notes.drawn).toEqual([`${id}/1`]);
});

test('a numero without a beacon for longer than the merchant allows is void', async () => {
  const { code, advance, draw, notes } = await openedGame();
  const [id = ''] = await idsIn(code, 'open');
  await passTime(database, code, '1 minute');
  await advance(code);
  await forgetRounds();
  beacon?.trouble('outage');
  await passTime(database, code, '2 hours');
  expect(await draw(id)).toBe('done');
  beacon?.trouble('none');
  expect(notes.voided).toEqual([id]);
  const voided = (await numerosOf(database, code)).find((one) => one.id === id);
  expect(voided).toMatchObject({ state: 'void', void_reason: 'no-beacon', voided_by: 'machine' });
});

test('what a void hid is shown: its seed once no sale is given away, the beacon’s signature once it is had', async () => {
  const { code, advance, draw, reveal } = await openedGame();
  const [id = ''] = await idsIn(code, 'open');
  const shown = async (one: string) => {
    const numero = (await numerosOf(database, code)).find((row) => row.id === one);
    return [numero?.seed !== null, numero?.beacon_signature !== null];
  };
  await passTime(database, code, '1 minute');
  await advance(code);
  await forgetRounds();
  beacon?.trouble('outage');
  await passTime(database, code, '2 hours');
  await draw(id);
  expect(await reveal(id)).toHaveProperty('again');
  expect(await shown(id)).toEqual([true, false]);
  beacon?.trouble('none');
  expect(await reveal(id)).toBe('done');
  expect(await shown(id)).toEqual([true, true]);
  // One that is void while an earlier one still sells waits, for its seed would give that one away.
  const other = await openedGame();
  const later = (await numerosOf(database, other.code)).find(({ link }) => link === 2)?.id ?? '';
  await sql`update lottery_numero set state = 'void', voided_at = clock_timestamp(), void_reason = 'x',
      voided_by = 'ana' where id = ${later}`.execute(database);
  expect(await other.reveal(later)).toHaveProperty('again');
  expect((await numerosOf(database, other.code)).find((row) => row.id === later)?.seed).toBeNull();
});

test('a seed is not shown while an earlier link is still in sale, and is once that is over', async () => {
  const { code, advance, draw, notes } = await openedGame();
  const [earlier = ''] = await idsIn(code, 'open');
  const later = (await numerosOf(database, code)).find(({ link }) => link === 2)?.id ?? '';
  // The next numero of the same chain is closed and sealed, while this one still sells.
  await sql`update lottery_numero set state = 'closed', sealed_at = clock_timestamp(), list_count = 0,
      list_root = repeat('0', 64), opens_at = clock_timestamp() - interval '2 minutes',
      closes_at = clock_timestamp() - interval '1 minute', draws_at = clock_timestamp()
    where id = ${later}`.execute(database);
  expect(await draw(later)).toHaveProperty('again');
  const seedOf = async (id: string) =>
    (await numerosOf(database, code)).find((one) => one.id === id)?.seed;
  expect(await seedOf(later)).toBeNull();
  expect(notes.drawn).toEqual([]);
  await passTime(database, code, '1 minute');
  await advance(code);
  await draw(earlier);
  expect(await draw(later)).toBe('done');
  expect(await seedOf(later)).not.toBeNull();
  expect(notes.drawn).toEqual([`${earlier}/1`, `${later}/1`]);
});

test('a stopped game voids what is in sale, draws what is closed and opens nothing until it goes on', async () => {
  const { code, advance, draw, notes, hooks } = await openedGame();
  const [closed = ''] = await idsIn(code, 'open');
  await passTime(database, code, '1 minute');
  await advance(code);
  const [open = ''] = await idsIn(code, 'open');
  const actor = { id: null, name: 'machine' };
  const stopping = { game: code, reason: 'the licence pauses', actor };
  expect(await stopGame(app, hooks, stopping)).toBe(1);
  expect(notes.voided).toEqual([open]);
  await draw(closed);
  expect(notes.drawn).toEqual([`${closed}/1`]);
  await passTime(database, code, '1 minute');
  await advance(code);
  expect(await idsIn(code, 'open')).toEqual([]);
  await resumeGame(app, { game: code, actor });
  await advance(code);
  expect(await idsIn(code, 'open')).toHaveLength(1);
});
