import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Takes from each icon what nobody reads: its name, which becomes a class that no style of ours
 * uses, React's keys, which children that never change do without, and the set's own maker. Page and
 * program are both built with it, so they agree.
 */
export function bareIcons(root: string): Plugin {
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
