import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
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
  beforeLoad: ({ context, search }) => {
    // What is lost here is fetched again by the room itself, which then offers another try.
    import('#client/features/play/ready-room.ts')
      .then(({ readyRoom }) => readyRoom(search, context))
      .catch(() => undefined);
    return requireLogin({ context });
  },
  component: Room,
});

function Room() {
  const { gameCode, mode = 'real' } = Route.useSearch();
  if (gameCode === undefined) return <NoGameScreen />;
  return <PlayRoom gameCode={gameCode} mode={mode} />;
}
