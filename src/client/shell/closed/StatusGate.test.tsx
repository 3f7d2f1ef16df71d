// @vitest-environment happy-dom
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askThrough } from '#client/data/ask.ts';
import { createQueryClient } from '#client/data/query-client.ts';
import { NetworkFailed } from '#client/data/refused.ts';
import { statusKey } from '#client/data/status-store.ts';
import type { Permission } from '#contract/system.ts';
import { readyClosedScreens, StatusGate } from './StatusGate.tsx';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const noon = Date.UTC(2026, 10, 20, 12);
const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
let root: Root | undefined;

beforeEach(async () => {
  await readyClosedScreens();
  vi.useFakeTimers({ now: noon });
});
afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
});

function permission(changed: Partial<Permission>): Permission {
  return {
    info: {
      merchant: 'verbena',
      brand: 'verbena',
      siteName: 'Verbena',
      currency: 'COP',
      currencySymbol: '$',
      customerService: [],
      domainRoute: [],
      resources: [],
      whitelabel: {},
      register: {},
      signIn: [],
      mainDomain: 'verbena.example',
      analytics: { gtagId: '' },
      imageCDNs: [],
      launchGameCDNs: [],
      licence: { line: '', number: '', year: 2025, content: '' },
      languages: ['es', 'en'],
      defaultLanguage: 'es',
    } as Permission['info'],
    location: { ip: '203.0.113.77', country: 'CO' },
    maintenance: false,
    regionRestriction: false,
    maintenanceEnd: null,
    serverTime: new Date().toISOString(),
    ...changed,
  };
}

/** The gate over a kept status; the gateway then answers what `gateway` says. */
async function show(kept: Permission, gateway: () => Permission) {
  const asked = vi.fn(gateway);
  askThrough(async () => ({ success: true, value: asked() }));
  const queryClient = createQueryClient();
  queryClient.setQueryData(statusKey, kept);
  const rootRoute = createRootRoute({ component: () => <StatusGate>The site</StatusGate> });
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() });
  await router.load();
  const place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  await act(async () => {
    root?.render(
      <QueryClientProvider client={queryClient}>
        <I18nProvider i18n={i18n}>
          <RouterProvider router={router as never} />
        </I18nProvider>
      </QueryClientProvider>,
    );
    await vi.dynamicImportSettled();
  });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await pass(0);
  return { place, asked, pass, queryClient };
}

test('an open site is the site', async () => {
  const { place } = await show(permission({}), () => permission({}));
  expect(place.textContent).toBe('The site');
});

test('maintenance goes before a closed region', async () => {
  const closed = permission({ maintenance: true, regionRestriction: true });
  const { place } = await show(closed, () => closed);
  expect(place.querySelector('h1')?.textContent).toBe('We are under maintenance');
  expect(place.textContent).not.toContain('203.0.113.77');
});

test('a closed region is told its own address', async () => {
  const closed = permission({ regionRestriction: true });
  const { place } = await show(closed, () => closed);
  expect(place.textContent).toContain('203.0.113.77');
});

test('when the end comes it asks, and opens without a reload', async () => {
  const end = new Date(noon + 30_000).toISOString();
  let now = permission({ maintenance: true, maintenanceEnd: end });
  const { place, asked, pass } = await show(now, () => now);
  expect(place.querySelector('[role=timer]')?.textContent).toContain('30seconds');
  now = permission({});
  const before = asked.mock.calls.length;
  await pass(30_000);
  await pass(600);
  expect(asked.mock.calls.length).toBe(before + 1);
  expect(place.textContent).toBe('The site');
});

test('offline, an end that has passed is an end', async () => {
  const end = new Date(noon + 5_000).toISOString();
  const { place, pass } = await show(permission({ maintenance: true, maintenanceEnd: end }), () => {
    throw new NetworkFailed('abnormal');
  });
  expect(place.querySelector('h1')).not.toBeNull();
  await pass(6_000);
  // The question is put a second time before the network counts as gone.
  await pass(2_000);
  expect(place.textContent).toBe('The site');
});

test('without an end it goes on asking', async () => {
  let now = permission({ maintenance: true });
  const { place, pass } = await show(now, () => now);
  now = permission({});
  await pass(60_000);
  await pass(1_000);
  expect(place.textContent).toBe('The site');
});

test('a status told while the site is open closes it', async () => {
  const { place, queryClient, pass } = await show(permission({}), () => permission({}));
  await act(async () => {
    queryClient.setQueryData(statusKey, permission({ maintenance: true }));
    await vi.dynamicImportSettled();
  });
  await pass(0);
  expect(place.querySelector('h1')).not.toBeNull();
});
