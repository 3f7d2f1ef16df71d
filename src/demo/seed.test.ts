import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const file = fileURLToPath(new URL('./seed.ts', import.meta.url));

function seed(...given: string[]) {
  return spawnSync(process.execPath, [file, ...given], { encoding: 'utf8' });
}

test('says what it does when asked, and touches nothing', () => {
  const { status, stdout } = seed('--help');
  expect(status).toBe(0);
  expect(stdout).toContain('--games 10000');
});

test.each([['--games', 'many'], ['--games', '-3'], ['--game', '900'], ['now']])(
  'what it does not understand ends with the help and code 2: %s %s',
  (...given) => {
    const { status, stderr } = seed(...given);
    expect(status).toBe(2);
    expect(stderr).toContain('npm run seed');
  },
);
