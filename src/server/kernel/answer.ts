import type { AnswerOf, CallDeclaration, Duty, RequestOf, Schema, Who } from '#contract/call.ts';
import type { commonRefusals, ErrorCode } from '#contract/errors.ts';
import type { Fault } from '#contract/field-rules.ts';
import type { Language } from '#contract/values.ts';
import type { SessionKey } from './session-key.ts';

/** Who is calling, as the session says. */
export interface Player {
  id: string;
  account: string;
  type: number;
  isAgent: boolean;
  isTrial: boolean;
  /** Logged in with a password that has to be changed before anything else. */
  mustChange: boolean;
  /** Undefined for a player without one, such as one an operator names. */
  session?: SessionKey;
}

/** One of the merchant's own people. */
export interface Operator {
  id: string;
  name: string;
  duties: readonly Duty[];
  /** Their token has not expired, and was used a moment ago. */
  isFresh: boolean;
  /** They proved their authenticator a moment ago. */
  isProved: boolean;
}

/** Where a call comes from, and what its browser says of itself. */
export interface Visit {
  requestId: string;
  /** The caller's address, after the trusted proxies were taken off. */
  address: string;
  language: Language;
  /** The origin the page was opened on, such as https://play.example. */
  origin: string;
  /** The device's cookie of an earlier login, opaque to the browser; undefined on a new device. */
  device?: string | undefined;
  /** The cookie that binds a sign-in at Google or Facebook to the browser that began it. */
  signIn?: string | undefined;
  /** What the program calls itself. */
  userAgent?: string | undefined;
}

export interface Cookie {
  name: string;
  value: string;
  /** 0 removes it; undefined lasts as long as the browser's session. */
  maxAgeSeconds?: number;
  isHttpOnly: boolean;
  /** Under TLS it bears `__Host-`, so that no neighbouring host can plant one. */
  isHostBound?: boolean;
}

/** Where another site redirects a person back to: it only redirects on, to a page of ours. */
export interface Landing {
  path: `/${string}`;
  land(input: { query: URLSearchParams; visit: Visit }): Promise<{
    to: `/${string}`;
    /** For the log: why nothing came of it. */
    refusedWith?: ErrorCode;
  }>;
}

/** Receives what another company's program sends; its signature alone says who sent it. */
export interface Webhook {
  /** `POST` unless given. */
  method?: 'GET' | 'POST';
  path: `/${string}`;
  receive(parameters: Record<string, string>, request: WebhookRequest): Promise<WebhookAnswer>;
}

export interface WebhookRequest {
  /** The path with its query, as it came: a signature may be over it. */
  path: string;
  /** The bytes as they came. */
  body: Buffer;
  header(name: string): string | undefined;
}

export interface WebhookAnswer {
  status: number;
  /** For senders that read more than the status; no envelope is put around it. */
  body?: string;
  headers?: Readonly<Record<string, string>>;
  /** For the log. */
  refusedWith?: string;
}

/** A file that is made while it is sent, however long it gets. */
export interface Download {
  name: string;
  path: `/${string}`;
  who: Who;
  request: Schema;
  open(input: {
    request: never;
    player: Player;
    visit: Visit;
  }): Promise<{ fileName: string; contentType: string; chunks: AsyncIterable<string> }>;
}

export interface Done<Value> {
  done: true;
  value: Value;
  cookies?: readonly Cookie[];
}
export interface Refused<Code extends ErrorCode = ErrorCode> {
  done: false;
  code: Code;
  retryAfterSeconds?: number;
  /** What is wrong with which field; http words it for the caller. */
  faults?: Readonly<Record<string, Fault>>;
  /** The next try has to bring a captcha's answer. */
  needsCaptcha?: boolean;
}
export type Outcome<Value, Code extends ErrorCode = ErrorCode> = Done<Value> | Refused<Code>;

export function done<Value>(value: Value, cookies?: readonly Cookie[]): Done<Value> {
  return cookies ? { done: true, value, cookies } : { done: true, value };
}

export function refuse<Code extends ErrorCode>(
  code: Code,
  retryAfterSeconds?: number,
): Refused<Code> {
  return retryAfterSeconds === undefined
    ? { done: false, code }
    : { done: false, code, retryAfterSeconds };
}

/** Fields that a schema takes and a rule does not. */
export function refuseFields(faults: Readonly<Record<string, Fault>>): Refused<'request.invalid'> {
  return { done: false, code: 'request.invalid', faults };
}

type CallerOf<Call extends CallDeclaration> = Call['who'] extends 'operator'
  ? null
  : Call['who'] extends 'anyone'
    ? Player | null
    : Player;

export interface CallInput<Call extends CallDeclaration> {
  request: RequestOf<Call>;
  player: CallerOf<Call>;
  operator: Call['who'] extends 'operator' ? Operator : null;
  visit: Visit;
}

type CodeOf<Call extends CallDeclaration> =
  | Call['refuses'][number]
  | (typeof commonRefusals)[number];

export type Handler<Call extends CallDeclaration> = (
  input: CallInput<Call>,
) => Promise<Outcome<AnswerOf<Call>, CodeOf<Call>>>;

/** A declaration tied to what answers it; http is handed a list of these and knows no domain. */
export interface Answer {
  call: CallDeclaration;
  handle: (input: {
    request: never;
    player: Player | null;
    operator: Operator | null;
    visit: Visit;
  }) => Promise<Outcome<unknown>>;
}

/** A code that the call does not list does not compile. */
export function answer<const Call extends CallDeclaration>(
  call: Call,
  handler: Handler<Call>,
): Answer {
  // http checks request and caller against the declaration before it calls, which the list's type cannot say.
  return { call, handle: handler as unknown as Answer['handle'] };
}
