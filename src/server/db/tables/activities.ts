import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { ActivityReason, ActivityTerms } from '#contract/activities.ts';

export interface ActivityTables {
  activity: ActivityTable;
  activity_application: ActivityApplicationTable;
  activity_picture: ActivityPictureTable;
}

interface ActivityTable {
  code: string;
  terms: ColumnType<ActivityTerms, string, string>;
  published_at: Date;
}

export type ApplicationState = 'Applying' | 'Process' | 'Rejected' | 'Issued';

interface ActivityApplicationTable {
  id: GeneratedAlways<string>;
  activity: string;
  player_id: string;
  state: ApplicationState;
  comment: string;
  applied_at: Date;
  taken_by: Generated<string | null>;
  first_approver: Generated<string | null>;
  amount: Generated<string | null>;
  decided_at: Generated<Date | null>;
  reason: Generated<ActivityReason | null>;
  note: Generated<string | null>;
  grant_id: Generated<string | null>;
}

interface ActivityPictureTable {
  player_id: string;
  activity: string;
  place: number;
  upload_id: string;
  application_id: Generated<string | null>;
}
