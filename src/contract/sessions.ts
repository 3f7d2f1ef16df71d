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

const Device = v.object({
  id: v.string(),
  device: v.string(),
  address: v.string(),
  firstSeen: Moment,
  lastSeen: Moment,
  isThis: v.boolean(),
});
export type Device = v.InferOutput<typeof Device>;

export const ownSessions = defineCall({
  name: 'ownSessions',
  summary: 'Where the caller is logged in, and the devices that log in without another proof',
  method: 'GET',
  path: '/wps/member/sessions',
  who: 'member',
  request: Nothing,
  value: v.object({ sessions: v.array(Session), devices: v.array(Device) }),
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

export const forgetDevice = defineCall({
  name: 'forgetDevice',
  summary: 'Forgets a device and ends what is open on it: it will be asked for a proof again',
  method: 'POST',
  path: '/wps/member/devices/forget',
  who: 'member',
  request: v.strictObject({ id: v.pipe(v.string(), v.uuid()) }),
  value: v.object({}),
  refuses: ['session.unknown'],
});
