import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { importedBy } from './imported-by.ts';

const root = mkdtempSync(join(tmpdir(), 'verbena-imports-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function write(name: string, text: string): void {
  const file = join(root, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

test('follows plain imports by alias and by path, and nothing that is fetched later', () => {
  write(
    'src/client/main.ts',
    "import { a } from '#client/a.ts';\nimport type { B } from './typed.ts';\nconst c = import('./later.ts');\n",
  );
  write('src/client/a.ts', "import {\n  b,\n} from './b.ts';\nexport { d } from './d.ts';\n");
  for (const name of ['typed', 'later', 'b', 'd']) write(`src/client/${name}.ts`, '');
  expect([...importedBy(root, join(root, 'src/client/main.ts'))].sort()).toEqual([
    'src/client/a.ts',
    'src/client/b.ts',
    'src/client/d.ts',
    'src/client/main.ts',
  ]);
});

test("a route's loader travels with home, its screen does not", () => {
  write('src/client/start.ts', "import './routes/rng.tsx';\nimport './routes/index.tsx';\n");
  write('src/client/routes/rng.tsx', "import '../load.ts';\nimport '../Screen.tsx';\n");
  write('src/client/routes/index.tsx', "import '../Home.tsx';\n");
  for (const name of ['load.ts', 'Screen.tsx', 'Home.tsx']) write(`src/client/${name}`, '');
  const found = importedBy(root, join(root, 'src/client/start.ts'));
  expect(found).toContain('src/client/load.ts');
  expect(found).toContain('src/client/Home.tsx');
  expect(found).not.toContain('src/client/Screen.tsx');
});
