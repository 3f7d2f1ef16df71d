import type { GameType } from '#contract/values.ts';
import type { Database } from '#server/db/open.ts';

function worded(es: string, en: string, zh?: string) {
  return zh ? { es, en, zh } : { es, en };
}

export interface SmallGame {
  code: string;
  vendor?: string;
  gameType?: GameType;
  gameClass?: string;
  es: string;
  en?: string;
  zh?: string;
  isHot?: boolean;
  isNew?: boolean;
  lines?: number;
  minimumBet?: number;
}

/** Two categories, two vendors, three classes of which cockfight is off, and no game yet. */
export async function plantCatalogue(database: Database): Promise<void> {
  await database
    .insertInto('game_category')
    .values([
      { game_type: 'RNG', title: worded('Tragamonedas', 'Slots', '老虎机'), position: 1 },
      { game_type: 'LIVE', title: worded('En vivo', 'Live'), position: 2 },
    ])
    .execute();
  await database
    .insertInto('vendor')
    .values([
      { code: 'PG', display_name: worded('Éxito', 'Success', '成功'), icon_url: '/v/pg.svg' },
      { code: 'JL', display_name: worded('Jili', 'Jili'), icon_url: '/v/jl.svg' },
    ])
    .execute();
  await database
    .insertInto('vendor_category')
    .values(
      (['RNG', 'LIVE'] as const).flatMap((game_type) => [
        { vendor_code: 'PG', game_type, account_type_name: 'PG', position: 1 },
        { vendor_code: 'JL', game_type, account_type_name: 'JL', position: 2 },
      ]),
    )
    .execute();
  await database
    .insertInto('game_class')
    .values([
      { game_type: 'RNG', key: 'VIDEO', title: worded('Video', 'Video'), position: 1 },
      { game_type: 'RNG', key: 'FRUIT', title: worded('Frutas', 'Fruit'), position: 2 },
      { game_type: 'LIVE', key: 'TABLE', title: worded('Mesas', 'Tables'), position: 1 },
      {
        game_type: 'LIVE',
        key: 'COCKFIGHT',
        title: worded('Gallos', 'Cockfight'),
        position: 2,
        enabled: false,
      },
    ])
    .execute();
}

/** In the order they are given; answers each one's node by its code. */
export async function plantGames(
  database: Database,
  games: readonly SmallGame[],
): Promise<Record<string, string>> {
  const rows = await database
    .insertInto('game')
    .values(
      games.map((game, index) => ({
        game_id: game.code,
        game_code: game.code,
        vendor_code: game.vendor ?? 'PG',
        game_type: game.gameType ?? 'RNG',
        game_class: game.gameClass ?? (game.gameType === 'LIVE' ? 'TABLE' : 'VIDEO'),
        name: worded(game.es, game.en ?? game.es, game.zh),
        icon_url: `/art/${game.code}.svg`,
        is_hot: game.isHot ?? false,
        is_new: game.isNew ?? false,
        lines: game.lines ?? null,
        minimum_bet: game.minimumBet ?? 0,
        currency: 'COP',
        position: index,
      })),
    )
    .returning(['game_code', 'node_id'])
    .execute();
  return Object.fromEntries(rows.map((row) => [row.game_code, row.node_id]));
}
