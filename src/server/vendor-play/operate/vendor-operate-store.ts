import type { Database } from '#server/db/open.ts';

/** Vendors that are linked, in the order of their codes. */
export function selectVendors(database: Database) {
  return database
    .selectFrom('vendor_link as link')
    .innerJoin('vendor', 'vendor.code', 'link.vendor_code')
    .select(({ selectFrom }) => [
      'link.vendor_code as vendor',
      'link.wallet',
      'link.base_address as baseAddress',
      'link.enabled as isOpen',
      'link.closed_note as note',
      'vendor.enabled as isShown',
      selectFrom('vendor_round as round')
        .whereRef('round.vendor_code', '=', 'link.vendor_code')
        .where('round.state', '=', 'open')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .as('openRounds'),
    ])
    .orderBy('link.vendor_code')
    .execute();
}

export type VendorRow = Awaited<ReturnType<typeof selectVendors>>[number];

/** False where it is not linked. */
export async function switchLink(
  database: Database,
  { vendor, isOpen, note }: { vendor: string; isOpen: boolean; note: string },
): Promise<boolean> {
  const switched = await database
    .updateTable('vendor_link')
    .set({ enabled: isOpen, closed_note: note })
    .where('vendor_code', '=', vendor)
    .returning('vendor_code')
    .executeTakeFirst();
  return switched !== undefined;
}

/** More than one where an account here has the very name of somebody else's at the vendor. */
export function selectRoundsNamed(
  database: Database,
  { vendor, round, player }: { vendor: string; round: string; player: string },
) {
  return database
    .selectFrom('vendor_round as one')
    .innerJoin('vendor_player as known', (join) =>
      join
        .onRef('known.player_id', '=', 'one.player_id')
        .onRef('known.vendor_code', '=', 'one.vendor_code'),
    )
    .innerJoin('player', 'player.id', 'one.player_id')
    .innerJoin('site_setting as site', (join) => join.onTrue())
    .select(['one.id', 'one.player_id as playerId', 'known.name', 'site.currency'])
    .where('one.vendor_code', '=', vendor)
    .where('one.round', '=', round)
    .where(({ eb, or }) => or([eb('known.name', '=', player), eb('player.account', '=', player)]))
    .execute();
}
