import { brands } from '#brands/brands.ts';
import { inTransaction, type Transaction } from '#server/db/open.ts';
import type { Visit } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { mayNotice } from '#server/kernel/outbox/may-message.ts';
import { queueMessage } from '#server/kernel/outbox/queue-message.ts';
import { notifyPlayer } from '#server/notices/notify-player.ts';
import { hideEmail, hideMobile } from './hide-reach.ts';
import { type Owner, reachOf, stamp } from './owner-reach.ts';

interface NewDevice {
  playerId: string;
  visit: Visit;
  deviceName: string;
  /** The session that was opened there. */
  by: string;
}

/** Somebody came in from where nobody had: the owner is notified wherever they can be reached (G-LAST). */
export async function tellOfNewDevice(
  app: AppContext,
  transaction: Transaction,
  { playerId, visit, deviceName, by }: NewDevice,
): Promise<void> {
  const when = stamp(app.clock.now());
  // Shown on every open device, also to members who gave us no address.
  await notifyPlayer(app, transaction, {
    playerId,
    template: 'device.new',
    values: { device: deviceName },
    link: '/member',
  });
  await app.events.publish(transaction, {
    kind: 'device.new',
    playerId,
    body: { device: deviceName, at: app.clock.now().toISOString(), by },
  });
  const owner = await reachOf(app, transaction, playerId);
  if (!owner || !(await mayNotice(transaction, owner.way.to))) return;
  await queueMessage(transaction, {
    ...owner.way,
    language: owner.language,
    playerId,
    template: 'new-device',
    values: {
      site: brands[app.settings.brand].name,
      account: owner.account,
      device: deviceName || '?',
      place: visit.address,
      when,
    },
  });
}

/**
 * After the failure that locked the account, once (G-LOCK). For a name that nobody has, the same is done
 * and nothing sent: how long it takes tells nobody which names there are.
 */
export async function tellOfLock(
  app: AppContext,
  playerId: string | null,
  lockedUntil: Date,
): Promise<void> {
  const leftMs = lockedUntil.getTime() - app.clock.now().getTime();
  await inTransaction(app.database, async (transaction) => {
    const owner = (await reachOf(app, transaction, playerId ?? '0')) ?? nobody;
    const mayTell = await mayNotice(transaction, owner.way.to);
    await queueMessage(transaction, {
      ...owner.way,
      language: owner.language,
      playerId,
      template: 'account-locked',
      values: {
        site: brands[app.settings.brand].name,
        account: owner.account,
        minutes: Math.ceil(leftMs / 60_000),
      },
      isWithheld: owner === nobody || !mayTell,
    });
    return { done: true };
  });
}

/** The owner is notified where they were reached until now; `contact` is where they will be from here on. */
export async function tellOfContact(
  app: AppContext,
  transaction: Transaction,
  playerId: string,
  contact: string,
): Promise<void> {
  const owner = await reachOf(app, transaction, playerId);
  if (!owner || owner.way.to === contact) return;
  await queueMessage(transaction, {
    ...owner.way,
    language: owner.language,
    playerId,
    template: 'contact-changed',
    values: {
      site: brands[app.settings.brand].name,
      account: owner.account,
      contact: contact.includes('@') ? hideEmail(contact) : hideMobile(contact),
      when: stamp(app.clock.now()),
    },
  });
}

/** Where money may be sent to has changed; `what` names it by its last digits only. */
export async function tellOfPayout(
  app: AppContext,
  transaction: Transaction,
  playerId: string,
  change: 'added' | 'removed',
  what: string,
): Promise<void> {
  const owner = await reachOf(app, transaction, playerId);
  if (owner) {
    await queueMessage(transaction, {
      ...owner.way,
      language: owner.language,
      playerId,
      template: 'payout-changed',
      values: {
        site: brands[app.settings.brand].name,
        account: owner.account,
        change,
        what,
        when: stamp(app.clock.now()),
      },
    });
  }
  // Also for members who gave us no address, and on every open device.
  const news = { playerId, values: { place: what }, link: '/member?page=withdraw&way=accounts' };
  await notifyPlayer(app, transaction, { ...news, template: `payout.${change}` });
}

/** `.invalid` is nobody's for ever. */
const nobody: Owner = {
  account: '',
  language: 'en',
  way: { kind: 'mail', to: 'nobody@nowhere.invalid' },
};
