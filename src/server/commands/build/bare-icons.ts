import type { Plugin } from 'vite';

/**
 * Takes from each icon what nobody reads: its name, which becomes a class that no style of ours
 * uses, and React's keys, which children that never change do without. Page and program are both
 * built with it, so they agree.
 */
export function bareIcons(): Plugin {
  return {
    name: 'verbena-bare-icons',
    apply: 'build',
    transform: {
      filter: { id: /lucide-react[\\/].*[\\/]icons[\\/][^\\/]+\.mjs$/ },
      handler(source) {
        const code = source
          .replace(/,\s*key: "[^"]*"/g, '')
          .replace(/^\s*name: "[^"]*",$/m, '')
          .replace(/,\s*aliases: \[[^\]]*\]/, '');
        return { code, map: null };
      },
    },
  };
}
