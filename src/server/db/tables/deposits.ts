import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { incidentKinds } from '#contract/deposit-review.ts';
import type { DepositKind, DepositState, DepositStep, PayToLine } from '#contract/deposits.ts';
import type { Language } from '#contract/values.ts';
import type { Worded } from './catalogue.ts';

export interface DepositTables {
  deposit_method: DepositMethodTable;
  deposit_setting: DepositSettingTable;
  deposit: DepositTable;
  deposit_step: DepositStepTable;
  deposit_proof: DepositProofTable;
  deposit_payment: DepositPaymentTable;
  deposit_charge_back: DepositChargeBackTable;
  payment_webhook: PaymentWebhookTable;
  incoming_transfer: IncomingTransferTable;
  deposit_first_approval: DepositFirstApprovalTable;
  payment_incident: PaymentIncidentTable;
}

/** What a kind needs beyond its terms. */
export interface MethodDetails {
  /** An account of ours that transfers go to. */
  bank?: { name: string; holder: string; accountType: string; account: string; taxId: string };
  /** What a crypto method is paid in. */
  coin?: string;
}

interface DepositMethodTable {
  code: string;
  kind: DepositKind;
  title: Worded;
  note: Worded;
  least: string;
  most: string;
  fee_basis_points: Generated<number>;
  fee_fixed: Generated<string>;
  quick_amounts: Generated<string[]>;
  minutes_to_pay: number;
  minutes_to_credit: number;
  /** Whether less than was asked is credited too, or goes back. */
  credits_what_came: Generated<boolean>;
  details: JSONColumnType<MethodDetails>;
  position: Generated<number>;
  enabled: Generated<boolean>;
}

interface DepositSettingTable {
  is_only: Generated<true>;
  tax_basis_points: Generated<number>;
}

interface DepositTable {
  id: Generated<string>;
  player_id: string;
  request_id: string;
  reference: string;
  method_code: string;
  kind: DepositKind;
  /** `bank`: nobody but our own bank. */
  provider: string;
  session: string | null;
  currency: string;
  asked: string;
  fee_basis_points: number;
  fee_fixed: string;
  tax_basis_points: number;
  credits_what_came: boolean;
  state: DepositState;
  paid: string | null;
  received: string | null;
  page: string | null;
  pay_to: JSONColumnType<PayToLine[]>;
  qr: string | null;
  language: Language;
  /** Where the player's page was opened, to be led back to. */
  origin: string;
  claimed_reference: string | null;
  claimed_on: string | null;
  begun_at: Date;
  expires_at: Date;
}

interface DepositStepTable {
  id: GeneratedAlways<string>;
  deposit_id: string;
  step: DepositStep;
  at: Date;
  amount: string | null;
  reason: string | null;
}

interface DepositProofTable {
  deposit_id: string;
  ordinal: number;
  upload_id: string;
}

interface DepositPaymentTable {
  id: GeneratedAlways<string>;
  provider: string;
  payment_id: string;
  deposit_id: string;
  amount: string;
  credited: string;
  refund: string;
  refunded_at: Date | null;
  /** The provider will not send it back: a person does. */
  refund_refused_at: Generated<Date | null>;
  /** The bank’s name of what a person has paid back. */
  refund_reference: Generated<string | null>;
  came_at: Date;
}

interface PaymentWebhookTable {
  provider: string;
  event_id: string;
  body: string;
  /** Null: of a session that nobody here began. */
  deposit_id: string | null;
  received_at: Date;
}

interface IncomingTransferTable {
  id: GeneratedAlways<string>;
  amount: string;
  reference: string;
  came_at: Date;
  deposit_id: string | null;
  /** The bank's own number of it; null in rows from before it was asked for. */
  bank_line: Generated<string | null>;
}

/** What a person has to look at. */
interface PaymentIncidentTable {
  id: GeneratedAlways<string>;
  kind: (typeof incidentKinds)[number];
  provider: string;
  payment_id: string;
  session: string | null;
  deposit_id: string | null;
  withdrawal_id: Generated<string | null>;
  amount: string;
  currency: string;
  raised_at: Date;
  closed_at: Generated<Date | null>;
  closed_by: Generated<string | null>;
}

/** Above the merchant's threshold: what the first of two operators has approved. */
interface DepositFirstApprovalTable {
  deposit_id: string;
  action: 'credit' | 'refund';
  what: string;
  operator_name: string;
  approved_at: Date;
}

interface DepositChargeBackTable {
  deposit_id: string;
  player_id: string;
  currency: string;
  amount: string;
  taken: string;
  at: Date;
  by: string;
}
