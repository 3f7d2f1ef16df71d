import type { Clock } from '#server/kernel/clock.ts';
import { type Courier, keepingCourier } from '#server/kernel/outbox/courier.ts';
import type { Settings } from '#server/settings/settings.ts';
import { httpSms } from './http-sms.ts';

/** The service that is set, or the outbox itself where none is. */
export function openSms(
  { smsUrl, smsToken }: Pick<Settings, 'smsUrl' | 'smsToken'>,
  clock: Clock,
): Courier {
  if (smsUrl === undefined || smsToken === undefined) return keepingCourier;
  return httpSms({ url: new URL(smsUrl), token: smsToken, clock });
}
