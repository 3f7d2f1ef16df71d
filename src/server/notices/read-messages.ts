import type { AnswerOf, RequestOf } from '#contract/call.ts';
import { type Message, type messages, messagesAtOnce } from '#contract/notices.ts';
import type { Language } from '#contract/values.ts';
import { type Done, done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { countUnread, type MessageRow, selectMessages } from './store.ts';
import { wordTemplate } from './word-message.ts';

type NoticesContext = Pick<AppContext, 'database'>;

export async function readMessages(
  { database }: NoticesContext,
  { kind, before, language }: RequestOf<typeof messages>,
  playerId: string,
): Promise<Done<AnswerOf<typeof messages>>> {
  const [rows, unread] = await Promise.all([
    selectMessages(database, playerId, { kind, before, language, atMost: messagesAtOnce + 1 }),
    countUnread(database, playerId),
  ]);
  const shown = rows.slice(0, messagesAtOnce);
  return done({
    list: shown.map((row) => shownMessage(row, language)).filter((one) => one !== undefined),
    next: rows.length > messagesAtOnce ? (shown.at(-1)?.id ?? null) : null,
    unread,
  });
}

export async function readUnread({ database }: NoticesContext, playerId: string) {
  return done({ unread: await countUnread(database, playerId) });
}

/** A row in somebody's language; undefined where its template is none of this release's. */
export function shownMessage(row: MessageRow, language: Language): Message | undefined {
  const { id, kind, link, createdAt, readAt, template, filling } = row;
  const worded =
    template === null
      ? { title: row.title, text: plainText(row.content), content: row.content }
      : wordTemplate(template, filling, language);
  if (!worded) return undefined;
  return {
    content: null,
    ...worded,
    id,
    kind,
    link,
    at: createdAt.toISOString(),
    isRead: readAt !== null,
  };
}

const longestText = 200;

/** The beginning of what an editor wrote, for a list and for a phone's lock screen. It has been cleaned. */
function plainText(html: string): string {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => characters[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > longestText ? `${text.slice(0, longestText - 1).trimEnd()}…` : text;
}

const characters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
};
