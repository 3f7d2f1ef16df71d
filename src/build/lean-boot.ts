import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minifySync, type Plugin, transformWithOxc } from 'vite';

/**
 * Puts the boot script into the page, where it is there before anything can be painted. A build
 * leaves its comments behind.
 */
export function leanBoot(root: string): Plugin {
  const file = join(root, 'src/client/boot.ts');
  let isBuild = false;
  return {
    name: 'verbena-lean-boot',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const { code } = await transformWithOxc(await readFile(file, 'utf8'), file);
        const script = `(()=>{${code.replace(/^export \{\s*\};?$/m, '').trim()}})()`;
        const written = isBuild ? minifySync('boot.js', script).code : script;
        if (/<\/script|\b(import|export) [\w{*]/.test(written))
          throw new Error(`${file} cannot stand in a page.`);
        return html.replace(
          /(<script id="boot">)(<\/script>)/,
          (_whole, open, end) => open + written + end,
        );
      },
    },
  };
}
