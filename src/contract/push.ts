import * as v from 'valibot';
import { defineCall } from './call.ts';
import { Inside } from './notices.ts';
import { Language, Nothing } from './values.ts';

/** So many bytes in base64 as addresses write it, without padding. */
function bytes(count: number) {
  const letters = Math.ceil((count * 4) / 3);
  return v.pipe(v.string(), v.length(letters), v.regex(/^[\w-]*$/));
}

const Endpoint = v.pipe(v.string(), v.maxLength(1024), v.regex(/^https?:\/\/[\x21-\x7e]+$/));

/** Hour and minute by the merchant's clock. */
export const ClockTime = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** Which kinds a player wants on their devices, and when they want none. */
const preferenceFields = {
  money: v.boolean(),
  security: v.boolean(),
  promotions: v.boolean(),
  /** Between these nothing but what concerns the account's safety; null: at any hour. */
  quiet: v.nullable(v.strictObject({ from: ClockTime, to: ClockTime })),
};
export const PushPreferences = v.strictObject(preferenceFields);
export type PushPreferences = v.InferOutput<typeof PushPreferences>;

const Settings = v.object({
  ...preferenceFields,
  /** What a browser subscribes with: the gateway's own public key. */
  publicKey: bytes(65),
  /** The merchant's. */
  timeZone: v.string(),
  /** How many devices are notified. */
  devices: v.number(),
});
export type PushSettings = v.InferOutput<typeof Settings>;

export const pushSettings = defineCall({
  name: 'pushSettings',
  summary: 'What the caller wants pushed, and what a browser needs to subscribe',
  method: 'GET',
  path: '/wps/push',
  who: 'real-member',
  request: Nothing,
  value: Settings,
  refuses: [],
});

export const setPushPreferences = defineCall({
  name: 'setPushPreferences',
  summary: 'Which kinds are pushed, and the quiet hours',
  method: 'PUT',
  path: '/wps/push',
  who: 'real-member',
  request: PushPreferences,
  value: Settings,
  refuses: [],
});

export const subscribePush = defineCall({
  name: 'subscribePush',
  summary:
    'Sends pushes to this browser from now on, until it is taken back or its session no longer trusted',
  method: 'POST',
  path: '/wps/push/subscriptions',
  who: 'real-member',
  request: v.strictObject({
    endpoint: Endpoint,
    p256dh: bytes(65),
    auth: bytes(16),
    /** What the browser has put this one in the place of. */
    replaces: v.optional(Endpoint),
    /**
     * Nobody was asked just now: it goes on only where the caller listened there before, and not where
     * somebody else did who had the phone.
     */
    isRenewal: v.optional(v.boolean(), false),
  }),
  value: v.object({ isListening: v.boolean(), devices: v.number() }),
  refuses: ['push.unusable'],
});

export const unsubscribePush = defineCall({
  name: 'unsubscribePush',
  summary: 'Ends pushes to this browser',
  method: 'POST',
  path: '/wps/push/subscriptions/remove',
  who: 'real-member',
  request: v.strictObject({ endpoint: Endpoint }),
  value: v.object({ devices: v.number() }),
  refuses: [],
});

/** What travels in a push, locked for the one browser: words, and where they lead. */
export const PushLetter = v.object({
  title: v.string(),
  text: v.string(),
  link: Inside,
  /** A newer one of the same tag takes the older one's place. */
  tag: v.string(),
  unread: v.number(),
  language: Language,
  /** The brand's: the worker that shows it knows no merchant. */
  icon: Inside,
  badge: Inside,
});
export type PushLetter = v.InferOutput<typeof PushLetter>;
