import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CircleHelp, Headset } from 'lucide-react';
import { useCloseOverlay, useOpenOverlay } from '#client/ground/overlay/overlay.ts';
import { useSite } from '#client/ground/site/use-site.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Sheet } from '#client/ui/Sheet.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import type { Permission } from '#contract/system.ts';
import { channelIcons } from './channel-icons.ts';
import { OutsideRow } from './OutsideRow.tsx';
import styles from './Plain.module.css';
import { unsealPath } from './unseal.ts';

/** Every way to reach a person; the addresses are unsealed here and nowhere before. */
export function CustomerServiceDialog() {
  const { t } = useLingui();
  const close = useCloseOverlay();
  const open = useOpenOverlay();
  const ways = useWays();
  return (
    <Sheet
      title={t`Customer service`}
      onClose={close}
      footer={
        <Button variant="outline" isWide onClick={() => open({ kind: 'help' })}>
          <Icon of={CircleHelp} />
          <Trans>Look in the help centre first</Trans>
        </Button>
      }
    >
      {ways === undefined && <Skeleton shape="card" />}
      {ways?.length === 0 && (
        <EmptyState
          icon={Headset}
          title={<Trans>Customer service cannot be reached from here right now.</Trans>}
        >
          <Trans>Look at our official channels, or come back when you are online.</Trans>
        </EmptyState>
      )}
      <ul className={styles.list}>
        {ways?.map((way) => (
          <li key={way.path}>
            <OutsideRow icon={channelIcons[way.csType]} href={way.path}>
              {way.title}
            </OutsideRow>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

type CustomerService = Permission['info']['customerService'][number];

/** Undefined while they are being opened; what cannot be opened is left out. */
function useWays(): CustomerService[] | undefined {
  const site = useSite();
  const sealed = site?.customerService ?? [];
  const { data } = useQuery({
    queryKey: ['customer-service', sealed.map((way) => way.path)],
    queryFn: async () => {
      if (!site) return [];
      const paths = await Promise.all(
        sealed.map((way) => unsealPath(way.path, site.merchant, site.mainDomain)),
      );
      return sealed.flatMap((way, place) => {
        const path = paths[place];
        return path ? [{ ...way, path }] : [];
      });
    },
    enabled: site !== null,
    // Opened addresses stay in this dialog: they are forgotten with it.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}
