import { beforeEach, expect, test } from 'vitest';
import { newAgent } from '#tests/agents/contract-stage.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { testApp, visitor } from '#tests/database/test-app.ts';
import {
  type AgentSwitchName,
  agentSwitchNames,
  readAgentSwitches,
  switchAgents,
} from './agent-switches.ts';
import { openAccountBelow } from './open-account.ts';
import { readConsolidated } from './read-consolidated.ts';

const { database } = await freshDatabase();
const app = testApp(database);
const ana = { id: null, name: 'ana' };
const turn = (name: AgentSwitchName, enabled: boolean) => switchAgents(app, { name, enabled }, ana);
const consolidated = async () => (await readConsolidated(app)).value;
const none = { divtypereq: 0, dailysalreqtype: 0, contracthoursalreq: 0, realtimesalreqtype: 0 };

beforeEach(async () => {
  for (const name of agentSwitchNames) await turn(name, false);
});

test.each(agentSwitchNames)(
  '%s is switched alone, and who did it stands in the audit',
  async (name) => {
    const off = await readAgentSwitches(app);
    expect(Object.values(off)).not.toContain(true);
    await turn(name, true);
    expect(await readAgentSwitches(app)).toEqual({ ...off, [name]: true });
    const line = await database
      .selectFrom('operator_audit')
      .select(['action', 'subject', 'detail'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(line).toMatchObject({
      action: 'agent-switch',
      subject: name,
      detail: { enabled: 'true' },
    });
  },
);

test.each([
  ['dividend', 'divtypereq'],
  ['daily', 'dailysalreqtype'],
  ['hourly', 'contracthoursalreq'],
  ['realtime', 'realtimesalreqtype'],
] as const)('%s is told as %s, while the merchant has agents at all', async (name, told) => {
  await turn(name, true);
  expect(await consolidated()).toEqual(none);
  await turn('policy', true);
  expect(await consolidated()).toEqual({ ...none, [told]: 1 });
});

test('nobody opens accounts where the merchant does not let them', async () => {
  const agent = await newAgent(database, 'opener');
  const open = (account: string) =>
    openAccountBelow(
      app,
      { requestId: crypto.randomUUID(), account, kind: 'member' },
      agent,
      visitor,
    );
  expect(await open('closed01')).toMatchObject({ code: 'team.no-opening' });
  await turn('opening', true);
  expect(await open('opened01')).toMatchObject({ value: { account: 'opened01' } });
});
