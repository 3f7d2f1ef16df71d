// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';

/** A page that shows since when it has been offline, with the module as a new page finds it. */
async function openPage() {
  vi.resetModules();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const online = await import('./online.ts');
  const place = document.createElement('div');
  const Shown = () => String(online.useOfflineSince());
  await act(async () => createRoot(place).render(createElement(Shown)));
  return { ...online, shown: () => place.textContent };
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] });
});

test('a gateway that answers is not offline', async () => {
  const page = await openPage();
  await act(async () => page.noteAnswered());
  expect(page.shown()).toBe('null');
});

test('what is shown is as old as the last answer, not as the first failure', async () => {
  const page = await openPage();
  await act(async () => page.noteAnswered());
  vi.setSystemTime(1_500_000);
  await act(async () => page.noteUnanswered());
  expect(page.shown()).toBe('1000000');
});

test('further failures do not move the moment; an answer ends it', async () => {
  const page = await openPage();
  await act(async () => page.noteUnanswered());
  vi.setSystemTime(2_000_000);
  await act(async () => page.noteUnanswered());
  expect(page.shown()).toBe('1000000');
  await act(async () => page.noteAnswered());
  expect(page.shown()).toBe('null');
});

test('a page that is opened without a network knows when the last one was answered', async () => {
  await openPage().then((page) => page.noteAnswered());
  vi.setSystemTime(9_000_000);
  const later = await openPage();
  await act(async () => later.noteUnanswered());
  expect(later.shown()).toBe('1000000');
});

test('the browser’s own word counts, both ways', async () => {
  const page = await openPage();
  await act(async () => dispatchEvent(new Event('offline')));
  expect(page.shown()).toBe('1000000');
  await act(async () => dispatchEvent(new Event('online')));
  expect(page.shown()).toBe('null');
});

test('an answer to a call that was sent before the network went does not show that it is back', async () => {
  const page = await openPage();
  const lossesWhenSent = page.countNetworkLosses();
  await act(async () => dispatchEvent(new Event('offline')));
  await act(async () => page.noteAnswered(lossesWhenSent));
  expect(page.shown()).not.toBe('null');
  await act(async () => page.noteAnswered(page.countNetworkLosses()));
  expect(page.shown()).toBe('null');
});

test('a browser that claims a network is not believed against a call that found no way', async () => {
  const { isOffline, noteAnswered, noteUnanswered, onceOnline } = await openPage();
  const went: string[] = [];
  expect(navigator.onLine).toBe(true);
  noteUnanswered();
  expect(isOffline()).toBe(true);
  onceOnline(() => went.push('later'));
  expect(went).toEqual([]);
  noteAnswered();
  noteUnanswered();
  noteAnswered();
  expect(went).toEqual(['later']);
  onceOnline(() => went.push('at once'));
  expect(went).toEqual(['later', 'at once']);
});
