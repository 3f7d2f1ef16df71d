import * as v from 'valibot';
import { defineCall } from './call.ts';
import { RequestId } from './money.ts';
import { AccountName, Series } from './team.ts';
import { count, Timestamp } from './values.ts';

export const InviteKind = v.picklist(['member', 'agent']);

export const InviteLink = v.object({
  code: v.string(),
  /** Where it leads, on the merchant's own site. */
  path: v.string(),
  kind: InviteKind,
  channel: v.string(),
  series: v.nullable(v.number()),
  madeAt: Timestamp,
  expiresAt: v.nullable(Timestamp),
  isOpen: v.boolean(),
  clicks: v.number(),
  registrations: v.number(),
  firstDeposits: v.number(),
});
export type InviteLink = v.InferOutput<typeof InviteLink>;

export const linksAtMost = 50;

export const inviteLinks = defineCall({
  name: 'inviteLinks',
  summary: 'An agent’s links to register by, and what each brought',
  method: 'GET',
  path: '/wps/agent/links',
  who: 'agent',
  request: v.strictObject({}),
  value: v.object({
    list: v.array(InviteLink),
    /** The highest series that a link may carry; null where the agent has no bound. */
    mostSeries: v.nullable(v.number()),
    opensAccounts: v.boolean(),
  }),
  refuses: ['agent.stopped'],
});

export const makeInviteLink = defineCall({
  name: 'makeInviteLink',
  summary: 'Makes a link to register by; the same request id makes one',
  method: 'POST',
  path: '/wps/agent/links',
  who: 'agent',
  request: v.strictObject({
    requestId: RequestId,
    kind: InviteKind,
    channel: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40)), ''),
    series: v.optional(Series),
    /** Without it the link stays open until it is ended. */
    days: v.optional(count(1, 365)),
  }),
  value: v.object({ link: InviteLink }),
  refuses: ['agent.stopped', 'request.conflict', 'team.series', 'team.too-many-links'],
});

export const endInviteLink = defineCall({
  name: 'endInviteLink',
  summary: 'Ends a link of one’s own: nobody registers by it any more',
  method: 'POST',
  path: '/wps/agent/links/end',
  who: 'agent',
  request: v.strictObject({ code: v.pipe(v.string(), v.maxLength(64)) }),
  value: v.object({ link: InviteLink }),
  refuses: ['agent.stopped', 'affiliate.unknown'],
});

export const openInviteLink = defineCall({
  name: 'openInviteLink',
  summary: 'Counts that a link was opened; an unknown code counts nothing',
  method: 'POST',
  path: '/wps/agent/affiliate/click',
  who: 'anyone',
  request: v.strictObject({ code: v.pipe(v.string(), v.maxLength(64)) }),
  value: v.object({}),
  refuses: [],
});

export const openTeamAccount = defineCall({
  name: 'openTeamAccount',
  summary: 'Opens an account below an agent, with a first password that has to be changed',
  method: 'POST',
  path: '/wps/agent/accounts',
  who: 'agent',
  request: v.strictObject({
    requestId: RequestId,
    account: AccountName,
    kind: InviteKind,
    series: v.optional(Series),
  }),
  /** The password stands once; the same request again answers without it. */
  value: v.object({ account: v.string(), firstPassword: v.nullable(v.string()) }),
  refuses: [
    'agent.stopped',
    'team.no-opening',
    'request.conflict',
    'team.series',
    'register.too-many',
    'team.name-rule',
    'team.name-taken',
    'login.busy',
  ],
});
