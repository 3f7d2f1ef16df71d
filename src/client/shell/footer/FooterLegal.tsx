import { Trans } from '@lingui/react/macro';
import { useOpenOverlay } from '#client/ground/overlay/overlay.ts';
import { useSite } from '#client/ground/site/use-site.ts';
import styles from './Footer.module.css';

/** Who may play, under which licence, at what risk, and which addresses are really ours. */
export function FooterLegal() {
  const site = useSite();
  const open = useOpenOverlay();
  return (
    <div className={styles.legal}>
      <p className={styles.age}>
        <span className={styles.eighteen} aria-hidden="true">
          18+
        </span>
        <Trans>Over 18 only.</Trans>
      </p>
      <p>
        <Trans>
          Gambling carries risk: you can lose what you bet. Only play with money you can afford to
          lose.
        </Trans>
      </p>
      {site && <p>{site.licence.line}</p>}
      <p className={styles.doors}>
        <button type="button" className={styles.door} onClick={() => open({ kind: 'licence' })}>
          <Trans>Gaming licence</Trans>
        </button>
        <button type="button" className={styles.door} onClick={() => open({ kind: 'mirrors' })}>
          <Trans>Official web addresses</Trans>
        </button>
        <button
          type="button"
          className={styles.door}
          onClick={() => open({ kind: 'representative' })}
        >
          <Trans>Verify representative</Trans>
        </button>
      </p>
    </div>
  );
}
