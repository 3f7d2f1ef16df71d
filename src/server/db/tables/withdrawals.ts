import type { Generated, GeneratedAlways } from 'kysely';
import type { PayoutNumber, payoutKinds } from '#contract/payout-accounts.ts';
import type { PayoutFailure, WithdrawalState, WithdrawalStep } from '#contract/withdrawals.ts';

export interface WithdrawalTables {
  payout_method: PayoutMethodTable;
  payout_account: PayoutAccountTable;
  withdrawal_setting: WithdrawalSettingTable;
  withdrawal: WithdrawalTable;
  withdrawal_part: WithdrawalPartTable;
  withdrawal_step: WithdrawalStepTable;
  withdrawal_proof: WithdrawalProofTable;
  payout_order: PayoutOrderTable;
  payout_webhook: PayoutWebhookTable;
}

interface PayoutMethodTable {
  code: string;
  kind: (typeof payoutKinds)[number];
  name: string;
  number_kind: PayoutNumber;
  minimum: string;
  maximum: string;
  fee_fixed: Generated<string>;
  fee_basis_points: Generated<number>;
  place: Generated<number>;
  enabled: Generated<boolean>;
}

interface PayoutAccountTable {
  id: GeneratedAlways<string>;
  player_id: string;
  method_code: string;
  /** Locked by the house's vault; written right after the row has its number, which is its place. */
  locked_number: Generated<string>;
  hint: string;
  holder: string;
  added_at: Date;
  usable_from: Date;
  removed_at: Date | null;
}

/** One row: the merchant's. */
interface WithdrawalSettingTable {
  is_only: Generated<boolean>;
  per_day: Generated<number>;
  turnover_basis_points: Generated<number>;
  tax_basis_points: Generated<number>;
  receive_minutes: Generated<number>;
  /** From above this amount on two different people approve. */
  two_people_above: Generated<string>;
  account_rest_hours: Generated<number>;
}

interface WithdrawalTable {
  id: GeneratedAlways<string>;
  player_id: string;
  request_id: string;
  account_id: string;
  commodity: string;
  amount: string;
  fee: string;
  tax: string;
  payout: string;
  sent: Generated<string>;
  received: string | null;
  state: WithdrawalState;
  needs_two: boolean;
  first_approver: string | null;
  refund_first_by: Generated<string | null>;
  reason: string | null;
  /** What had ever been paid in and staked when the money was held. */
  brought_before: string;
  staked_before: string;
  asked_at: Date;
  receive_by: Date | null;
}

interface WithdrawalPartTable {
  id: GeneratedAlways<string>;
  withdrawal_id: string;
  request_id: string;
  amount: string;
  reference: string;
  sent_at: Date;
}

interface WithdrawalStepTable {
  id: GeneratedAlways<string>;
  withdrawal_id: string;
  player_id: string;
  step: WithdrawalStep;
  amount: string | null;
  at: Date;
  reason: PayoutFailure | null;
}

interface WithdrawalProofTable {
  withdrawal_id: string;
  upload_id: string;
  player_id: string;
}

interface PayoutOrderTable {
  id: Generated<string>;
  withdrawal_id: string;
  request_id: string;
  amount: string;
  /** Null: no service was asked yet. */
  provider: Generated<string | null>;
  state: 'begun' | 'asking' | 'accepted' | 'paid' | 'part-paid' | 'failed' | 'beyond';
  paid: Generated<string>;
  reason: Generated<PayoutFailure | null>;
  begun_by: string;
  begun_at: Date;
  ended_at: Generated<Date | null>;
  /** Who said first that it is to end, where nobody with a name has begun it. */
  end_first_by: Generated<string | null>;
}

interface PayoutWebhookTable {
  provider: string;
  event_id: string;
  body: string;
  /** Null: of a payout that nobody here asked for. */
  order_id: string | null;
  received_at: Date;
}
