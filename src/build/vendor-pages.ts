import { join } from 'node:path';
import type { UserConfig } from 'vite';

/**
 * The embedded vendor's pages: another company's, so nothing of the app's build touches them. One
 * page, and each game fetched when it is played.
 */
export function vendorPages(root: string): UserConfig {
  return {
    root: join(root, 'src/demo/vendor/pages'),
    publicDir: false,
    build: {
      outDir: join(root, 'dist/vendor'),
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: { input: join(root, 'src/demo/vendor/pages/shell.html') },
    },
  };
}
