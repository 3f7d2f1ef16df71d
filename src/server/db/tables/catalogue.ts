import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { volatilities } from '#contract/catalogue.ts';
import type { GameFeature } from '#contract/game-about.ts';
import type { Language, MainLanguage } from '#contract/languages.ts';
import type { GameType } from '#contract/values.ts';

/** One text in several languages; `wordsIn` says which stands in for a missing one. */
export type Worded = Partial<Record<Language, string>> & Record<MainLanguage, string>;

export type LaunchKind = 'GAME' | 'VASSALAGE';

export interface CatalogueTables {
  vendor: VendorTable;
  game_category: GameCategoryTable;
  vendor_category: VendorCategoryTable;
  game_class: GameClassTable;
  game: GameTable;
  favourite: FavouriteTable;
  recent: RecentTable;
  winner: WinnerTable;
  search_word: SearchWordTable;
}

interface VendorTable {
  code: string;
  display_name: Worded;
  icon_url: string;
  position: Generated<number>;
  enabled: Generated<boolean>;
}

interface GameCategoryTable {
  game_type: GameType;
  title: Worded;
  position: Generated<number>;
  enabled: Generated<boolean>;
}

/** A vendor in one category; the same vendor may stand in several. */
interface VendorCategoryTable {
  vendor_code: string;
  game_type: GameType;
  account_type_name: string;
  is_game: Generated<LaunchKind>;
  position: Generated<number>;
  enabled: Generated<boolean>;
}

interface GameClassTable {
  game_type: GameType;
  key: string;
  title: Worded;
  description: Worded | null;
  position: Generated<number>;
  enabled: Generated<boolean>;
}

interface GameTable {
  /** Given where the same game must keep its node, otherwise counted on. */
  node_id: Generated<string>;
  game_id: string;
  game_code: string;
  vendor_code: string;
  game_type: GameType;
  game_class: string;
  name: Worded;
  icon_url: string;
  is_hot: Generated<boolean>;
  hot_rank: number | null;
  is_new: Generated<boolean>;
  supports_trial: Generated<boolean>;
  lines: number | null;
  /** Minor units. */
  minimum_bet: ColumnType<string, string | bigint | number, string | bigint | number>;
  currency: string;
  return_basis_points: number | null;
  volatility: (typeof volatilities)[number] | null;
  /** In whole stakes. */
  highest_times: number | null;
  features: Generated<GameFeature[]>;
  position: Generated<number>;
  enabled: Generated<boolean>;
  /** The database keeps it: enabled, and its vendor, category, class and lane too. */
  is_shown: GeneratedAlways<boolean>;
  /** The database keeps it: every name and the vendor's, folded. */
  search_text: GeneratedAlways<string>;
}

interface FavouriteTable {
  player_id: string;
  node_id: string;
  added_at: Generated<Date>;
}

interface RecentTable {
  player_id: string;
  node_id: string;
  played_at: Generated<Date>;
}

interface WinnerTable {
  id: Generated<string>;
  player_id: string | null;
  /** Whole; it is masked before it leaves. */
  account: string;
  node_id: string;
  win_amount: ColumnType<string, string | bigint | number, string | bigint | number>;
  currency: string;
  won_at: Generated<Date>;
}

/** Every word that a game can be found by; kept by a trigger. */
interface SearchWordTable {
  word: string;
}
