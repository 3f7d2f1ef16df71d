import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await createAnnouncements(database);
  await createPromotions(database);
  await createSiteSetting(database);
  await createWaysToReachUs(database);
  await createSwitches(database);
  await createStatus(database);
  await createGeo(database);
  for (const table of contentTables) await watch(database, table, 'content');
  for (const table of statusTables) await watch(database, table, 'status');
}

const contentTables = [
  ...['banner', 'notice', 'popup', 'promotion', 'promotion_category', 'help_article'],
  ...['site_setting', 'resource', 'mirror', 'customer_service', 'whitelabel_switch'],
  ...['menu_entry', 'register_field'],
];
const statusTables = ['site_status', 'region_rule', 'geo_range'];

const placed = sql`
  position integer not null default 0,
  enabled boolean not null default true`;
const shown = sql`
  ${placed},
  starts_at timestamptz,
  ends_at timestamptz,
  check (ends_at > starts_at)`;

async function watch(
  database: Kysely<unknown>,
  table: string,
  what: 'content' | 'status',
): Promise<void> {
  await sql`
    create trigger change_told after insert or update or delete or truncate on ${sql.table(table)}
    for each statement execute function tell_change(${sql.lit(what)})`.execute(database);
}

async function createAnnouncements(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table banner (
      id code primary key default gen_random_uuid()::text,
      group_name text not null check (group_name in
        ('w_home', 'w_login', 'w_register', 'w_promotion', 'w_forget')),
      picture_url web_address not null,
      title worded not null,
      text worded not null,
      linkage_type text not null default 'NONE' check (linkage_type in
        ('NONE', 'PAGE', 'PROMOTION', 'REGISTER', 'LOGIN', 'DOWNLOAD', 'URL')),
      linkage text,
      ${shown},
      check (linkage is not null or linkage_type not in ('PAGE', 'PROMOTION', 'URL')),
      check (linkage_type <> 'PAGE' or linkage ~ '^/(?!/)'),
      check (linkage_type <> 'URL' or linkage ~ '^https://')
    )`.execute(database);
  await sql`
    create table notice (
      id code primary key default gen_random_uuid()::text,
      title worded not null,
      content worded not null,
      published_at timestamptz not null default now(),
      ${shown}
    )`.execute(database);
  await sql`
    create table popup (
      id code primary key default gen_random_uuid()::text,
      title worded not null,
      content worded not null,
      execution text not null check (execution in ('A', 'B', 'F')),
      published_at timestamptz not null default now(),
      ${shown}
    )`.execute(database);
  await sql`
    create table help_article (
      id code primary key default gen_random_uuid()::text,
      anchor code not null unique,
      title worded not null,
      content worded not null,
      ${placed}
    )`.execute(database);
}

async function createPromotions(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table promotion_category (
      id text primary key,
      title worded not null,
      type code not null,
      ${placed}
    )`.execute(database);
  await sql`
    create table promotion (
      id code primary key,
      title worded not null,
      category code not null,
      promotion_type code not null,
      category_ids text[] not null default '{}',
      content worded not null,
      list_picture_url web_address not null,
      dialog_picture_url web_address not null,
      is_long_term boolean not null default false,
      action text not null check (action in ('REGISTER', 'LOGIN', 'DOWNLOAD', 'PAGE')),
      action_path web_address,
      ${shown},
      check (action <> 'PAGE' or action_path is not null)
    )`.execute(database);
  // Content that is kept in memory changes by itself when a start or an end passes; this row
  // remembers up to which moment that was told, so that of several gateways one tells it.
  await sql`
    create table content_turn (
      is_only boolean primary key generated always as (true) stored,
      turned_at timestamptz not null
    )`.execute(database);
  await sql`insert into content_turn (turned_at) values (now())`.execute(database);
}

