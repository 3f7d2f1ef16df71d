import * as v from 'valibot';
import { Code } from '#contract/values.ts';

/** What an address says beside its page; what does not fit is left out, so that old links still open. */
export const Word = v.fallback(v.optional(Code), undefined);

/** The number of one message, withdrawal or round. */
export const Numbered = v.fallback(
  v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,17}$/))),
  undefined,
);

/** As a statement's month is written. Its call is not named: it would bring all records to home with it. */
export const Month = v.fallback(
  v.optional(v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/))),
  undefined,
);

/** A number of days; an address writes it in digits. */
const Days = v.fallback(
  v.optional(v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,3}$/))])),
  undefined,
);

export const Uuid = v.fallback(v.optional(v.pipe(v.string(), v.uuid())), undefined);

/** Which days of a record, and which records. */
export const recordWords = {
  from: Word,
  to: Word,
  span: Word,
  group: Word,
  wallet: Word,
  vendor: Word,
  gameType: Word,
};

/** What the pages of an agent's centre show: whose figures, of which days, and what lies open. */
export const agentWords = {
  from: Word,
  to: Word,
  window: Word,
  account: Word,
  member: Word,
  reach: Word,
  name: Word,
  filter: Word,
  days: Days,
  sort: Word,
  by: Word,
  class: Word,
  group: Word,
  look: Word,
  kind: Word,
  whose: Word,
  are: Word,
  edit: Word,
  state: Word,
  paidOn: Word,
  contract: Numbered,
  bill: Numbered,
};
