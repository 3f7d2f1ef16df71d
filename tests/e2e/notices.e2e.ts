import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { withDatabase } from '#server/commands/command-database.ts';
import type { Database } from '#server/db/open.ts';
import { inTransaction } from '#server/db/open.ts';
import { insertEvent } from '#server/kernel/event-store.ts';
import { notifyPlayer } from '#server/notices/notify-player.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { removeData } from '#tests/database/remove-data.ts';
import { openPushService, type PushService } from '#tests/ports/push-service.ts';
import { freePort, type RunningGateway, startGateway } from './gateway.ts';
import { logIn } from './log-in.ts';
import { inDatabase } from './place.ts';
import { seededCopy } from './seeded-folder.ts';
import { atRest, violationsOn } from './violations.ts';
import { alive, visit } from './visit.ts';
import { settled } from './worker.ts';

const messagesPage = '/member?page=messageV2';
const settingsPage = '/member?page=notifications';
let accounts = 0;

/** A member of one's own, who wants no limits and has been told so many things. */
async function reader(database: Database, told: number): Promise<{ id: string; account: string }> {
  accounts += 1;
  const account = `lectora${accounts}x`;
  const { id } = await database
    .insertInto('player')
    .values({ account, nickname: account, merchant: 'verbena', language: 'en' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('protection')
    .values({ player_id: id, chosen_at: new Date('2026-01-01') })
    .execute();
  for (let count = 1; count <= told; count += 1) await credit(database, id, count);
  return { id, account };
}

function credit(database: Database, playerId: string, thousands: number): Promise<unknown> {
  return inTransaction(database, async (transaction) => {
    await notifyPlayer({ events: { publish: insertEvent } }, transaction, {
      playerId,
      template: 'deposit.credited',
      values: { amount: `${thousands}00000`, currency: 'COP' },
      link: '/member?page=transactionHistory',
    });
    return { done: true };
  });
}

async function openAs(account: string, path: string, wishes: Parameters<typeof visit>[0] = {}) {
  const visited = await visit({ language: 'en', ...wishes });
  await logIn(visited.context, account);
  await visited.page.goto(path);
  await alive(visited.page);
  return visited;
}

const header = (page: Page) => page.getByRole('banner');
const rows = (page: Page) => page.locator('main li', { has: page.locator('time') });

async function isSound(page: Page): Promise<void> {
  await atRest(page);
  expect(await violationsOn(page, 'main')).toEqual([]);
}

test('what is told is counted on every device at once, and read on one it is read on all', async () => {
  const { id, account } = await inDatabase((database) => reader(database, 1));
  const one = await openAs(account, '/');
  const other = await openAs(account, '/member', { phone: 'iphone' });
  await header(one.page).getByText('Unread messages: 1').waitFor();
  await inDatabase((database) => credit(database, id, 7));
  await header(one.page).getByText('Unread messages: 2').waitFor();
  await header(other.page).getByText('Unread messages: 2').waitFor();
  await other.page.getByRole('link', { name: 'Messages' }).click();
  await rows(other.page).filter({ hasText: '$7,000' }).getByRole('link').click();
  await other.page.getByRole('heading', { name: 'Deposit credited' }).waitFor();
  await header(one.page).getByText('Unread messages: 1').waitFor();
  await isSound(other.page);
  await other.page.goBack();
  await other.page.getByRole('button', { name: 'Mark all as read' }).click();
  await header(one.page)
    .getByText(/Unread messages/)
    .waitFor({ state: 'detached' });
  expect([...one.complaints, ...other.complaints]).toEqual([]);
});

test('messages are many: more come on the way down, and each leads to what it tells of', async () => {
  const { account } = await inDatabase((database) => reader(database, 23));
  const { page, complaints } = await openAs(account, messagesPage);
  await expect.poll(() => rows(page).count()).toBe(20);
  await isSound(page);
  await rows(page).last().scrollIntoViewIfNeeded();
  await expect.poll(() => rows(page).count()).toBe(23);
  await page.getByRole('radio', { name: 'Safety' }).click();
  await page.getByText('No messages.').waitFor();
  await page.getByRole('radio', { name: 'Money' }).click();
  await rows(page).first().getByRole('link').click();
  await page.getByRole('button', { name: 'Show it' }).click();
  await page.getByRole('heading', { name: 'Account record' }).waitFor();
  expect(complaints).toEqual([]);
});

test('a message goes by its button, by a finger that pushes it out, and for good', async () => {
  const { account } = await inDatabase((database) => reader(database, 3));
  const { page, complaints } = await openAs(account, messagesPage);
  await rows(page)
    .filter({ hasText: '$3,000' })
    .getByRole('button', { name: /Delete/ })
    .click();
  await expect.poll(() => rows(page).count()).toBe(2);
  await swipe(page, '$2,000', 60);
  expect(await rows(page).count()).toBe(2);
  await swipe(page, '$2,000', -220);
  await expect.poll(() => rows(page).count()).toBe(1);
  await page.reload();
  await alive(page);
  await page.getByText('$1,000').waitFor();
  expect(await rows(page).count()).toBe(1);
  await rows(page).getByRole('link').click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByText('No messages.').waitFor();
  await isSound(page);
  expect(complaints).toEqual([]);
});

/** As a finger does it, which no mouse of the browser's can. */
async function swipe(page: Page, words: string, byPx: number): Promise<void> {
  const row = rows(page).filter({ hasText: words });
  const box = await row.boundingBox();
  if (!box) throw new Error('It is not on the glass.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', atX?: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: atX === undefined ? [] : [{ x: atX, y }],
    });
  await touch('touchStart', x);
  for (let step = 1; step <= 6; step += 1) await touch('touchMove', x + (byPx * step) / 6);
  await touch('touchEnd');
  await client.detach();
}

test('which kinds are told, and when none are, is kept', async () => {
  const { account } = await inDatabase((database) => reader(database, 0));
  const { page, complaints } = await openAs(account, settingsPage);
  await page.getByRole('heading', { name: 'Quiet hours' }).waitFor();
  expect(await page.getByRole('checkbox', { name: 'Promotions' }).isChecked()).toBe(false);
  await page.getByRole('checkbox', { name: 'Promotions' }).check();
  await page.getByRole('checkbox', { name: 'Do not disturb me at night' }).check();
  await page.getByLabel('From', { exact: true }).fill('23:15');
  await page.getByLabel('To', { exact: true }).fill('06:45');
  const kept = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.getByLabel('To', { exact: true }).blur();
  await kept;
  await isSound(page);
  await page.reload();
  await alive(page);
  await page.getByRole('heading', { name: 'Quiet hours' }).waitFor();
  expect(await page.getByRole('checkbox', { name: 'Promotions' }).isChecked()).toBe(true);
  expect(await page.getByLabel('From', { exact: true }).inputValue()).toBe('23:15');
  expect(await page.getByLabel('To', { exact: true }).inputValue()).toBe('06:45');
  expect(complaints).toEqual([]);
});

test('an iPhone is told to take us to its home screen first', async () => {
  const { account } = await inDatabase((database) => reader(database, 0));
  const { page, context } = await openAs(account, '/', { phone: 'iphone' });
  await context.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
  await page.goto(settingsPage);
  await alive(page);
  await page
    .getByText('On iPhone, notifications work only for apps on your home screen.')
    .waitFor();
  await page.getByRole('button', { name: 'Show me how' }).click();
  await page.getByRole('dialog', { name: 'Install the app' }).waitFor();
});

let service: PushService;
let gateway: RunningGateway;
let dataFolder: string;

beforeAll(async () => {
  service = await openPushService();
  dataFolder = await seededCopy(inject('seededFolder'));
  const settings = { PUSH_SERVICES: service.origin };
  gateway = await startGateway({ port: await freePort(), dataFolder, settings });
});
afterAll(async () => {
  await gateway?.stop();
  await service?.close();
  if (dataFolder) await removeData(dataFolder);
});

/**
 * The walks' browser may call nobody, its maker's push service least of all, so another stands in for
 * it: what the page is handed is a subscription there, and it keeps it as the browser would.
 */
async function subscribeThere(context: BrowserContext): Promise<void> {
  const target = service.addDevice('phone');
  await context.addInitScript((made) => {
    const kept = () => localStorage.getItem('stand-in-subscription') !== null;
    const subscription = {
      endpoint: made.endpoint,
      toJSON: () => ({
        endpoint: made.endpoint,
        keys: { p256dh: made.p256dh, auth: made.auth },
      }),
      unsubscribe: async () => {
        localStorage.removeItem('stand-in-subscription');
        return true;
      },
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (kept() ? subscription : null),
      subscribe: async () => {
        localStorage.setItem('stand-in-subscription', '1');
        return subscription;
      },
    });
  }, target);
}

