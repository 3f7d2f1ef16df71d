/** `trial`: the vendor's own free round, where a game offers one; nothing is staked. */
export type PlayMode = 'real' | 'trial';

export type PlayAnswer = 'login' | 'trial-account' | 'launch';

/**
 * Playing needs a session, and playing for money one that is no trial account. The free round is
 * open to trial accounts; a visitor logs in for it too, since every game runs under some account.
 */
export function playAnswerOf(
  session: { isLogin: boolean; isTrial: boolean },
  mode: PlayMode,
): PlayAnswer {
  if (!session.isLogin) return 'login';
  return session.isTrial && mode === 'real' ? 'trial-account' : 'launch';
}
