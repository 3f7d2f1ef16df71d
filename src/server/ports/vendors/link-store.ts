import { sql } from 'kysely';
import type { Database } from '#server/db/open.ts';

export interface KeptLink {
  vendor: string;
  wallet: 'seamless' | 'transfer';
  baseAddress: string;
  /** A JWK as text. */
  publicKey: string;
}

export function selectLink(database: Database, vendor: string): Promise<KeptLink | undefined> {
  return database
    .selectFrom('vendor_link')
    .select([
      'vendor_code as vendor',
      'wallet',
      'base_address as baseAddress',
      'public_key as publicKey',
    ])
    .where('vendor_code', '=', vendor)
    .executeTakeFirst();
}

export interface GuestVendor {
  code: string;
  wallet: 'seamless' | 'transfer';
  /** What it says something of before anybody has played: its live tables, and a slot for its pot. */
  games: { code: string; name: string; type: string }[];
}

/** Vendors of games that a guest hosts: what the house runs itself is launched nowhere. */
export async function selectGuestVendors(database: Database): Promise<GuestVendor[]> {
  const { rows } = await sql<GuestVendor>`
    select vendor.code,
      case when wallet.vendor_code is null then 'seamless' else 'transfer' end as wallet,
      (
        select coalesce(json_agg(game), '[]')
        from (
          select game_code as code, name ->> 'en' as name, game_type as type
          from game
          where game.vendor_code = vendor.code and game_type = 'LIVE' and is_shown
          union all
          (
            select distinct on (game_type) game_code, name ->> 'en', game_type
            from game
            where game.vendor_code = vendor.code and is_shown
              and game_type in ('RNG', 'SPORTS', 'ESPORTS')
            order by game_type, game_class <> 'FOOTBALL', game_code
          )
        ) game
      ) as games
    from vendor
    left join vendor_wallet wallet on wallet.vendor_code = vendor.code
    where exists (
      select from vendor_category place where place.vendor_code = vendor.code
        and place.game_type in ('RNG', 'LIVE', 'FISH', 'SPORTS', 'ESPORTS', 'PVP'))
    order by vendor.code`.execute(database);
  return rows;
}

/** A link that an operator has made to another company stays as it is. */
export async function upsertSandboxLink(database: Database, link: KeptLink): Promise<void> {
  const kept = {
    wallet: link.wallet,
    base_address: link.baseAddress,
    public_key: link.publicKey,
    is_sandbox: true,
  };
  await database
    .insertInto('vendor_link')
    .values({ vendor_code: link.vendor, ...kept })
    .onConflict((conflict) =>
      conflict.column('vendor_code').doUpdateSet(kept).where('vendor_link.is_sandbox', '=', true),
    )
    .execute();
}

/**
 * Hosts of the merchant's own stay as they are; if nothing changed, no change is published. Ours are on this
 * machine or on a port of the embedded vendor's, so this is done before its links are written anew.
 */
export async function saveSandboxHost(database: Database, origin: string): Promise<void> {
  await sql`
    update site_setting set launch_game_cdns = array[${origin}]
    where launch_game_cdns is distinct from array[${origin}]
      and not exists (
        select from unnest(launch_game_cdns) as host
        where host not like 'http://127.0.0.1:%' and not exists (
          select from vendor_link link
          where link.is_sandbox
            and host ~ '^http://[^/]+:[0-9]+$'
            and substring(host from ':([0-9]+)$')
              = substring(link.base_address from '^http://[^/]+:([0-9]+)/')))`.execute(database);
}
