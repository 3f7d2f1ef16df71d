import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { sayFault } from '#client/features/forms/fault-words.ts';
import { MobileField } from '#client/features/forms/MobileField.tsx';
import type { CheckedForm } from '#client/features/forms/use-checked-form.ts';
import { Field } from '#client/ui/Field.tsx';
import { PasswordField } from '#client/ui/PasswordField.tsx';
import { demandOf, type FormRules } from '#contract/field-rules.ts';
import { PasswordStrength } from './PasswordStrength.tsx';
import type { RegisterName } from './register-names.ts';

interface RegisterFieldsProps {
  form: CheckedForm<RegisterName>;
  rules: FormRules;
  /** Those of this step. */
  names: readonly RegisterName[];
  country: string;
  onCountry: (country: string) => void;
}

/** Each field that the rules ask for, with the keyboard and the autofill that fit it. */
export function RegisterFields(props: RegisterFieldsProps) {
  const { form, rules, names, country, onCountry } = props;
  const { t, i18n } = useLingui();
  const labels = useLabels();
  // Who is in a hurry is through once the optional ones begin.
  const shown = [
    ...names.filter((name) => rules[name]?.required),
    ...names.filter((name) => !rules[name]?.required),
  ];
  /** What is asked for, before it is refused; and what a word means that only banks use. */
  const hintOf = (name: RegisterName) => {
    const rule = rules[name];
    if (rule && (name === 'username' || name === 'password')) {
      return sayFault(demandOf(rule, name), i18n);
    }
    if (name === 'payeeName') return t`As on your identity document: withdrawals go to this name`;
    return rule?.required ? undefined : t`Optional`;
  };
  return shown.map((name) => {
    const hint = hintOf(name);
    const common = { ...form.bind(name), hint };
    if (name === 'mobileNum') {
      return <MobileField key={name} {...common} country={country} onCountry={onCountry} />;
    }
    if (name === 'password' || name === 'confirmPassword' || name === 'paymentPassword') {
      return (
        <div key={name}>
          <PasswordField
            {...common}
            label={labels[name]}
            autoComplete={name === 'paymentPassword' ? 'off' : 'new-password'}
          />
          {name === 'password' && (
            <PasswordStrength password={form.values.password} username={form.values.username} />
          )}
        </div>
      );
    }
    return <Field key={name} {...common} {...typing[name]} label={labels[name]} />;
  });
}

const handle = { autoCapitalize: 'none', spellCheck: false, autoComplete: 'off' } as const;

/** What a phone's keyboard and its memory are told of each. */
const typing: Partial<Record<RegisterName, Partial<ComponentProps<typeof Field>>>> = {
  username: { ...handle, autoComplete: 'username' },
  payeeName: { autoComplete: 'name', autoCapitalize: 'words' },
  email: { ...handle, type: 'email', inputMode: 'email', autoComplete: 'email' },
  whatsapp: { type: 'tel', inputMode: 'tel', autoComplete: 'off' },
  qqNum: { inputMode: 'numeric', autoComplete: 'off' },
  line: handle,
  wechat: handle,
  facebook: handle,
  idNumber: handle,
  affiliateCode: handle,
};

function useLabels(): Record<RegisterName, string> {
  const { t } = useLingui();
  return {
    username: t`User name`,
    mobileNum: t`Mobile number`,
    verificationCode: t`Code by SMS`,
    password: t`Password`,
    confirmPassword: t`Password again`,
    payeeName: t`Full name`,
    email: t`E-mail`,
    paymentPassword: t`Payment password`,
    idNumber: t`Identity number`,
    whatsapp: 'WhatsApp',
    line: 'LINE',
    wechat: 'WeChat',
    facebook: 'Facebook',
    qqNum: 'QQ',
    affiliateCode: t`Invitation code`,
  };
}
