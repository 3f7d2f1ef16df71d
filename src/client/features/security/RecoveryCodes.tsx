import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#client/ui/Button.tsx';
import { useCopy } from '#client/ui/use-copy.ts';
import styles from './Security.module.css';

/** Shown once: what is closed here is never shown again. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const { t } = useLingui();
  const copy = useCopy({ failed: t`We could not copy them. Please write them down.` });
  return (
    <div className={styles.stack}>
      <p className={styles.lead}>
        <Trans>
          Each code lets you in once if you lose your phone. Write them down: they are not shown
          again.
        </Trans>
      </p>
      <ul className={styles.codes} aria-label={t`Recovery codes`}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button variant="outline" isWide onClick={() => void copy(codes.join('\n'))}>
        <Trans>Copy codes</Trans>
      </Button>
      <Button size="l" isWide onClick={onKept}>
        <Trans>I saved them</Trans>
      </Button>
    </div>
  );
}
