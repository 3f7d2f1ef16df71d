import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '#client/data/ask.ts';
import { Refused } from '#client/data/refused.ts';
import { useCaptcha } from '#client/features/anti-abuse/use-captcha.ts';
import { refreshPoints } from '#client/features/rewards/points-queries.ts';
import { refreshRewards } from '#client/features/rewards/reward-queries.ts';
import { useRefreshBalance } from '#client/features/wallet/use-refresh-balance.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { takeEnvelope } from '#contract/envelopes.ts';
import { refreshEnvelopes } from './envelope-queries.ts';

/** One tap takes a share; after many that brought none, with a captcha's answer. If the answer is lost, the list shows what was taken. */
export function useTake() {
  const client = useQueryClient();
  const { member } = useSession();
  const refreshBalance = useRefreshBalance();
  const memberId = member?.id ?? '';
  const [isCaptchaNeeded, setCaptchaNeeded] = useState(false);
  const captcha = useCaptcha(isCaptchaNeeded);
  const taking = useMutation({
    mutationFn: (envelopeId: string) => ask(takeEnvelope, { envelopeId, captcha: captcha.taken() }),
    onSuccess: () => setCaptchaNeeded(false),
    onError: (error) => {
      if (isCaptchaNeeded) captcha.replace();
      if (error instanceof Refused && error.needsCaptcha) setCaptchaNeeded(true);
    },
    onSettled: () => {
      refreshEnvelopes(client, memberId);
      refreshBalance();
      refreshRewards(client, memberId);
      refreshPoints(client, memberId);
    },
  });
  return {
    take: (envelopeId: string) => {
      if (!taking.isPending) taking.mutate(envelopeId);
    },
    /** Null where none is asked for. */
    captcha: isCaptchaNeeded ? captcha : null,
    busyId: taking.isPending ? taking.variables : null,
    /** Whose share was just taken: it is shown with joy once. */
    takenId: taking.isSuccess ? taking.variables : null,
    error: taking.error,
  };
}
