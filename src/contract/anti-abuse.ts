import * as v from 'valibot';
import { defineCall } from './call.ts';
import { count, Nothing } from './values.ts';

export const captchaLength = 5;

export const CaptchaId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/));

/** Groups of bells that a sound has, and the most bells of one. */
export const soundCaptchaLength = 4;
export const mostBells = 5;

/** What a person made of the picture or the sound: whatever is typed is an answer, and wrong or right. */
export const CaptchaAnswer = v.strictObject({
  captchaId: CaptchaId,
  answer: v.pipe(v.string(), v.maxLength(32)),
});
export type CaptchaAnswer = v.InferOutput<typeof CaptchaAnswer>;

export const captcha = defineCall({
  name: 'captcha',
  summary: 'A picture with characters to type; one answer uses it up',
  method: 'GET',
  path: '/wps/captcha',
  who: 'anyone',
  request: Nothing,
  value: v.object({
    captchaId: CaptchaId,
    /** PNG in base64, without a `data:` in front. */
    image: v.pipe(v.string(), v.base64()),
  }),
  refuses: ['captcha.too-soon'],
});

export const soundCaptcha = defineCall({
  name: 'soundCaptcha',
  summary: 'Groups of bells to count, for who cannot see the picture; answered as a picture is',
  method: 'GET',
  path: '/wps/captcha/sound',
  who: 'anyone',
  request: Nothing,
  value: v.object({
    captchaId: CaptchaId,
    /** WAV in base64, without a `data:` in front. */
    sound: v.pipe(v.string(), v.base64()),
  }),
  refuses: ['captcha.too-soon'],
});

export const humanCheckScenes = ['login', 'register', 'sms'] as const;
export const HumanCheckScene = v.picklist(humanCheckScenes);
export type HumanCheckScene = v.InferOutput<typeof HumanCheckScene>;

/** Each level asks for twice the work of the one below. */
export const hardestLevel = 5;

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

const hex = (bytes: number) => v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`)));

/** ALTCHA's challenge, version 2, in the one shape that the gateway gives out. */
export const HumanChallenge = v.strictObject({
  parameters: v.strictObject({
    algorithm: v.literal('PBKDF2/SHA-256'),
    /** Iterations of every single try. */
    cost: whole(1, 1_000_000),
    data: v.strictObject({ level: whole(0, hardestLevel), scene: HumanCheckScene }),
    expiresAt: whole(0, 0xffff_ffff),
    keyLength: v.literal(32),
    keyPrefix: hex(16),
    keySignature: hex(32),
    nonce: hex(16),
    salt: hex(16),
  }),
  signature: hex(32),
});
export type HumanChallenge = v.InferOutput<typeof HumanChallenge>;

export const humanCheck = defineCall({
  name: 'humanCheck',
  summary: 'Work for a device, whose result goes with the next login, registration or SMS',
  method: 'GET',
  path: '/wps/human-check',
  who: 'anyone',
  request: v.strictObject({
    scene: HumanCheckScene,
    /** After `human-check.too-easy`: at least this hard. */
    level: v.optional(count(0, hardestLevel), 0),
  }),
  value: HumanChallenge,
  refuses: [],
});

/** What goes over the wire: this object as JSON in base64, as ALTCHA's own widget sends it. */
export const HumanCheckSolution = v.strictObject({
  challenge: HumanChallenge,
  solution: v.strictObject({
    counter: whole(0, 0xffff_ffff),
    derivedKey: hex(32),
    time: v.optional(v.number()),
  }),
});
export type HumanCheckSolution = v.InferOutput<typeof HumanCheckSolution>;

/** The field of a request that carries it. */
export const HumanCheckPayload = v.pipe(v.string(), v.maxLength(2_000), v.base64());

/** What every call that carries it may be refused with. */
export const humanCheckRefusals = [
  'human-check.missing',
  'human-check.invalid',
  'human-check.expired',
  'human-check.too-easy',
] as const;
