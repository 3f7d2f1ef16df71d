import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { GameRoomScreen } from '#client/features/frame/GameRoomScreen.tsx';
import { requireLogin } from '#client/features/session/require-login.ts';
import { Code } from '#contract/values.ts';

const Search = v.object({ gameCode: v.fallback(v.optional(Code), undefined) });

export const Route = createFileRoute('/_apart/lottery')({
  staticData: { title: msg`Lottery`, frame: 'no-footer' },
  validateSearch: Search,
  beforeLoad: requireLogin,
  component: Room,
});

function Room() {
  return <GameRoomScreen gameCode={Route.useSearch().gameCode} />;
}
