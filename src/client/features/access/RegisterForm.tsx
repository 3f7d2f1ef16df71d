import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '#client/data/ask.ts';
import { Refused } from '#client/data/refused.ts';
import { CaptchaField } from '#client/features/checks/CaptchaField.tsx';
import { useCaptcha } from '#client/features/checks/use-captcha.ts';
import { withHumanCheck } from '#client/features/checks/with-human-check.ts';
import { useOwnCountry } from '#client/features/forms/MobileField.tsx';
import { useCheckedForm } from '#client/features/forms/use-checked-form.ts';
import { useMobileJudge } from '#client/features/forms/use-mobile-judge.ts';
import { Button } from '#client/ui/Button.tsx';
import {
  checkFields,
  type FieldRule,
  type FormRules,
  registrationRules,
} from '#contract/field-rules.ts';
import { registerBySignIn } from '#contract/providers.ts';
import { affiliate, register, registerMobile } from '#contract/register.ts';
import type { Permission } from '#contract/system.ts';
import styles from './Access.module.css';
import { readBroughtBy } from './brought-by.ts';
import { RegisterFields, type RegisterName, registerNames } from './RegisterFields.tsx';
import { sayRefusal } from './say-refusal.ts';
import { Terms } from './Terms.tsx';
import { useEnter } from './use-enter.ts';

interface RegisterFormProps {
  by: 'username' | 'mobile';
  site: Pick<Permission['info'], 'register' | 'whitelabel'>;
  /** A provider has said who it is: that takes the password's place. */
  vouched?: { ticket: string; hasEmail: boolean; email: string };
}

const nothing = Object.fromEntries(registerNames.map((name) => [name, ''])) as Record<
  RegisterName,
  string
>;

/** The fields that the merchant asks for. The terms come first: without them nothing is looked at. */
export function RegisterForm({ by, site, vouched }: RegisterFormProps) {
  const { i18n } = useLingui();
  const enter = useEnter();
  const own = useOwnCountry();
  const [country, setCountry] = useState('');
  const countryDialingCode = own.dialingCodeOf(country || own.countryCode);
  const judgeMobile = useMobileJudge(countryDialingCode);
  const [hasTerms, setTerms] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [broughtBy] = useState(readBroughtBy);
  const carried = useCarriedCode(broughtBy.affiliateCode);
  const captcha = useCaptcha(site.register.captcha?.enabled === true);
  const rulesFor = (values: Record<RegisterName, string>) => {
    const hasMobile = values.mobileNum.trim() !== '';
    const { captcha: _, ...rules } = registrationRules(site, { by, hasMobile, vouched });
    // Whoever came with an invitation is not asked for another.
    if (carried && rules.affiliateCode) {
      rules.affiliateCode = { ...rules.affiliateCode, enabled: false, required: false };
    }
    return rules;
  };
  const send = useMutation({
    mutationFn: (values: Record<RegisterName, string>) =>
      withHumanCheck('register', (humanCheck) => {
        const request = {
          ...values,
          countryDialingCode,
          affiliateCode: carried ?? values.affiliateCode,
          referralCode: broughtBy.referralCode,
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
      }),
    onSuccess: () => enter({ isFirst: true }),
    onError: (error) => {
      form.refuse(error);
      if (site.register.captcha?.enabled) captcha.replace();
    },
  });
  const form = useCheckedForm<RegisterName>({
    initial: { ...nothing, email: vouched?.email ?? '' },
    check: (values) =>
      checkFields(rulesFor(values), values, judgeMobile ? { judgeMobile } : {}) as object,
    send: (values) => !send.isPending && send.mutate(values),
  });
  const hasFields = send.error instanceof Refused && send.error.fields.length > 0;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        setAsked(true);
        if (hasTerms) form.onSubmit(event);
        else event.preventDefault();
      }}
    >
      <RegisterFields
        form={form}
        rules={vouched ? fewest(rulesFor(form.values)) : rulesFor(form.values)}
        countryDialingCode={countryDialingCode}
        country={country || own.countryCode}
        onCountry={setCountry}
      />
      {site.register.captcha?.enabled && <CaptchaField captcha={captcha} />}
      <Terms
        isTicked={hasTerms}
        onTick={setTerms}
        isMissing={isAsked && !hasTerms}
        opensTab={vouched !== undefined}
      />
      {send.error && !hasFields && (
        <p role="alert" className={styles.refusal}>
          {sayRefusal(send.error, i18n)}
        </p>
      )}
      <Button type="submit" size="l" isWide busy={send.isPending}>
        <Trans>Sign up</Trans>
      </Button>
    </form>
  );
}

/** Who came by one tap is asked for what has to be there, and offered what helps them back in. */
function fewest(rules: FormRules): FormRules {
  const isAsked = ([name, rule]: [string, FieldRule]) =>
    rule.required || name === 'affiliateCode' || name === 'email';
  return Object.fromEntries(Object.entries(rules).filter(isAsked));
}

/** The agent's code that the address or the domain carries, if it is a good one. */
function useCarriedCode(code: string | undefined): string | undefined {
  const { data } = useQuery({
    queryKey: [affiliate.path, code ?? ''],
    queryFn: async ({ signal }) => {
      const byCode = code ? await ask(affiliate, { code }, signal) : { code: null };
      return byCode.code ? byCode : ask(affiliate, { domain: location.hostname }, signal);
    },
    staleTime: 5 * 60_000,
  });
  return data?.code ?? undefined;
}
