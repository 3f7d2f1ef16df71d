import * as v from 'valibot';
import { defineCall } from './call.ts';

/** What was typed, as it was typed: rules belong to registering, and a login only compares. */
const Typed = v.pipe(v.string(), v.minLength(1), v.maxLength(300));

/** Where a member of another kind has no business: `agent` is the agents' own entrance. */
export const entrances = ['site', 'agent'] as const;

export const login = defineCall({
  name: 'login',
  summary: 'Opens a session by name and password',
  method: 'POST',
  path: '/wps/session/login',
  who: 'anyone',
  sealed: true,
  request: v.strictObject({
    type: v.optional(v.literal('username'), 'username'),
    username: Typed,
    password: Typed,
    entrance: v.optional(v.picklist(entrances), 'site'),
    /** `program`: no cookies, the token is told and travels in the `token` header. */
    client: v.optional(v.picklist(['browser', 'program']), 'browser'),
  }),
  value: v.object({
    /** Null for a browser, whose session lies in a cookie that scripts cannot read. */
    token: v.nullable(v.string()),
    firstTimeLogin: v.boolean(),
    /** The password was given out by the house, or is too old: it has to be changed first. */
    passwordExpired: v.boolean(),
  }),
  refuses: ['login.locked', 'login.busy', 'login.wrong', 'login.not-agent', 'login.not-member'],
});

export const freePlay = defineCall({
  name: 'freePlay',
  summary: 'Opens a trial session, for looking around without an account',
  method: 'POST',
  path: '/wps/session/login/freeplay',
  who: 'anyone',
  request: v.strictObject({
    /** Said by the person, before anything is shown to play (L-AGE). */
    isAdult: v.literal(true),
    os: v.optional(v.pipe(v.string(), v.maxLength(40))),
    platform: v.optional(v.literal('W'), 'W'),
    version: v.optional(v.literal(3), 3),
  }),
  value: v.object({}),
  refuses: ['login.free-play-off', 'login.too-many-trials'],
});

export const changePassword = defineCall({
  name: 'changePassword',
  summary: 'Sets another password, and ends every other session',
  method: 'POST',
  path: '/wps/member/password',
  who: 'real-member',
  sealed: true,
  request: v.strictObject({
    oldPassword: Typed,
    newPassword: Typed,
    confirmNewPassword: Typed,
  }),
  value: v.object({}),
  refuses: ['login.locked', 'login.busy', 'login.wrong'],
});
