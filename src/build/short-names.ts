import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

type NameOf = (local: string, file: string) => string;

/**
 * Three letters for every class of every module. A page names each of its classes twice, before
 * anything can be painted, and what looks random packs badly. Made from file and name, so that a
 * class keeps its letters from release to release, and the page and the program agree.
 */
export function shortNames(root: string): NameOf {
  const files = globSync('src/client/**/*.module.css', { cwd: root }).sort();
  const taken = new Map<string, string>();
  const known = new Map<string, string>();
  for (const file of files) {
    const sheet = readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    const names = sheet.matchAll(/(?:\.|@keyframes\s+)([A-Za-z_][\w-]*)/g);
    for (const name of new Set(Array.from(names, ([, local = '']) => local))) {
      const whole = `${file.replaceAll('\\', '/')} ${name}`;
      known.set(whole, freeName(whole, taken));
    }
  }
  return (local, file) => {
    const [path = ''] = file.split('?');
    const whole = `${relative(root, path).replaceAll('\\', '/')} ${local}`;
    return known.get(whole) ?? freeName(whole, taken);
  };
}

/** The next free one of the names that its digest suggests. */
function freeName(whole: string, taken: Map<string, string>): string {
  for (let turn = 0; ; turn += 1) {
    const digest = createHash('sha256').update(`${turn} ${whole}`).digest();
    const name = [...digest.subarray(0, 3)].map((byte) => letters[byte % 26]).join('');
    const owner = taken.get(name);
    if (owner !== undefined && owner !== whole) continue;
    taken.set(name, whole);
    return name;
  }
}

const letters = 'abcdefghijklmnopqrstuvwxyz';
