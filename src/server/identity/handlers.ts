import { logout, memberInfo } from '#contract/member.ts';
import * as session from '#contract/session.ts';
import { type Answer, answer, done } from '#server/answer.ts';
import type { House } from '#server/house.ts';
import { changePassword } from './change-password.ts';
import { endSession } from './end-session.ts';
import { logIn } from './log-in.ts';
import { playFree } from './play-free.ts';
import { readMember } from './read-member.ts';
import { clearedSessionCookies } from './session-cookies.ts';

export function identityAnswers(house: House): Answer[] {
  return [
    answer(memberInfo, ({ player, visit }) => readMember(house, player, visit)),
    answer(session.login, ({ request, visit }) => logIn(house, request, visit)),
    answer(session.freePlay, ({ visit }) => playFree(house, visit)),
    answer(session.changePassword, ({ request, player, visit }) =>
      changePassword(house, request, player, visit),
    ),
    answer(logout, async ({ player }) => {
      if (player) await endSession(house, player);
      // Whoever has no session any more is logged out all the same.
      return done({}, clearedSessionCookies);
    }),
  ];
}
