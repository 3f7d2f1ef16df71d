import { Trans } from '@lingui/react/macro';
import { FileSignature, MessageSquareText, Send } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { Card } from '#client/ui/Card.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import type { TeamMember } from '#contract/team.ts';
import styles from './MemberCard.module.css';
import { MessageForm } from './MessageForm.tsx';

/** What an agent may do for a member: write to anybody of the team, the rest for the direct downline. */
export function MemberActions({ member: { account, depth } }: { member: TeamMember }) {
  const [isWriting, setWriting] = useState(false);
  if (depth === 0) return null;
  return (
    <>
      <div className={styles.actions}>
        <Button
          variant="outline"
          size="s"
          aria-expanded={isWriting}
          onClick={() => setWriting(!isWriting)}
        >
          <Icon of={MessageSquareText} size={18} />
          <Trans>Write</Trans>
        </Button>
        {depth === 1 && (
          <>
            <Button to="/member/transferUpline" search={{ account }} variant="outline" size="s">
              <Icon of={Send} size={18} />
              <Trans>Send money</Trans>
            </Button>
            <Button
              to="/agentHome/contracts"
              search={{ edit: 'offer', account }}
              variant="outline"
              size="s"
            >
              <Icon of={FileSignature} size={18} />
              <Trans>Contract</Trans>
            </Button>
          </>
        )}
      </div>
      {isWriting && (
        <Card as="div">
          <MessageForm account={account} onDone={() => setWriting(false)} />
        </Card>
      )}
    </>
  );
}
