import * as v from 'valibot';
import { worded } from '#contract/worded.ts';
import { inTransaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { type Actor, writeAudit } from '#server/operator/audit.ts';
import {
  type AnnouncementLine,
  endAnnouncement,
  insertAnnouncement,
  selectAllAnnouncements,
} from './announcement-store.ts';

type App = Pick<AppContext, 'database' | 'clock'>;

const words = (most: number) =>
  worded(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most)));

/** An announcement to agents, as a file says it: Spanish and English, and the other languages where they are there. */
export const AnnouncementFile = v.strictObject({ title: words(120), content: words(4_000) });
export type AnnouncementFile = v.InferOutput<typeof AnnouncementFile>;

/** Published from now on, until it is taken back or its time is over. Answers its number. */
export async function announce(
  { database, clock }: App,
  { title, content, endsAt }: AnnouncementFile & { endsAt: Date | null },
  actor: Actor,
): Promise<string> {
  const { value } = await inTransaction(database, async (transaction) => {
    const now = clock.now();
    const id = await insertAnnouncement(transaction, { title, content, now, endsAt });
    await writeAudit(transaction, actor, 'agent-announce', id, { title: title.en });
    return done(id);
  });
  return value;
}

/** Answers whether it was still published. */
export async function takeBackAnnouncement(
  { database, clock }: App,
  id: string,
  actor: Actor,
): Promise<boolean> {
  const { value } = await inTransaction(database, async (transaction) => {
    const isEnded = await endAnnouncement(transaction, id, clock.now());
    if (isEnded) await writeAudit(transaction, actor, 'agent-announce-end', id, {});
    return done(isEnded);
  });
  return value;
}

export function listAnnouncements({ database }: App): Promise<AnnouncementLine[]> {
  return selectAllAnnouncements(database);
}
