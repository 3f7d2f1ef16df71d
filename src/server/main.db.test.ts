import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPostmaster, isRunning } from '#server/db/embedded/postmaster.ts';
import { removeData } from '#tests/database/remove-data.ts';
import { freePort, type RunningGateway, startGateway } from '#tests/e2e/gateway.ts';

let dataFolder: string;
let cluster: string;
let port: number;
let gateway: RunningGateway;

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'verbena-killed-'));
  cluster = join(dataFolder, 'postgres', 'cluster');
  port = await freePort();
  gateway = await startGateway({ port, dataFolder });
});

afterAll(async () => {
  await gateway.stop();
  await removeData(dataFolder);
});

function ask(name: string): Promise<Response> {
  const query = new URLSearchParams({ gameType: 'RNG', language: 'es', gameName: name });
  return fetch(`${gateway.address}/lgw/games?${query}`);
}

async function games(name: string): Promise<unknown> {
  const response = await ask(name);
  expect(response.status).toBe(200);
  return response.json();
}

/** Asks on and on, each time for something that is not in memory; ends when it is cut off. */
async function readUntilCutOff(reader: number, onAnswer: () => void): Promise<void> {
  for (let question = 0; ; question += 1) {
    const response = await ask(`${reader} ${question}`).catch((cause: unknown) => {
      // A connection that broke is what is expected; anything else that is thrown is a failure.
      if (cause instanceof TypeError) return undefined;
      throw cause;
    });
    // A gateway that outlives its database for a moment says so: that ends the reading as well.
    if (response === undefined || response.status === 503) return;
    expect(response.status).toBe(200);
    await response.arrayBuffer().catch(() => undefined);
    onAnswer();
  }
}

async function killAmidReads(kill: () => Promise<void>): Promise<void> {
  let answers = 0;
  const enough = Promise.withResolvers<void>();
  const readers = Array.from({ length: 8 }, (_, reader) =>
    readUntilCutOff(reader, () => {
      answers += 1;
      if (answers === 100) enough.resolve();
    }),
  );
  // Where readers fail before there is enough, their failure is what is to be seen.
  await Promise.race([enough.promise, Promise.all(readers)]);
  await kill();
  await Promise.all(readers);
}

test('a gateway killed amid reads starts again by itself and says the same', async () => {
  const before = await games('');
  await killAmidReads(() => gateway.kill());
  gateway = await startGateway({ port, dataFolder });
  expect(await games('')).toEqual(before);
});

test('so does one whose database was killed with it', async () => {
  const before = await games('');
  await killAmidReads(async () => {
    const server = await findPostmaster(cluster);
    if (!server) throw new Error('no server is running');
    process.kill(server.pid, 'SIGKILL');
    await gateway.kill();
    await expect.poll(() => isRunning(server.pid), { timeout: 30_000 }).toBe(false);
  });
  gateway = await startGateway({ port, dataFolder });
  expect(await games('')).toEqual(before);
});

test('a database killed amid reads is back soon, and its gateway never left', async () => {
  const before = await games('');
  const statusOf = async (question: string) => {
    const response = await ask(question);
    await response.arrayBuffer();
    return response.status;
  };
  for (let kill = 0; kill < 3; kill += 1) {
    const readers = Array.from({ length: 8 }, async (_, reader) => {
      for (let question = 0; ; question += 1) {
        const status = await statusOf(`${kill} ${reader} ${question}`);
        if (status !== 200) return status;
      }
    });
    const server = await findPostmaster(cluster);
    if (!server) throw new Error('no server is running');
    process.kill(server.pid, 'SIGKILL');
    expect(await Promise.all(readers)).toEqual(Array(8).fill(503));
    let question = 0;
    await expect.poll(() => statusOf(`back ${kill} ${question++}`), { timeout: 20_000 }).toBe(200);
  }
  expect(await games('')).toEqual(before);
});

test('a gateway that is stopped amid reads lets its database go, and leaves no process behind', async () => {
  await killAmidReads(() => gateway.stop());
  expect(await findPostmaster(cluster)).toBeUndefined();
  gateway = await startGateway({ port, dataFolder });
});
