import { type ExpressionBuilder, type Insertable, type RawBuilder, sql } from 'kysely';
import { type Banner, hiddenPromotionCategories } from '#contract/content.ts';
import type { Language } from '#contract/values.ts';
import { inLanguage } from '#server/db/in-language.ts';
import type { Database, Transaction } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';

/** Where and when a list is read: what runs at that moment, in that language. */
export interface Reading {
  language: Language;
  now: Date;
}

export function selectBanners(database: Database, { language, now }: Reading): Promise<Banner[]> {
  return database
    .selectFrom('banner')
    .select([
      'id',
      'group_name as groupName',
      'picture_url as url',
      inLanguage('title', language).as('title'),
      inLanguage('text', language).as('text'),
      'linkage_type as linkageType',
      'linkage',
    ])
    .where(runsAt('banner', now))
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export function selectNotices(database: Database, { language, now }: Reading) {
  return database
    .selectFrom('notice')
    .select([
      'id',
      inLanguage('title', language).as('title'),
      inLanguage('content', language).as('content'),
      merchantTime('published_at').as('timestamp'),
    ])
    .where(runsAt('notice', now))
    .orderBy('position')
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .execute();
}

export function selectPopups(database: Database, { language, now }: Reading) {
  return database
    .selectFrom('popup')
    .select([
      'id',
      inLanguage('title', language).as('title'),
      inLanguage('content', language).as('content'),
      merchantTime('published_at').as('timestamp'),
      'execution',
    ])
    .where(runsAt('popup', now))
    .orderBy('position')
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .execute();
}

export function selectPromotionTitles(database: Database, { language, now }: Reading) {
  return database
    .selectFrom('promotion')
    .select(['id', inLanguage('title', language).as('title')])
    .where(promotionRunsAt(now))
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** One of them, or all of them where no id is given. */
export function selectPromotions(database: Database, { language, now }: Reading, id?: string) {
  let query = database
    .selectFrom('promotion')
    .select([
      'id',
      inLanguage('title', language).as('title'),
      'category',
      'promotion_type as promotionType',
      'category_ids as categoryIds',
      inLanguage('content', language).as('content'),
      'list_picture_url as listPicture',
      'dialog_picture_url as dialogPicture',
      merchantTime<string | null>('starts_at').as('startTime'),
      merchantTime<string | null>('ends_at').as('endTime'),
      'is_long_term as isLongTerm',
      'action',
      'action_path as actionPath',
    ])
    .where(promotionRunsAt(now));
  if (id !== undefined) query = query.where('id', '=', id);
  return query.orderBy('position').orderBy('id').execute();
}
export type PromotionRow = Awaited<ReturnType<typeof selectPromotions>>[number];

export function selectPromotionCategories(database: Database, language: Language) {
  return database
    .selectFrom('promotion_category')
    .select(['id', inLanguage('title', language).as('title'), 'type'])
    .where('enabled', '=', true)
    .where('type', 'not in', [...hiddenPromotionCategories])
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export function selectHelpTitles(database: Database, language: Language) {
  return helpArticles(database)
    .select(['anchor', inLanguage('title', language).as('title')])
    .execute();
}

export function selectHelpArticles(database: Database, language: Language) {
  return helpArticles(database)
    .select([
      'id',
      'anchor',
      inLanguage('title', language).as('title'),
      inLanguage('content', language).as('content'),
    ])
    .execute();
}

function helpArticles(database: Database) {
  return database
    .selectFrom('help_article')
    .where('enabled', '=', true)
    .orderBy('position')
    .orderBy('id');
}

export async function upsertPromotion(
  database: Database,
  promotion: Insertable<Tables['promotion']>,
): Promise<void> {
  await database
    .insertInto('promotion')
    .values(promotion)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(promotion))
    .execute();
}

export function upsertNotice(database: Database, notice: Insertable<Tables['notice']>) {
  const query = database
    .insertInto('notice')
    .values(notice)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(notice));
  return idOf(query.returning('id').executeTakeFirstOrThrow());
}

export function upsertPopup(database: Database, popup: Insertable<Tables['popup']>) {
  const query = database
    .insertInto('popup')
    .values(popup)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(popup));
  return idOf(query.returning('id').executeTakeFirstOrThrow());
}

export function upsertHelpArticle(database: Database, article: Insertable<Tables['help_article']>) {
  const query = database
    .insertInto('help_article')
    .values(article)
    .onConflict((conflict) => conflict.column('anchor').doUpdateSet(article));
  return idOf(query.returning('id').executeTakeFirstOrThrow());
}

async function idOf(written: Promise<{ id: string }>): Promise<string> {
  return (await written).id;
}

/** The row is locked, so that of several gateways the second finds the turn taken. */
export async function lockTurn(transaction: Transaction): Promise<Date> {
  const { turned_at } = await transaction
    .selectFrom('content_turn')
    .select('turned_at')
    .forUpdate()
    .executeTakeFirstOrThrow();
  return turned_at;
}

export async function setTurn(transaction: Transaction, now: Date): Promise<void> {
  await transaction.updateTable('content_turn').set({ turned_at: now }).execute();
}

/** The first moment after `since` at which something starts or ends. */
export async function nextTurn(database: Database, since: Date): Promise<Date | null> {
  const { rows } = await sql<{ moment: Date | null }>`
    select min(moment) as moment from (
      select starts_at as moment from banner union all select ends_at from banner
      union all select starts_at from notice union all select ends_at from notice
      union all select starts_at from popup union all select ends_at from popup
      union all select starts_at from promotion union all select ends_at from promotion
    ) as turn where moment > ${since}`.execute(database);
  return rows[0]?.moment ?? null;
}

export async function raiseContentVersion(database: Database): Promise<void> {
  await sql`select bump_version('content')`.execute(database);
}

function runsAt(table: 'banner' | 'notice' | 'popup', now: Date) {
  return sql<boolean>`
    ${sql.ref(`${table}.enabled`)}
    and coalesce(${sql.ref(`${table}.starts_at`)} <= ${now}, true)
    and coalesce(${sql.ref(`${table}.ends_at`)} > ${now}, true)`;
}

/** A long-term promotion has no end; its end field is ignored. */
function promotionRunsAt(now: Date) {
  return ({ and, eb, or }: ExpressionBuilder<Tables, 'promotion'>) =>
    and([
      eb('promotion.enabled', '=', true),
      eb('promotion.category', 'not in', [...hiddenPromotionCategories]),
      or([eb('promotion.starts_at', 'is', null), eb('promotion.starts_at', '<=', now)]),
      or([
        eb('promotion.is_long_term', '=', true),
        eb('promotion.ends_at', 'is', null),
        eb('promotion.ends_at', '>', now),
      ]),
    ]);
}

/** A moment on the merchant's clock, as people read it. */
function merchantTime<Time extends string | null = string>(column: string): RawBuilder<Time> {
  return sql<Time>`to_char(
    ${sql.ref(column)} at time zone coalesce((select time_zone from site_setting), 'UTC'),
    'YYYY-MM-DD HH24:MI:SS')`;
}
