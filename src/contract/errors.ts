/** Every code a call may refuse with, and the HTTP status it travels under. */
export const errorStatus = {
  'request.not-json': 400,
  'request.too-deep': 400,
  'request.invalid': 422,
  'request.unknown-field': 422,
  'request.unsupported-type': 415,
  'request.too-large': 413,
  'request.too-slow': 408,
  'request.too-many': 429,
  'request.foreign-origin': 403,
  'request.unknown-path': 404,
  'request.wrong-method': 405,
  'seal.unreadable': 400,
  'seal.unknown-key': 409,
  'seal.stale': 409,
  'seal.used': 409,
  'session.missing': 401,
  'session.expired': 401,
  'session.trial': 403,
  'session.not-agent': 403,
  'login.wrong': 401,
  'login.locked': 429,
  'login.busy': 503,
  'login.not-agent': 403,
  'login.not-member': 403,
  'login.free-play-off': 403,
  'login.too-many-trials': 429,
  'system.maintenance': 503,
  'system.region-blocked': 451,
  'system.unavailable': 503,
  'system.unexpected': 500,
  'game.unknown': 404,
  'promotion.unknown': 404,
  'favourite.full': 409,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** What the way to a handler may answer before the handler is reached, whichever the call. */
export const commonRefusals = [
  'request.too-many',
  'request.foreign-origin',
  'request.unsupported-type',
  'request.too-large',
  'request.too-slow',
  'request.not-json',
  'request.too-deep',
  'system.maintenance',
  'system.region-blocked',
  'session.missing',
  'session.expired',
  'session.trial',
  'session.not-agent',
  'seal.unreadable',
  'seal.unknown-key',
  'seal.stale',
  'seal.used',
  'request.unknown-field',
  'request.invalid',
  'system.unavailable',
  'system.unexpected',
] as const satisfies readonly ErrorCode[];

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorStatus, code);
}
