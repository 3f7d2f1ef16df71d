import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { QrCode as QrIcon, Share2 } from 'lucide-react';
import { useState } from 'react';
import { ask } from '#client/data/ask.ts';
import { ErrorAlert } from '#client/ground/errors/ErrorAlert.tsx';
import { useOwnKey } from '#client/ground/session/own-key.ts';
import { Button } from '#client/ui/Button.tsx';
import { Card } from '#client/ui/Card.tsx';
import { CopyButton } from '#client/ui/CopyButton.tsx';
import { formatCount } from '#client/ui/format-money.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { Note } from '#client/ui/Note.tsx';
import { QrCode } from '#client/ui/QrCode.tsx';
import { Stat, Stats } from '#client/ui/Stat.tsx';
import { Status } from '#client/ui/Status.tsx';
import { Time } from '#client/ui/Time.tsx';
import { endInviteLink, type InviteLink, inviteLinks } from '#contract/team-links.ts';
import styles from './InviteCard.module.css';

/** A link, the ways to hand it on, and what it brought. */
export function InviteCard({ link }: { link: InviteLink }) {
  const { i18n } = useLingui();
  const { kind, channel, series, isOpen, clicks, registrations, firstDeposits } = link;
  const say = (count: number) => formatCount(count, i18n.locale);
  return (
    <li>
      <Card as="div">
        <div className={styles.head}>
          <b>{channel || link.code}</b>
          <Status tone={isOpen ? 'good' : 'quiet'}>
            {isOpen ? <Trans>Open</Trans> : <Trans>Ended</Trans>}
          </Status>
        </div>
        <Note size="xs">
          {kind === 'agent' ? <Trans>For agents</Trans> : <Trans>For members</Trans>}
          {series !== null && (
            <>
              {' · '}
              <Trans>Prize series {series}</Trans>
            </>
          )}
          {' · '}
          {link.expiresAt ? (
            <Trans>
              until <Time at={link.expiresAt} />
            </Trans>
          ) : (
            <Trans>without an end</Trans>
          )}
        </Note>
        <Stats>
          <Stat name={<Trans>Opened</Trans>}>{say(clicks)}</Stat>
          <Stat name={<Trans context="how many came by a link">Registered</Trans>}>
            {say(registrations)}
          </Stat>
          <Stat name={<Trans>First deposits</Trans>}>{say(firstDeposits)}</Stat>
        </Stats>
        {isOpen && <HandOn link={link} />}
      </Card>
    </li>
  );
}

function HandOn({ link }: { link: InviteLink }) {
  const { t } = useLingui();
  const [isShown, setShown] = useState(false);
  const address = new URL(link.path, location.origin).href;
  return (
    <>
      <div className={styles.address}>
        <span className={styles.text}>{address.replace(/^https?:\/\//, '')}</span>
        <CopyButton label={t`Copy the link`} text={address} />
      </div>
      <div className={styles.ways}>
        {typeof navigator.share === 'function' && (
          <Button
            variant="outline"
            size="s"
            // Whoever closes the phone's own sheet has decided not to share.
            onClick={() => void navigator.share({ url: address }).catch(() => undefined)}
          >
            <Icon of={Share2} size={18} />
            <Trans>Share</Trans>
          </Button>
        )}
        <Button
          variant="outline"
          size="s"
          aria-expanded={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Icon of={QrIcon} size={18} />
          <Trans>QR code</Trans>
        </Button>
        <EndLink code={link.code} />
      </div>
      {isShown && (
        <div className={styles.code}>
          <QrCode text={address} label={t`QR code of the link ${address}`} />
        </div>
      )}
    </>
  );
}

/** Asked twice: what was printed or sent already opens nothing afterwards. */
function EndLink({ code }: { code: string }) {
  const client = useQueryClient();
  const keyOf = useOwnKey();
  const [isAsked, setAsked] = useState(false);
  const end = useMutation({
    mutationFn: () => ask(endInviteLink, { code }),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(inviteLinks) }),
  });
  return (
    <>
      <Button
        variant={isAsked ? 'hot' : 'quiet'}
        size="s"
        busy={end.isPending}
        onClick={() => (isAsked ? end.mutate() : setAsked(true))}
      >
        {isAsked ? <Trans>Yes, end it</Trans> : <Trans>End the link</Trans>}
      </Button>
      <ErrorAlert error={end.error} />
    </>
  );
}
