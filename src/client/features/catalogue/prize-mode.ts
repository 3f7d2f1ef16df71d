import type { GameMenu } from '#contract/catalogue.ts';

export type PrizeMode = 'LOTT' | 'ELOTT';

/** Which prize table a merchant's lotteries pay by: ELOTT once Vietnam's, or the house's, is among the e-lotteries. */
export function prizeModeOf(menus: readonly Pick<GameMenu, 'gameType' | 'vendors'>[]): PrizeMode {
  const express = menus.find(({ gameType }) => gameType === 'ELOTT')?.vendors ?? [];
  const pays = express.some(
    ({ vassalage }) => vassalage === 'TCG_LOTTO_VN' || vassalage === 'LOTT',
  );
  return pays ? 'ELOTT' : 'LOTT';
}
