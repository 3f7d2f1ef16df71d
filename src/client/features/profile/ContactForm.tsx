import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ask } from '#client/data/ask.ts';
import { Refused } from '#client/data/refused.ts';
import { CodeButton } from '#client/features/anti-abuse/CodeButton.tsx';
import { withHumanCheck } from '#client/features/anti-abuse/with-human-check.ts';
import { MobileField, useOwnCountry } from '#client/features/forms/MobileField.tsx';
import { useCheckedForm } from '#client/features/forms/use-checked-form.ts';
import { useMobileJudge } from '#client/features/forms/use-mobile-judge.ts';
import { ErrorAlert } from '#client/ground/errors/ErrorAlert.tsx';
import { useOwnKey } from '#client/ground/session/own-key.ts';
import { Button } from '#client/ui/Button.tsx';
import { CodeField } from '#client/ui/CodeField.tsx';
import { Field } from '#client/ui/Field.tsx';
import { useToast } from '#client/ui/toasts.ts';
import { bindContact, sendBindCode } from '#contract/profile.ts';
import { type ProofOfSelf, selfProofs } from '#contract/proof.ts';
import { ProofStep } from '../proof/ProofStep.tsx';
import { useProvedChange } from '../proof/use-proved-change.ts';
import { type ContactName, checkContact } from './contact-rules.ts';
import styles from './Profile.module.css';
import { useOwnProfileQuery } from './profile-query.ts';

interface ContactFormProps {
  kind: 'mobile' | 'email';
  lead: ReactNode;
  onDone: () => void;
}

/** Where it is, the code that was sent there, and then the proof that it is the owner who asks. */
export function ContactForm({ kind, lead, onDone }: ContactFormProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const profileQuery = useOwnProfileQuery();
  const keyOf = useOwnKey();
  const toast = useToast();
  const own = useOwnCountry();
  const [chosen, setCountry] = useState('');
  const country = chosen || own.countryCode;
  const countryDialingCode = own.dialingCodeOf(country);
  const judgeMobile = useMobileJudge(countryDialingCode);
  const targetOf = ({ mobileNum, email }: Record<ContactName, string>) =>
    kind === 'mobile' ? { kind, mobileNum, countryDialingCode } : { kind, email };
  const change = useProvedChange<Record<ContactName, string>>({
    send: (values, proof) =>
      ask(bindContact, {
        ...targetOf(values),
        mobileNum: kind === 'mobile' ? values.mobileNum : '',
        email: kind === 'email' ? values.email : '',
        code: values.verificationCode.trim(),
        proof: proof as ProofOfSelf,
      }),
    onDone: () => {
      toast(kind === 'mobile' ? t`Number added.` : t`E-mail added.`, {
        tone: 'good',
      });
      void client.invalidateQueries({ queryKey: profileQuery.queryKey });
      void client.invalidateQueries({ queryKey: keyOf(selfProofs) });
      onDone();
    },
    onRefused: (error, proof) => {
      form.refuse(error);
      return isOfContact(error, proof);
    },
  });
  const form = useCheckedForm<ContactName>({
    initial: { mobileNum: '', email: '', verificationCode: '' },
    check: (values) => checkContact(kind, values, judgeMobile),
    send: change.askProof,
  });
  if (change.isProving) {
    return (
      <ProofStep
        action={kind === 'mobile' ? t`Add number` : t`Add e-mail`}
        onBack={change.back}
        onProof={change.prove}
        isPending={change.isPending}
        error={change.error}
      />
    );
  }
  const askForCode = () => {
    const target = { mobileNum: '', email: '', ...targetOf(form.values) };
    return kind === 'email'
      ? ask(sendBindCode, target)
      : withHumanCheck('sms', (humanCheck) => ask(sendBindCode, { ...target, humanCheck }));
  };
  const { mobileNum, email } = form.values;
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate>
      {lead}
      {kind === 'mobile' ? (
        <MobileField {...form.bind('mobileNum')} country={country} onCountry={setCountry} />
      ) : (
        <Field
          {...form.bind('email')}
          label={t`E-mail`}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          enterKeyHint="next"
        />
      )}
      <CodeButton
        countKey={`bind ${kind === 'mobile' ? `${countryDialingCode}${mobileNum}` : email}`}
        isReady={() => form.areRight(kind === 'mobile' ? 'mobileNum' : 'email')}
        ask={askForCode}
      />
      <CodeField
        {...form.bind('verificationCode')}
        label={kind === 'mobile' ? t`Code by SMS` : t`Code by e-mail`}
        enterKeyHint="go"
      />
      <ErrorAlert error={change.loose} />
      <Button type="submit" size="l" isWide>
        <Trans>Continue</Trans>
      </Button>
    </form>
  );
}

/** A code that is wrong is the contact's own, unless another one was the proof. */
function isOfContact(error: unknown, proof: ProofOfSelf | undefined): boolean {
  const isByCode = proof?.way === 'sms' || proof?.way === 'email';
  return error instanceof Refused && error.code.startsWith('code.') && !isByCode;
}
