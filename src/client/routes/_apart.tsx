import { createFileRoute } from '@tanstack/react-router';
import { pictureDrawn } from '#client/ui/picture-drawn.ts';

/** Screens that are fetched on their own. */
export const Route = createFileRoute('/_apart')({
  beforeLoad: async ({ preload, cause }) => {
    if (cause === 'enter' && !preload && isAlive()) await pictureDrawn();
  },
});

/** What is drawn by the gateway, or taken over from it, follows no press. */
function isAlive(): boolean {
  return typeof document !== 'undefined' && document.documentElement.dataset.alive !== undefined;
}
