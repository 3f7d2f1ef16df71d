import { expect, test } from 'vitest';
import type { GameMenu } from '#contract/catalogue.ts';
import { prizeModeOf } from './prize-mode.ts';

function menu(gameType: GameMenu['gameType'], ...vassalages: string[]) {
  const vendors = vassalages.map((vassalage) => ({
    vassalage,
    displayName: vassalage,
    gameType,
    lagerIcon: '/vendors/a.svg',
    isGame: 'VASSALAGE' as const,
    games: 1,
  }));
  return { gameType, vendors };
}

test.each(['TCG_LOTTO_VN', 'LOTT'])('%s among the e-lotteries sets the mode to ELOTT', (code) => {
  expect(prizeModeOf([menu('ELOTT', 'ELOTT', code)])).toBe('ELOTT');
});

test('the same vendors among the lotteries change nothing', () => {
  expect(prizeModeOf([menu('LOTT', 'TCG_LOTTO_VN', 'LOTT'), menu('ELOTT', 'ELOTT')])).toBe('LOTT');
});

test('a merchant without e-lotteries pays by LOTT', () => {
  expect(prizeModeOf([])).toBe('LOTT');
});
