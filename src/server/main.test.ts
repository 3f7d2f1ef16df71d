import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const program = fileURLToPath(new URL('./main.ts', import.meta.url));

test('the production entry refuses DEMO, before it opens or writes anything', () => {
  const dataFolder = join(tmpdir(), 'verbena-never-made');
  const { status, stderr } = spawnSync(process.execPath, [program], {
    env: { ...process.env, DEMO: 'on', DATABASE_URL: '', DATA_DIR: dataFolder },
    encoding: 'utf8',
  });
  expect(stderr).toBe('DEMO is on, and this program has no demonstration: set DEMO to off.\n');
  expect(status).toBe(1);
});
