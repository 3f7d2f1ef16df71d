import type { RequestOf } from '#contract/call.ts';
import type { takeEnvelope as TakeCall } from '#contract/envelopes.ts';
import { addressKey } from '#server/anti-abuse/address-key.ts';
import { spendCaptcha } from '#server/anti-abuse/spend-captcha.ts';
import { reserveAttempt, takeBackAttempt } from '#server/anti-abuse/throttle.ts';
import { type Player, refuse, type Visit } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { takeEnvelope } from './take-envelope.ts';

/** What brings no share within ten minutes; more of it is a program's. Behind one address stand many people. */
const fruitlessAtMost = { ofAccount: 8, ofAddress: 60 };

/**
 * A tap, after a challenge where the taps before it look like a program's. Counted before it is looked at: of two
 * hundred at once, as many pass as are free. A share takes its own tap back.
 */
export async function takeAsPerson(
  app: AppContext,
  { envelopeId, captcha }: RequestOf<typeof TakeCall>,
  { player, visit }: { player: Player; visit: Pick<Visit, 'address'> },
) {
  const isPerson = captcha !== undefined && (await spendCaptcha(app, captcha));
  if (captcha && !isPerson) return { ...refuse('captcha.wrong'), needsCaptcha: true };
  const counted = [
    { rule: 'envelope-account', key: player.id },
    { rule: 'envelope-address', key: addressKey(visit.address) },
  ] as const;
  const reserved = await reserveAttempt(app, counted, ([ofAccount = 0, ofAddress = 0]) =>
    isPerson || (ofAccount < fruitlessAtMost.ofAccount && ofAddress < fruitlessAtMost.ofAddress)
      ? null
      : { ...refuse('captcha.missing'), needsCaptcha: true },
  );
  if ('until' in reserved) return refuse('captcha.missing');
  if (!reserved.done) return reserved;
  const taken = await takeEnvelope(app, envelopeId, player);
  if (taken.done) await takeBackAttempt(app, counted, reserved.at);
  return taken;
}
