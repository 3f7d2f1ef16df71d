import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { RichText } from '#client/features/content/RichText.tsx';
import { sayError } from '#client/ground/errors/error-words.ts';
import { MemberPage } from '#client/ground/page/MemberPage.tsx';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Loaded } from '#client/ui/Loaded.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { Message } from '#contract/notices.ts';
import { kindIcons, kindWords } from './kind-words.ts';
import styles from './Notices.module.css';
import { messageQuery } from './notice-queries.ts';
import { useChangeMessages } from './use-change-messages.ts';

/** One message, whole. Whoever sees it has read it. */
export function MessageDetail({ id }: { id: string }) {
  const { t, i18n } = useLingui();
  const { member } = useSession();
  const language = useLanguage();
  const query = useQuery({
    ...messageQuery(member?.id ?? '', language, id),
    enabled: member !== null,
  });
  return (
    <MemberPage title={t`Message`}>
      <Loaded of={query} cards={2} lost={sayError(query.error, i18n)}>
        {(message) =>
          message ? (
            <Whole message={message} />
          ) : (
            <EmptyState title={<Trans>That message is no longer available.</Trans>} />
          )
        }
      </Loaded>
    </MemberPage>
  );
}

function Whole({ message }: { message: Message }) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const { read, remove } = useChangeMessages();
  const { id, kind, title, text, content, link, at, isRead } = message;
  useEffect(() => {
    if (!isRead) read(id);
  }, [read, id, isRead]);
  const drop = () => {
    remove(id);
    void navigate({ to: '/member/messageV2', replace: true });
  };
  return (
    <article className={styles.whole}>
      <p className={styles.from}>
        <Icon of={kindIcons[kind]} size={18} />
        {i18n._(kindWords[kind])}
        <span className={styles.when}>
          <Time at={at} />
        </span>
      </p>
      <h2 className={styles.title}>{title}</h2>
      {content === null ? <p>{text}</p> : <RichText html={content} />}
      <div className={styles.actions}>
        {link !== null && (
          <Button isWide onClick={() => void navigate({ href: link })}>
            <Trans>Show it</Trans>
          </Button>
        )}
        <Button isWide variant="outline" onClick={drop}>
          <Trans>Delete</Trans>
        </Button>
      </div>
    </article>
  );
}
