// @vitest-environment happy-dom
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type ComponentType, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { island } from './island.tsx';

vi.mock('#client/data/page-seen.ts', () => ({ pageSeen: Promise.resolve() }));

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
let root: Root | undefined;
let place: HTMLElement;
let watched: number;

/** Everything is near as soon as it is there. */
class AllNear {
  readonly tell: (seen: { isIntersecting: boolean }[]) => void;
  constructor(tell: AllNear['tell']) {
    this.tell = tell;
  }
  observe() {
    watched += 1;
    queueMicrotask(() => this.tell([{ isIntersecting: true }]));
  }
  disconnect() {}
}

function Counter() {
  const [presses, setPresses] = useState(0);
  return (
    <button type="button" onClick={() => setPresses(presses + 1)}>
      {presses}
    </button>
  );
}

/** As the gateway drew it, with a program that comes when the test says so. */
function draw() {
  const program = Promise.withResolvers<ComponentType>();
  const Island = island(() => program.promise);
  place.innerHTML = '<div><!--$--><button type="button">0</button><!--/$--></div>';
  root = hydrateRoot(
    place,
    <I18nProvider i18n={i18n}>
      <Island />
    </I18nProvider>,
  );
  return program;
}

const button = () => place.querySelector('button') as HTMLButtonElement;
const isAwake = () => Object.keys(button()).some((key) => key.startsWith('__reactProps'));

beforeEach(() => {
  watched = 0;
  vi.stubGlobal('IntersectionObserver', AllNear);
  place = document.createElement('div');
  document.body.append(place);
});

afterEach(() => {
  root?.unmount();
  place.remove();
  vi.unstubAllGlobals();
});

/** All that was begun has ended. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((next) => setTimeout(next));
}

test('what is pressed before its program has come is done once, when it has', async () => {
  const program = draw();
  await vi.waitFor(() => expect(watched).toBe(1));
  await settled();
  button().click();
  button().click();
  await settled();
  expect(isAwake()).toBe(false);
  program.resolve(Counter);
  await vi.waitFor(() => expect(button().textContent).toBe('1'));
  await settled();
  expect(button().textContent).toBe('1');
});

test('a press for which it wakes is heard once', async () => {
  const program = draw();
  await vi.waitFor(() => expect(watched).toBe(1));
  await settled();
  button().click();
  program.resolve(Counter);
  // Never a task between: the drawing that waits for one has not been made.
  for (let turn = 0; !isAwake(); turn += 1) {
    if (turn > 50) throw new Error('No press wakes it.');
    await Promise.resolve();
    button().click();
  }
  await vi.waitFor(() => expect(button().textContent).toBe('1'));
  await settled();
  expect(button().textContent).toBe('1');
});
