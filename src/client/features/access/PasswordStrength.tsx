import { useLingui } from '@lingui/react/macro';
import { strengthWords } from '#client/features/forms/strength-words.ts';
import { passwordStrength } from '#contract/password-strength.ts';
import styles from './Access.module.css';

/** How hard a password is to guess, in a bar and in words. Nothing until one begins. */
export function PasswordStrength({ password, username }: { password: string; username: string }) {
  const { t, i18n } = useLingui();
  if (password === '') return null;
  const strength = passwordStrength(password, username);
  return (
    <div className={styles.strength} role="status">
      <meter
        className={styles.meter}
        aria-label={t`Password strength`}
        min={0}
        max={4}
        low={2}
        high={3}
        optimum={4}
        value={strength}
      />
      <span>{i18n._(strengthWords[strength])}</span>
    </div>
  );
}
