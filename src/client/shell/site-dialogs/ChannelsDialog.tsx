import { Trans, useLingui } from '@lingui/react/macro';
import { BadgeCheck, Radio } from 'lucide-react';
import { useCloseOverlay, useOpenOverlay } from '#client/ground/overlay/overlay.ts';
import { useSite } from '#client/ground/site/use-site.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Sheet } from '#client/ui/Sheet.tsx';
import type { Resource } from '#contract/system.ts';
import { channelIcons } from './channel-icons.ts';
import { OutsideRow } from './OutsideRow.tsx';
import styles from './Plain.module.css';

/** Every place outside this site where the merchant speaks. */
export function ChannelsDialog() {
  const { t } = useLingui();
  const close = useCloseOverlay();
  const open = useOpenOverlay();
  const channels = (useSite()?.resources ?? []).filter(isChannel);
  return (
    <Sheet
      title={t`Official channels`}
      onClose={close}
      footer={
        <Button variant="outline" isWide onClick={() => open({ kind: 'representative' })}>
          <Icon of={BadgeCheck} />
          <Trans>Verify representative</Trans>
        </Button>
      }
    >
      <div className={styles.stack}>
        <p className={styles.words}>
          <Trans>
            These are all our channels. Anyone who writes to you from another one is not us.
          </Trans>
        </p>
        {channels.length === 0 && (
          <EmptyState
            icon={Radio}
            title={<Trans>We have no other channels besides this site.</Trans>}
          />
        )}
        <ul className={styles.list}>
          {channels.map((channel) => (
            <li key={channel.resourceType}>
              <OutsideRow icon={channelIcons[channel.resourceType]} href={channel.url}>
                {channel.labelNameEn}
              </OutsideRow>
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  );
}

type Channel = Resource & { resourceType: Exclude<Resource['resourceType'], AppKind> };
type AppKind = 'Android' | 'MOBILECONFIG';

function isChannel(resource: Resource): resource is Channel {
  return resource.resourceType !== 'Android' && resource.resourceType !== 'MOBILECONFIG';
}
