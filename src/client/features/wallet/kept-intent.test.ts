// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

/** A page of its own: what the one before held in memory is gone. */
async function freshPage() {
  vi.resetModules();
  return import('./kept-intent.ts');
}

beforeEach(() => sessionStorage.clear());

test('a wish that was not answered goes under the same id after the page was loaded anew', async () => {
  const sent = (await freshPage()).intentFor('line', 'bob 500', 1_000);
  const page = await freshPage();
  expect(page.intentFor('line', 'bob 500', 60_000)).toBe(sent);
  expect(page.intentFor('line', 'bob 501', 60_000)).not.toBe(sent);
});

test('once it was answered, the same wish is another one', async () => {
  const page = await freshPage();
  const sent = page.intentFor('line', 'bob 500', 1_000);
  page.settleIntent('line');
  expect(page.intentFor('line', 'bob 500', 2_000)).not.toBe(sent);
});

test('a wish of yesterday is another one, and so is one from a clock that was ahead', async () => {
  const page = await freshPage();
  const sent = page.intentFor('line', 'bob 500', 10_000_000);
  expect(page.intentFor('line', 'bob 500', 0)).not.toBe(sent);
  const again = page.intentFor('line', 'bob 500', 20_000_000);
  expect(page.intentFor('line', 'bob 500', 30_000_000)).not.toBe(again);
});

test('neither the amount nor the name is kept', async () => {
  (await freshPage()).intentFor('line', 'bob 98765', 1_000);
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/bob|98765/);
});

test('where storage is closed, the page itself remembers', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('closed');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('closed');
  });
  const page = await freshPage();
  expect(page.intentFor('line', 'bob 500', 1_000)).toBe(page.intentFor('line', 'bob 500', 2_000));
  vi.restoreAllMocks();
});
