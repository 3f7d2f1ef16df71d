import { randomBytes, randomInt } from 'node:crypto';
import type { Clock } from '#server/kernel/clock.ts';

export type Deliver = (message: {
  number: string;
  code: string;
  language: string;
}) => Promise<void>;

/** Its message is the name by which the service calls the error. */
export class SandboxError extends Error {
  readonly status: number;

  constructor(name: string, status = 400) {
    super(name);
    this.status = status;
  }
}

/** Numbers that nobody has, each of which provokes one error. */
export const magicNumbers = {
  '+15005550001': 'INVALID_PHONE_NUMBER',
  '+15005550002': 'TOO_MANY_ATTEMPTS_TRY_LATER',
  '+15005550003': 'SOMETHING_NOBODY_HAS_HEARD_OF',
  '+15005550004': 'CAPTCHA_CHECK_FAILED',
  '+15005550005': 'QUOTA_EXCEEDED',
  '+15005550006': 'OPERATION_NOT_ALLOWED',
  '+15005550007': 'POPUP_CLOSED_BY_USER',
  '+15005550008': 'POPUP_BLOCKED',
} as const satisfies Record<string, string>;

/** A code for this one has expired as soon as it is typed. */
export const lateNumber = '+15005550009';
/** A captcha that was not solved. */
export const failedCaptcha = 'failed';

interface Session {
  number: string;
  code: string;
  expiresAt: Date;
  attemptsLeft: number;
}

const lifeMs = 60_000;
const attempts = 5;
const paceMs = 5 * 60_000;
const mostInPace = 5;
const mostSessions = 10_000;

/** Who is being asked for a code, and how often; in memory. */
export function createSandboxPhones({ clock, deliver }: { clock: Clock; deliver: Deliver }) {
  const sessions = new Map<string, Session>();
  const starts = new Map<string, number[]>();

  function keepPace(number: string): void {
    const nowMs = clock.now().getTime();
    const recent = (starts.get(number) ?? []).filter((startedMs) => nowMs - startedMs < paceMs);
    if (recent.length >= mostInPace) throw new SandboxError('TOO_MANY_ATTEMPTS_TRY_LATER');
    starts.delete(number);
    starts.set(number, [...recent, nowMs]);
    forgetOldest(starts);
  }

  return {
    async start(asked: { number: string; captchaToken: string; language: string }) {
      const { number, captchaToken, language } = asked;
      if (number === '') throw new SandboxError('MISSING_PHONE_NUMBER');
      if (captchaToken === '') throw new SandboxError('MISSING_RECAPTCHA_TOKEN');
      if (captchaToken === failedCaptcha) throw new SandboxError('CAPTCHA_CHECK_FAILED');
      const magic = Object.entries(magicNumbers).find(([each]) => each === number)?.[1];
      if (magic !== undefined) throw new SandboxError(magic);
      if (!/^\+[1-9]\d{6,14}$/.test(number)) throw new SandboxError('INVALID_PHONE_NUMBER');
      keepPace(number);
      const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
      const session = randomBytes(32).toString('base64url');
      const expiresAt = new Date(clock.now().getTime() + (number === lateNumber ? 0 : lifeMs));
      sessions.set(session, { number, code, expiresAt, attemptsLeft: attempts });
      forgetOldest(sessions);
      await deliver({ number, code, language });
      return session;
    },
    confirm(session: string, code: string): string {
      if (session === '') throw new SandboxError('MISSING_SESSION_INFO');
      if (code === '') throw new SandboxError('MISSING_CODE');
      const found = sessions.get(session);
      if (!found) throw new SandboxError('INVALID_SESSION_INFO');
      if (found.expiresAt <= clock.now()) throw new SandboxError('SESSION_EXPIRED');
      if (found.attemptsLeft === 0) throw new SandboxError('TOO_MANY_ATTEMPTS_TRY_LATER');
      found.attemptsLeft -= 1;
      if (found.code !== code) throw new SandboxError('INVALID_CODE');
      sessions.delete(session);
      return found.number;
    },
  };
}

/** A map keeps the order of insertion. */
function forgetOldest(map: Map<string, unknown>): void {
  if (map.size <= mostSessions) return;
  const [oldest] = map.keys();
  if (oldest !== undefined) map.delete(oldest);
}
