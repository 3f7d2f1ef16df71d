import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BarState } from '#client/features/inhouse/PlayBar.tsx';
import type { HouseRound } from '#contract/inhouse.ts';
import { diceMultiplier } from '#games/dice.ts';
import { payFor } from '#games/pay.ts';
import { DiceBoard } from './DiceBoard.tsx';

const nothing = () => undefined;

function drawn(target: number, isPlayed: boolean): string {
  const view = { roll: 7_395, side: 'over', target, multiplier: '', isWon: true };
  const stake = { value: '10000', set: nothing };
  const state = {
    stake,
    table: undefined,
    canPlay: true,
    isWaiting: false,
    isCycling: false,
    rounds: [],
  };
  return renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'es', messages: { es: {} } })}>
      <BarState value={isPlayed ? state : null}>
        <DiceBoard
          round={{ id: '5', view } as unknown as HouseRound}
          currency="COP"
          stake="10000"
          canPlay
          isWaiting={false}
          play={nothing}
          step={nothing}
        />
      </BarState>
    </I18nProvider>,
  );
}

/** What stands in the field of the multiplier. */
const saidToPay = (target: number) =>
  /name="multiplier"[^>]*value="([\d.,]+)"/.exec(drawn(target, true))?.[1] ?? '';

test('what a bet is said to pay is never more than what is paid for it', () => {
  expect(saidToPay(5_000)).toBe('1,9801');
  for (let target = 200; target <= 9_900; target += 50) {
    const tenThousandths = Math.round(Number(saidToPay(target).replace(',', '.')) * 10_000);
    expect(tenThousandths).toBeGreaterThan(10_000);
    const paid = payFor(10_000n, diceMultiplier({ side: 'over', target }));
    expect(tenThousandths).toBeLessThanOrEqual(Number(paid));
  }
});

test('a round that is only looked at has nothing to press', () => {
  expect(drawn(5_000, true)).toMatch(/<input|<button/);
  expect(drawn(5_000, false)).not.toMatch(/<input|<button/);
});
