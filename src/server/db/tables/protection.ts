import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { ProtectionEvent, ProtectionEventKind } from '#contract/protection.ts';
import type { BreakKind, LimitKind, LimitPeriod } from '#contract/protection-rules.ts';

export interface ProtectionTables {
  play_stop: PlayStopTable;
  protection: ProtectionTable;
  player_break: PlayerBreakTable;
  player_limit: PlayerLimitTable;
  limit_change: LimitChangeTable;
  limit_use: LimitUseTable;
  play_use: PlayUseTable;
  play_minute: PlayMinuteTable;
  deposit_refusal: DepositRefusalTable;
  protection_event: ProtectionEventTable;
  harm_flag: HarmFlagTable;
  person_mark: PersonMarkTable;
  exclusion_match: ExclusionMatchTable;
}

interface ProtectionTable {
  player_id: string;
  /** When limits of one's own were set, or none were wanted; until then nothing is deposited. */
  chosen_at: Date | null;
  reality_minutes: Generated<number>;
  reality_answered_at: Date | null;
  offers_off_at: Generated<Date | null>;
}

interface PlayerBreakTable {
  id: GeneratedAlways<string>;
  player_id: string;
  kind: BreakKind;
  began_at: Date;
  ends_at: Date;
}

interface PlayerLimitTable {
  player_id: string;
  kind: LimitKind;
  period: LimitPeriod;
  /** Minor units; minutes where the kind is `session`. */
  amount: string;
  set_at: Date;
}

interface LimitChangeTable {
  player_id: string;
  kind: LimitKind;
  period: LimitPeriod;
  /** Null: no limit of their own any more. */
  amount: string | null;
  asked_at: Date;
  due_at: Date;
  expires_at: Date;
}

interface LimitUseTable {
  deposit_id: string;
  player_id: string;
  amount: string;
  counted_at: Date;
}

interface PlayUseTable {
  player_id: string;
  hour: Date;
  wagered: Generated<string>;
  won: Generated<string>;
  rounds: Generated<number>;
}

interface PlayMinuteTable {
  player_id: string;
  minute: Date;
}

interface DepositRefusalTable {
  id: GeneratedAlways<string>;
  player_id: string;
  code: string;
  refused_at: Date;
}

interface ProtectionEventTable {
  id: GeneratedAlways<string>;
  player_id: string;
  kind: ProtectionEventKind;
  happened_at: Date;
  details: JSONColumnType<Pick<ProtectionEvent, 'limit' | 'break' | 'minutes' | 'answer'>>;
}

interface HarmFlagTable {
  id: GeneratedAlways<string>;
  player_id: string;
  marker: string;
  /** The merchant's day: a marker is raised once a day. */
  day: string;
  raised_at: Date;
  facts: JSONColumnType<Record<string, string | number>>;
  closed_at: Generated<Date | null>;
  closed_by: Generated<string | null>;
}

interface PersonMarkTable {
  player_id: string;
  kind: MarkKind;
  mark: string;
  noted_at: Date;
}

interface ExclusionMatchTable {
  id: GeneratedAlways<string>;
  /** Null: a registration that was refused. */
  player_id: string | null;
  account: string;
  excluded_id: string;
  step: 'registration' | 'deposit' | 'profile' | 'papers' | 'payout-account';
  kinds: MarkKind[];
  marks: string[];
  found_at: Date;
  settled_at: Generated<Date | null>;
  settled_by: Generated<string | null>;
  outcome: Generated<'same-person' | 'other-person' | null>;
  reason: Generated<string | null>;
}

type MarkKind =
  | 'identity-number'
  | 'phone'
  | 'mailbox'
  | 'payout-account'
  | 'name-and-birth'
  | 'payee-name'
  | 'device';
interface PlayStopTable {
  scope: 'all' | 'class' | 'vendor' | 'game' | 'player';
  /** Empty for all play. */
  target: string;
  reason: string;
  stopped_by: string;
  stopped_at: Generated<Date>;
}
