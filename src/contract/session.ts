import * as v from 'valibot';
import { CaptchaAnswer, HumanCheckPayload, humanCheckRefusals } from './anti-abuse.ts';
import { defineCall } from './call.ts';
import { Moment } from './values.ts';

/** What was typed, as it was typed: rules belong to registering, and a login only compares. */
export const Typed = v.pipe(v.string(), v.minLength(1), v.maxLength(300));
/** When another one can be had (the specification's figure), and how long this one is good. */
export const CodeSent = v.object({ expiredMinutes: v.number(), validMinutes: v.number() });
export const DialingCode = v.pipe(v.string(), v.regex(/^\+?[1-9]\d{0,3}$/));

/** Where a member of another kind has no business: `agent` is the agents' own entrance. */
export const entrances = ['site', 'agent'] as const;
/** `program`: no cookies, the token stands in the answer and travels in the `token` header. */
export const Client = v.optional(v.picklist(['browser', 'program']), 'browser');

export const proofWays = [
  'authenticator',
  'recovery-code',
  'sms',
  'email',
  'payee-name',
  'bank-account-name',
] as const;
export type ProofWay = (typeof proofWays)[number];

/** What a login, a registration or a new password ends in. */
export const Entered = v.object({
  /** Null for a browser, whose session lies in a cookie that scripts cannot read. */
  token: v.nullable(v.string()),
  firstTimeLogin: v.boolean(),
  /** The password was given out by the house, or is too old: it has to be changed first. */
  passwordExpired: v.boolean(),
  /** The one before this (G-LAST); null on the first. */
  lastLogin: v.nullable(v.object({ at: Moment, address: v.string(), device: v.string() })),
  /** Right so far, but from a new place: no session yet, one more proof first. */
  challenge: v.nullable(
    v.object({
      challengeId: v.string(),
      ways: v.array(
        v.object({
          way: v.picklist(proofWays),
          /** Where a code would go, as its owner recognises it: +57 ··· ·· 67. */
          hint: v.string(),
        }),
      ),
    }),
  ),
});
export type Entered = v.InferOutput<typeof Entered>;

export const login = defineCall({
  name: 'login',
  summary: 'Opens a session by name and password, or by a number and the code sent to it',
  method: 'POST',
  path: '/wps/session/login',
  who: 'anyone',
  sealed: true,
  request: v.strictObject({
    type: v.optional(v.picklist(['username', 'sms']), 'username'),
    username: v.optional(Typed),
    password: v.optional(Typed),
    mobileNum: v.optional(Typed),
    countryDialingCode: v.optional(DialingCode),
    verificationCode: v.optional(v.pipe(v.string(), v.maxLength(255))),
    captcha: v.optional(CaptchaAnswer),
    humanCheck: v.optional(HumanCheckPayload),
    entrance: v.optional(v.picklist(entrances), 'site'),
    client: Client,
  }),
  value: Entered,
  refuses: [
    ...humanCheckRefusals,
    'login.locked',
    'request.too-many',
    'captcha.missing',
    'captcha.wrong',
    'login.busy',
    'login.wrong',
    'login.sms-off',
    'code.invalid',
    'code.expired',
    'code.too-many',
    'login.not-agent',
    'login.not-member',
  ],
});

export const sendProofCode = defineCall({
  name: 'sendProofCode',
  summary: 'Sends the code that a login from a new place asks for',
  method: 'POST',
  path: '/wps/session/login/proof/code',
  who: 'anyone',
  request: v.strictObject({ challengeId: Typed, way: v.picklist(['sms', 'email']) }),
  value: CodeSent,
  refuses: ['login.challenge-over', 'message.too-soon', 'message.too-many'],
});

/** The second step of a login (the specification's loginV2). */
export const proveLogin = defineCall({
  name: 'proveLogin',
  summary: 'Opens the session of a login from a new place by one more proof',
  method: 'POST',
  path: '/wps/session/login/proof',
  who: 'anyone',
  sealed: true,
  request: v.strictObject({ challengeId: Typed, way: v.picklist(proofWays), answer: Typed }),
  value: Entered,
  refuses: [
    'login.challenge-over',
    'login.proof-wrong',
    'authenticator.wrong',
    'authenticator.too-many',
    'code.invalid',
    'code.expired',
    'code.too-many',
  ],
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
    /** How the caller sealed what it sends; nothing here has to be, so it is only taken note of. */
    encryption: v.optional(v.union([v.boolean(), v.pipe(v.string(), v.maxLength(40))])),
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
  evenBeforeChange: true,
  sealed: true,
  request: v.strictObject({
    oldPassword: Typed,
    newPassword: Typed,
    confirmNewPassword: Typed,
  }),
  value: v.object({}),
  refuses: ['account.unconfirmed', 'login.locked', 'login.busy', 'login.wrong'],
});
