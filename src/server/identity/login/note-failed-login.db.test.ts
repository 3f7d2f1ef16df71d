import { expect, test } from 'vitest';
import type { CommandContext } from '#server/commands/site/site-command.ts';
import { parseSiteCommand } from '#server/commands/site/site-commands.ts';
import { verifyAudit } from '#server/operator/audit.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp, visitor } from '#tests/database/test-app.ts';
import { givePassword } from '../passwords/give-password.ts';
import { logIn } from './log-in.ts';

const { database } = await freshDatabase();
const app = testApp(database);
const ask = (username: string, password: string) =>
  ({ type: 'username', username, password, entrance: 'site', client: 'browser' }) as const;

test('G-EVENTS: a failed login is logged for good, by the account’s number and digests, and shown by a command', async () => {
  const player = await newPlayer(database, 'luciernaga');
  await givePassword(app, ['luciernaga'], 'tecolote-37-verde');
  const visit = { ...visitor, address: '10.11.12.13' };
  await logIn(app, ask('luciernaga', 'wrong'), visit);
  await logIn(app, ask('nobody-of-ours', 'wrong'), visit);
  await logIn(app, ask('luciernaga', 'tecolote-37-verde'), visit);
  const lines = await database
    .selectFrom('operator_audit')
    .select(['operator_name', 'subject', 'detail'])
    .where('action', '=', 'login.failed')
    .orderBy('id')
    .execute();
  const digest = expect.stringMatching(/^[A-Za-z0-9_-]{22}$/);
  const detail = { way: 'password', from: digest, name: digest };
  expect(lines).toEqual([
    { operator_name: 'gateway', subject: `player:${player.id}`, detail },
    { operator_name: 'gateway', subject: expect.stringMatching(/^name:.{22}$/), detail },
  ]);
  const [hers, nobodys] = lines.map((line) => line.detail as unknown as Record<string, string>);
  expect(hers?.from).toBe(nobodys?.from);
  expect(hers?.name).not.toBe(nobodys?.name);
  expect(await verifyAudit(database)).toMatchObject({ broken: [] });
  const said = async (...words: string[]) => {
    const command = parseSiteCommand(['audit', ...words], new Date());
    if (command === 'help') throw new Error('It is no command.');
    return command.run(app as unknown as CommandContext);
  };
  const all = await said('login.failed');
  expect(all.split('\n')).toHaveLength(2);
  for (const personal of ['luciernaga', 'nobody-of-ours', '10.11.12.13']) {
    expect(all).not.toContain(personal);
  }
  const own = await said(`player:${player.id}`);
  expect(own).toContain('login.failed');
  expect(own.split('\n')).toHaveLength(1);
  expect(await said('win.large')).toBe('Nothing.');
});
