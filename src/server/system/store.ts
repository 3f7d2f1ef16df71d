import { sql } from 'kysely';
import type { InferOutput } from 'valibot';
import type { FieldRules, MenuEntry, Mirror, Resource, Whitelabel } from '#contract/system.ts';
import type { Language } from '#contract/values.ts';
import { inLanguage } from '#server/db/in-language.ts';
import type { Database } from '#server/db/open.ts';

export function selectSiteSetting(database: Database, language: Language) {
  return database
    .selectFrom('site_setting')
    .select([
      'merchant',
      'site_name as siteName',
      'currency',
      'currency_symbol as currencySymbol',
      'main_domain as mainDomain',
      'image_cdns as imageCDNs',
      'launch_game_cdns as launchGameCDNs',
      inLanguage('licence_line', language).as('licenceLine'),
      'licence_number as licenceNumber',
      'licence_year as licenceYear',
      inLanguage('licence_content', language).as('licenceContent'),
      'languages',
      'default_language as defaultLanguage',
    ])
    .executeTakeFirst();
}

export async function selectDefaultLanguage(database: Database): Promise<Language | undefined> {
  const site = await database
    .selectFrom('site_setting')
    .select('default_language')
    .executeTakeFirst();
  return site?.default_language;
}

export function selectCustomerService(database: Database, language: Language) {
  return database
    .selectFrom('customer_service')
    .select(['cs_type as csType', inLanguage('title', language).as('title'), 'path'])
    .where('enabled', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export function selectMirrors(
  database: Database,
  language: Language,
): Promise<InferOutput<typeof Mirror>[]> {
  return database
    .selectFrom('mirror')
    .select([
      inLanguage('region', language).as('region'),
      inLanguage('title', language).as('title'),
      'url',
    ])
    .where('enabled', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export function selectResources(database: Database): Promise<Resource[]> {
  return database
    .selectFrom('resource')
    .select(['resource_type as resourceType', 'url', 'label_name_en as labelNameEn'])
    .where('enabled', '=', true)
    .orderBy('position')
    .orderBy('resource_type')
    .execute();
}

export async function selectSwitches(database: Database): Promise<InferOutput<typeof Whitelabel>> {
  const rows = await database.selectFrom('whitelabel_switch').selectAll().execute();
  return Object.fromEntries(rows.map(({ key, enabled }) => [key, enabled]));
}

export function selectMenu(
  database: Database,
  language: Language,
): Promise<InferOutput<typeof MenuEntry>[]> {
  return database
    .selectFrom('menu_entry')
    .select(['key', inLanguage('title', language).as('title'), 'enabled'])
    .orderBy('position')
    .orderBy('key')
    .execute();
}

export async function selectFieldRules(
  database: Database,
): Promise<InferOutput<typeof FieldRules>> {
  const rows = await database.selectFrom('register_field').selectAll().execute();
  return Object.fromEntries(
    rows.map((row) => [
      row.name,
      {
        enabled: row.enabled,
        required: row.required,
        acceptedPattern: row.accepted_pattern,
        patternId: row.pattern_id,
        minLength: row.min_length,
        maxLength: row.max_length,
      },
    ]),
  );
}

export async function selectOfficialChannel(
  database: Database,
  contact: string,
): Promise<string | null> {
  const found = await database
    .selectFrom('representative')
    .select('channel')
    .where('enabled', '=', true)
    .where('contact_key', '=', sql<string>`contact_key(${contact})`)
    .orderBy('id')
    .executeTakeFirst();
  return found?.channel ?? null;
}

export async function updatePlayerLanguage(
  database: Database,
  playerId: string,
  language: Language,
): Promise<void> {
  await database
    .updateTable('player')
    .set({ language })
    .where('id', '=', playerId)
    .where('language', '<>', language)
    .execute();
}

export function selectSiteStatus(database: Database) {
  return database
    .selectFrom('site_status')
    .select(['is_maintenance as isMaintenance', 'maintenance_end as maintenanceEnd'])
    .executeTakeFirstOrThrow();
}

export function selectRegionRules(database: Database) {
  return database
    .selectFrom('region_rule')
    .select(['action', 'network', 'country', 'is_by_command as isByCommand'])
    .orderBy('is_by_command', 'desc')
    .orderBy('id')
    .execute();
}

export async function updateSiteStatus(
  database: Database,
  status: { isMaintenance: boolean; maintenanceEnd: Date | null; now: Date },
): Promise<void> {
  await database
    .updateTable('site_status')
    .set({
      is_maintenance: status.isMaintenance,
      maintenance_end: status.maintenanceEnd,
      updated_at: status.now,
    })
    .execute();
}

export async function insertCommandDenial(
  database: Database,
  target: { network: string } | { country: string },
): Promise<void> {
  const { network, country } = { network: null, country: null, ...target };
  await database
    .insertInto('region_rule')
    .values({ action: 'deny', network, country, is_by_command: true })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteCommandRules(database: Database): Promise<void> {
  await database.deleteFrom('region_rule').where('is_by_command', '=', true).execute();
}
