// @vitest-environment happy-dom
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { askThrough } from '#client/data/ask.ts';
import { askAgainOnceBack } from '#client/data/ask-again.ts';
import { noteAnswered, noteUnanswered } from '#client/data/online.ts';
import { NetworkFailed } from '#client/data/refused.ts';
import { AmountStep } from './AmountStep.tsx';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const needsNetwork = 'You need a connection to deposit.';
/** What is said once the ways to pay are known, and this is none of them. */
const known = 'This payment method is no longer available.';

let root: Root | undefined;
let stop: () => void = () => undefined;
afterEach(async () => {
  stop();
  await act(async () => root?.unmount());
  document.body.replaceChildren();
  noteAnswered();
});

/** The page of a sum, whose ways to pay cannot be had until the network is mended. */
async function openWithout(fail: () => Promise<never>) {
  let isMended = false;
  const asked = vi.fn();
  askThrough(async ({ name }) => {
    asked(name);
    if (!isMended) return fail();
    return { success: true, value: { methods: [], hold: null, currency: 'COP' } };
  });
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'offlineFirst' } },
  });
  stop = askAgainOnceBack(client);
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  await act(async () =>
    root?.render(
      <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
        <QueryClientProvider client={client}>
          <AmountStep way="debit" />
        </QueryClientProvider>
      </I18nProvider>,
    ),
  );
  return {
    asked,
    mend: () => {
      isMended = true;
    },
    /** What is asked reaches the page in tasks of their own. */
    says: async (words: string) => {
      for (let turn = 0; turn < 200 && !place.textContent.includes(words); turn += 1) {
        await act(async () => new Promise((next) => setTimeout(next, 1)));
      }
      expect(place.textContent).toContain(words);
    },
    press: () => act(async () => place.querySelector('button')?.click()),
  };
}

test('a sum whose ways to pay were lost with the network says so, and can be asked for again', async () => {
  const page = await openWithout(() => Promise.reject(new NetworkFailed('abnormal')));
  await page.says(needsNetwork);
  page.mend();
  await page.press();
  await page.says(known);
  expect(page.asked).toHaveBeenCalledTimes(2);
});

test('it says so as soon as there is no network, though the call still waits for its answer', async () => {
  noteUnanswered();
  const page = await openWithout(() => new Promise(() => undefined));
  await page.says(needsNetwork);
});

test('it fills itself once the network is back, without a hand', async () => {
  noteUnanswered();
  const page = await openWithout(() => Promise.reject(new NetworkFailed('abnormal')));
  await page.says(needsNetwork);
  page.mend();
  await act(async () => noteAnswered());
  await page.says(known);
  expect(page.asked).toHaveBeenCalledTimes(2);
});