/** What the service would hand the browser, once the browser has opened it. */
async function deliver(page: Page, text: string): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const registrationId = await new Promise<string>((resolve) => {
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ isDeleted }) => !isDeleted);
      if (own) resolve(own.registrationId);
    });
    void client.send('ServiceWorker.enable');
  });
  const { origin } = new URL(page.url());
  await client.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: text });
  await client.detach();
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const all = await registration.getNotifications();
    return all.map(({ title, body, tag, data }) => ({ title, body, tag, link: data.link }));
  });

test('who begins a deposit is offered to be told, and the push leads back to it', async () => {
  const visited = await visit({ language: 'en', serviceWorkers: 'allow' });
  const { page, context, complaints } = visited;
  await context.grantPermissions(['notifications'], { origin: gateway.address });
  await subscribeThere(context);
  const settings = readSettings({ DATA_DIR: dataFolder });
  const { account } = await withDatabase(settings, (database) => reader(database, 0));
  await logIn(context, account, { address: gateway.address, dataFolder });
  await page.goto(`${gateway.address}/member?page=depositv2`);
  await alive(page);
  await settled(page);
  await page.locator('[data-way=transfer]').click();
  await page.locator('input[name=amount]').fill('50000');
  // Nobody is asked before they wait for something.
  expect(await page.getByRole('region', { name: 'Notifications' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  const offer = page.getByRole('region', { name: 'Notifications' });
  await offer.waitFor();
  await isSound(page);
  await offer.getByRole('button', { name: 'Notify me' }).click();
  await offer.waitFor({ state: 'detached' });
  const deposit = new URL(page.url()).searchParams.get('deposit') ?? '';
  await withDatabase(settings, async (database) => {
    const { player_id: playerId } = await database
      .selectFrom('deposit')
      .select('player_id')
      .where('id', '=', deposit)
      .executeTakeFirstOrThrow();
    await inTransaction(database, async (transaction) => {
      await notifyPlayer({ events: { publish: insertEvent } }, transaction, {
        playerId,
        template: 'deposit.credited',
        values: { amount: '5000000', currency: 'COP' },
        link: `/member?page=depositv2&deposit=${deposit}`,
        about: `deposit:${deposit}`,
      });
      return { done: true };
    });
  });
  await expect.poll(() => service.heard.length).toBe(1);
  const [letter] = service.heard;
  // What runs beside every screen has come, and listens to the worker.
  const renewed = page.waitForResponse((one) => one.url().endsWith('/wps/push/subscriptions'));
  await page.goto(`${gateway.address}/member`);
  await renewed;
  await deliver(page, letter?.text ?? '');
  await expect.poll(() => shown(page)).toHaveLength(1);
  expect((await shown(page))[0]).toEqual({
    title: 'Deposit credited',
    body: '$50,000 has been added to your wallet.',
    tag: letter?.topic,
    link: `/member?page=depositv2&deposit=${deposit}`,
  });
  await page.evaluate(() => {
    document.body.dataset.before = 'yes';
  });
  await touchNotification(context);
  await page.waitForURL(/page=depositv2&deposit=/);
  // It goes there by itself: nothing of the page was loaded anew.
  expect(await page.evaluate(() => document.body.dataset.before)).toBe('yes');
  await expect.poll(() => shown(page)).toHaveLength(0);
  expect(complaints).toEqual([]);
});

/** No walk has a finger outside the page, so the worker is told as the system tells it. */
async function touchNotification(context: BrowserContext): Promise<void> {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('No worker is there.');
  await worker.evaluate(async () => {
    const own = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      dispatchEvent(event: Event): boolean;
      NotificationEvent: new (name: string, of: { notification: Notification }) => Event;
    };
    const [notification] = await own.registration.getNotifications();
    if (!notification) throw new Error('Nothing is shown.');
    own.dispatchEvent(new own.NotificationEvent('notificationclick', { notification }));
  });
}

test('whoever logs out takes what is shown along, and the browser is told nothing more', async () => {
  const visited = await visit({ language: 'en', serviceWorkers: 'allow' });
  const { page, context } = visited;
  await context.grantPermissions(['notifications'], { origin: gateway.address });
  await subscribeThere(context);
  const settings = readSettings({ DATA_DIR: dataFolder });
  const { account } = await withDatabase(settings, (database) => reader(database, 0));
  await logIn(context, account, { address: gateway.address, dataFolder });
  await page.goto(`${gateway.address}/member?page=notifications`);
  await alive(page);
  await settled(page);
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByText('Notifications are on, even while the app is closed.').waitFor();
  await page.goto(`${gateway.address}/member`);
  await alive(page);
  await page.locator('main').getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL(`${gateway.address}/`);
  const kept = () => page.evaluate(() => localStorage.getItem('stand-in-subscription'));
  await expect.poll(kept).toBeNull();
});

test('the account itself is where a new device is told of', async () => {
  const { id, account } = await inDatabase((database) => reader(database, 0));
  await inDatabase((database) =>
    inTransaction(database, async (transaction) => {
      await notifyPlayer({ events: { publish: insertEvent } }, transaction, {
        playerId: id,
        template: 'device.new',
        values: { device: 'Firefox, Android' },
        link: '/member',
      });
      return { done: true };
    }),
  );
  const { page } = await openAs(account, messagesPage, { language: 'es', phone: 'desk' });
  await rows(page).getByText('Firefox, Android').waitFor();
});
