import { sql } from 'kysely';
import type { Database, Transaction } from '#server/db/open.ts';

interface NewAnnouncement {
  title: object;
  content: object;
  now: Date;
  endsAt: Date | null;
}

export async function insertAnnouncement(
  transaction: Transaction,
  { title, content, now, endsAt }: NewAnnouncement,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into agent_announcement (title, content, published_at, ends_at)
    values (${JSON.stringify(title)}::jsonb, ${JSON.stringify(content)}::jsonb, ${now}::timestamptz,
      ${endsAt}::timestamptz)
    returning id`.execute(transaction);
  if (!rows[0]) throw new Error('An insert without a conflict has a row.');
  return rows[0].id;
}

export async function endAnnouncement(
  transaction: Transaction,
  id: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update agent_announcement set ends_at = ${now}::timestamptz
    where id = ${id} and (ends_at is null or ends_at > ${now}::timestamptz)
    returning id`.execute(transaction);
  return rows.length > 0;
}

export interface AnnouncementLine {
  id: string;
  title: string;
  publishedAt: Date;
  endsAt: Date | null;
}

export async function selectAllAnnouncements(database: Database): Promise<AnnouncementLine[]> {
  const { rows } = await sql<AnnouncementLine>`
    select id, title->>'en' as title, published_at as "publishedAt", ends_at as "endsAt"
    from agent_announcement order by published_at desc, id desc limit 50`.execute(database);
  return rows;
}
