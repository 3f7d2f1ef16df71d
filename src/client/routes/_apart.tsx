import { createFileRoute } from '@tanstack/react-router';
import { loadAllWords } from '#client/i18n/load-language.ts';

/** Screens that are fetched on their own. The words that home does not need come with the first. */
export const Route = createFileRoute('/_apart')({
  beforeLoad: ({ context }) => loadAllWords(context.i18n),
});
