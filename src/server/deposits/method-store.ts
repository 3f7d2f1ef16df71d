import type { Insertable, Selectable } from 'kysely';
import type { Language } from '#contract/values.ts';
import { inLanguage } from '#server/db/in-language.ts';
import type { Database } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';

export type MethodRow = Omit<Selectable<Tables['deposit_method']>, 'title' | 'note'>;
export type NewMethod = Insertable<Tables['deposit_method']>;

export function selectMethods(database: Database, language: Language) {
  return database
    .selectFrom('deposit_method')
    .selectAll()
    .select([inLanguage('title', language).as('name'), inLanguage('note', language).as('words')])
    .where('enabled', '=', true)
    .orderBy('position')
    .execute();
}

export function selectMethod(database: Database, code: string): Promise<MethodRow | undefined> {
  return database
    .selectFrom('deposit_method')
    .selectAll()
    .where('code', '=', code)
    .where('enabled', '=', true)
    .executeTakeFirst();
}

export interface MethodName {
  title: string;
  minutesToCredit: number;
}

/** Also of methods that are not offered any more: a deposit keeps its name. */
export async function selectNames(
  database: Database,
  language: Language,
): Promise<Map<string, MethodName>> {
  const rows = await database
    .selectFrom('deposit_method')
    .select(['code', 'minutes_to_credit', inLanguage('title', language).as('title')])
    .execute();
  return new Map(
    rows.map((row) => [row.code, { title: row.title, minutesToCredit: row.minutes_to_credit }]),
  );
}

export interface MoneySetting {
  currency: string;
  taxBasisPoints: number;
}

export async function selectMoneySetting(database: Database): Promise<MoneySetting> {
  return database
    .selectFrom('site_setting')
    .innerJoin('deposit_setting', (join) => join.onTrue())
    .select(['site_setting.currency', 'deposit_setting.tax_basis_points as taxBasisPoints'])
    .executeTakeFirstOrThrow();
}

export async function updateTax(database: Database, basisPoints: number): Promise<void> {
  await database.updateTable('deposit_setting').set({ tax_basis_points: basisPoints }).execute();
}

/** For what a demonstration offers; a method that is there already keeps what a merchant made of it. */
export async function insertMissingMethods(
  database: Database,
  methods: readonly NewMethod[],
): Promise<void> {
  await database
    .insertInto('deposit_method')
    .values([...methods])
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute();
}
