import type { QueryPersister } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { createStore } from 'jotai';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect } from 'vitest';
import { App } from '#client/App.tsx';
import { askThrough } from '#client/data/ask.ts';
import { followEvents } from '#client/data/follow-events.ts';
import { isKeptOffline } from '#client/data/offline-store.ts';
import { noteAnswered, noteUnanswered } from '#client/data/online.ts';
import { createQueryClient } from '#client/data/query-client.ts';
import { createQueryPersister } from '#client/data/query-persister.ts';
import { NetworkFailed } from '#client/data/refused.ts';
import { createI18n, loadAllWords, loadLanguage } from '#client/i18n/load-language.ts';
import { createAppRouter } from '#client/router.tsx';
import type { Language } from '#contract/languages.ts';
import { memberInfo } from '#contract/member.ts';
import { type AskedCall, type FakeAnswer, fakeTransport, siteWith } from './fake-answers.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

// Here an animation that is cancelled says so to nobody who listens.
const { cancel } = Animation.prototype;
Animation.prototype.cancel = function () {
  this.finished.catch(() => undefined);
  cancel.call(this);
};

export interface Options {
  language?: Language;
  answers?: readonly FakeAnswer[];
  /** Whether somebody is logged in, when the page opens: whoever is answered to `memberInfo`. */
  isMember?: boolean;
}

/** React says it once a process, and goes on: a part that is waited for is asked for in every drawing. */
const misuses: string[] = [];
const { error } = console;
console.error = (...said: unknown[]) => {
  if (/use\(\)|uncached promise/.test(String(said[0]))) misuses.push(String(said[0]));
  error(...said);
};

const open: Root[] = [];
const following: (() => void)[] = [];

afterEach(async () => {
  await close();
  // biome-ignore lint/suspicious/noDocumentCookie: there is no store of cookies here
  document.cookie = 'signed-in=; max-age=0';
  noteAnswered();
  localStorage.clear();
  sessionStorage.clear();
  expect(misuses.splice(0)).toEqual([]);
});

/**
 * The whole client at an address, in no browser: its own route tree over a history in memory, and answers
 * that the test gives. It holds what a screen says and asks; what is laid out, moves, is focused by a
 * browser or travels through a network or a worker is walked in `e2e`.
 */
export async function openScreen(address: string, options: Options = {}) {
  const { language = 'en', answers = [] } = options;
  const asked: AskedCall[] = [];
  askThrough(fakeTransport([siteWith(), ...answers], asked));
  const { isMember = answers.some(({ name }) => name === memberInfo.name) } = options;
  // biome-ignore lint/suspicious/noDocumentCookie: there is no store of cookies here
  if (isMember) document.cookie = 'signed-in=1';
  document.documentElement.lang = language;
  const device = createDevice();
  const first = await draw(address, language, device);
  return {
    asked,
    namesAsked: () => asked.map(({ name }) => name),
    /** As the address bar shows it. */
    address: () => first.state.location.publicHref,
    back: () => act(async () => first.history.back()),
    /** Closes the page and opens it again, on the same device. */
    reopen: async () => {
      await close();
      await draw(address, language, device);
    },
  };
}

/** What the device keeps of answers, as the browser's own database would. */
function createDevice(): QueryPersister {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key),
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const filters = { predicate: isKeptOffline };
  return createQueryPersister({ storage, filters }).persisterFn as QueryPersister;
}

async function draw(address: string, language: Language, device: QueryPersister) {
  const i18n = createI18n();
  await loadLanguage(i18n, language);
  await loadAllWords(i18n);
  const queryClient = createQueryClient(device);
  following.push(followEvents(queryClient));
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createAppRouter({ queryClient, i18n }, history);
  await router.load();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  open.push(root);
  const store = createStore();
  await act(async () => root.render(<App {...{ queryClient, i18n, store, router }} />));
  return router;
}

