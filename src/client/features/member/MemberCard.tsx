import { Trans, useLingui } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import { IconButton } from '#client/ui/IconButton.tsx';
import { useToast } from '#client/ui/toasts.ts';
import type { MemberInfo } from '#contract/member.ts';
import styles from './MemberCard.module.css';

interface MemberCardProps {
  member: MemberInfo;
  isAgent: boolean;
  isTrial: boolean;
}

/** Who is logged in. */
export function MemberCard({ member, isAgent, isTrial }: MemberCardProps) {
  const name = member.nickname || member.userName || member.account;
  return (
    <section className={styles.card}>
      <span className={styles.avatar} aria-hidden="true">
        {[...name][0]?.toLocaleUpperCase()}
      </span>
      <div className={styles.who}>
        <p className={styles.name}>{name}</p>
        <p className={styles.account}>{member.account}</p>
        <ul className={styles.labels}>
          {isTrial && (
            <li>
              <Trans>Free play</Trans>
            </li>
          )}
          {isAgent && (
            <li>
              <Trans>Agent</Trans>
            </li>
          )}
          {member.hasVip && member.vipLabelName && <li>{member.vipLabelName}</li>}
        </ul>
        <MemberNumber id={member.id} />
      </div>
      {isTrial && (
        <p className={styles.trial}>
          <Trans>
            You are looking around with free play. With an account of your own you can play real
            games and keep what you win.
          </Trans>
        </p>
      )}
    </section>
  );
}

function MemberNumber({ id }: { id: string }) {
  const { t } = useLingui();
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(id);
      toast(t`Copied`, { tone: 'good' });
    } catch {
      toast(t`It could not be copied: press and hold the number.`, { tone: 'bad' });
    }
  };
  return (
    <p className={styles.number}>
      <span>
        <Trans>
          ID <b>{id}</b>
        </Trans>
      </span>
      <IconButton label={t`Copy the ID`} icon={Copy} onClick={() => void copy()} />
    </p>
  );
}
