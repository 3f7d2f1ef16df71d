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
  'session.missing': 401,
  'session.expired': 401,
  'session.trial': 403,
  'session.not-agent': 403,
  'system.maintenance': 503,
  'system.region-blocked': 451,
  'system.unavailable': 503,
  'system.unexpected': 500,
  'game.unknown': 404,
  'promotion.unknown': 404,
  'favourite.full': 409,
  'captcha.missing': 422,
  'captcha.wrong': 422,
  'captcha.too-soon': 429,
  'human-check.missing': 422,
  'human-check.invalid': 422,
  'human-check.expired': 422,
  'human-check.too-easy': 422,
  'login.locked': 423,
  'login.busy': 503,
  'authenticator.not-begun': 409,
  'authenticator.exists': 409,
  'authenticator.wrong': 422,
  'authenticator.too-many': 429,
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
  'request.unknown-field',
  'request.invalid',
  'system.unavailable',
  'system.unexpected',
] as const satisfies readonly ErrorCode[];

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorStatus, code);
}
