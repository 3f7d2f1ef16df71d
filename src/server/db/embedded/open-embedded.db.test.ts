import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeData } from '#tests/database/remove-data.ts';
import { type Embedded, openEmbedded } from './open-embedded.ts';
import { findPostmaster, isRunning } from './postmaster.ts';

let folder: string;
let cluster: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verbena-embedded-'));
  cluster = join(folder, 'postgres', 'cluster');
});

afterAll(async () => {
  // A test that failed half-way may have left the server running.
  await removeData(folder);
});

async function ask<Row>({ connectionString }: Embedded, text: string): Promise<Row[]> {
  const client = new Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

async function postmasterPid(): Promise<number> {
  const found = await findPostmaster(cluster);
  if (!found) throw new Error('no server is running');
  return found.pid;
}

async function killAndWait(pid: number): Promise<void> {
  process.kill(pid, 'SIGKILL');
  while (await isRunning(pid)) await setImmediate();
}

/** A gateway in a process of its own, so that it can be killed. */
async function startGateway(): Promise<ChildProcess> {
  const module = new URL('./open-embedded.ts', import.meta.url).href;
  const code = `
    const { openEmbedded } = await import(${JSON.stringify(module)});
    await openEmbedded(${JSON.stringify(folder)});
    process.send('open');`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await once(child, 'message');
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

test('of two gateways that make a new folder together one starts and one is refused', async () => {
  const both = await Promise.allSettled([openEmbedded(folder), openEmbedded(folder)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  for (const one of both) {
    if (one.status === 'fulfilled') await one.value.stop();
    else expect(String(one.reason)).toMatch('already running on this data folder');
  }
});

test('what is written is there after a stop and a start, and nothing runs in between', async () => {
  const first = await openEmbedded(folder);
  await ask(first, 'create table kept as select 1 as number');
  await first.stop();
  expect(await findPostmaster(cluster)).toBeUndefined();
  const second = await openEmbedded(folder);
  expect(await ask(second, 'select number from kept')).toEqual([{ number: 1 }]);
  await second.stop();
  const left = await readdir(join(folder, 'postgres'));
  expect(left.filter((name) => name.includes('.new-'))).toEqual([]);
});

test('the gateway works on durable files, and not as superuser', async () => {
  const embedded = await openEmbedded(folder);
  const [row] = await ask(
    embedded,
    `select current_setting('fsync') as fsync, current_setting('is_superuser') as superuser`,
  );
  expect(row).toEqual({ fsync: 'on', superuser: 'off' });
  await embedded.stop();
});

test('a second gateway is refused with a sentence, and the first does not notice', async () => {
  const first = await openEmbedded(folder);
  const pid = await postmasterPid();
  await expect(openEmbedded(folder)).rejects.toThrow(
    `Verbena is already running on this data folder (${folder}).`,
  );
  expect(await postmasterPid()).toBe(pid);
  expect(await ask(first, 'select number from kept')).toHaveLength(1);
  await first.stop();
});

test('a server that is killed comes back under the same address', async () => {
  const embedded = await openEmbedded(folder);
  const before = await postmasterPid();
  await killAndWait(before);
  await expect
    .poll(() => ask(embedded, 'select number from kept').catch(() => []), { timeout: 10_000 })
    .toHaveLength(1);
  expect(await postmasterPid()).not.toBe(before);
  await embedded.stop();
  expect(await findPostmaster(cluster)).toBeUndefined();
});

test('the server of a killed gateway is gone on with', async () => {
  const gateway = await startGateway();
  const pid = await postmasterPid();
  await kill(gateway);
  const next = await openEmbedded(folder);
  expect(await postmasterPid()).toBe(pid);
  await next.stop();
});

test('a killed gateway and a killed server leave nothing that stands in the way', async () => {
  const gateway = await startGateway();
  const pid = await postmasterPid();
  await kill(gateway);
  await killAndWait(pid);
  const next = await openEmbedded(folder);
  expect(await ask(next, 'select number from kept')).toHaveLength(1);
  await next.stop();
});

test('a file that names somebody else’s process as the server is not believed', async () => {
  const lines = [
    process.pid,
    cluster,
    1,
    5432,
    join(folder, 'postgres', 'run'),
    '',
    '0 0',
    'ready',
  ];
  await writeFile(join(cluster, 'postmaster.pid'), `${lines.join('\n')}\n`);
  const next = await openEmbedded(folder);
  expect(await postmasterPid()).not.toBe(process.pid);
  expect(await ask(next, 'select number from kept')).toHaveLength(1);
  await next.stop();
});
