import { createFileRoute } from '@tanstack/react-router';
import { loadWords } from '#client/i18n/load-language.ts';
import { pictureDrawn } from '#client/ui/picture-drawn.ts';

/** Screens that are fetched on their own. The words that they say come with the first. */
export const Route = createFileRoute('/_apart')({
  beforeLoad: async ({ context, preload, cause, matches }) => {
    const isPressed = cause === 'enter' && !preload && isAlive();
    const words =
      matches.findLast(({ staticData }) => staticData.words)?.staticData.words ?? 'rest';
    await Promise.all([isPressed && pictureDrawn(), loadWords(context.i18n, words)]);
  },
});

/** What is drawn by the gateway, or taken over from it, follows no press. */
function isAlive(): boolean {
  return typeof document !== 'undefined' && document.documentElement.dataset.alive !== undefined;
}
