import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { beginGame } from '#client/features/play/begin-game.ts';
import { PlayRoom } from '#client/features/play/PlayRoom.tsx';
import { anyCode } from '#client/ground/page/any-code.ts';
import { NoGameScreen } from '#client/ground/page/NoGameScreen.tsx';
import { Code } from '#contract/values.ts';

const Search = v.object({
  gameCode: v.fallback(v.optional(Code), undefined),
  mode: v.fallback(v.optional(v.picklist(['real', 'trial'])), undefined),
});

export const Route = createFileRoute('/_apart/_member/seamless')({
  staticData: {
    title: msg`Game`,
    frame: 'no-footer',
    paint: 'device',
    aheadFor: [
      { gameCode: anyCode },
      { gameCode: anyCode, mode: 'real' },
      { gameCode: anyCode, mode: 'trial' },
    ],
  },
  validateSearch: Search,
  loaderDeps: ({ search: { gameCode, mode } }) => ({ gameCode, mode }),
  loader: beginGame,
  component: Room,
});

function Room() {
  const { gameCode, mode = 'real' } = Route.useSearch();
  if (gameCode === undefined) return <NoGameScreen />;
  return <PlayRoom gameCode={gameCode} mode={mode} />;
}
