// @vitest-environment happy-dom
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { More } from './More.tsx';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

/** Everything is near as soon as it is there. */
class AllNear {
  readonly tell: (seen: { isIntersecting: boolean; target: Element }[]) => void;
  constructor(tell: AllNear['tell']) {
    this.tell = tell;
  }
  observe(target: Element) {
    queueMicrotask(() => this.tell([{ isIntersecting: true, target }]));
  }
  unobserve() {}
}

interface Question {
  page: number;
  signal: AbortSignal;
  answer: () => void;
  fail: () => void;
}
let questions: Question[];
let client: QueryClient;
let root: Root;

beforeEach(async () => {
  vi.stubGlobal('IntersectionObserver', AllNear);
  questions = [];
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  await after(() =>
    root.render(
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={client}>
          <List />
        </QueryClientProvider>
      </I18nProvider>,
    ),
  );
});
afterEach(async () => {
  await after(() => root.unmount());
  client.clear();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const lastPage = 3;

function List() {
  const query = useInfiniteQuery({
    queryKey: ['list'],
    queryFn: ({ pageParam: page, signal }) =>
      new Promise<number>((resolve, reject) => {
        const fail = () => reject(new Error('lost'));
        questions.push({ page, signal, answer: () => resolve(page), fail });
      }),
    initialPageParam: 1,
    getNextPageParam: (page: number) => (page < lastPage ? page + 1 : undefined),
  });
  return (
    <>
      <p>{query.data?.pages.join(' ')}</p>
      <More of={query} />
    </>
  );
}

const shown = () => document.querySelector('p')?.textContent;
const button = () => document.querySelector('button');
const asked = () => questions.map(({ page }) => page);
/** Does something, and lets all that follows from it happen: one thing brings another, a turn each. */
const after = (what: () => unknown) =>
  act(async () => {
    what();
    for (let turn = 0; turn < 20; turn += 1) await new Promise((next) => setTimeout(next));
  });
const invalidate = () => client.invalidateQueries({ queryKey: ['list'] });

const answerLast = () => after(() => questions.at(-1)?.answer());
const failLast = () => after(() => questions.at(-1)?.fail());

test('brings page after page to whoever is near the end', async () => {
  await answerLast();
  await answerLast();
  await answerLast();
  expect(shown()).toBe('1 2 3');
  expect(asked()).toEqual([1, 2, 3]);
});

test('a page that was given up for a newer list is asked for again once that is there', async () => {
  await answerLast();
  expect(asked()).toEqual([1, 2]);
  await after(invalidate);
  expect(questions[1]?.signal.aborted).toBe(true);
  await answerLast();
  expect(asked()).toEqual([1, 2, 1, 2]);
  await answerLast();
  expect(shown()).toBe('1 2');
});

test('a page that failed is asked for again by hand, and by nothing else', async () => {
  await answerLast();
  await failLast();
  expect(asked()).toEqual([1, 2]);
  expect(button()?.textContent).toBe('Try again');
  await after(() => button()?.click());
  expect(asked()).toEqual([1, 2, 2]);
  await answerLast();
  expect(shown()).toBe('1 2');
  expect(button()).toBeNull();
});

test('a list that could not be asked for anew is asked for as a whole', async () => {
  await answerLast();
  await after(invalidate);
  await failLast();
  expect(asked()).toEqual([1, 2, 1]);
  await after(() => button()?.click());
  await answerLast();
  expect(asked()).toEqual([1, 2, 1, 1, 2]);
});
