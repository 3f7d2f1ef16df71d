import { fork } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const program = fileURLToPath(new URL('./main.ts', import.meta.url));
const begin = {
  privateKey: generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' }),
  gatewayOrigin: 'http://127.0.0.1:9',
  host: '127.0.0.1',
  port: 0,
  vendors: ['PG', { code: 'JL', wallet: 'transfer' }],
};

test('begun over a channel it says where it is, and ends when it is told to', async () => {
  const child = fork(program, [], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  child.send(begin);
  const [ready] = await once(child, 'message');
  expect(ready).toMatchObject({ kind: 'ready', origin: expect.stringMatching(/^http:\/\/127/) });
  const answer = await fetch(`${(ready as { origin: string }).origin}/api/PG/models`);
  expect(answer.status).toBe(401);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('it ends by itself when whoever began it is gone', async () => {
  const child = fork(program, [], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  child.send(begin);
  await once(child, 'message');
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('a beginning that makes no sense is none', async () => {
  const child = fork(program, [], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  child.send({ ...begin, privateKey: {} });
  expect(await once(child, 'exit')).toEqual([1, null]);
});
