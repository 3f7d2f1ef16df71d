import { useLingui } from '@lingui/react/macro';
import { ask } from '#client/data/ask.ts';
import { CodeButton, type SentCode } from '#client/features/anti-abuse/CodeButton.tsx';
import { withHumanCheck } from '#client/features/anti-abuse/with-human-check.ts';
import { MobileField } from '#client/features/forms/MobileField.tsx';
import type { CheckedForm } from '#client/features/forms/use-checked-form.ts';
import { CodeField } from '#client/ui/CodeField.tsx';
import { type smsScenes, smsWithoutLogin } from '#contract/verification.ts';

export type NumberAndCodeName = 'mobileNum' | 'verificationCode';

interface NumberAndCodeProps<Name extends string> {
  form: CheckedForm<Name | NumberAndCodeName>;
  scene: (typeof smsScenes)[number];
  country: string;
  countryDialingCode: string;
  onCountry: (country: string) => void;
  /** Who sends the code, where it is not us. */
  service?: SendingService | undefined;
}

/** Another company's, which counts for itself. */
export interface SendingService {
  name: string;
  send: (humanCheck: string) => Promise<SentCode>;
}

/** The number, the button that sends a code to it, and the field for the code. */
export function NumberAndCode<Name extends string>(props: NumberAndCodeProps<Name>) {
  const { form, scene, country, countryDialingCode, onCountry, service } = props;
  const { t } = useLingui();
  const mobileNum = form.values.mobileNum;
  return (
    <>
      <MobileField {...form.bind('mobileNum')} country={country} onCountry={onCountry} />
      <CodeButton
        key={service?.name}
        countKey={`${service?.name ?? scene} ${countryDialingCode}${mobileNum}`}
        isReady={() => form.areRight('mobileNum')}
        ask={() =>
          withHumanCheck('sms', (humanCheck) =>
            service
              ? service.send(humanCheck)
              : ask(smsWithoutLogin, { mobileNum, countryDialingCode, scene, humanCheck }),
          )
        }
      />
      <CodeField {...form.bind('verificationCode')} label={t`Code by SMS`} enterKeyHint="next" />
    </>
  );
}
