import { logout, memberInfo } from '#contract/member.ts';
import { type Answer, answer, done } from '#server/answer.ts';
import type { House } from '#server/house.ts';
import { endSession } from './end-session.ts';
import { readMember } from './read-member.ts';
import { clearedSessionCookies } from './session-cookies.ts';

export function identityAnswers(house: House): Answer[] {
  return [
    answer(memberInfo, ({ player, visit }) => readMember(house, player, visit)),
    answer(logout, async ({ player }) => {
      if (player) await endSession(house, player);
      // Whoever has no session any more is logged out all the same.
      return done({}, clearedSessionCookies);
    }),
  ];
}
