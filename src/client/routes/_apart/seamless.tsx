import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { GameRoomScreen } from '#client/features/frame/GameRoomScreen.tsx';
import { HouseGameScreen } from '#client/features/inhouse/HouseGameScreen.tsx';
import { requireLogin } from '#client/features/session/require-login.ts';
import { Code } from '#contract/values.ts';

const Search = v.object({
  gameCode: v.fallback(v.optional(Code), undefined),
  mode: v.fallback(v.optional(v.picklist(['real', 'trial'])), undefined),
});

export const Route = createFileRoute('/_apart/seamless')({
  staticData: { title: msg`Game`, frame: 'no-footer' },
  validateSearch: Search,
  beforeLoad: requireLogin,
  component: Room,
});

function Room() {
  const { gameCode, mode } = Route.useSearch();
  if (gameCode === undefined) return <GameRoomScreen gameCode={undefined} />;
  return <HouseGameScreen gameCode={gameCode} purse={mode === 'trial' ? 'coins' : 'money'} />;
}
