import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { BillState, Figures } from '#contract/contract-bills.ts';
import type { Side } from '#contract/contract-parties.ts';
import type { Carry, ContractKind, DividendStyle, Terms } from '#contract/contract-terms.ts';
import type { ContractState } from '#contract/contracts.ts';

export interface ContractTables {
  contract_setting: ContractSettingTable;
  agent_contract: AgentContractTable;
  contract_offer: ContractOfferTable;
  contract_counted: ContractCountedTable;
  agent_bill: AgentBillTable;
  agent_bill_payment: AgentBillPaymentTable;
  bill_approval: BillApprovalTable;
}

interface ContractSettingTable {
  is_only: Generated<boolean>;
  dividend_style: Generated<DividendStyle>;
  dividend_carry: Generated<Carry>;
  top_rate: Generated<number>;
  needs_approval: Generated<boolean>;
  ends_with_period: Generated<boolean>;
  answer_days: Generated<number>;
  bill_days: Generated<number>;
}

interface AgentContractTable {
  id: GeneratedAlways<string>;
  kind: ContractKind;
  upline_id: string | null;
  downline_id: string;
  version: number;
  terms: JSONColumnType<Terms>;
  state: ContractState;
  proposed_by: Side;
  request_id: string;
  proposed_at: Date;
  answer_by: Date | null;
  end_asked_by: Side | null;
  starts_on: string | null;
  ends_on: string | null;
  starts_at: Date | null;
  ends_at: Date | null;
  settled_to: string | null;
  settled_until: Date | null;
  due_on: string | null;
}

interface ContractOfferTable {
  id: GeneratedAlways<string>;
  downline_id: string;
  kind: ContractKind;
  terms: JSONColumnType<Terms>;
  asked_by: string;
  asked_at: Date;
}

interface ContractCountedTable {
  contract_id: string;
  day: string;
  sales: string;
}

interface AgentBillTable {
  id: GeneratedAlways<string>;
  contract_id: string;
  kind: ContractKind;
  upline_id: string | null;
  downline_id: string;
  depth: number;
  from_day: string;
  to_day: string;
  starts_at: Date;
  ends_at: Date;
  currency: string;
  figures: JSONColumnType<Figures>;
  own_sales: string;
  own_profit: string;
  amount: string;
  carried_out: string;
  due: string;
  paid: Generated<string>;
  state: BillState;
  issued_at: Date;
}

interface AgentBillPaymentTable {
  bill_id: string;
  ordinal: number;
  amount: string;
  transfer_id: string;
  paid_at: Date;
}

interface BillApprovalTable {
  kind: ContractKind;
  to_day: string;
  bills: number;
  due: string;
  approved_by: string;
  approved_at: Date;
}
