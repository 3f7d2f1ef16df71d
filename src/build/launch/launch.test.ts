import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sourceStamp } from './launch-build.mjs';
import { installIfStale } from './launch-install.mjs';
import { quietIn } from './launch-run.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'verbena-launch-'));
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  write('package-lock.json', '{}');
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function npm(status: number) {
  return vi.fn((_file: string, _given: string[]) => {
    write('node_modules/.package-lock.json', '{}');
    return { status };
  });
}

test('installs once, everything a build needs included', () => {
  const run = npm(0);
  expect(installIfStale(folder, run)).toBe(true);
  expect(installIfStale(folder, run)).toBe(false);
  expect(run).toHaveBeenCalledTimes(1);
  const given = run.mock.calls[0]?.[1];
  expect(given).toEqual(expect.arrayContaining(['ci', '--include=dev', '--include=optional']));
});

test('installs again when the lockfile changes', () => {
  const run = npm(0);
  installIfStale(folder, run);
  write('package-lock.json', '{ "changed": true }');
  expect(installIfStale(folder, run)).toBe(true);
});

test('a failed installation stops with a sentence and is tried again the next time', () => {
  expect(() => installIfStale(folder, npm(1))).toThrow(/could not be installed/);
  const run = npm(0);
  expect(installIfStale(folder, run)).toBe(true);
});

test.each([
  ['src/client/main.tsx', true],
  ['src/contract/call.ts', true],
  ['sw/worker.ts', true],
  ['public/logo.svg', true],
  ['index.html', true],
  ['vite.config.ts', true],
  ['src/client/main.test.tsx', false],
  ['src/client/route-tree.gen.ts', false],
  ['src/client/tsconfig.tsbuildinfo', false],
  ['src/server/main.ts', false],
  ['src/demo/main.ts', false],
  ['README.md', false],
])('a change of %s calls for a build: %s', (path, isCalledFor) => {
  write(path, 'before');
  const before = sourceStamp(folder);
  expect(sourceStamp(folder)).toBe(before);
  write(path, 'after');
  expect(sourceStamp(folder) !== before).toBe(isCalledFor);
});

test('a file that goes or is renamed calls for a build', () => {
  write('src/client/one.ts', 'text');
  const before = sourceStamp(folder);
  rmSync(join(folder, 'src/client/one.ts'));
  const without = sourceStamp(folder);
  write('src/client/two.ts', 'text');
  expect(new Set([before, without, sourceStamp(folder)]).size).toBe(3);
});

test('an unknown command stops with a sentence that names those there are', () => {
  const launcher = fileURLToPath(new URL('./launch.mjs', import.meta.url));
  const asked = spawnSync(process.execPath, [launcher, 'toString'], { encoding: 'utf8' });
  expect(asked.status).toBe(1);
  expect(asked.stderr).toMatch(/^"toString" is no command; there are start, test, .+\.\n$/);
});

test('a terminal is told warnings only, unless a level was asked for; a pipe is told everything', () => {
  expect(quietIn({ isTTY: true }, {})).toEqual({ LOG_LEVEL: 'warn' });
  expect(quietIn({ isTTY: true }, { LOG_LEVEL: 'debug' })).toEqual({});
  expect(quietIn({}, {})).toEqual({});
});
