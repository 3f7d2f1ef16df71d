// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useArrival } from './use-arrival.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

function House() {
  const hasMoved = useArrival();
  return (
    <>
      <a href="/b">menu</a>
      <input aria-label="search" />
      <p role="status">{hasMoved ? 'moved' : ''}</p>
      <div id="content" tabIndex={-1}>
        <Outlet />
      </div>
    </>
  );
}

function houseRouter() {
  const rootRoute = createRootRoute({ component: House });
  const screen = (path: string, words: string) =>
    createRoute({
      getParentRoute: () => rootRoute,
      path,
      component: () => <button type="button">{words}</button>,
    });
  return createRouter({
    routeTree: rootRoute.addChildren([screen('/', 'first'), screen('/b', 'second')]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    defaultPendingMinMs: 0,
  });
}

let root: Root;
let router: ReturnType<typeof houseRouter>;

beforeEach(async () => {
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.querySelector('div') as HTMLDivElement);
  router = houseRouter();
  await act(async () => root.render(<RouterProvider router={router} />));
});

afterEach(async () => {
  await act(async () => root.unmount());
  delete document.documentElement.dataset.locked;
});

const goOn = () => act(() => router.navigate({ href: '/b' }));
const status = () => document.querySelector('[role=status]')?.textContent;

test('the first page leaves the focus where it is, and says nothing', () => {
  expect(document.activeElement).toBe(document.body);
  expect(status()).toBe('');
});

test('a new screen takes the focus from the menu that led to it', async () => {
  document.querySelector('a')?.focus();
  await goOn();
  expect(document.activeElement?.id).toBe('content');
  expect(status()).toBe('moved');
});

test('who types is not interrupted', async () => {
  document.querySelector('input')?.focus();
  await goOn();
  expect(document.activeElement?.tagName).toBe('INPUT');
});

test('a sheet that lies over the page keeps the focus', async () => {
  document.querySelector('a')?.focus();
  document.documentElement.dataset.locked = '';
  await goOn();
  expect(document.activeElement?.tagName).toBe('A');
});

test('a step that took away what was pressed takes the focus; one that left it does not', async () => {
  await goOn();
  document.querySelector('a')?.focus();
  document.querySelector('a')?.blur();
  await act(() => router.navigate({ href: '/b?way=card' }));
  expect(document.activeElement?.id).toBe('content');
  document.querySelector('button')?.focus();
  await act(() => router.navigate({ href: '/b?way=cash' }));
  expect(document.activeElement?.tagName).toBe('BUTTON');
});

test('what was pressed and goes a moment after the address gives the focus on', async () => {
  await goOn();
  document.querySelector('button')?.focus();
  await act(() => router.navigate({ href: '/b?way=card' }));
  expect(document.activeElement?.tagName).toBe('BUTTON');
  document.querySelector('button')?.replaceWith(document.createElement('p'));
  document.querySelector<HTMLElement>(':focus')?.blur();
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('content'));
});
