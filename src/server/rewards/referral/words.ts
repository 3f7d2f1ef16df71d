import type { InLanguages } from '#contract/languages.ts';

type Side = 'inviter' | 'friend';

/** What a player reads beside it in the reward centre. */
export const awardWords: InLanguages<Readonly<Record<Side, string>>> = {
  es: { inviter: 'Por el amigo que invitaste', friend: 'Por venir invitado' },
  en: { inviter: 'For the friend you invited', friend: 'For coming by an invitation' },
  zh: { inviter: '邀请好友奖励', friend: '受邀加入奖励' },
  ms: { inviter: 'Untuk rakan yang anda jemput', friend: 'Kerana menyertai melalui jemputan' },
};
