import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Takes from each icon what nobody reads: its name, which becomes a class that no style of ours
 * uses, React's keys, which children that never change do without, and the set's own maker. Page and
 * program are both built with it, so they agree.
 */
export function bareIcons(root: string): Plugin[] {
  return [iconsByPath(root), withoutNames(root)];
}

/**
 * An icon is imported by its own path: through the set's index every screen would seem to need every
 * icon, and no icon could travel with the screens that show it.
 */
function iconsByPath(root: string): Plugin {
  const index = readFileSync(
    join(root, 'node_modules/lucide-react/dist/esm/lucide-react.mjs'),
    'utf8',
  );
  const pathOf = new Map<string, string>();
  for (const [, names = '', file = ''] of index.matchAll(
    /export \{([^}]*)\} from '\.\/icons\/([^']+)\.mjs'/g,
  )) {
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) pathOf.set(name, file);
  }
  return {
    name: 'verbena-icons-by-path',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]src[\\/]client[\\/].*\.tsx?(\?|$)/, code: /from 'lucide-react'/ },
      handler(source) {
        const code = source.replace(
          /import \{([^}]*)\} from 'lucide-react';/g,
          (_whole, names: string) =>
            names
              .split(',')
              .map((name) => name.trim())
              .filter((name) => name !== '' && !name.startsWith('type '))
              .map((name) => importOf(name, pathOf))
              .join(' '),
        );
        return { code, map: null };
      },
    },
  };
}

function importOf(specifier: string, pathOf: ReadonlyMap<string, string>): string {
  const [name = '', as = name] = specifier.split(/\s+as\s+/);
  const path = pathOf.get(name);
  if (!path) throw new Error(`lucide-react has no icon ${name}.`);
  return `import ${as} from 'lucide-react/icons/${path}';`;
}

function withoutNames(root: string): Plugin {
  const maker = JSON.stringify(join(root, 'src/client/ui/draw-icon.ts'));
  return {
    name: 'verbena-bare-icons',
    apply: 'build',
    transform: {
      filter: { id: /lucide-react[\\/].*[\\/]icons[\\/][^\\/]+\.mjs$/ },
      handler(source) {
        const code = source
          .replace(/,\s*key: "[^"]*"/g, '')
          .replace(/^\s*name: "[^"]*",$/m, '')
          .replace(/^\s*size: 24,$/m, '')
          .replace(/,\s*aliases: \[[^\]]*\]/, '')
          .replace(/from '\.\.\/createLucideIcon\.mjs'/, `from ${maker}`);
        return { code, map: null };
      },
    },
  };
}
