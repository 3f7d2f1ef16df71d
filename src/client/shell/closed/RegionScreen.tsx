import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '#client/i18n/use-language.ts';
import type { Permission } from '#contract/system.ts';
import { ClosedFrame } from './ClosedFrame.tsx';
import { Lantern } from './Lantern.tsx';
import styles from './RegionScreen.module.css';

interface RegionScreenProps {
  permission: Permission;
  check: () => void;
  isChecking: boolean;
}

export function RegionScreen({ permission, check, isChecking }: RegionScreenProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { ip, country } = permission.location;
  return (
    <ClosedFrame
      info={permission.info}
      picture={<Lantern isLit={false} />}
      title={t`Access restricted`}
      check={check}
      isChecking={isChecking}
    >
      <p className={styles.words}>
        <Trans>Our games are not available where you are.</Trans>
      </p>
      <dl className={styles.place} aria-label={t`Your location`}>
        <div>
          <dt>
            <Trans>Your address</Trans>
          </dt>
          <dd>{ip}</dd>
        </div>
        {country && (
          <div>
            <dt>
              <Trans>Country</Trans>
            </dt>
            <dd>{countryName(country, language)}</dd>
          </div>
        )}
      </dl>
      <p className={styles.quiet}>
        <Trans>
          If you think this is a mistake, send this address to customer service and they will look
          into it.
        </Trans>
      </p>
    </ClosedFrame>
  );
}

function countryName(code: string, language: string): string {
  try {
    return new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}
