import * as v from 'valibot';
import { defineCall } from './call.ts';
import { cashbackPeriods } from './cashback-terms.ts';
import { SignedMinor } from './money.ts';
import { Code, Currency, count, GameType, Language, Minor, Moment } from './values.ts';

const CashbackStanding = v.object({
  id: Code,
  title: v.string(),
  period: v.picklist(cashbackPeriods),
  endsAt: Moment,
  /** From when it can be claimed. */
  paidFrom: Moment,
  classes: v.array(GameType),
  /** In basis points, by the level of this moment. */
  rate: count(0, 10_000),
  minimum: Minor,
  cap: Minor,
  /** Lost of one's own money so far, less rewards of the period; below nothing: won. */
  lost: SignedMinor,
  /** What comes back if the period ended now. */
  amount: Minor,
});
export type CashbackStanding = v.InferOutput<typeof CashbackStanding>;

export const cashbackStandings = defineCall({
  name: 'cashbackStandings',
  summary: 'Cashback of the periods that run: what was lost so far, and what of it would come back',
  method: 'GET',
  path: '/wps/rewards/cashback',
  who: 'real-member',
  request: v.strictObject({ language: Language }),
  value: v.object({
    currency: Currency,
    /** None for who takes a break. */
    offers: v.array(CashbackStanding),
    asOf: Moment,
  }),
  refuses: [],
});
