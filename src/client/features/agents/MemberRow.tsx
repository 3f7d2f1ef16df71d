import { Plural, Trans } from '@lingui/react/macro';
import { Users } from 'lucide-react';
import { Button } from '#client/ui/Button.tsx';
import { formatTimestamp } from '#client/ui/format-time.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { Money } from '#client/ui/Money.tsx';
import { Note } from '#client/ui/Note.tsx';
import { Status } from '#client/ui/Status.tsx';
import type { TeamMember } from '#contract/team.ts';
import styles from './MemberRow.module.css';

interface MemberRowProps {
  member: TeamMember;
  currency: string;
  onOpen: () => void;
  /** To those who stand below. */
  onDown: () => void;
}

/** One member: who it is, when they last played, and what they came to in the days that are shown. */
export function MemberRow({ member, currency, onOpen, onDown }: MemberRowProps) {
  const { account, nickname, isAgent, isOnline, lastPlayDay, direct, team, depth } = member;
  return (
    <li className={styles.row}>
      <button type="button" className={styles.open} onClick={onOpen}>
        <span className={styles.who}>
          <b>{account}</b>
          {nickname !== account && <Note as="span">{nickname}</Note>}
          {isAgent && (
            <Status tone="info">
              <Trans>Agent</Trans>
            </Status>
          )}
          {isOnline && (
            <Status tone="good">
              <Trans>Online</Trans>
            </Status>
          )}
        </span>
        <Note as="span" size="xs">
          {lastPlayDay ? (
            <Trans>Last played {formatTimestamp(lastPlayDay)}</Trans>
          ) : (
            <Trans>Has not played yet</Trans>
          )}
          {depth > 1 && (
            <>
              {' · '}
              <Trans>level {depth} below you</Trans>
            </>
          )}
        </Note>
        <span className={styles.figures}>
          <span>
            <Trans>
              Valid <Money minor={member.valid} currency={currency} />
            </Trans>
          </span>
          <span>
            <Trans>
              Result <Money minor={member.result} currency={currency} isSigned />
            </Trans>
          </span>
          {member.balance !== null && (
            <span>
              <Trans>
                Has <Money minor={member.balance} currency={currency} />
              </Trans>
            </span>
          )}
        </span>
      </button>
      {direct > 0 && (
        <div className={styles.down}>
          <Button variant="quiet" size="s" onClick={onDown}>
            <Icon of={Users} size={18} />
            <Plural value={team} one="# below" other="# below" />
          </Button>
        </div>
      )}
    </li>
  );
}
