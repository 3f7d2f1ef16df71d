import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import pino from 'pino';
import { afterAll, describe, expect, test } from 'vitest';
import { openApp } from '#server/compose/open-app.ts';
import { openEmbedded } from '#server/db/embedded/open-embedded.ts';
import * as clock from '#server/kernel/clock.ts';
import { makeKeyPair } from '#server/ports/vendors/sign.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { sendCode } from '#server/verification/send-code.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { plantCatalogue, plantGames } from '#tests/database/small-catalogue.ts';
import { newPlayer } from '#tests/database/test-app.ts';

const file = fileURLToPath(new URL('./site.ts', import.meta.url));
const folder = await mkdtemp(join(tmpdir(), 'verbena-site-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Ended {
  code: number;
  said: string;
  complained: string;
}

function site(line: string, environment: Record<string, string>): Promise<Ended> {
  const given = line.split(' ').filter(Boolean);
  const env = { ...process.env, ...environment };
  return new Promise((resolve) => {
    execFile(process.execPath, [file, ...given], { env }, (error, said, complained) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, said, complained });
    });
  });
}

describe('on a given database', async () => {
  const { database, connectionString } = await freshDatabase();
  await plantCatalogue(database);
  await plantGames(database, [{ code: 'one', es: 'Uno' }]);
  const run = (line: string) => site(line, { DATABASE_URL: connectionString });

  test('G-STOP: play is stopped and resumed from the terminal, for one player by the account', async () => {
    const player = await newPlayer(database, 'stopped-one');
    expect((await run('play stop all')).code).toBe(2);
    expect((await run('play stop class ROULETTES --reason drill')).code).toBe(1);
    expect(await run('play stop player stopped-one --reason review')).toMatchObject({ code: 0 });
    const stops = database.selectFrom('play_stop').select(['scope', 'target', 'reason']);
    expect(await stops.execute()).toEqual([
      { scope: 'player', target: player.id, reason: 'review' },
    ]);
    expect((await run('play stops')).said).toContain('machine  review');
    expect(await run('play resume player stopped-one')).toMatchObject({ code: 0 });
    expect((await run('play resume player stopped-one')).code).toBe(1);
    expect((await run('play stops')).said).toBe('Nothing is stopped.\n');
  });

  test('closes a vendor and opens it again, and says in the audit who and why', async () => {
    await database
      .insertInto('vendor_link')
      .values({
        ...{ vendor_code: 'PG', wallet: 'seamless', base_address: 'https://pg.example' },
        public_key: makeKeyPair().publicKey,
      })
      .execute();
    expect((await run('vendors close PG')).code).toBe(2);
    expect(await run('vendors close PG --reason broken')).toMatchObject({ code: 0 });
    expect((await run('vendors list')).said).toContain('0 rounds run  closed: broken');
    expect(await run('vendors open PG')).toMatchObject({
      code: 0,
      said: 'PG takes stakes again.\n',
    });
    expect((await run('vendors open NOBODY')).code).toBe(1);
    expect((await run('vendors incidents')).said).toBe('Nothing waits.\n');
    expect((await run('vendors settle 7 --reason seen')).complained).toBe('No incident 7 waits.\n');
    const ending = 'vendors end-round PG r1 ana';
    expect((await run(`${ending} won --reason seen`)).code).toBe(2);
    expect((await run(`${ending} cancelled`)).code).toBe(2);
    expect((await run(`${ending} cancelled --reason seen`)).complained).toContain('no such round');
    const settling = 'vendors settle-transfer';
    const id = '11111111-2222-4333-8444-555555555555';
    expect((await run(`${settling} 7 returned --reason seen`)).code).toBe(2);
    expect((await run(`${settling} ${id} returned --reason seen`)).complained).toBe(
      `No transfer ${id} is under way.\n`,
    );
    const lines = await database
      .selectFrom('operator_audit')
      .select(['action', 'subject', 'operator_name', 'detail'])
      .where('action', 'like', 'vendor.%')
      .orderBy('id')
      .execute();
    expect(lines).toEqual([
      {
        ...{ action: 'vendor.close', subject: 'vendor:PG', operator_name: 'machine' },
        detail: { note: 'broken' },
      },
      { action: 'vendor.open', subject: 'vendor:PG', operator_name: 'machine', detail: {} },
    ]);
  });

  test('hands out a password that opens an account to be changed and to nothing else', async () => {
    const player = await newPlayer(database, 'lost');
    const { said, code } = await run('password LOST');
    expect(code).toBe(0);
    expect(said).toMatch(/^lost opens with [a-z]{8}\d{4} once/);
    const credential = await database
      .selectFrom('credential')
      .select('must_change')
      .where('player_id', '=', player.id)
      .executeTakeFirst();
    expect(credential).toEqual({ must_change: true });
    expect(await run('password nobody')).toMatchObject({
      code: 1,
      complained: 'There is no account nobody.\n',
    });
  });

  test('closes and opens the site, and open apps learn it', async () => {
    const listener = new Client({ connectionString });
    await listener.connect();
    const heard: string[] = [];
    listener.on('notification', ({ channel }) => heard.push(channel));
    await listener.query('listen verbena_version');
    const closed = await run('status maintenance --until +2h');
    // Notifications come before the answer to the next query of the same connection.
    await listener.query('select 1');
    await listener.end();
    expect(heard).toEqual(['verbena_version']);
    const event = await database
      .selectFrom('event')
      .select('kind')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(event).toEqual({ kind: 'status.changed' });
    expect(closed).toMatchObject({ code: 0, said: expect.stringMatching(/^Maintenance until 20/) });

    await run('status blocked --country CO');
    expect((await run('status show')).said).toContain('Closed to CO (by this command).');
    expect(await run('status normal')).toMatchObject({ code: 0, said: 'Open.\n' });
  });

  test('loads countries, and says which lines it could not', async () => {
    const good = join(folder, 'good.csv');
    const bad = join(folder, 'bad.csv');
    await writeFile(good, 'network,country\r\n1.0.0.0/8,CO\r\n');
    await writeFile(bad, '1.0.0.0/8,CO\nnonsense\n');
    expect((await run(`geo load ${good}`)).said).toBe('1 ranges are loaded.\n');
    const refused = await run(`geo load ${bad}`);
    expect(refused).toMatchObject({ code: 1, complained: expect.stringContaining('line 2') });
    const missing = await run(`geo load ${join(folder, 'none.csv')}`);
    expect(missing).toMatchObject({
      code: 1,
      complained: expect.stringContaining('cannot be read'),
    });
    expect((await run('geo set 2.0.0.0/8 PE')).said).toBe('2.0.0.0/8 is in PE now.\n');
    const ranges = await database
      .selectFrom('geo_range')
      .select(['network', 'country'])
      .orderBy('network')
      .execute();
    expect(ranges).toEqual([
      { network: '1.0.0.0/8', country: 'CO' },
      { network: '2.0.0.0/8', country: 'PE' },
    ]);
  });

  test('switches games and classes, and adds winners of what is shown', async () => {
    expect((await run('winner add valentina one 500')).said).toBe(
      'va***a won 500 COP (minor units) with Uno.\n',
    );
    expect((await run('game off one')).said).toBe('one is off.\n');
    expect(await run('winner add ana one 500')).toMatchObject({ code: 1 });
    expect((await run('class on COCKFIGHT')).said).toBe('COCKFIGHT is on.\n');
    expect(await run('game on nothing')).toMatchObject({
      code: 1,
      complained: 'There is no nothing.\n',
    });
  });

  test('reads the messages that no service was there to send, the newest first', async () => {
    expect((await run('outbox')).said).toMatch(/^No messages are kept\./);
    const { app, close } = await openApp({
      settings: readSettings({}),
      clock,
      log: pino({ level: 'silent' }),
      connectionString,
    });
    const asked = {
      scene: 'register',
      kind: 'sms',
      language: 'en',
      address: '127.0.0.1',
      country: 'CO',
    } as const;
    await sendCode(app, { ...asked, target: '+573001234567' });
    await sendCode(app, { ...asked, target: '+573007654321' });
    const countWaiting = async () =>
      (await database.selectFrom('outbox').select('id').where('state', '=', 'waiting').execute())
        .length;
    await expect.poll(countWaiting).toBe(0);
    await close();
    const { said } = await run('outbox');
    expect(said.indexOf('+573007654321')).toBeLessThan(said.indexOf('+573001234567'));
    expect((await run('outbox --to 3001234567')).said).toMatch(
      /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC {2}SMS to \+573001234567\n {2}\d{6} is your Verbena code[^\n]+\n$/,
    );
    expect((await run('outbox --last 1')).said).not.toContain('+573001234567');
  });

  test('a command that is not understood ends with 2, a sentence and where the help is', async () => {
    const ended = await run('status closed');
    expect(ended.code).toBe(2);
    expect(ended.complained.trim().split('\n')).toHaveLength(2);
    expect(ended.complained).toContain('npm run site -- --help');
    expect(await run('help')).toMatchObject({ code: 0, complained: '' });
  });

  test('a database that does not answer is said in a sentence', async () => {
    const ended = await site('status show', { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/none' });
    expect(ended.code).toBe(1);
    expect(ended.complained).toMatch(/^The database of DATABASE_URL does not answer[^\n]*\n$/);
  });
});

test('works on the embedded database, whether a gateway keeps it or nobody does', async () => {
  const environment = { DATABASE_URL: '', DATA_DIR: join(folder, 'data') };
  expect((await site('status maintenance', environment)).said).toBe('Maintenance.\n');
  const embedded = await openEmbedded(environment.DATA_DIR);
  try {
    expect((await site('status show', environment)).said).toBe('Maintenance.\n');
  } finally {
    await embedded.stop();
  }
  // It was stopped again after the command, so that nothing is left running.
  expect((await site('status normal', environment)).said).toBe('Open.\n');
});
