import { Trans, useLingui } from '@lingui/react/macro';
import { CopyButton } from '#client/ui/CopyButton.tsx';
import styles from './MemberNumber.module.css';

/** The number that customer service asks for, and a way to take it along. */
export function MemberNumber({ id }: { id: string }) {
  const { t } = useLingui();
  return (
    <p className={styles.number}>
      <span>
        <Trans>
          User ID <b>{id}</b>
        </Trans>
      </span>
      <CopyButton label={t`Copy the user ID`} text={id} />
    </p>
  );
}
