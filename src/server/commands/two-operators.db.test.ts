import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { publishLevels } from '#server/rewards/vip/publish-levels.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp } from '#tests/database/test-app.ts';
import { provedOperator, runCommand, terminalOf } from '#tests/operator/staff.ts';
import { threeLevels } from '#tests/rewards/three-levels.ts';

const { database } = await freshDatabase();
const app = testApp(database);
const terminal = terminalOf(app, {
  ana: await provedOperator(app, 'ana', ['look', 'review']),
  bea: await provedOperator(app, 'bea', ['look', 'review']),
});
const folder = await mkdtemp(join(tmpdir(), 'definitions-'));
afterAll(() => rm(folder, { recursive: true }));

const say = (as: string, ...typed: string[]) => runCommand(terminal, ...typed, '--as', as);
const waits = expect.stringContaining('waits for a second person');

async function fileOf(definition: unknown): Promise<string> {
  const file = join(folder, `${crypto.randomUUID()}.json`);
  await writeFile(file, JSON.stringify(definition));
  return file;
}

test('nobody chooses alone until when a member is lifted', async () => {
  await publishLevels(app, threeLevels, { id: null, name: 'machine' });
  const { account } = await newPlayer(database, 'lifted');
  const why = ['--reason', 'For ten years with us.'];
  const lift = (as: string, until: string) =>
    say(as, 'vip', 'lift', account, '2', '--until', until, ...why);
  expect(await lift('ana', '+7d')).toEqual(waits);
  expect(await lift('bea', '+900d')).toEqual(waits);
  expect(await lift('ana', '+7d')).toEqual(waits);
  await expect(lift('ana', '+7d')).rejects.toThrow('two operators');
  // A time from now is another moment for each of them, and the same words.
  app.clock.set(new Date(app.clock.now().getTime() + 60_000).toISOString());
  expect(await lift('bea', '+7d')).toContain(`${account} stands at level 2`);
});

const rule = { stakePerPoint: 1_000_000, rates: { RNG: 1_000_000 }, twoPeopleAbove: 500 };
const points = {
  ...rule,
  convert: { points: 100, amount: 100, minimum: 500, step: 100 },
};

test.each([
  {
    command: ['vip', 'publish'],
    definition: threeLevels,
    other: { ...threeLevels, claimDays: 31 },
    says: 'Published as version',
  },
  {
    command: ['mall', 'points'],
    definition: points,
    other: { ...points, twoPeopleAbove: 501 },
    says: 'Points are earned and converted by it',
  },
])('$command is done by two who give the same', async ({ command, definition, other, says }) => {
  const [file, otherFile] = [await fileOf(definition), await fileOf(other)];
  expect(await say('ana', ...command, file)).toEqual(waits);
  await expect(say('ana', ...command, file)).rejects.toThrow('two operators');
  expect(await say('bea', ...command, otherFile)).toEqual(waits);
  expect(await say('ana', ...command, file)).toEqual(waits);
  expect(await say('bea', ...command, file)).toContain(says);
});

test('what was proposed more than a week ago is no half of an agreement', async () => {
  const file = await fileOf({ ...threeLevels, claimDays: 40 });
  expect(await say('ana', 'vip', 'publish', file)).toEqual(waits);
  await database
    .updateTable('reward_proposal')
    .set({ proposed_at: new Date(app.clock.now().getTime() - 7 * 86_400_000) })
    .execute();
  expect(await say('bea', 'vip', 'publish', file)).toEqual(waits);
  expect(await say('ana', 'vip', 'publish', file)).toContain('Published as version');
});
