import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { MissionTerms } from '#contract/mission-terms.ts';
import type { RewardForm } from '#contract/rewards.ts';

export interface MissionTables {
  mission: MissionTable;
  mission_run: MissionRunTable;
  mission_join: MissionJoinTable;
  mission_mark: MissionMarkTable;
  mission_progress: MissionProgressTable;
  mission_award: MissionAwardTable;
  board_place: BoardPlaceTable;
}

interface MissionTable {
  id: GeneratedAlways<string>;
  code: string;
  version: number;
  terms: ColumnType<MissionTerms, string, string>;
  published_at: Date;
  ended_at: Generated<Date | null>;
}

interface MissionRunTable {
  id: GeneratedAlways<string>;
  mission_id: string;
  code: string;
  begins_at: Date;
  ends_at: Date;
  counts_from: Date;
  zone: string;
  settled_at: Generated<Date | null>;
  places_hash: Generated<string | null>;
}

interface MissionJoinTable {
  run_id: string;
  player_id: string;
  joined_at: Date;
  left_at: Generated<Date | null>;
}

interface MissionMarkTable {
  run_id: string;
  player_id: string;
  condition: number;
  mark: string;
  amount: string;
}

interface MissionProgressTable {
  run_id: string;
  player_id: string;
  condition: number;
  amount: string;
  reached_at: Date;
}

interface MissionAwardTable {
  run_id: string;
  player_id: string;
  stage: number;
  form: RewardForm;
  amount: string;
  state: 'earned' | 'granted' | 'no-budget' | 'other-account';
  reached_at: Date;
  try_at: Date;
  grant_id: Generated<string | null>;
}

interface BoardPlaceTable {
  run_id: string;
  place: number;
  player_id: string;
  score: string;
  reached_at: Date;
  prize: string | null;
}
