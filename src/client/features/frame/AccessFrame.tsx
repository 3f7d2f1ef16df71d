import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import {
  CircleHelp,
  Gift,
  Headset,
  Heart,
  type LucideIcon,
  ShieldCheck,
  Wallet,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { announcementsQuery } from '#client/features/content/announcement-queries.ts';
import { useImageAddress } from '#client/features/system/image-address.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Picture } from '#client/ui/Picture.tsx';
import type { Banner } from '#contract/content.ts';
import styles from './AccessFrame.module.css';
import { useOpenOverlay } from './overlay.ts';

interface AccessFrameProps {
  group: Banner['groupName'];
  /** What this popup is for, in a sentence. */
  lead: ReactNode;
  /** The way to the other popup. */
  other: ReactNode;
}

/** What the login and the register popup share: their banner, what an account is for, and help. */
export function AccessFrame({ group, lead, other }: AccessFrameProps) {
  const open = useOpenOverlay();
  return (
    <div className={styles.frame}>
      <AccessBanner group={group} />
      <p>{lead}</p>
      <ul className={styles.gains}>
        <Gain icon={Wallet}>
          <Trans>Play with your own balance, deposit and withdraw</Trans>
        </Gain>
        <Gain icon={Heart}>
          <Trans>Your favourites and latest games, on every device</Trans>
        </Gain>
        <Gain icon={Gift}>
          <Trans>Rewards, VIP bonus and what you earn by inviting</Trans>
        </Gain>
        <Gain icon={ShieldCheck}>
          <Trans>Limits that you set yourself, and a record of all you played</Trans>
        </Gain>
      </ul>
      <p className={styles.other}>{other}</p>
      <div className={styles.help}>
        <Button variant="outline" onClick={() => open({ kind: 'help' })}>
          <Icon of={CircleHelp} />
          <Trans>Help</Trans>
        </Button>
        <Button variant="outline" onClick={() => open({ kind: 'customer-service' })}>
          <Icon of={Headset} />
          <Trans>Customer service</Trans>
        </Button>
      </div>
    </div>
  );
}

function Gain({ icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className={styles.gain}>
      <span className={styles.icon}>
        <Icon of={icon} size={20} />
      </span>
      {children}
    </li>
  );
}

/** The banner of a popup's own group; nothing where the merchant has none. */
export function AccessBanner({ group }: { group: Banner['groupName'] }) {
  const { data } = useQuery(announcementsQuery(useLanguage()));
  const addressOf = useImageAddress();
  const banner = data?.banners.find((one) => one.groupName === group);
  if (!banner) return null;
  return (
    <div className={styles.banner}>
      <Picture src={addressOf(banner.url)} alt="" width={800} height={400} eager />
      <p className={styles.words}>
        <strong className={styles.bannerTitle}>{banner.title}</strong>
        {banner.text}
      </p>
    </div>
  );
}
