import { fileURLToPath } from 'node:url';
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { apartTests } from './src/build/apart-tests.ts';
import { bareIcons } from './src/build/bare-icons.ts';
import { chunkGroups } from './src/build/chunk-groups.ts';
import { leanBoot } from './src/build/lean-boot.ts';
import { leanCalls } from './src/build/lean-calls.ts';
import { shortNames } from './src/build/short-names.ts';
import { splitWords } from './src/build/split-words.ts';
import { vendorPages } from './src/build/vendor-pages.ts';
import { askAheadSource } from './src/contract/first-paint.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const entry = 'src/client/main.tsx';
const apart = process.env.VITEST === undefined ? [] : apartTests(root);
/** As the style compiler counts its features. */
const dirSelector = 4;

/** What every build of the client shares: routes, React, and words taken out of the source. */
function clientPlugins(isFirstPaint: boolean) {
  return [
    tanstackRouter({
      target: 'react',
      routesDirectory: 'src/client/routes',
      generatedRouteTree: 'src/client/route-tree.gen.ts',
      autoCodeSplitting: true,
      quoteStyle: 'single',
      semicolons: true,
      disableLogging: true,
      addExtensions: true,
      routeFileIgnorePattern: '\\.test\\.',
      codeSplittingOptions: {
        // Home is what most people open, so its screen travels with the entry, not one trip later.
        splitBehavior: ({ routeId }) => {
          if (routeId === '/' || routeId === '/_apart') return [];
          // What a member's screen asks first comes with the screen, and not with home.
          return routeId.startsWith('/_apart/_member/') ? [['component', 'loader']] : undefined;
        },
      },
    }),
    react(),
    splitWords(root, entry, isFirstPaint),
    bareIcons(root),
    leanCalls(root),
    leanBoot(root),
    babel({ presets: [linguiTransformerBabelPreset()] }),
  ];
}

/** A file of its own that nothing imports: the gateway puts it into its shells. */
function askAhead(): Plugin {
  return {
    name: 'ask-ahead',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: fileURLToPath(new URL(askAheadSource, import.meta.url)) });
    },
  };
}

/** The worker caches what the build made and nothing that only a first visit needs. */
function worker(): Plugin[] {
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'sw',
    filename: 'sw.ts',
    outDir: 'dist/app',
    injectRegister: false,
    manifest: false,
    injectManifest: {
      globDirectory: 'dist/app',
      globPatterns: [
        'assets/**/*.{js,css}',
        'vendors/*.svg',
        'flags/*.svg',
        'fonts/*.woff2',
        // The icon that stands for a cover which cannot be had, and the logo's mark.
        'icons/*/{default-game,mark}.svg',
      ],
      maximumFileSizeToCacheInBytes: 3_000_000,
      rollupFormat: 'iife',
    },
  });
}

const projects: TestProjectConfiguration[] = [
  {
    extends: true,
    test: {
      name: 'unit',
      include: [
        'src/**/*.test.{ts,tsx}',
        '{sw,tests/house,tests/screens,tests/statements}/**/*.test.{ts,tsx}',
      ],
      exclude: ['**/*.db.test.ts', '**/node_modules/**', ...apart],
      isolate: false,
      setupFiles: ['tests/setup.ts'],
    },
  },
  {
    extends: true,
    test: { name: 'unit-apart', include: apart, setupFiles: ['tests/setup.ts'] },
  },
  {
    extends: true,
    test: {
      name: 'database',
      include: ['src/**/*.db.test.ts', 'tests/**/*.db.test.ts'],
      // Each file has a database of its own; what the process keeps is the program, read once.
      isolate: false,
      globalSetup: ['tests/database/global-setup.ts'],
      setupFiles: ['tests/setup.ts'],
    },
  },
  {
    extends: true,
    test: {
      name: 'browser',
      include: ['tests/e2e/**/*.e2e.ts'],
      globalSetup: ['tests/e2e/global-setup.ts'],
      setupFiles: ['tests/e2e/setup.ts'],
      // One a core of the smallest machine: the browsers are what takes the time.
      maxWorkers: 2,
      // What a walk leaves behind lies in its browser, and is closed; the tools are read once.
      isolate: false,
      // What runs beside other kinds of tests has to share their number of workers.
      sequence: { groupOrder: 1 },
    },
  },
];

export default defineConfig(({ mode }) => {
  if (mode === 'vendor') return vendorPages(root);
  const isFirstPaint = mode === 'first-paint';
  const isTest = process.env.VITEST !== undefined;
  return {
    plugins: [
      ...clientPlugins(isFirstPaint),
      ...(isFirstPaint || isTest ? [] : [askAhead(), ...worker()]),
    ],
    // The gateway's bundle carries React with it, and must carry the fast one.
    define: isFirstPaint ? { 'process.env.NODE_ENV': '"production"' } : {},
    // Short in a build, for they stand in page, style and program; telling while one works on them.
    css: {
      // Left alone, `:dir()` becomes a list of every language that is written from the right.
      lightningcss: { exclude: dirSelector },
      modules: {
        generateScopedName:
          mode === 'production' || isFirstPaint
            ? shortNames(root)
            : '[name]_[local]_[hash:base64:4]',
      },
    },
    ssr: { noExternal: isFirstPaint ? true : undefined },
    build: isFirstPaint
      ? {
          ssr: 'src/client/first-paint.tsx',
          outDir: 'dist/first-paint',
          emptyOutDir: true,
          copyPublicDir: false,
          // The gateway keeps the sources it has read for as long as it lives.
          minify: true,
          rollupOptions: { output: { entryFileNames: 'first-paint.js' } },
        }
      : {
          outDir: 'dist/app',
          emptyOutDir: true,
          manifest: true,
          target: 'es2022',
          assetsInlineLimit: 0,
          // Names of scripts that follow from each other would weigh more than the wait they spare.
          modulePreload: {
            polyfill: false,
            resolveDependencies: (_file, needed) => needed.filter((one) => one.endsWith('.css')),
          },
          reportCompressedSize: false,
          rolldownOptions: { output: { codeSplitting: { groups: chunkGroups(root, entry) } } },
        },
    test: {
      // Left to itself the runner spares a core for somebody who watches.
      maxWorkers: '100%',
      // A busy machine is slow, and that is no fault of ours: only what never ends is one.
      testTimeout: 240_000,
      hookTimeout: 240_000,
      expect: { poll: { timeout: 60_000 } },
      projects,
    },
  };
});
