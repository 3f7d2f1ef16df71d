import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createQueryClient } from '#client/data/query-client.ts';
import { BarState } from '#client/features/inhouse/PlayBar.tsx';
import type { Table } from '#client/features/inhouse/use-stake.ts';
import type { HouseRound } from '#contract/inhouse.ts';
import { MinesBoard } from './MinesBoard.tsx';

const nothing = () => undefined;
const table = {
  ...{ game: 'G', rules: 'VB_MINES', name: 'Mines', least: '100', most: '10000' },
  ...{ currency: 'COP', cycleMs: 0, isOpen: true, coins: null, round: null, second: null },
} as unknown as Table;

function drawn(round: HouseRound | null): string {
  const stake = { value: '100', set: nothing };
  const state = { stake, table, canPlay: true, isWaiting: false, isCycling: false, rounds: [] };
  return renderToStaticMarkup(
    <QueryClientProvider client={createQueryClient()}>
      <I18nProvider i18n={setupI18n({ locale: 'es', messages: { es: {} } })}>
        <BarState value={state}>
          <MinesBoard
            round={round}
            currency="COP"
            stake="100"
            canPlay
            isWaiting={false}
            play={nothing}
            step={nothing}
          />
        </BarState>
      </I18nProvider>
    </QueryClientProvider>,
  );
}

const running = {
  ...{ id: '5', state: 'open', steps: [], staked: '100' },
  view: { mines: 3, picked: [], multiplier: null, nextMultiplier: '1.1', minedCells: null },
} as unknown as HouseRound;

test('stake and mines stay where they are while a round runs, and cannot be changed', () => {
  const [before, during] = [drawn(null), drawn(running)];
  const controls = (markup: string) => markup.match(/<fieldset/g)?.length;
  expect(controls(during)).toBe(controls(before));
  expect(before).not.toContain('<fieldset class="sums" disabled');
  expect(during.match(/<fieldset[^>]* disabled=""/g)).toHaveLength(2);
  expect(during).toContain('name="mines"');
});
