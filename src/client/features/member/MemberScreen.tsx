import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import {
  ChevronRight,
  CircleHelp,
  Clock,
  Fingerprint,
  Globe,
  Headset,
  Heart,
  KeyRound,
  Link2,
  LogOut,
  type LucideIcon,
  MonitorSmartphone,
  ShieldCheck,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useOpenOverlay } from '#client/features/frame/overlay.ts';
import type { Overlay } from '#client/features/frame/overlay-atom.ts';
import { useSite } from '#client/features/frame/use-site.ts';
import { useSession } from '#client/features/session/session-atom.ts';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { LogOutDialog } from './LogOutDialog.tsx';
import { MemberCard } from './MemberCard.tsx';
import styles from './MemberScreen.module.css';

export function MemberScreen() {
  const { t } = useLingui();
  const { member, isAgent, isTrial } = useSession();
  const hasProviders = (useSite()?.signIn ?? []).length > 0;
  const [isAsking, setAsking] = useState(false);
  return (
    <main className={styles.screen}>
      <h1 className={styles.heading}>
        <Trans>My account</Trans>
      </h1>
      {member ? (
        <MemberCard member={member} isAgent={isAgent} isTrial={isTrial} />
      ) : (
        <Skeleton shape="card" />
      )}
      <nav aria-label={t`My account`}>
        <ul className={styles.entries}>
          <Entry icon={Heart} to="/favorite">
            <Trans>Favourites</Trans>
          </Entry>
          <Entry icon={Clock} to="/recent">
            <Trans>Recently played</Trans>
          </Entry>
          {!isTrial && (
            <Entry icon={KeyRound} opens={{ kind: 'change-password' }}>
              <Trans>Change password</Trans>
            </Entry>
          )}
          {!isTrial && (
            <>
              <Entry icon={Fingerprint} opens={{ kind: 'passkeys' }}>
                <Trans>Passkeys</Trans>
              </Entry>
              {hasProviders && (
                <Entry icon={Link2} opens={{ kind: 'linked-sign-ins' }}>
                  <Trans>Linked sign-ins</Trans>
                </Entry>
              )}
              <Entry icon={ShieldCheck} opens={{ kind: 'authenticator' }}>
                <Trans>Authenticator app</Trans>
              </Entry>
              <Entry icon={MonitorSmartphone} opens={{ kind: 'sessions' }}>
                <Trans>Where you are logged in</Trans>
              </Entry>
            </>
          )}
          <Entry icon={Globe} opens={{ kind: 'language' }}>
            <Trans>Language</Trans>
          </Entry>
          <Entry icon={CircleHelp} to="/help">
            <Trans>Help centre</Trans>
          </Entry>
          <Entry icon={Headset} opens={{ kind: 'customer-service' }}>
            <Trans>Customer service</Trans>
          </Entry>
        </ul>
      </nav>
      <Button variant="outline" onClick={() => setAsking(true)}>
        <Icon of={LogOut} />
        <Trans>Log out</Trans>
      </Button>
      {isAsking && <LogOutDialog onClose={() => setAsking(false)} />}
    </main>
  );
}

interface EntryProps {
  icon: LucideIcon;
  children: ReactNode;
  to?: '/favorite' | '/recent' | '/help';
  opens?: Overlay;
}

function Entry({ icon, children, to, opens }: EntryProps) {
  const open = useOpenOverlay();
  const inside = (
    <>
      <span className={styles.icon}>
        <Icon of={icon} size={22} />
      </span>
      <span className={styles.words}>{children}</span>
      <Icon of={ChevronRight} />
    </>
  );
  return (
    <li>
      {to && (
        <Link to={to} className={styles.entry}>
          {inside}
        </Link>
      )}
      {opens && (
        <button type="button" className={styles.entry} onClick={() => open(opens)}>
          {inside}
        </button>
      )}
    </li>
  );
}
