import { createFileRoute } from '@tanstack/react-router';
import { loadAllWords } from '#client/i18n/load-language.ts';
import { pictureDrawn } from '#client/ui/picture-drawn.ts';

/** Screens that are fetched on their own. The words that home does not need come with the first. */
export const Route = createFileRoute('/_apart')({
  beforeLoad: async ({ context, preload, cause }) => {
    const isPressed = cause === 'enter' && !preload && isAlive();
    await Promise.all([isPressed && pictureDrawn(), loadAllWords(context.i18n)]);
  },
});

/** What is drawn by the gateway, or taken over from it, follows no press. */
function isAlive(): boolean {
  return typeof document !== 'undefined' && document.documentElement.dataset.alive !== undefined;
}
