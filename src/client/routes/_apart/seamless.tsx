import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { isFrameThere } from '#client/features/frame/drawn-frame.ts';
import { NoGameScreen } from '#client/features/frame/NoGameScreen.tsx';
import { PlayRoom } from '#client/features/play/PlayRoom.tsx';
import { requireLogin } from '#client/features/session/require-login.ts';
import { Code } from '#contract/values.ts';

const Search = v.object({
  gameCode: v.fallback(v.optional(Code), undefined),
  mode: v.fallback(v.optional(v.picklist(['real', 'trial'])), undefined),
});

export const Route = createFileRoute('/_apart/seamless')({
  staticData: { title: msg`Game`, frame: 'no-footer' },
  validateSearch: Search,
  beforeLoad: async ({ context, search }) => {
    // Once a page has been drawn, a room is drawn at once and asks for itself.
    if (!isFrameThere()) return requireLogin({ context });
    // What is lost here is fetched again by the room itself, which then offers another try.
    const ready = import('#client/features/play/ready-room.ts')
      .then(({ readyRoom }) => readyRoom(search, context))
      .catch(() => undefined);
    await requireLogin({ context });
    await Promise.race([ready, new Promise((late) => setTimeout(late, patienceMs))]);
  },
  component: Room,
});

/** A room is drawn without its game rather than later than this. */
const patienceMs = 800;

function Room() {
  const { gameCode, mode = 'real' } = Route.useSearch();
  if (gameCode === undefined) return <NoGameScreen />;
  return <PlayRoom gameCode={gameCode} mode={mode} />;
}
