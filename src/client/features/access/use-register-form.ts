import { type FormEvent, useState } from 'react';
import { Refused } from '#client/data/refused.ts';
import { useOwnCountry } from '#client/features/forms/MobileField.tsx';
import { useCheckedForm } from '#client/features/forms/use-checked-form.ts';
import { useDraft } from '#client/features/forms/use-draft.ts';
import { useMobileJudge } from '#client/features/forms/use-mobile-judge.ts';
import { showFirstFault } from '#client/ui/show-first-fault.ts';
import { checkFields, type FieldRule, type FormRules } from '#contract/field-rules.ts';
import { askedOf, type RegisterWay, rulesOf, type Typed } from './asked-fields.ts';
import { type RegisterName, registerNames } from './register-names.ts';
import { registerSteps, stepOf } from './register-steps.ts';
import { useRegister } from './use-register.ts';

const nothing = Object.fromEntries(registerNames.map((name) => [name, ''])) as Typed;

/** What is typed into the steps of registering, where one is among them, and what pressing on does. */
export function useRegisterForm({ by, site, vouched }: RegisterWay) {
  const own = useOwnCountry();
  const [country, setCountry] = useDraft('register-country', '');
  const countryDialingCode = own.dialingCodeOf(country || own.countryCode);
  const [phoneSession, setPhoneSession] = useDraft('register-phone-session', '');
  const judgeMobile = useMobileJudge(countryDialingCode);
  const [hasTerms, setTerms] = useDraft('register-terms', false);
  const [reached, setReached] = useDraft('register-step', 0);
  const [tried, setTried] = useState<ReadonlySet<string>>(new Set());
  const { send, captcha, invitation } = useRegister({ by, site, vouched });
  const hasCaptcha = site.register.captcha?.enabled === true;
  const isCaptchaMissing = hasCaptcha && captcha.answer.trim() === '';
  const isInvited = invitation.carried !== undefined;
  const rulesFor = (typed: Typed) => {
    const rules = rulesOf({ by, site, vouched, isInvited }, typed);
    return vouched ? fewest(rules) : rules;
  };
  const shown = (typed: Typed) => askedOf(rulesFor(typed), typed);
  const stepsFor = (typed: Typed) =>
    registerSteps({ rules: rulesFor(typed), by, hasCaptcha, isBrief: vouched !== undefined });
  const form = useCheckedForm<RegisterName>({
    draft: vouched ? 'finish-sign-in' : 'register',
    initial: { ...nothing, email: vouched?.email ?? '' },
    check: (typed) =>
      checkFields(rulesFor(typed), shown(typed), judgeMobile ? { judgeMobile } : {}) as object,
    send: (typed) => {
      if (send.isPending) return;
      const onError = (error: Error) => {
        form.refuse(error);
        if (error instanceof Refused && error.fields.length > 0) {
          const names = error.fields.map(({ path }) => path);
          setReached(stepOf(stepsFor(typed), names));
        }
      };
      send.mutate({ values: shown(typed), countryDialingCode, phoneSession }, { onError });
    },
  });
  const steps = stepsFor(form.values);
  const at = Math.min(reached, steps.length - 1);
  const step = steps[at];
  const isLast = at === steps.length - 1;
  const goOn = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!step) return;
    setTried(new Set([...tried, step.key]));
    const areRight = form.areRight(...step.names);
    const isAgreed = !step.hasTerms || hasTerms;
    const isRead = step.key !== 'code' || !isCaptchaMissing;
    if (!areRight || !isAgreed || !isRead) showFirstFault(event.currentTarget);
    else if (isLast) form.onSubmit(event);
    // No message is spent on an invitation of nobody's.
    else if (!step.names.includes('affiliateCode') || (await isInvitedBySomebody()))
      setReached(at + 1);
  };
  const isInvitedBySomebody = async () =>
    (await invitation.resolve(shown(form.values).affiliateCode)) !== null;
  return {
    form,
    goOn,
    steps,
    at,
    back: () => setReached(at - 1),
    rules: rulesFor(form.values),
    country: country || own.countryCode,
    setCountry,
    countryDialingCode,
    setPhoneSession,
    terms: { isTicked: hasTerms, onTick: setTerms },
    /** Steps that one has tried to leave: what is missing there is said. */
    tried,
    captcha: hasCaptcha ? captcha : null,
    isCaptchaMissing,
    invitation,
    isPending: send.isPending,
    // A refusal that names fields stands under them, and not above the button as well.
    error: send.error instanceof Refused && send.error.fields.length > 0 ? null : send.error,
  };
}

/** Who came by one tap is asked for what has to be there, and offered what helps them back in. */
function fewest(rules: FormRules): FormRules {
  const isAsked = ([name, rule]: [string, FieldRule]) =>
    rule.required || name === 'affiliateCode' || name === 'email';
  return Object.fromEntries(Object.entries(rules).filter(isAsked));
}
