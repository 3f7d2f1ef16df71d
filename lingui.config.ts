import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { languages } from './src/contract/languages.ts';

export default defineConfig({
  sourceLocale: 'en',
  locales: languages,
  catalogs: [
    {
      path: '<rootDir>/src/client/i18n/locales/{locale}',
      include: ['src/client'],
      exclude: ['**/*.test.tsx', '**/*.test.ts'],
    },
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
  compileNamespace: 'es',
});
