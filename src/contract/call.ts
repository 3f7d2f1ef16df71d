import type { BaseIssue, BaseSchema, InferInput, InferOutput } from 'valibot';
import type { ErrorCode } from './errors.ts';

export type Schema = BaseSchema<unknown, unknown, BaseIssue<unknown>>;
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may make a call. `member` is anyone with a session, trial users included; `real-member`
 * leaves trial users out; `agent` is member types 1, 2, 41 and 42. `operator` is staff, who bear a
 * token of another kind in another header: no session of a player's opens such a call, and the other way round.
 */
export type Who = 'anyone' | 'member' | 'real-member' | 'agent' | 'operator';

/** What an operator may be trusted with: to look, to decide, to pay. */
export const duties = ['look', 'review', 'pay'] as const;
export type Duty = (typeof duties)[number];

export interface CallDeclaration {
  readonly name: string;
  readonly summary: string;
  readonly method: Method;
  readonly path: `/${string}`;
  readonly who: Who;
  /** What an operator needs to be trusted with; said by every call of `operator`s but one. */
  readonly duty?: Duty;
  /** Answered whatever an operator is trusted with, and also when their token has run out or rested. */
  readonly evenRunOut?: boolean;
  /** A GET and a DELETE carry their request in the query string, the others as a JSON body. */
  readonly request: Schema;
  readonly value: Schema;
  /** Refusals of this call's own, in order of precedence. What any call may answer is in errors.ts. */
  readonly refuses: readonly ErrorCode[];
  /**
   * Its request travels as a compact JWE to a key of `systemKeys`; plain JSON is refused. TLS is the
   * guard; this keeps passwords out of whatever ends TLS early and writes bodies down.
   */
  readonly sealed?: boolean;
  /** Its request travels as an HTML form's fields do; JSON is refused. */
  readonly form?: boolean;
  /**
   * Its body is a picture as it is, and stands in the request as `picture`; all else travels in the
   * query string.
   */
  readonly takesPicture?: boolean;
  /** Answered also while a password that was given out, or is too old, waits to be changed. */
  readonly evenBeforeChange?: boolean;
  /** Answered during maintenance and to closed regions too. */
  readonly always?: boolean;
  /**
   * `content`: the same for everyone until content changes, so the gateway may answer from memory.
   * A CDN may keep it for `sharedCacheSeconds`. Calls without it are stored nowhere on their way.
   */
  readonly sharedUntil?: 'content';
}

/**
 * Declares a call once; gateway, client, OpenAPI and the contract tests all read this object.
 * @__NO_SIDE_EFFECTS__
 */
export function defineCall<const Declaration extends CallDeclaration>(
  declaration: Declaration,
): Declaration {
  return declaration;
}

/** What a handler is given, and what `ask` takes: the request after its schema has read it. */
export type RequestOf<Call extends CallDeclaration> = InferOutput<Call['request']>;
/** What the value looks like on its way to the wire. */
export type AnswerOf<Call extends CallDeclaration> = InferInput<Call['value']>;
/** What the client holds after its schema has read the value. */
export type ValueOf<Call extends CallDeclaration> = InferOutput<Call['value']>;

/**
 * How long a CDN may answer a shared call in the gateway's place. A client that learns of new content
 * waits this long before it asks again, or the old answer could come back and stay.
 */
export const sharedCacheSeconds = 1;

/** How a call with `form` is sent. */
export const formType = 'application/x-www-form-urlencoded';
