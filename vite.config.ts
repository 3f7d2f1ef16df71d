import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';

/** What every build of the client shares: routes, React, and words taken out of the source. */
function clientPlugins() {
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
        splitBehavior: ({ routeId }) => (routeId === '/' ? [] : undefined),
      },
    }),
    react(),
    lingui(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
  ];
}

/**
 * What every screen needs travels in one file that outlives our releases; motion, which only sheets
 * need, must never be drawn into what home loads.
 */
const chunkGroups = [
  {
    name: 'framework',
    test: /node_modules[\\/](react|react-dom|scheduler|jotai|valibot|@lingui[\\/](core|react)|@tanstack[\\/](react-router|router-core|history|react-store|store|react-query|query-core))[\\/]/,
    priority: 2,
  },
  {
    name: 'motion',
    test: /node_modules[\\/](framer-motion|motion-dom|motion-utils)[\\/]/,
    priority: 1,
  },
  {
    // What home itself imports travels together; shared with a lazy screen, each would be a file.
    name: (id: string, graph: ModuleGraph) => {
      const isOurs = /[\\/](src|node_modules)[\\/]/.test(id) && !/\.css($|\?)/.test(id);
      return isOurs && isImportedBy(id, /[\\/]src[\\/]client[\\/]main\.tsx$/, graph)
        ? 'home'
        : null;
    },
    test: /./,
    priority: 0,
  },
];

interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

/** Whether a chain of plain imports leads from the entry to this module. */
function isImportedBy(
  id: string,
  entry: RegExp,
  graph: ModuleGraph,
  seen = new Set<string>(),
): boolean {
  if (entry.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => isImportedBy(importer, entry, graph, seen));
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
      globPatterns: ['assets/**/*.{js,css}', 'vendors/*.svg', 'flags/*.svg', 'fonts/*.woff2'],
      maximumFileSizeToCacheInBytes: 3_000_000,
      rollupFormat: 'iife',
    },
  });
}

export default defineConfig(({ mode }) => {
  const isFirstPaint = mode === 'first-paint';
  const isTest = process.env.VITEST !== undefined;
  return {
    plugins: [...clientPlugins(), ...(isFirstPaint || isTest ? [] : worker())],
    // The gateway's bundle carries React with it, and must carry the fast one.
    define: isFirstPaint ? { 'process.env.NODE_ENV': '"production"' } : {},
    css: { modules: { generateScopedName: '[name]_[local]_[hash:base64:4]' } },
    ssr: { noExternal: isFirstPaint ? true : undefined },
    build: isFirstPaint
      ? {
          ssr: 'src/client/first-paint.tsx',
          outDir: 'dist/first-paint',
          emptyOutDir: true,
          copyPublicDir: false,
          minify: false,
          rollupOptions: { output: { entryFileNames: 'first-paint.js' } },
        }
      : {
          outDir: 'dist/app',
          emptyOutDir: true,
          manifest: true,
          target: 'es2022',
          assetsInlineLimit: 0,
          modulePreload: { polyfill: false },
          reportCompressedSize: false,
          rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
        },
    test: {
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            include: ['src/**/*.test.{ts,tsx}', 'sw/**/*.test.ts', 'tests/house/**/*.test.ts'],
            exclude: ['**/*.db.test.ts', '**/node_modules/**'],
          },
        },
        {
          extends: true,
          test: {
            name: 'database',
            include: ['src/**/*.db.test.ts', 'tests/**/*.db.test.ts'],
            globalSetup: ['tests/database/global-setup.ts'],
            testTimeout: 30_000,
            hookTimeout: 60_000,
          },
        },
        {
          extends: true,
          test: {
            name: 'browser',
            include: ['tests/e2e/**/*.e2e.ts'],
            globalSetup: ['tests/e2e/global-setup.ts'],
            testTimeout: 60_000,
            hookTimeout: 120_000,
            fileParallelism: false,
          },
        },
      ],
    },
  };
});
