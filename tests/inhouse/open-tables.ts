import type { Database } from '#server/db/open.ts';

/** Puts games of the house into the catalogue and opens them, as a merchant does. */
export async function openTables(
  database: Database,
  games: readonly string[],
  { cycleMs = 5_000 }: { cycleMs?: number } = {},
): Promise<void> {
  const worded = (text: string) => JSON.stringify({ es: text, en: text }) as never;
  await database
    .insertInto('vendor')
    .values({ code: 'VERBENA', display_name: worded('Verbena'), icon_url: '/vendors/VERBENA.svg' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await database
    .insertInto('game_category')
    .values({ game_type: 'INHOUSE', title: worded('House') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await database
    .insertInto('vendor_category')
    .values({ vendor_code: 'VERBENA', game_type: 'INHOUSE', account_type_name: 'Verbena' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await database
    .insertInto('game_class')
    .values({ game_type: 'INHOUSE', key: 'AC', title: worded('Arcade') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await database
    .insertInto('game')
    .values(
      games.map((game_code) => ({
        game_id: game_code,
        game_code,
        vendor_code: 'VERBENA',
        game_type: 'INHOUSE' as const,
        game_class: 'AC',
        name: worded(game_code),
        icon_url: '/art/games/dice.svg',
        currency: 'USD',
        minimum_bet: '10',
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await database
    .insertInto('house_game')
    .values(
      games.map((game_code) => ({
        game_code,
        rules: game_code,
        least_stake: '10',
        most_stake: '1000000',
        cycle_ms: cycleMs,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('game_code').doUpdateSet({ cycle_ms: cycleMs, enabled: true }),
    )
    .execute();
}
