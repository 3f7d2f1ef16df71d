// @vitest-environment happy-dom
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { statusKey } from '#client/data/status-store.ts';
import { sessionAtom } from '#client/ground/session/session-atom.ts';
import type { MemberInfo } from '#contract/member.ts';
import type { PublicOffer } from '#contract/missions.ts';
import { promotionTermsQuery, TermsForVisitors } from './TermsForVisitors.tsx';

const offer: PublicOffer = {
  id: 'welcome',
  title: 'Welcome',
  beginsAt: '2020-01-01T00:00:00Z',
  joinUntil: '2100-01-01T00:00:00Z',
  offer: {
    ...{ promotion: 'welcome', days: 30, audience: 'first-deposit', multiple: 5 },
    games: 'slots 100 %',
  },
  match: 'all',
  conditions: [{ text: 'Valid bets', unit: 'money', goals: ['50000'] }],
  stages: [{ form: 'cash', amount: '10000' }],
};

interface Shown {
  offer?: PublicOffer;
  member?: 'real' | 'trial';
}

function shown({ offer: terms = offer, member }: Shown): HTMLElement {
  const client = new QueryClient();
  client.setQueryData(statusKey, { info: { capabilities: ['rewards'] } });
  client.setQueryData(promotionTermsQuery('welcome', 'en').queryKey, {
    currency: 'USD',
    offer: terms,
    bonus: null,
  });
  const store = createStore();
  if (member) {
    const isTrial = member === 'trial';
    const info = { id: '1' } as Partial<MemberInfo> as MemberInfo;
    store.set(sessionAtom, { isLogin: true, isAgent: false, isTrial, member: info });
  }
  const place = document.createElement('div');
  place.innerHTML = renderToString(
    <QueryClientProvider client={client}>
      <Provider store={store}>
        <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
          <TermsForVisitors promotionId="welcome" />
        </I18nProvider>
      </Provider>
    </QueryClientProvider>,
  );
  return place;
}

test('a visitor reads all eight terms that matter, and so does somebody on trial', () => {
  for (const member of [undefined, 'trial'] as const) {
    const terms = [...shown({ member }).querySelectorAll('[data-public-terms=welcome] dt')];
    expect(terms.map(({ textContent }) => textContent)).toEqual([
      'What it takes',
      'What you get',
      'To be played',
      'Games that count',
      'Highest bet',
      'Most that is paid',
      'Time you have',
      'Who cannot join',
    ]);
  }
});

test('a member reads them where they join, and not twice', () => {
  expect(shown({ member: 'real' }).innerHTML).toBe('');
});

test('what nobody can join any more is not shown', () => {
  expect(shown({ offer: { ...offer, joinUntil: '2020-02-01T00:00:00Z' } }).innerHTML).toBe('');
});
