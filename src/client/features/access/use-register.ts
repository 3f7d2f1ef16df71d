import { useMutation } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import { Refused } from '#client/data/refused.ts';
import { useCaptcha } from '#client/features/anti-abuse/use-captcha.ts';
import { withHumanCheck } from '#client/features/anti-abuse/with-human-check.ts';
import { register, registerMobile } from '#contract/register.ts';
import { registerBySignIn } from '#contract/sign-in.ts';
import type { RegisterWay, Typed } from './asked-fields.ts';
import { useEnter } from './use-enter.ts';
import { useInvitation } from './use-invitation.ts';

interface Filled {
  values: Typed;
  countryDialingCode: string;
  phoneSession: string;
}

/** From a form that is right to a member who is in: the invitation, the checks, the account. */
export function useRegister({ by, site, vouched }: RegisterWay) {
  const enter = useEnter();
  const invitation = useInvitation();
  const captcha = useCaptcha(site.register.captcha?.enabled === true);
  const send = useMutation({
    mutationFn: async ({ values, countryDialingCode, phoneSession }: Filled) => {
      const affiliateCode = await invitation.resolve(values.affiliateCode);
      // Nobody reads a picture or works a check out for a form that will be refused.
      if (affiliateCode === null) return null;
      return withHumanCheck('register', (humanCheck) => {
        const request = {
          ...values,
          countryDialingCode,
          ...(values.verificationCode && phoneSession && { phoneSession }),
          affiliateCode,
          referralCode: invitation.referralCode,
          terms: true,
          humanCheck,
          captcha: captcha.taken(),
          domain: location.hostname,
          registerUrl: `${location.origin}/register`,
          registerMethod: 'WEB',
          login: true,
          client: 'browser',
        } as const;
        if (vouched) return ask(registerBySignIn, { ...request, ticket: vouched.ticket });
        return ask(by === 'mobile' ? registerMobile : register, request);
      });
    },
    onSuccess: (entered) => entered && enter({ isFirst: true }),
    onError: (error) => {
      if (error instanceof Refused && error.code === 'affiliate.unknown') invitation.refuse();
      if (site.register.captcha?.enabled) captcha.replace();
    },
  });
  return { send, captcha, invitation };
}
