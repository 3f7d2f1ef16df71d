import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { operatorAsker } from './ask-operator.ts';

/** What a person would see. */
function screen() {
  const output = new PassThrough();
  let seen = '';
  output.on('data', (chunk) => {
    seen += String(chunk);
  });
  return { output, seen: () => seen };
}

test('a terminal is asked, and what is typed is not shown', async () => {
  const input = Object.assign(new PassThrough(), { isTTY: true });
  const { output, seen } = screen();
  const ask = operatorAsker({ tokenFile: undefined, input, output });
  const asked = ask('ana', 'token');
  input.write('a-token-of-hers\r');
  expect(await asked).toBe('a-token-of-hers');
  expect(seen()).toBe('Token of ana: \n');
});

test('what is piped in holds the token, and behind it the code', async () => {
  const input = new PassThrough();
  const ask = operatorAsker({ tokenFile: undefined, input, output: screen().output });
  input.end('a-token\n123456\n');
  expect([await ask('ana', 'token'), await ask('ana', 'code')]).toEqual(['a-token', '123456']);
  await expect(ask('ana', 'code')).rejects.toThrow('OPERATOR_TOKEN_FILE');
});

test('a file is read where one is named, and only for the token', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'verbena-asker-'));
  const tokenFile = join(folder, 'token');
  await writeFile(tokenFile, 'from-a-file\n');
  const input = new PassThrough();
  input.end('654321\n');
  const ask = operatorAsker({ tokenFile, input, output: screen().output });
  expect([await ask('ana', 'token'), await ask('ana', 'code')]).toEqual(['from-a-file', '654321']);
  await rm(folder, { recursive: true });
  await expect(ask('ana', 'token')).rejects.toThrow('cannot be read');
});
