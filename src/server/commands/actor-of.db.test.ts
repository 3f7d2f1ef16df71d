import { expect, test } from 'vitest';
import { identifyOperator } from '#server/operator/identify-operator.ts';
import { addOperator, type NewOperator } from '#server/operator/keep-operators.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { testApp } from '#tests/database/test-app.ts';
import { codeOf } from '#tests/operator/staff.ts';
import { actorOf } from './actor-of.ts';

const { database } = await freshDatabase();
const app = testApp(database);
const ana = (await addOperator(app, 'ana', ['look', 'review', 'pay'])) as NewOperator;
const bea = (await addOperator(app, 'bea', ['look'])) as NewOperator;

/** A machine at which somebody types just this, and what was asked for. */
function machine(typed: Partial<Record<'token' | 'code', string>>) {
  const wants: string[] = [];
  const place = {
    ...{ database, clock: app.clock, scope: app.scope, openVault: async () => app.vault },
    askOperator: async (_name: string, wanted: 'token' | 'code') => {
      wants.push(wanted);
      return typed[wanted] ?? '';
    },
  };
  return { place, wants };
}

test('who says no name is the machine, and is asked for nothing', async () => {
  const { place, wants } = machine({});
  expect(await actorOf(place, null, 'pay')).toEqual({ id: null, name: 'machine' });
  expect(wants).toEqual([]);
});

test('a name without its own token is nobody’s: one person is not both of two', async () => {
  await expect(actorOf(machine({}).place, 'ana', 'review')).rejects.toThrow('no token');
  const others = machine({ token: bea.token });
  await expect(actorOf(others.place, 'ana', 'review')).rejects.toThrow(
    'no token of an operator ana',
  );
  const { place, wants } = machine({ token: ana.token });
  expect(await actorOf(place, 'ana', 'review')).toMatchObject({ name: 'ana' });
  expect(wants).toEqual(['token']);
});

test('a duty that somebody is not trusted with is none, whatever they type', async () => {
  const { place } = machine({ token: bea.token });
  await expect(actorOf(place, 'bea', 'review')).rejects.toThrow('no operator bea whose duty');
});

test('paying asks for a code each time, and by it a rested token comes alive for nobody', async () => {
  const wrong = machine({ token: ana.token, code: '000000' });
  await expect(actorOf(wrong.place, 'ana', 'pay')).rejects.toThrow('no code of theirs');
  await database
    .updateTable('operator')
    .set({ used_at: new Date(app.clock.now().getTime() - 11 * 60_000) })
    .where('name', '=', 'ana')
    .execute();
  const standing = { isFresh: false, isProved: false };
  expect(await identifyOperator(app, ana.token)).toMatchObject(standing);
  const code = codeOf(ana.secret, app.clock.now());
  const { place, wants } = machine({ token: ana.token, code });
  expect(await actorOf(place, 'ana', 'pay')).toMatchObject({ name: 'ana' });
  expect(await identifyOperator(app, ana.token)).toMatchObject(standing);
  await expect(actorOf(place, 'ana', 'pay')).rejects.toThrow('no code of theirs');
  expect(wants).toEqual(['token', 'code', 'token', 'code']);
});
