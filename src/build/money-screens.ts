import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The sources that say `words: 'money'`, which is what a member opens most: routes in their static
 * data, parts that are fetched apart in their options. What these import plainly travels in one file,
 * and what they say in one part of the words.
 */
export function readMoneyScreens(root: string): readonly string[] {
  const client = join(root, 'src/client');
  return globSync('**/*.{ts,tsx}', { cwd: client }).flatMap((file) => {
    const text = readFileSync(join(client, file), 'utf8');
    if (!text.includes("words: 'money'")) return [];
    const screens = /from '#client\/(features\/[^']+)'/g;
    const fetchedApart = /import\('#client\/([^']+)'\)[^}]{0,80}\{\s*words: 'money'\s*\}/g;
    const parts = text.matchAll(file.startsWith('routes') ? screens : fetchedApart);
    return [...parts].map(([, path]) => `src/client/${path}`);
  });
}
