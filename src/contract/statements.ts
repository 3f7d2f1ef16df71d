import * as v from 'valibot';
import { defineCall } from './call.ts';
import { SignedMinor } from './money.ts';
import { RecordGroup } from './records.ts';
import { Currency, Language, Minor, Moment } from './values.ts';

/** `2026-11`, by the merchant's calendar. */
export const StatementMonth = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/));

const Movement = v.object({ in: Minor, out: Minor });

export const MonthStatement = v.object({
  month: StatementMonth,
  /** The months that can be asked for, the newest first. */
  months: v.array(StatementMonth),
  account: v.string(),
  merchant: v.string(),
  timeZone: v.string(),
  from: Moment,
  /** The end of the month, or the moment up to which a running month is told. */
  to: Moment,
  isRunning: v.boolean(),
  currency: Currency,
  /** One's own money wherever it lies: in the main wallet, set aside, in vendors' wallets. */
  opening: Minor,
  closing: Minor,
  rows: v.array(v.object({ group: RecordGroup, in: Minor, out: Minor, net: SignedMinor })),
  sum: Movement,
  /** Bonus money, which is nobody's own yet. */
  bonus: v.object({ opening: Minor, closing: Minor, ...Movement.entries }),
  /** Of the file of this month in this language: Ed25519 by the house's key. */
  signature: v.string(),
  /** The public key, as a JWK has it in `x`. */
  key: v.string(),
});
export type MonthStatement = v.InferOutput<typeof MonthStatement>;

export const memberStatement = defineCall({
  name: 'memberStatement',
  summary:
    'The statement of one’s account for a month, signed: opening, in and out by kind, closing',
  method: 'GET',
  path: '/wps/records/statement',
  who: 'real-member',
  request: v.strictObject({ month: v.optional(StatementMonth), language: Language }),
  value: MonthStatement,
  refuses: [],
});

/** The same as a file, with its signature in the last line. */
export const statementFilePath = '/wps/records/statement.csv';
export const StatementFileRequest = v.strictObject({ month: StatementMonth, language: Language });
