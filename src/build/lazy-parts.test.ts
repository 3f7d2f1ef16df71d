import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fetchedAt, readLazyParts, withWordsAround } from './lazy-parts.ts';

const root = mkdtempSync(join(tmpdir(), 'verbena-parts-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const files = {
  'routes/wallet.tsx': "import { Wallet } from '#client/wallet/Wallet.tsx';",
  'routes/team/wallet.tsx': "import '../../wallet/Sums.tsx';",
  'wallet/Wallet.tsx': "import './Sums.tsx';\nconst Sheet = import('./Sheet.tsx');\n",
  'wallet/Sums.tsx': '',
  'wallet/Sheet.tsx': "import '#client/ui/Button.tsx';",
  'ui/Button.tsx': '',
  'games/boards.ts': "const all = import.meta.glob<Board>('./boards/*Board.tsx');",
  'games/boards/DiceBoard.tsx': "import '#client/ui/Button.tsx';",
  'data/key.ts': "const key = import('#contract/key.ts');\n",
};
for (const [name, text] of Object.entries(files)) {
  const file = join(root, 'src/client', name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

test('a part is every screen of the router, and whatever is fetched by its path or by a pattern', () => {
  const parts = readLazyParts(root).map(({ name, sources }) => [
    name,
    [...sources].map((source) => source.replace('src/client/', '')).toSorted(),
  ]);
  expect(Object.fromEntries(parts)).toEqual({
    'routes-wallet': ['routes/wallet.tsx', 'wallet/Sums.tsx', 'wallet/Wallet.tsx'],
    'team-wallet': ['routes/team/wallet.tsx', 'wallet/Sums.tsx'],
    Sheet: ['ui/Button.tsx', 'wallet/Sheet.tsx'],
    DiceBoard: ['games/boards/DiceBoard.tsx', 'ui/Button.tsx'],
  });
});

test('a path leads to a file of the app, whatever the router puts behind it', () => {
  const from = join(root, 'src/client/routes/wallet.tsx');
  const wallet = 'src/client/routes/wallet.tsx';
  for (const path of ['./wallet.tsx', from]) {
    expect(fetchedAt(root, from, `${path}?tsr-split=component`)).toBe(wallet);
  }
  expect(fetchedAt(root, `${from}?tsr-split=component`, '#client/ui/Button.tsx')).toBe(
    'src/client/ui/Button.tsx',
  );
  for (const path of ['react-dom/client', '#contract/key.ts', './key.json']) {
    expect(fetchedAt(root, from, path)).toBeUndefined();
  }
});

test('what says something is waited for with its words, and what says nothing is left alone', () => {
  const source = "a(() => import('./Sheet.tsx'));\nb(() => import('react-dom/client'));\n";
  const nameOf = (path: string) => (path.includes('Sheet') ? '"Sheet"' : undefined);
  expect(withWordsAround(source, nameOf)).toBe(
    "import { withWords } from '#client/i18n/lazy-words.ts';\n" +
      "a(() => withWords(import('./Sheet.tsx'), \"Sheet\"));\nb(() => import('react-dom/client'));\n",
  );
  expect(withWordsAround(source, () => undefined)).toBeNull();
});
