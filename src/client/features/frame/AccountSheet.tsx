import { Trans, useLingui } from '@lingui/react/macro';
import { Clock, Copy, Headset, Heart, LogOut, UserRound, Users } from 'lucide-react';
import { useSession } from '#client/features/session/session-atom.ts';
import { IconButton } from '#client/ui/IconButton.tsx';
import { Sheet } from '#client/ui/Sheet.tsx';
import { useToast } from '#client/ui/toasts.ts';
import styles from './AccountSheet.module.css';
import { MenuEntry } from './MenuEntry.tsx';
import { useCloseOverlay, useOpenOverlay } from './overlay.ts';

/** Behind the avatar: who is logged in, and where that person may go. */
export function AccountSheet() {
  const { t } = useLingui();
  const close = useCloseOverlay();
  const open = useOpenOverlay();
  const { member, isAgent } = useSession();
  return (
    <Sheet title={member?.nickname || member?.account || t`Account`} onClose={close}>
      {member && <Card id={member.id} account={member.account} vip={member.vipLabelName} />}
      <MenuEntry to="/member" icon={UserRound}>
        <Trans>My account</Trans>
      </MenuEntry>
      <MenuEntry to="/favorite" icon={Heart}>
        <Trans>Favourites</Trans>
      </MenuEntry>
      <MenuEntry to="/recent" icon={Clock}>
        <Trans>Recently played</Trans>
      </MenuEntry>
      {isAgent && (
        <MenuEntry to="/agentHome" icon={Users}>
          <Trans>Agent</Trans>
        </MenuEntry>
      )}
      <MenuEntry icon={Headset} onPress={() => open({ kind: 'customer-service' })}>
        <Trans>Customer service</Trans>
      </MenuEntry>
      <MenuEntry icon={LogOut} onPress={() => open({ kind: 'log-out' })}>
        <Trans>Log out</Trans>
      </MenuEntry>
    </Sheet>
  );
}

function Card({ id, account, vip }: { id: string; account: string; vip: string | null }) {
  const { t } = useLingui();
  const toast = useToast();
  const copy = () => {
    navigator.clipboard.writeText(id).then(
      () => toast(t`Copied`, { tone: 'good' }),
      () => toast(t`It could not be copied. Hold the number to copy it yourself.`, { tone: 'bad' }),
    );
  };
  return (
    <div className={styles.card}>
      <p className={styles.account}>
        {account}
        {vip && <span className={styles.vip}>{vip}</span>}
      </p>
      <p className={styles.id}>
        <Trans>
          User ID <span className={styles.number}>{id}</span>
        </Trans>
      </p>
      <IconButton label={t`Copy the user ID`} icon={Copy} onClick={copy} />
    </div>
  );
}
