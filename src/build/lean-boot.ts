import { minifySync, type Plugin } from 'vite';

/** The boot script travels inside every page, before anything can be painted: its comments stay here. */
export function leanBoot(): Plugin {
  return {
    name: 'verbena-lean-boot',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(
          /(<script id="boot">)([\s\S]*?)(<\/script>)/,
          (_whole, open: string, source: string, close: string) =>
            `${open}${minifySync('boot.js', source).code}${close}`,
        ),
    },
  };
}
