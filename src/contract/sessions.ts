import * as v from 'valibot';
import { defineCall } from './call.ts';
import { Moment, Nothing } from './values.ts';

const Session = v.object({
  id: v.string(),
  /** “Chrome, Android”; empty where the program did not say. */
  device: v.string(),
  address: v.string(),
  since: Moment,
  lastSeen: Moment,
  /** The one that asks. */
  isThis: v.boolean(),
});
export type Session = v.InferOutput<typeof Session>;

export const ownSessions = defineCall({
  name: 'ownSessions',
  summary: 'Where the caller is logged in, the newest first',
  method: 'GET',
  path: '/wps/member/sessions',
  who: 'member',
  request: Nothing,
  value: v.object({ sessions: v.array(Session) }),
  refuses: [],
});

export const endSessions = defineCall({
  name: 'endSessions',
  summary: 'Ends one of the caller’s sessions, or every other one',
  method: 'POST',
  path: '/wps/member/sessions/end',
  who: 'member',
  request: v.strictObject({
    /** Left out: all but the one that asks. */
    id: v.optional(v.pipe(v.string(), v.uuid())),
  }),
  value: v.object({ ended: v.number() }),
  refuses: ['session.unknown'],
});
