import type { PhoneAuthRefusal } from './phone-auth.ts';

/** What the service calls its errors, and what we do. */
const refusals: Readonly<Record<string, PhoneAuthRefusal>> = {
  INVALID_PHONE_NUMBER: 'phone-auth.invalid-number',
  MISSING_PHONE_NUMBER: 'phone-auth.missing-number',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'phone-auth.too-many',
  INVALID_CODE: 'phone-auth.invalid-code',
  MISSING_CODE: 'phone-auth.invalid-code',
  INVALID_SESSION_INFO: 'phone-auth.invalid-code',
  MISSING_SESSION_INFO: 'phone-auth.invalid-code',
  CAPTCHA_CHECK_FAILED: 'phone-auth.captcha-failed',
  MISSING_RECAPTCHA_TOKEN: 'phone-auth.captcha-failed',
  QUOTA_EXCEEDED: 'phone-auth.quota-exceeded',
  OPERATION_NOT_ALLOWED: 'phone-auth.not-allowed',
  SESSION_EXPIRED: 'phone-auth.code-expired',
  CODE_EXPIRED: 'phone-auth.code-expired',
  POPUP_CLOSED_BY_USER: 'phone-auth.popup-closed',
  POPUP_BLOCKED: 'phone-auth.popup-blocked',
};

/** Some services put details behind the name, such as `INVALID_CODE : too short`. */
export function refusalOf(message: string): PhoneAuthRefusal {
  const [name = ''] = message.trim().split(/[\s:]/);
  return Object.hasOwn(refusals, name)
    ? (refusals[name] ?? 'phone-auth.unknown')
    : 'phone-auth.unknown';
}
