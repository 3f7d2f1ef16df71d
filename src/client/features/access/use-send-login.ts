import { useMutation } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { useState } from 'react';
import { ask } from '#client/data/ask.ts';
import { Refused } from '#client/data/refused.ts';
import { type Captcha, useCaptcha } from '#client/features/anti-abuse/use-captcha.ts';
import { withHumanCheck } from '#client/features/anti-abuse/with-human-check.ts';
import type { RequestOf } from '#contract/call.ts';
import { phoneAuthLogin } from '#contract/phone-auth.ts';
import { type Entered, type entrances, login } from '#contract/session.ts';
import { isCaptchaNeededAtom } from './captcha-needed-atom.ts';
import { useEnter } from './use-enter.ts';

export type Challenge = NonNullable<Entered['challenge']>;
type Typed = Pick<
  RequestOf<typeof login>,
  'username' | 'password' | 'mobileNum' | 'countryDialingCode' | 'verificationCode'
> & {
  /** What another company's service called its code; the number is then the one that it has verified. */
  phoneSession?: string;
};

interface Wishes {
  type: 'username' | 'sms';
  entrance: (typeof entrances)[number];
  /** What was typed opened the door, whatever else it still asks for. */
  onRight?: () => void;
}

export interface SendLogin {
  send: (typed: Typed) => void;
  error: unknown;
  isPending: boolean;
  captcha: Captcha;
  isCaptchaNeeded: boolean;
  /** A login from a new place: it goes on with one more proof. */
  challenge: Challenge | null;
  giveUpChallenge: () => void;
  finish: (entered: Entered) => Promise<void>;
}

/** The whole way of a login, whatever form it was typed into. */
export function useSendLogin({ type, entrance, onRight }: Wishes): SendLogin {
  const enter = useEnter();
  const [isCaptchaNeeded, setCaptchaNeeded] = useAtom(isCaptchaNeededAtom);
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const captcha = useCaptcha(isCaptchaNeeded);
  const finish = (entered: Entered, password?: string) =>
    enter({
      isFirst: entered.firstTimeLogin,
      lastLogin: entered.lastLogin,
      mustChangePassword: entered.passwordExpired,
      password,
      entrance,
    });
  const sending = useMutation({
    mutationFn: ({ phoneSession, ...typed }: Typed) => {
      if (phoneSession !== undefined) {
        const { verificationCode = '' } = typed;
        const service = { type: 'firebase', client: 'browser', entrance } as const;
        return ask(phoneAuthLogin, { ...service, phoneSession, verificationCode });
      }
      const request = { ...typed, type, entrance, client: 'browser' } as const;
      if (type === 'sms') return ask(login, request);
      return withHumanCheck('login', (humanCheck) =>
        ask(login, { ...request, humanCheck, captcha: captcha.taken() }),
      );
    },
    onSuccess: (entered, typed) => {
      setCaptchaNeeded(false);
      onRight?.();
      if (entered.challenge) {
        setChallenge(entered.challenge);
        return;
      }
      return finish(entered, typed.password);
    },
    onError: (error) => {
      // Right or wrong, the picture is used up by the try.
      if (isCaptchaNeeded) captcha.replace();
      if (error instanceof Refused && error.needsCaptcha) setCaptchaNeeded(true);
    },
  });
  return {
    send: (typed) => !sending.isPending && sending.mutate(typed),
    error: sending.error,
    isPending: sending.isPending,
    captcha,
    isCaptchaNeeded,
    challenge,
    giveUpChallenge: () => setChallenge(null),
    finish,
  };
}
