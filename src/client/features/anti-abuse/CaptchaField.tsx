import { Trans, useLingui } from '@lingui/react/macro';
import { RefreshCw } from 'lucide-react';
import { Field } from '#client/ui/Field.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { captchaLength } from '#contract/anti-abuse.ts';
import styles from './CaptchaField.module.css';
import type { Captcha } from './use-captcha.ts';

/** The picture, its way to another one, and the field for what it shows. */
export function CaptchaField({ captcha, error }: { captcha: Captcha; error?: string | undefined }) {
  const { t } = useLingui();
  return (
    <div className={styles.captcha}>
      <button
        type="button"
        className={styles.picture}
        aria-label={t`Show another picture`}
        onClick={captcha.renew}
      >
        {captcha.image && <img src={captcha.image} alt="" width={156} height={53} />}
        <span className={styles.renew}>
          <Icon of={RefreshCw} size={16} />
          <Trans>New picture</Trans>
        </span>
      </button>
      <Field
        label={t`Characters in the picture`}
        name="captcha"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={captchaLength}
        enterKeyHint="go"
        value={captcha.answer}
        error={error}
        onChange={(event) => captcha.setAnswer(event.target.value)}
      />
    </div>
  );
}
