import { Trans, useLingui } from '@lingui/react/macro';
import { Camera, Mail, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '#client/features/profile/Avatar.tsx';
import { nameOf } from '#client/features/profile/initial-of.ts';
import { Proved } from '#client/features/profile/Proved.tsx';
import { useOpenOverlay } from '#client/ground/overlay/overlay.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { ValueOf } from '#contract/call.ts';
import type { MemberInfo } from '#contract/member.ts';
import type { ownProfile } from '#contract/profile.ts';
import styles from './MemberCard.module.css';
import { MemberNumber } from './MemberNumber.tsx';

type Profile = ValueOf<typeof ownProfile>;

interface MemberCardProps {
  member: MemberInfo;
  /** Undefined until it has come, and always for somebody on trial. */
  profile: Profile | undefined;
  /** There while it could not be loaded. */
  onRetry: (() => void) | undefined;
  isAgent: boolean;
  isTrial: boolean;
}

/** Who is logged in, since when, and where they are reached. */
export function MemberCard({ member, profile, onRetry, isAgent, isTrial }: MemberCardProps) {
  const name = nameOf(member);
  return (
    <section className={styles.card}>
      {isTrial ? <Avatar member={member} size="l" /> : <OwnPicture member={member} />}
      <div className={styles.who}>
        <p className={styles.name}>{name}</p>
        {name !== member.account && <p className={styles.account}>{member.account}</p>}
        <MemberNumber id={member.id} />
      </div>
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
        {member.hasVip && member.vipLabelName && (
          <li className={styles.vip}>{member.vipLabelName}</li>
        )}
      </ul>
      {isTrial ? (
        <p className={styles.trial}>
          <Trans>
            You are using free play. What you save here is lost when you leave; create an account to
            keep it.
          </Trans>
        </p>
      ) : (
        <Reach profile={profile} onRetry={onRetry} />
      )}
    </section>
  );
}

function OwnPicture({ member }: { member: MemberInfo }) {
  const { t } = useLingui();
  const open = useOpenOverlay();
  return (
    <button
      type="button"
      className={styles.picture}
      aria-label={t`Change your picture`}
      aria-haspopup="dialog"
      onClick={() => open({ kind: 'icon' })}
    >
      <Avatar member={member} size="l" />
      <span className={styles.camera}>
        <Icon of={Camera} size={16} />
      </span>
    </button>
  );
}

function Reach({ profile, onRetry }: Pick<MemberCardProps, 'profile' | 'onRetry'>) {
  if (!profile && onRetry) {
    return (
      <p className={styles.reach}>
        <Trans>The rest could not be loaded.</Trans>
        <button type="button" className={styles.again} onClick={onRetry}>
          <Trans>Try again</Trans>
        </button>
      </p>
    );
  }
  if (!profile) {
    return (
      <div className={styles.reach}>
        <Skeleton count={3} />
      </div>
    );
  }
  return (
    <div className={styles.reach}>
      <Contact icon={<Icon of={Smartphone} size={18} />} contact={profile.mobile}>
        <Trans>No mobile number added</Trans>
      </Contact>
      <Contact icon={<Icon of={Mail} size={18} />} contact={profile.email}>
        <Trans>No e-mail added</Trans>
      </Contact>
      <p className={styles.since}>
        <Trans>
          With us since <Time at={profile.memberSince} isDay />
        </Trans>
      </p>
    </div>
  );
}

interface ContactProps {
  icon: ReactNode;
  contact: Profile['mobile'];
  /** What is said where there is none. */
  children: ReactNode;
}

function Contact({ icon, contact, children }: ContactProps) {
  return (
    <p className={styles.contact}>
      {icon}
      {contact ? (
        <>
          <span className={styles.hint}>{contact.hint}</span>
          <Proved is={contact.isProved} />
        </>
      ) : (
        children
      )}
    </p>
  );
}
