import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { statusKey } from '#client/data/status-store.ts';
import type { Capability } from '#contract/capabilities.ts';
import { Offered } from './Offered.tsx';

function shown(capabilities: Capability[] | undefined): string {
  const client = new QueryClient();
  client.setQueryData(statusKey, { info: { capabilities } });
  return renderToString(
    <QueryClientProvider client={client}>
      <Offered needs="rewards">Reward centre</Offered>
    </QueryClientProvider>,
  );
}

test('an entry whose domain the gateway has is shown', () => {
  expect(shown(['vip', 'rewards'])).toBe('Reward centre');
});

test('an entry whose domain the gateway has not is hidden, also before it is known', () => {
  expect(shown(['vip'])).toBe('');
  expect(shown([])).toBe('');
  expect(shown(undefined)).toBe('');
});
