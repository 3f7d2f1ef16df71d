import * as v from 'valibot';
import { PublicBonus } from './bonus.ts';
import { defineCall } from './call.ts';
import { PublicOffer } from './missions.ts';
import { Code, Currency, Language } from './values.ts';

export const promotionTerms = defineCall({
  name: 'promotionTerms',
  summary: 'The terms of the offer behind a promotion, for whoever is not logged in',
  method: 'GET',
  path: '/wps/promotions/terms',
  who: 'anyone',
  request: v.strictObject({ promotion: Code, language: Language }),
  /** Both null of a promotion that is an announcement alone. */
  value: v.object({
    currency: Currency,
    offer: v.nullable(PublicOffer),
    bonus: v.nullable(PublicBonus),
  }),
  refuses: [],
  sharedUntil: 'content',
});
