import { expect, test } from 'vitest';
import { password, signUp } from './sign-up.ts';
import { address, alive, type Visit, visit } from './visit.ts';

/** Whatever the device keeps or does not: home has tiles, a sheet opens, a category lists its games. */
async function isWhole({ page, complaints }: Visit): Promise<void> {
  await page.goto('/');
  await alive(page);
  const hot = page.getByRole('list', { name: 'Hot games' });
  await hot.getByRole('listitem').first().getByRole('button').first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Play', exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Slots' }).first().click();
  await page.waitForURL('**/rng');
  await page.locator('main li:has(button[aria-pressed])').nth(27).waitFor();
  expect(complaints).toEqual([]);
}

test('a browser that allows no storage opens the app all the same', async () => {
  const visited = await visit({ phone: 'iphone' });
  await visited.context.addCookies([{ name: 'lang', value: 'en', url: address }]);
  await visited.page.addInitScript(() => {
    const denied = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(globalThis, name, { get: denied, configurable: true });
    }
  });
  await isWhole(visited);
});

test('a storage that is full opens the app all the same', async () => {
  const visited = await visit({ language: 'en' });
  await visited.page.addInitScript(() => {
    const full = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    Storage.prototype.setItem = full;
    IDBObjectStore.prototype.put = full;
  });
  await isWhole(visited);
});

test('a database on the device that never answers keeps nobody waiting', async () => {
  const visited = await visit({ language: 'en' });
  await visited.page.addInitScript(() => {
    indexedDB.open = () => new EventTarget() as IDBOpenDBRequest;
  });
  await isWhole(visited);
});

test('a browser without any database opens the app all the same', async () => {
  const visited = await visit({ language: 'en' });
  await visited.page.addInitScript(() => {
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined });
  });
  await isWhole(visited);
});

test('a database of our name without our room in it keeps nothing and breaks nothing', async () => {
  const visited = await visit({ language: 'en' });
  const { page } = visited;
  await page.addInitScript(() => {
    const opening = indexedDB.open('verbena', 7);
    opening.onsuccess = () => opening.result.close();
  });
  await isWhole(visited);
  expect(await countKept(page)).toBe(0);
});

test('what another hand wrote into storage is read as nothing', async () => {
  const visited = await visit({ language: 'en' });
  const { page } = visited;
  await page.goto('/rng');
  await alive(page);
  await expect.poll(() => countKept(page)).toBeGreaterThan(3);
  await page.evaluate(async () => {
    for (const key of ['system-status', 'theme', 'install-history']) {
      localStorage.setItem(key, '{"not":"closed');
    }
    const store = await new Promise<IDBObjectStore>((resolve) => {
      const opening = indexedDB.open('verbena');
      opening.onsuccess = () =>
        resolve(opening.result.transaction('queries', 'readwrite').objectStore('queries'));
    });
    const keys = await new Promise<IDBValidKey[]>((resolve) => {
      const asking = store.getAllKeys();
      asking.onsuccess = () => resolve(asking.result);
    });
    for (const [place, key] of keys.entries()) {
      store.put(place % 2 ? '{"state":7}' : { no: 'text' }, key);
    }
  });
  await isWhole(visited);
});

function countKept(page: Visit['page']): Promise<number> {
  return page.evaluate(async () => {
    // Opened before the app has made it, it would be there without its room.
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'verbena')) return 0;
    return new Promise<number>((resolve) => {
      const opening = indexedDB.open('verbena');
      opening.onsuccess = () => {
        const names = [...opening.result.objectStoreNames];
        if (!names.includes('queries')) return resolve(0);
        const counting = opening.result.transaction('queries').objectStore('queries').count();
        counting.onsuccess = () => {
          opening.result.close();
          resolve(counting.result);
        };
      };
    });
  });
}

test('S-TOKEN: after a login no storage that scripts can read holds the password or the session', async () => {
  const { page, context } = await visit({ language: 'en', phone: 'iphone' });
  await signUp(page, 'guardado01');
  await page.goto('/member?page=transferFund');
  await alive(page);
  const sessions = (await context.cookies(address))
    .filter(({ httpOnly }) => httpOnly)
    .map(({ value }) => value);
  expect(sessions.length).toBeGreaterThan(0);
  const readable = await page.evaluate(everythingReadable);
  expect(readable).toContain('answered-at');
  for (const secret of [password, ...sessions]) expect(readable).not.toContain(secret);
});

/** Run in the page: what any script there could read, as one text. */
async function everythingReadable(): Promise<string> {
  const parts = [document.cookie, JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
  const finished = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await finished(indexedDB.open(name));
    for (const store of database.objectStoreNames) {
      const kept = database.transaction(store).objectStore(store);
      parts.push(JSON.stringify(await finished(kept.getAll())));
    }
    database.close();
  }
  return parts.join('\n');
}
