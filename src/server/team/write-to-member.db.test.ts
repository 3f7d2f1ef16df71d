import { beforeAll, expect, test } from 'vitest';
import { teamMessagesADay } from '#contract/team.ts';
import type { Player } from '#server/kernel/answer.ts';
import { beginOwnBreak } from '#server/protection/begin-break.ts';
import { newAgent, newMember } from '#tests/agents/contract-stage.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { testApp } from '#tests/database/test-app.ts';
import { writeToMember } from './write-to-member.ts';

const { database } = await freshDatabase();
const app = testApp(database);
let agent: Player;
let member: Player;

beforeAll(async () => {
  agent = await newAgent(database, 'agente');
  member = await newMember(database, 'lucia', await newAgent(database, 'below', agent));
});

const write = (wish: { requestId?: string; account?: string; text?: string } = {}, by = agent) =>
  writeToMember(
    app,
    { requestId: crypto.randomUUID(), account: 'lucia', text: 'Hola', ...wish },
    by,
  );
const inbox = async ({ id }: Player) =>
  database
    .selectFrom('player_message')
    .select(['template', 'filling', 'kind'])
    .where('player_id', '=', id)
    .execute();

test('an agent’s words reach a member on any level, once for a request, and three times a day', async () => {
  const requestId = crypto.randomUUID();
  expect(await write({ requestId })).toMatchObject({ done: true });
  expect(await write({ requestId })).toMatchObject({ done: true });
  expect(await inbox(member)).toEqual([
    { template: 'agent.message', filling: { from: 'agente', text: 'Hola' }, kind: 'promotions' },
  ]);
  for (let more = 1; more < teamMessagesADay; more += 1) await write();
  expect(await write()).toEqual({ done: false, code: 'team.too-many-messages' });
  // A message that was sent stays.
  expect(await write({ requestId })).toMatchObject({ done: true });
});

test('nobody outside the team is written to, nor oneself', async () => {
  const stranger = await newAgent(database, 'stranger');
  expect(await write({ account: 'stranger' })).toMatchObject({ code: 'team.unknown-member' });
  expect(await write({ account: 'agente' })).toMatchObject({ code: 'team.unknown-member' });
  expect(await write({}, stranger)).toMatchObject({ code: 'team.unknown-member' });
  expect(await inbox(stranger)).toEqual([]);
});

test('whoever takes a break is spared, and the agent learns nothing of it', async () => {
  const resting = await newMember(database, 'resting', agent);
  const begun = await beginOwnBreak(app, resting.id, { kind: 'exclusion', months: 6 });
  expect(begun.done).toBe(true);
  expect(await write({ account: 'resting' })).toMatchObject({ done: true });
  expect(await inbox(resting)).toEqual([]);
  for (let more = 1; more < teamMessagesADay; more += 1) {
    expect(await write({ account: 'resting' })).toMatchObject({ done: true });
  }
  // As anybody's fourth one is.
  expect(await write({ account: 'resting' })).toEqual({
    done: false,
    code: 'team.too-many-messages',
  });
  expect(await inbox(resting)).toEqual([]);
});

test('a day later an agent may write again', async () => {
  const dated = await newMember(database, 'dated', agent);
  for (let count = 0; count < teamMessagesADay; count += 1) await write({ account: 'dated' });
  expect(await write({ account: 'dated' })).toMatchObject({ done: false });
  await database
    .updateTable('team_message')
    .set({ asked_at: new Date(app.clock.now().getTime() - 24 * 60 * 60_000) })
    .where('member_id', '=', dated.id)
    .execute();
  expect(await write({ account: 'dated' })).toMatchObject({ done: true });
});
