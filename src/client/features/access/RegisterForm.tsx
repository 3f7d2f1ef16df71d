import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Refused } from '#client/data/refused.ts';
import { CaptchaField } from '#client/features/anti-abuse/CaptchaField.tsx';
import { useOwnCountry } from '#client/features/forms/MobileField.tsx';
import { useCheckedForm } from '#client/features/forms/use-checked-form.ts';
import { useDraft } from '#client/features/forms/use-draft.ts';
import { useMobileJudge } from '#client/features/forms/use-mobile-judge.ts';
import { ErrorAlert } from '#client/ground/errors/ErrorAlert.tsx';
import { Button } from '#client/ui/Button.tsx';
import { checkFields, type FieldRule, type FormRules } from '#contract/field-rules.ts';
import styles from './Access.module.css';
import { askedOf, type RegisterWay, rulesOf, type Typed } from './asked-fields.ts';
import { InvitationWarning } from './InvitationWarning.tsx';
import { RegisterFields } from './RegisterFields.tsx';
import { type RegisterName, registerNames } from './register-names.ts';
import { Terms } from './Terms.tsx';
import { useRegister } from './use-register.ts';

const nothing = Object.fromEntries(registerNames.map((name) => [name, ''])) as Typed;

/** The fields that the merchant asks for. The terms come first: without them nothing is looked at. */
export function RegisterForm({ by, site, vouched }: RegisterWay) {
  const { t } = useLingui();
  const own = useOwnCountry();
  const [country, setCountry] = useDraft('register-country', '');
  const countryDialingCode = own.dialingCodeOf(country || own.countryCode);
  const [phoneSession, setPhoneSession] = useDraft('register-phone-session', '');
  const judgeMobile = useMobileJudge(countryDialingCode);
  const [hasTerms, setTerms] = useDraft('register-terms', false);
  const [isAsked, setAsked] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const { send, captcha, invitation } = useRegister({ by, site, vouched });
  const hasCaptcha = site.register.captcha?.enabled === true;
  const isCaptchaMissing = hasCaptcha && captcha.answer.trim() === '';
  const isInvited = invitation.carried !== undefined;
  const rulesFor = (typed: Typed) => rulesOf({ by, site, vouched, isInvited }, typed);
  const shown = (typed: Typed) => askedOf(rulesFor(typed), typed);
  const form = useCheckedForm<RegisterName>({
    draft: vouched ? 'finish-sign-in' : 'register',
    initial: { ...nothing, email: vouched?.email ?? '' },
    check: (typed) =>
      checkFields(rulesFor(typed), shown(typed), judgeMobile ? { judgeMobile } : {}) as object,
    send: (typed) => {
      if (isCaptchaMissing) focusOn(element.current, 'captcha');
      else if (!send.isPending) {
        const values = shown(typed);
        send.mutate({ values, countryDialingCode, phoneSession }, { onError: form.refuse });
      }
    },
  });
  const hasAgreed = () => {
    setAsked(true);
    if (!hasTerms) focusOn(element.current, 'terms');
    return hasTerms;
  };
  const isReadyForCode = async () =>
    hasAgreed() &&
    form.areRight('mobileNum') &&
    (await invitation.resolve(shown(form.values).affiliateCode)) !== null;
  const hasFields = send.error instanceof Refused && send.error.fields.length > 0;
  return (
    <form
      ref={element}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        if (hasAgreed()) form.onSubmit(event);
        else event.preventDefault();
      }}
    >
      <RegisterFields
        form={form}
        rules={vouched ? fewest(rulesFor(form.values)) : rulesFor(form.values)}
        countryDialingCode={countryDialingCode}
        country={country || own.countryCode}
        onCountry={setCountry}
        onPhoneSession={setPhoneSession}
        isReadyForCode={isReadyForCode}
      />
      {hasCaptcha && (
        <CaptchaField
          captcha={captcha}
          error={isAsked && hasTerms && isCaptchaMissing ? t`Input cannot be empty` : undefined}
        />
      )}
      <Terms
        isTicked={hasTerms}
        onTick={setTerms}
        isMissing={isAsked && !hasTerms}
        opensTab={vouched !== undefined}
      />
      {send.error && !hasFields && <ErrorAlert error={send.error} />}
      <Button type="submit" size="l" isWide busy={send.isPending}>
        <Trans>Create account</Trans>
      </Button>
      {invitation.isRefused && <InvitationWarning onClose={invitation.excuse} />}
    </form>
  );
}

/** Who came by one tap is asked for what has to be there, and offered what helps them back in. */
function fewest(rules: FormRules): FormRules {
  const isAsked = ([name, rule]: [string, FieldRule]) =>
    rule.required || name === 'affiliateCode' || name === 'email';
  return Object.fromEntries(Object.entries(rules).filter(isAsked));
}

/** Where it is needed is not always where one looks. */
function focusOn(form: HTMLFormElement | null, name: string): void {
  const found = form?.elements.namedItem(name);
  if (found instanceof HTMLElement) found.focus();
}
