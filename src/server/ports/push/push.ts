import type { MessageKind } from '#contract/notices.ts';

/** A browser as it described itself when it subscribed. */
export interface PushTarget {
  endpoint: string;
  /** The browser's public key and secret, in base64 as addresses write it. */
  p256dh: string;
  auth: string;
}

/** The gateway's own pair, by which push services know one sender from another (VAPID). */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

export interface PushMail {
  /** Read by nobody but the browser. */
  text: string;
  kind: MessageKind;
  /** For how long a push service keeps it for a phone that is off. */
  seconds: number;
  /** A newer one of the same topic takes the place of one that waits. */
  topic: string;
}

/** `gone`: the browser has left and will not come back; `never`: this one is not taken, ever. */
export type PushDelivery =
  | { kind: 'sent' }
  | { kind: 'gone' }
  | { kind: 'never'; reason: string }
  | { kind: 'later'; reason: string; notBeforeMs: number };

export interface Push {
  /** Whether what is behind an endpoint may be asked at all: browsers name it, and so may anybody. */
  canReach(target: PushTarget): boolean;
  makeKeys(): Promise<PushKeys>;
  send(target: PushTarget, mail: PushMail, keys: PushKeys): Promise<PushDelivery>;
}
