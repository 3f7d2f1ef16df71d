import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { shortNames } from './short-names.ts';

const root = mkdtempSync(join(tmpdir(), 'verbena-names-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function sheet(file: string, classes: readonly string[]): string {
  const path = join(root, 'src/client', file);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, classes.map((name) => `.${name} { color: red; }`).join('\n'));
  return path;
}

const many = Array.from({ length: 2000 }, (_, index) => `class-${index}`);

test('no two classes of any sheets share a name, and each is as short as that', () => {
  const one = sheet('One.module.css', many);
  const other = sheet('ui/Other.module.css', many);
  const nameOf = shortNames(root);
  const names = many.flatMap((local) => [nameOf(local, one), nameOf(local, `${other}?used`)]);
  expect(new Set(names).size).toBe(4000);
  expect(names.every((name) => /^[a-z]{3}$/.test(name))).toBe(true);
});

test('the page’s build and the program’s agree, and a new class leaves the others their names', () => {
  const file = sheet('Grown.module.css', ['first', 'second']);
  const before = shortNames(root);
  expect(shortNames(root)('first', file)).toBe(before('first', file));
  sheet('Grown.module.css', ['new', 'first', 'second']);
  const after = shortNames(root);
  expect(after('second', file)).toBe(before('second', file));
});
