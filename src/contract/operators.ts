import * as v from 'valibot';
import { defineCall, duties } from './call.ts';
import { Moment, Nothing } from './values.ts';

export const operatorSelf = defineCall({
  name: 'operatorSelf',
  summary: 'Which operator a token belongs to, and what they are trusted with',
  method: 'GET',
  path: '/wps/operator/self',
  who: 'operator',
  duty: 'look',
  request: Nothing,
  value: v.object({ name: v.string(), duties: v.array(v.picklist(duties)) }),
  refuses: [],
});

export const operatorRenew = defineCall({
  name: 'operatorRenew',
  summary: 'A new token for the old one and a code of the authenticator; for a while it may pay',
  method: 'POST',
  path: '/wps/operator/renew',
  who: 'operator',
  evenRunOut: true,
  request: v.strictObject({ code: v.pipe(v.string(), v.regex(/^\d{6}$/)) }),
  value: v.object({ token: v.string(), expiresAt: Moment }),
  refuses: ['authenticator.wrong', 'authenticator.too-many'],
});

/** One line of what operators did; nobody can change or remove it. */
const AuditEntry = v.object({
  id: v.string(),
  at: Moment,
  operator: v.string(),
  action: v.string(),
  subject: v.string(),
  detail: v.record(v.string(), v.string()),
});

export const operatorAudit = defineCall({
  name: 'operatorAudit',
  summary: 'What operators did, the newest first',
  method: 'GET',
  path: '/wps/operator/audit',
  who: 'operator',
  duty: 'look',
  request: v.strictObject({
    /** Goes on below an entry of an earlier answer. */
    before: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,17}$/))),
    subject: v.optional(v.pipe(v.string(), v.maxLength(200))),
  }),
  value: v.object({ entries: v.array(AuditEntry) }),
  refuses: [],
});
