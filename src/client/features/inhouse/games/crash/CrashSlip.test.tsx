// @vitest-environment happy-dom
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, type ComponentProps } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { BarState } from '#client/features/inhouse/PlayBar.tsx';
import type { RoomNow } from '#client/features/inhouse/rooms/room-events.ts';
import type { Table } from '#client/features/inhouse/use-stake.ts';
import type { HouseRound } from '#contract/inhouse.ts';
import { CrashSlip } from './CrashSlip.tsx';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

let root: Root | undefined;
afterEach(async () => {
  await act(async () => root?.unmount());
});

const table = {
  ...{ game: 'G', rules: 'VB_CRASH', name: 'Crash', least: '100', most: '10000' },
  ...{ currency: 'USD', cycleMs: 5_000, isOpen: true, coins: null, round: null, second: null },
} as unknown as Table;
const flown = (commitment: string, phase: 'betting' | 'running') =>
  ({ round: { id: '4', phase, commitment, startedAt: null, outcome: null } }) as RoomNow;
const laid = (commitment: string, staked: string) =>
  ({
    ...{ id: '5', state: 'open', steps: [], staked, currency: 'USD' },
    ...{ choices: { stake: staked, leaveAt: null }, proof: { commitment } },
  }) as unknown as HouseRound;

type Change = Partial<Omit<ComponentProps<typeof CrashSlip>, 'bet'>> & {
  round?: HouseRound;
  stake?: string;
  canPlay?: boolean;
};

/** A slip in a document; what it lays and takes is written down. */
async function slipped() {
  const done: unknown[] = [];
  const page = document.createElement('div');
  root = createRoot(page);
  const draw = ({ round, stake = '100', canPlay = true, ...change }: Change) =>
    act(async () => {
      const seat = { canPlay, isWaiting: false };
      const bar = { ...seat, stake: { value: stake, set: () => undefined }, table };
      const act = {
        play: (choices: unknown) => done.push(choices),
        step: (step: unknown) => done.push(step),
      };
      root?.render(
        <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
          <BarState value={{ ...bar, isCycling: false, rounds: [] }}>
            <CrashSlip
              bet={{ ...seat, ...act, stake, round: round ?? null }}
              {...{ slip: 2, room: flown('a', 'betting'), isOpenForBets: true, isOfTwo: true }}
              {...{ beside: undefined, isBesideCycling: false }}
              {...change}
            />
          </BarState>
        </I18nProvider>,
      );
    });
  const press = () =>
    act(async () =>
      page.querySelector<HTMLButtonElement>('[role="group"] > div:last-child button')?.click(),
    );
  return { done, draw, press, page };
}

test('a second slip lays its own bet, with its own stake, and says which slip it is', async () => {
  const { done, draw, press, page } = await slipped();
  await draw({ stake: '700' });
  await press();
  expect(done).toEqual([{ stake: '700', leaveAt: null, slip: 2 }]);
  expect(page.querySelector('[role="group"]')?.getAttribute('aria-label')).toBe('Bet 2');
  await draw({ stake: '700', slip: 1 });
  await press();
  expect(done.at(-1)).toEqual({ stake: '700', leaveAt: null });
});

test('what the other bet stakes in this flight is left out of what the table takes at most', async () => {
  const { done, draw, press } = await slipped();
  await draw({ stake: '9000', beside: { round: laid('a', '4000') } });
  await press();
  expect(done).toEqual([{ stake: '6000', leaveAt: null, slip: 2 }]);
  // Nothing is left of it.
  await draw({ stake: '9000', beside: { round: laid('a', '9950') } });
  await press();
  // A bet of the flight before takes nothing away.
  await draw({ stake: '9000', beside: { round: laid('b', '9950') } });
  await press();
  expect(done.slice(1)).toEqual([{ stake: '9000', leaveAt: null, slip: 2 }]);
});

test('tapped beside a bet that is still on its way, it is laid as soon as that is in the flight', async () => {
  const { done, draw, press } = await slipped();
  await draw({ isBesideCycling: true });
  await press();
  await press();
  expect(done).toEqual([]);
  await draw({ isBesideCycling: true, beside: { round: laid('a', '100') } });
  expect(done).toHaveLength(1);
});

test('a bet for the next flight is laid once that takes bets, and not when it was undone', async () => {
  const { done, draw, press } = await slipped();
  const inTheAir = { isOpenForBets: false, room: flown('a', 'running') };
  await draw(inTheAir);
  await press();
  expect(done).toEqual([]);
  await draw({});
  expect(done).toEqual([{ stake: '100', leaveAt: null, slip: 2 }]);
  await draw(inTheAir);
  await press();
  await press();
  await draw({});
  expect(done).toHaveLength(1);
});
