import { useLingui } from '@lingui/react/macro';
import { ask } from '#client/data/ask.ts';
import { CodeButton } from '#client/features/anti-abuse/CodeButton.tsx';
import { withHumanCheck } from '#client/features/anti-abuse/with-human-check.ts';
import type { CheckedForm } from '#client/features/forms/use-checked-form.ts';
import { CodeField } from '#client/ui/CodeField.tsx';
import { smsRegister } from '#contract/register.ts';
import type { RegisterName } from './register-names.ts';

interface RegisterCodeProps {
  form: CheckedForm<RegisterName>;
  countryDialingCode: string;
  /** What another company's service called its code; empty where the code is ours. */
  onPhoneSession: (phoneSession: string) => void;
}

/** The code that proves the number: sent as one comes here, since that is what one came for. */
export function RegisterCode({ form, countryDialingCode, onPhoneSession }: RegisterCodeProps) {
  const { t } = useLingui();
  const { mobileNum } = form.values;
  return (
    <>
      <CodeButton
        isSentAtOnce
        countKey={`register ${countryDialingCode}${mobileNum}`}
        hint={`+${countryDialingCode} ${mobileNum}`}
        ask={() =>
          withHumanCheck('sms', async (humanCheck) => {
            const number = { mobileNo: mobileNum, countryDialingCode };
            const sent = await ask(smsRegister, { ...number, humanCheck });
            onPhoneSession(sent.phoneSession ?? '');
            return sent;
          })
        }
      />
      <CodeField {...form.bind('verificationCode')} label={t`Code by SMS`} enterKeyHint="go" />
    </>
  );
}
