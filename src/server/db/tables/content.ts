import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { bannerGroups, executions, LinkageType, Promotion } from '#contract/content.ts';
import type {
  customerServiceTypes,
  fieldNames,
  resourceTypes,
  WhitelabelSwitch,
} from '#contract/system.ts';
import type { Language } from '#contract/values.ts';
import type { Worded } from './catalogue.ts';

export interface ContentTables {
  banner: BannerTable;
  notice: NoticeTable;
  popup: PopupTable;
  promotion_category: PromotionCategoryTable;
  promotion: PromotionTable;
  help_article: HelpArticleTable;
  content_turn: ContentTurnTable;
  site_setting: SiteSettingTable;
  resource: ResourceTable;
  mirror: MirrorTable;
  customer_service: CustomerServiceTable;
  whitelabel_switch: WhitelabelSwitchTable;
  menu_entry: MenuEntryTable;
  register_field: RegisterFieldTable;
  representative: RepresentativeTable;
  site_status: SiteStatusTable;
  region_rule: RegionRuleTable;
  geo_range: GeoRangeTable;
}

/** Shown from `starts_at` on and until just before `ends_at`; null leaves that side open. */
interface Shown {
  position: Generated<number>;
  enabled: Generated<boolean>;
  starts_at: Date | null;
  ends_at: Date | null;
}

interface Placed {
  position: Generated<number>;
  enabled: Generated<boolean>;
}

interface BannerTable extends Shown {
  id: Generated<string>;
  group_name: (typeof bannerGroups)[number];
  picture_url: string;
  title: Worded;
  text: Worded;
  linkage_type: Generated<LinkageType>;
  linkage: string | null;
}

interface NoticeTable extends Shown {
  id: Generated<string>;
  title: Worded;
  /** HTML; cleaned by the verb that writes it. */
  content: Worded;
  published_at: Generated<Date>;
}

interface PopupTable extends NoticeTable {
  execution: (typeof executions)[number];
}

interface PromotionCategoryTable extends Placed {
  id: string;
  title: Worded;
  type: string;
}

interface PromotionTable extends Shown {
  id: string;
  title: Worded;
  /** Such as slots or gaming; the latter and lotto_promo belong to the game rooms. */
  category: string;
  promotion_type: string;
  category_ids: string[];
  content: Worded;
  list_picture_url: string;
  dialog_picture_url: string;
  is_long_term: Generated<boolean>;
  action: Promotion['action'];
  action_path: string | null;
}

interface HelpArticleTable extends Placed {
  id: Generated<string>;
  anchor: string;
  title: Worded;
  content: Worded;
}

/** Until when caches have been notified of starts and ends that passed. */
interface ContentTurnTable {
  is_only: GeneratedAlways<true>;
  turned_at: Date;
}

/** One row: the merchant. */
interface SiteSettingTable {
  is_only: Generated<true>;
  merchant: string;
  site_name: string;
  currency: string;
  currency_symbol: string;
  main_domain: string;
  image_cdns: Generated<string[]>;
  launch_game_cdns: Generated<string[]>;
  licence_line: Worded;
  licence_number: string;
  licence_year: number;
  licence_content: Worded;
  languages: Language[];
  default_language: Language;
  /** The merchant's clock, such as America/Bogota. */
  time_zone: string;
  /** Minor units; a payment of at least this much is announced. Null: none is. */
  winner_line: Generated<string | null>;
  /** From which payment on a win is logged. */
  logged_win: Generated<string>;
}

interface ResourceTable extends Placed {
  resource_type: (typeof resourceTypes)[number];
  url: string;
  label_name_en: string;
}

interface MirrorTable extends Placed {
  id: Generated<string>;
  region: Worded;
  title: Worded;
  url: string;
}

interface CustomerServiceTable extends Placed {
  id: Generated<string>;
  cs_type: (typeof customerServiceTypes)[number];
  title: Worded;
  /** As it is; it is sealed on its way out. */
  path: string;
}

interface WhitelabelSwitchTable {
  key: WhitelabelSwitch;
  enabled: boolean;
}

/** The side menu's entries. */
interface MenuEntryTable extends Placed {
  key: string;
  title: Worded;
}

interface RegisterFieldTable {
  name: (typeof fieldNames)[number];
  enabled: boolean;
  required: boolean;
  accepted_pattern: string;
  pattern_id: string;
  min_length: number;
  max_length: number;
}

interface RepresentativeTable {
  id: Generated<string>;
  channel: string;
  contact: string;
  /** The database keeps it: the contact as `contact_key()` writes it. */
  contact_key: GeneratedAlways<string>;
  enabled: Generated<boolean>;
}

/** One row, there from the start. */
interface SiteStatusTable {
  is_only: GeneratedAlways<true>;
  is_maintenance: boolean;
  maintenance_end: Date | null;
  updated_at: Generated<Date>;
}

/** Names either a range or a country. */
interface RegionRuleTable {
  id: Generated<string>;
  action: 'allow' | 'deny';
  network: string | null;
  country: string | null;
  /** Made by `npm run site`, and taken back by its `status normal`. */
  is_by_command: Generated<boolean>;
}

interface GeoRangeTable {
  network: ColumnType<string, string, string>;
  country: string;
  /** A range the operator set beats whatever a file says. */
  source: 'file' | 'operator';
}
