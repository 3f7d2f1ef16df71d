import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openResultsSandboxOf } from '#server/ports/official-results/open-results.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { testApp } from '#tests/database/test-app.ts';
import {
  digitRules,
  drawStage,
  numerosOf,
  passTime,
  plantGame,
} from '#tests/lottery/draw-stage.ts';
import { readPublished } from '../games/read-proof.ts';
import { enterResult } from './enter-result.ts';
import type { Entry } from './entry-store.ts';
import { selectGame, selectNumero } from './store.ts';

const { database } = await freshDatabase();
const app = testApp(database);
const feed = await openResultsSandboxOf(app, (code) => (code === 'hanoi' ? [1, 1] : undefined));
afterAll(() => feed?.close());

let games = 0;

/** A numero whose list is sealed and whose draw is due. */
async function sealedNumero(feedCode: string | null = null) {
  games += 1;
  const code = `OF_${games}`;
  await plantGame(database, { code, drawnBy: 'official', feedCode });
  const stage = drawStage(database, app);
  await stage.advance(code);
  await passTime(database, code, '2 minutes');
  await stage.advance(code);
  const { id = '' } =
    (await numerosOf(database, code)).find(({ state }) => state === 'closed') ?? {};
  const enter = async (by: string, result: string[], reason: string | null = null) => {
    const game = await selectGame(database, code);
    const numero = await selectNumero(database, id);
    if (!game || !numero) throw new Error('The numero is gone.');
    const entry: Entry = { source: 'operator', by, result, reason };
    return enterResult(app, digitRules, stage.hooks, { game, numero, ...entry });
  };
  const proof = async () => {
    const { numero = '' } = (await selectNumero(database, id)) ?? {};
    return readPublished(app, { game: code, numero });
  };
  return { ...stage, id, enter, proof, read: () => selectNumero(database, id) };
}

test('a result holds once a second operator typed the same by themselves', async () => {
  const { id, enter, read, proof, notes } = await sealedNumero();
  expect(await enter('ana', ['1', '2'])).toBe('waiting');
  expect((await proof())?.source).toBeNull();
  expect(await enter('ana', ['1', '2'])).toBe('waiting');
  expect((await read())?.state).toBe('closed');
  expect(await enter('luis', ['1', '2'])).toBe('drawn');
  expect(await read()).toMatchObject({ state: 'drawn', result: ['1', '2'], edition: 1 });
  expect((await proof())?.source).toBe('operators');
  expect(notes.drawn).toEqual([`${id}/1`]);
});

test('two operators who differ make no result until one of them types anew', async () => {
  const { enter, read } = await sealedNumero();
  expect(await enter('ana', ['1', '2'])).toBe('waiting');
  expect(await enter('luis', ['1', '3'])).toBe('differs');
  expect((await read())?.state).toBe('closed');
  expect(await enter('luis', ['1', '2'])).toBe('drawn');
});

test('a result of another shape is refused before it is written', async () => {
  const { enter } = await sealedNumero();
  expect(await enter('ana', ['12'])).toBe('shape');
});

test('the signed feed draws alone, and a wrong signature or none draws nothing', async () => {
  const { id, draw, read, proof, notes } = await sealedNumero('hanoi');
  feed?.trouble('wrong-signature');
  await expect(draw(id)).rejects.toMatchObject({ code: 'results.wrong-signature' });
  feed?.trouble('outage');
  await expect(draw(id)).rejects.toMatchObject({ code: 'results.down' });
  feed?.trouble('late');
  expect(await draw(id)).toHaveProperty('again');
  feed?.trouble('none');
  expect(await draw(id)).toBe('done');
  expect((await read())?.state).toBe('drawn');
  expect((await proof())?.source).toBe('feed');
  expect(notes.drawn).toEqual([`${id}/1`]);
});

test('a feed that differs from what an operator typed draws nothing', async () => {
  const { id, draw, enter, read } = await sealedNumero('hanoi');
  await enter('ana', ['0', '0', '0']);
  expect(await draw(id)).toBe('done');
  expect((await read())?.state).toBe('closed');
});

test('a correction waits for the settlement before it, and is a new edition', async () => {
  const { id, enter, read, notes } = await sealedNumero();
  await enter('ana', ['1', '2']);
  await enter('luis', ['1', '2']);
  expect(await enter('ana', ['1', '3'], 'a digit was mistyped')).toBe('early');
  await sql`select lottery_settled(${id}::bigint, 1)`.execute(database);
  expect(await enter('ana', ['1', '3'], 'a digit was mistyped')).toBe('waiting');
  expect(await enter('luis', ['1', '3'], 'a digit was mistyped')).toBe('drawn');
  expect(await read()).toMatchObject({ state: 'drawn', result: ['1', '3'], edition: 2 });
  expect(notes.drawn).toEqual([`${id}/1`, `${id}/2`]);
});
