// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

const hosts = ['https://one.example', 'https://two.example', 'https://three.example'];

/** A page of its own: the module remembers its choice. */
async function freshPage() {
  vi.resetModules();
  return (await import('./image-address.ts')).chosenHost;
}

beforeEach(() => sessionStorage.clear());

test('one of the hosts, the same for the whole session, over pages too', async () => {
  const first = (await freshPage())(hosts);
  expect(hosts).toContain(first);
  for (let page = 0; page < 20; page += 1) expect((await freshPage())(hosts)).toBe(first);
});

test('sessions are spread over all hosts', async () => {
  const seen = new Set<string>();
  for (let session = 0; session < 200; session += 1) {
    sessionStorage.clear();
    seen.add((await freshPage())(hosts));
  }
  expect(seen.size).toBe(hosts.length);
});

test('a host that the merchant no longer names is given up', async () => {
  sessionStorage.setItem('image-host', 'https://gone.example');
  expect(hosts).toContain((await freshPage())(hosts));
});

test('without hosts the pictures come from where the page came from', async () => {
  expect((await freshPage())([])).toBe('');
});