async function close(): Promise<void> {
  for (const stop of following.splice(0)) stop();
  for (const root of open.splice(0)) await act(async () => root.unmount());
  document.body.replaceChildren();
}

/** A part that is fetched later takes as many as the machine is slow. */
const mostTurns = 5_000;

/** Waits until something is so; what a screen waits for comes in turns of its own. */
export async function until<Found>(
  look: () => Found,
  wanted = 'what was waited for',
): Promise<NonNullable<Found>> {
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const found = look();
    if (found) return found as NonNullable<Found>;
    await act(async () => new Promise((next) => setTimeout(next, 1)));
  }
  throw new Error(`There is not ${wanted} in: ${document.body.textContent.slice(0, 3_000)}`);
}

type Name = string | RegExp;

const selectors = {
  button: 'button, [role=button]',
  link: 'a[href]',
  dialog: '[role=dialog], dialog[open]',
  alert: '[role=alert]',
  tab: '[role=tab]',
  list: 'ul, ol, [role=list]',
  navigation: 'nav',
  heading: 'h1, h2, h3, h4, [role=heading]',
  radio: 'input[type=radio], [role=radio]',
  checkbox: 'input[type=checkbox], [role=switch]',
  textbox: 'input, textarea',
  banner: 'header',
  contentinfo: 'footer',
} as const;

/** Everything of a role and name that nothing hides from whoever listens to the page. */
export function all<Element extends HTMLElement = HTMLElement>(
  role: keyof typeof selectors,
  name?: Name,
  within: ParentNode = document,
): Element[] {
  return [...within.querySelectorAll<Element>(selectors[role])].filter(
    (element) =>
      !element.closest('[hidden], [aria-hidden=true], [inert]') &&
      (name === undefined || fits(nameOf(element), name)),
  );
}

/** The first of them, once it is there. */
export const find = <Element extends HTMLElement = HTMLElement>(
  role: keyof typeof selectors,
  name?: Name,
  within?: ParentNode,
): Promise<Element> =>
  until(() => all<Element>(role, name, within)[0], `a ${role} named ${name ?? 'anything'}`);

/** Until the page says it. */
export const says = (words: Name): Promise<true> =>
  until(() => fits(document.body.textContent, words, true) || undefined, `“${words}”`).then(
    () => true,
  );

export const isSaid = (words: Name): boolean => fits(document.body.textContent, words, true);

/** No call finds a way any more. */
export const cutNetwork = () =>
  act(async () => {
    askThrough(() => Promise.reject(new NetworkFailed('abnormal')));
    noteUnanswered();
  });

/** The network goes, and comes back. */
export const loseNetwork = () => act(async () => noteUnanswered());
export const findNetwork = () => act(async () => noteAnswered());

export async function press(element: HTMLElement): Promise<void> {
  await act(async () => element.click());
}

/** Written as a person does: the field hears of it. */
export async function write(field: HTMLInputElement, text: string): Promise<void> {
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  await act(async () => {
    set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** A form's field by its name in the form. */
export const field = (name: string): Promise<HTMLInputElement> =>
  until(() => document.querySelector<HTMLInputElement>(`input[name=${name}]`), `a field ${name}`);

/** Waits until there is none any more. */
export async function gone(role: keyof typeof selectors, name?: Name): Promise<void> {
  await until(() => all(role, name).length === 0);
  expect(all(role, name)).toEqual([]);
}

function nameOf(element: HTMLElement): string {
  const label = element.getAttribute('aria-label');
  if (label !== null) return label;
  const by = element.getAttribute('aria-labelledby');
  if (by) {
    return by
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ');
  }
  if (element instanceof HTMLInputElement) {
    const own = element.id && document.querySelector(`label[for="${element.id}"]`);
    return (own || element.closest('label'))?.textContent ?? '';
  }
  return element.textContent;
}

function fits(text: string, name: Name, isPart = false): boolean {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (typeof name !== 'string') return name.test(plain);
  return isPart ? plain.includes(name) : plain === name;
}
