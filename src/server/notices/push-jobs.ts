import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { PushLetter } from '#contract/push.ts';
import type { Language } from '#contract/values.ts';
import { inTransaction } from '#server/db/open.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import type { Job, JobHandler } from '#server/kernel/jobs.ts';
import { plan } from '#server/kernel/jobs.ts';
import type { Push, PushKeys } from '#server/ports/push/push.ts';
import { forgetKind, forgetMessages } from './forget-messages.ts';
import type { MayMarket } from './may-market.ts';
import { createPushKeys } from './push-keys.ts';
import { DeviceJob, newsForSeconds, PushJob, pushKind, pushToDeviceKind } from './push-plan.ts';
import {
  deleteSubscription,
  selectPreferences,
  selectSubscription,
  selectSubscriptionIds,
  selectTimeZone,
} from './push-store.ts';
import { quietUntil } from './quiet-hours.ts';
import { shownMessage } from './read-messages.ts';
import { countUnread, type MessageRow, selectUnread } from './store.ts';
import { unlockTarget } from './subscribe-push.ts';

type PushContext = Pick<AppContext, 'database' | 'vault' | 'settings'>;
type Next = 'done' | { again: Date };

export function noticeJobs(
  app: PushContext,
  push: Push,
  mayMarket: MayMarket,
): Record<string, JobHandler> {
  const pushKeys = createPushKeys(app, push);
  return {
    [pushKind]: (job) => decide(app, job, mayMarket),
    [pushToDeviceKind]: (job) => send(app, push, pushKeys, job),
    [forgetKind]: forgetMessages(app),
  };
}

/** Whether it is wanted, and whether now; then each device has its own try, so that none is notified twice. */
async function decide(
  { database }: PushContext,
  { key, body, due, now }: Job,
  mayMarket: MayMarket,
): Promise<Next> {
  const { playerId, kind } = v.parse(PushJob, body);
  const preferences = await selectPreferences(database, playerId);
  if (!preferences[kind]) return 'done';
  if (kind !== 'security') {
    const until = quietUntil(now, preferences.quiet, await selectTimeZone(database));
    if (until) return { again: until };
  }
  await inTransaction(database, async (transaction) => {
    if (kind === 'promotions' && !(await mayMarket(transaction, { playerId, now }))) {
      return { done: true };
    }
    for (const subscriptionId of await selectSubscriptionIds(transaction, playerId)) {
      const one: DeviceJob = {
        messageId: key,
        subscriptionId,
        playerId,
        kind,
        // After a quiet night it is news of the morning.
        createdAt: due.toISOString(),
      };
      await plan(transaction, {
        kind: pushToDeviceKind,
        key: `${key}:${subscriptionId}`,
        due: now,
        body: one,
      });
    }
    return { done: true };
  });
  return 'done';
}

async function send(
  app: PushContext,
  push: Push,
  pushKeys: () => Promise<PushKeys>,
  { body, now }: Job,
): Promise<Next> {
  const { database } = app;
  const { messageId, subscriptionId, playerId, kind, createdAt } = v.parse(DeviceJob, body);
  const over = Date.parse(createdAt) + newsForSeconds[kind] * 1_000;
  if (now.getTime() >= over) return 'done';
  const kept = await selectSubscription(database, subscriptionId, playerId);
  const message = kept && (await selectUnread(database, messageId, kept.language));
  const letter = message && (await letterOf(app, message, kept.language));
  if (!letter) return 'done';
  const mail = {
    text: JSON.stringify(letter),
    kind,
    seconds: Math.ceil((over - now.getTime()) / 1_000),
    topic: letter.tag,
  };
  const delivery = await push.send(unlockTarget(app, kept), mail, await pushKeys());
  if (delivery.kind === 'gone') await deleteSubscription(database, subscriptionId);
  if (delivery.kind !== 'later') return 'done';
  // Services say when they want to be asked again; without a word the jobs' own pace decides.
  if (delivery.notBeforeMs === 0) throw new PushWaits(delivery.reason);
  return { again: new Date(now.getTime() + delivery.notBeforeMs) };
}

/** Its code is a word of ours, and all of it that is written down. */
class PushWaits extends Error {
  readonly code: string;

  constructor(code: string) {
    super('The push service has not taken it.');
    this.code = code;
  }
}

async function letterOf(
  { database, settings }: PushContext,
  row: MessageRow,
  language: Language,
): Promise<PushLetter | undefined> {
  const shown = shownMessage(row, language);
  if (!shown) return undefined;
  return {
    title: shown.title,
    text: shown.text,
    link: shown.link ?? `/member?page=messageV2&message=${row.id}`,
    tag: topicOf(row),
    unread: await countUnread(database, row.playerId),
    language,
    icon: `/icons/${settings.brand}/icon-192.png`,
    badge: `/icons/${settings.brand}/monochrome-512.png`,
  };
}

/** A later push of the same subject replaces the earlier one; the push service learns nothing from it. */
function topicOf({ id, playerId, about }: MessageRow): string {
  const name = `${playerId} ${about ?? `message ${id}`}`;
  return createHash('sha256').update(name).digest('base64url').slice(0, 32);
}
