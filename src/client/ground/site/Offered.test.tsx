// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { statusKey } from '#client/data/status-store.ts';
import { createI18n } from '#client/i18n/load-language.ts';
import { createAppRouter } from '#client/router.tsx';
import type { Path } from '#client/ui/Go.tsx';
import type { Capability } from '#contract/capabilities.ts';
import { Offered } from './Offered.tsx';

function shown(to: Path, capabilities: Capability[] | undefined): string {
  const queryClient = new QueryClient();
  queryClient.setQueryData(statusKey, { info: { capabilities } });
  const router = createAppRouter({ queryClient, i18n: createI18n() }, createMemoryHistory());
  return renderToString(
    <QueryClientProvider client={queryClient}>
      <RouterContextProvider router={router}>
        <Offered to={to}>an entry</Offered>
      </RouterContextProvider>
    </QueryClientProvider>,
  );
}

test('what leads to a screen whose domain the gateway has is shown', () => {
  expect(shown('/member/rewardCenter', ['vip', 'rewards'])).toBe('an entry');
  expect(shown('/help', [])).toBe('an entry');
});

test('the gate before a screen names the domain for all behind it', () => {
  expect(shown('/agentHome/contracts', ['agents'])).toBe('an entry');
  expect(shown('/agentHome', ['vip'])).toBe('');
});

test('what the gateway has not is hidden, also before it is known', () => {
  for (const has of [['vip'], [], undefined] as const) {
    expect(shown('/member/rewardCenter', has && [...has])).toBe('');
  }
});
