import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** RFC 6238 as every authenticator app knows it: SHA-1, six digits, thirty seconds. */
const shape = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** In base32, as a person may have to type it; 160 bits, as RFC 4226 recommends. */
export function newTotpSecret(): string {
  const bytes = randomBytes(20);
  return new Secret({ buffer: Uint8Array.from(bytes).buffer }).base32;
}

export interface TotpLabel {
  /** The site, shown above the account. */
  issuer: string;
  account: string;
}

/** What the QR code holds. */
export function totpAddress(secret: string, { issuer, account }: TotpLabel): string {
  const totp = new TOTP({ ...shape, issuer, label: account, secret: Secret.fromBase32(secret) });
  return totp.toString();
}

/**
 * The step whose code this is, of this one and its two neighbours, since clocks differ; undefined
 * where it is none, or where `lastStep` or a later one was taken already.
 */
export function stepOfCode(
  { secret, lastStep }: { secret: string; lastStep: number },
  code: string,
  now: Date,
): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const timestamp = now.getTime();
  const away = TOTP.validate({
    ...shape,
    token: code,
    secret: Secret.fromBase32(secret),
    timestamp,
    window: 1,
  });
  if (away === null) return undefined;
  const step = TOTP.counter({ period: shape.period, timestamp }) + away;
  return step > lastStep ? step : undefined;
}
