import type { Insertable } from 'kysely';
import { languages } from '#contract/languages.ts';
import type { Database } from '#server/db/open.ts';
import type { Worded } from '#server/db/tables/catalogue.ts';
import type { Tables } from '#server/db/tables.ts';
import { cleanRichText } from './clean-rich-text.ts';
import { upsertHelpArticle, upsertNotice, upsertPopup, upsertPromotion } from './store.ts';

/** Writes a promotion, or writes one of the same id anew. */
export function writePromotion(
  database: Database,
  promotion: Insertable<Tables['promotion']>,
): Promise<void> {
  return upsertPromotion(database, withCleanContent(promotion));
}

/** Answers the id; with an id given, writes that one anew. */
export function writeNotice(
  database: Database,
  notice: Insertable<Tables['notice']>,
): Promise<string> {
  return upsertNotice(database, withCleanContent(notice));
}

export function writePopup(
  database: Database,
  popup: Insertable<Tables['popup']>,
): Promise<string> {
  return upsertPopup(database, withCleanContent(popup));
}

/** Its anchor names it: one of the same anchor is written anew. */
export function writeHelpArticle(
  database: Database,
  article: Insertable<Tables['help_article']>,
): Promise<string> {
  return upsertHelpArticle(database, withCleanContent(article));
}

/** No door into these tables but the four above, so markup is clean wherever it is read. */
function withCleanContent<Row extends { content: Worded }>(row: Row): Row {
  return { ...row, content: cleanWorded(row.content) };
}

function cleanWorded(content: Worded): Worded {
  const cleaned = { ...content };
  for (const language of languages) {
    const html = content[language];
    if (html !== undefined) cleaned[language] = cleanRichText(html);
  }
  return cleaned;
}