async function createSiteSetting(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table site_setting (
      is_only boolean primary key default true check (is_only),
      merchant code not null,
      site_name text not null check (site_name <> ''),
      currency currency_code not null,
      currency_symbol text not null,
      main_domain text not null,
      gtag_id text not null default '',
      image_cdns text[] not null default '{}',
      launch_game_cdns text[] not null default '{}',
      licence_line worded not null,
      licence_number text not null,
      licence_year integer not null,
      licence_content worded not null,
      languages text[] not null check (languages <@ array['es', 'en', 'zh', 'ms']),
      default_language text not null check (default_language = any (languages)),
      time_zone text not null default 'UTC'
        check (timestamptz '2020-01-01 00:00+00' at time zone time_zone is not null)
    )`.execute(database);
}

async function createWaysToReachUs(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table resource (
      resource_type text primary key check (resource_type in
        ('ANDROID', 'MOBILECONFIG', 'YOUTUBE', 'TWITTER', 'TIKTOK', 'FACEBOOK', 'INSTAGRAM',
         'WHATSAPP', 'TELEGRAM', 'MESSENGER', 'LINE')),
      url web_address not null,
      label_name_en text not null,
      ${placed}
    )`.execute(database);
  await sql`
    create table mirror (
      id bigint generated by default as identity primary key,
      region worded not null,
      title worded not null,
      url web_address not null,
      ${placed}
    )`.execute(database);
  await sql`
    create table customer_service (
      id bigint generated by default as identity primary key,
      cs_type text not null check (cs_type in
        ('LIVECHAT', 'TELEGRAM', 'MESSENGER', 'WHATSAPP', 'EMAIL')),
      title worded not null,
      path text not null check (path ~ '^(https://|mailto:|/(?!/))'),
      ${placed}
    )`.execute(database);
  // People copy a contact with or without its @, its scheme, its www and its last slash.
  await sql`
    create function contact_key(given text) returns text
    language sql immutable strict parallel safe
    as $$
      select rtrim(ltrim(regexp_replace(
        regexp_replace(lower(normalize(given, NFKC)), '\\s', '', 'g'),
        '^((https?://|mailto:|tel:)(www\\.)?|www\\.)', ''), '@'), '/')
    $$`.execute(database);
  await sql`
    create table representative (
      id bigint generated by default as identity primary key,
      channel text not null,
      contact text not null,
      contact_key text not null generated always as (contact_key(contact)) stored
        check (contact_key <> ''),
      enabled boolean not null default true
    )`.execute(database);
  await sql`
    create index representative_contact_index on representative (contact_key)
    where enabled`.execute(database);
}

async function createSwitches(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table whitelabel_switch (
      key text primary key check (key in
        ('USERNAMEREG3', 'MOBILENUMREG3', 'MOBILENUMPASSREG3', 'REGMOBVERF3', 'CHNGPASSVERIF3',
         'FREEPLAY3', 'PWDEXPFORCECHANGE3', 'MOBILEVERCODELOGIN3', 'MANPLAYREB3', 'AGENTPOLICY3')),
      enabled boolean not null
    )`.execute(database);
  await sql`
    create table menu_entry (
      key code primary key,
      title worded not null,
      ${placed}
    )`.execute(database);
  await sql`
    create table register_field (
      name text primary key check (name in
        ('username', 'password', 'payeeName', 'email', 'qqNum', 'mobileNum', 'affiliateCode',
         'paymentPassword', 'line', 'whatsapp', 'facebook', 'wechat', 'idNumber', 'captcha')),
      enabled boolean not null,
      required boolean not null,
      accepted_pattern text not null,
      pattern_id text not null,
      min_length integer not null check (min_length >= 0),
      max_length integer not null,
      check (max_length >= min_length),
      check (enabled or not required)
    )`.execute(database);
}

async function createStatus(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table site_status (
      is_only boolean primary key default true check (is_only),
      is_maintenance boolean not null default false,
      maintenance_end timestamptz,
      updated_at timestamptz not null default now(),
      check (is_maintenance or maintenance_end is null)
    )`.execute(database);
  await sql`insert into site_status default values`.execute(database);
  await sql`
    create table region_rule (
      id bigint generated by default as identity primary key,
      action text not null check (action in ('allow', 'deny')),
      network cidr,
      country text check (country ~ '^[A-Z]{2}$'),
      is_by_command boolean not null default false,
      unique (network, is_by_command),
      unique (country, is_by_command),
      check (num_nonnulls(network, country) = 1)
    )`.execute(database);
}

async function createGeo(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table geo_range (
      network cidr not null,
      country text not null check (country ~ '^[A-Z]{2}$'),
      source text not null check (source in ('file', 'operator')),
      primary key (source, network)
    )`.execute(database);
  await sql`
    create index geo_range_network_index on geo_range using gist (network inet_ops)`.execute(
    database,
  );
}
