import { Trans, useLingui } from '@lingui/react/macro';
import { Ear, Image, Play, RefreshCw } from 'lucide-react';
import { Field } from '#client/ui/Field.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { captchaLength, mostBells, soundCaptchaLength } from '#contract/anti-abuse.ts';
import styles from './CaptchaField.module.css';
import type { Captcha } from './use-captcha.ts';
import { usePlayedSound } from './use-played-sound.ts';

interface CaptchaFieldProps {
  captcha: Captcha;
  error?: string | undefined;
}

/** The picture or the sound, the ways to another one, and the field for what one made of it. */
export function CaptchaField({ captcha, error }: CaptchaFieldProps) {
  const { t } = useLingui();
  const typed = {
    name: 'captcha',
    autoComplete: 'off',
    spellCheck: false,
    enterKeyHint: 'go',
    value: captcha.answer,
    error,
    onChange: (event: { target: { value: string } }) => captcha.setAnswer(event.target.value),
  } as const;
  return (
    <div className={styles.captcha}>
      <div className={styles.ways}>
        {captcha.isHeard ? <Heard captcha={captcha} /> : <Seen captcha={captcha} />}
        {/* One button for both ways, so that the focus stays where it was. */}
        <button type="button" className={styles.way} onClick={captcha.changeWay}>
          <Icon of={captcha.isHeard ? Image : Ear} size={16} />
          {captcha.isHeard ? <Trans>Use a picture</Trans> : <Trans>Use sound instead</Trans>}
        </button>
      </div>
      {captcha.isHeard ? (
        <Field
          {...typed}
          key="heard"
          label={t`Bells in each group`}
          hint={t`You will hear ${soundCaptchaLength} groups of 1 to ${mostBells} bells. Type how many bells each group has, for example 3152. Knocks and whistles do not count.`}
          inputMode="numeric"
          maxLength={2 * soundCaptchaLength}
        />
      ) : (
        <Field
          {...typed}
          key="seen"
          label={t`Characters in the picture`}
          autoCapitalize="characters"
          maxLength={captchaLength}
        />
      )}
    </div>
  );
}

function Seen({ captcha }: { captcha: Captcha }) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      className={styles.picture}
      aria-label={t`New picture`}
      onClick={captcha.renew}
    >
      {captcha.image && <img src={captcha.image} alt="" width={260} height={88} />}
      <span className={styles.way}>
        <Icon of={RefreshCw} size={16} />
        <Trans>New picture</Trans>
      </span>
    </button>
  );
}

function Heard({ captcha }: { captcha: Captcha }) {
  const { play, isPlaying } = usePlayedSound(captcha.sound);
  return (
    <>
      <button
        type="button"
        className={styles.play}
        data-playing={isPlaying || undefined}
        aria-disabled={!captcha.sound}
        onClick={play}
      >
        <Icon of={Play} size={18} />
        {isPlaying ? <Trans>Play from the start</Trans> : <Trans>Play the sound</Trans>}
      </button>
      <button type="button" className={styles.way} onClick={captcha.renew}>
        <Icon of={RefreshCw} size={16} />
        <Trans>New sound</Trans>
      </button>
    </>
  );
}
