import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Inbox, Settings2 } from 'lucide-react';
import { useState } from 'react';
import { MemberPage } from '#client/ground/page/MemberPage.tsx';
import { More } from '#client/ground/page/More.tsx';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { Button } from '#client/ui/Button.tsx';
import { ChipRow } from '#client/ui/ChipRow.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Go } from '#client/ui/Go.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Loaded } from '#client/ui/Loaded.tsx';
import { type MessageKind, messageKinds } from '#contract/notices.ts';
import { kindWords } from './kind-words.ts';
import { MessageDetail } from './MessageDetail.tsx';
import { MessageRow } from './MessageRow.tsx';
import styles from './Notices.module.css';
import { messagesQuery } from './notice-queries.ts';
import { useChangeMessages } from './use-change-messages.ts';
import { useMessagePlace } from './use-message-place.ts';

/** What the house has told the member, `messageV2`. */
export function MessagesScreen() {
  const message = useMessagePlace();
  if (message !== undefined) return <MessageDetail key={message} id={message} />;
  return (
    <MemberPage
      action={
        <Go to="/member/notifications" className={styles.settings}>
          <Icon of={Settings2} size={20} />
          <Trans>Notifications</Trans>
        </Go>
      }
    >
      <Messages />
    </MemberPage>
  );
}

type Shown = MessageKind | 'all';

function Messages() {
  const { t, i18n } = useLingui();
  const { member } = useSession();
  const language = useLanguage();
  const [shown, setShown] = useState<Shown>('all');
  const kind = shown === 'all' ? undefined : shown;
  const query = useInfiniteQuery({
    ...messagesQuery({ memberId: member?.id ?? '', language, kind }),
    enabled: member !== null,
  });
  const { readAll, remove } = useChangeMessages();
  const list = query.data?.pages.flatMap((page) => page.list);
  const newest = list?.[0];
  return (
    <>
      <ChipRow<Shown>
        label={t`Which messages`}
        chips={[
          { key: 'all', label: <Trans>All</Trans> },
          ...messageKinds.map((key) => ({ key, label: i18n._(kindWords[key]) })),
        ]}
        chosen={shown}
        onChoose={setShown}
      />
      {newest && shown === 'all' && list.some(({ isRead }) => !isRead) && (
        <div className={styles.all}>
          <Button variant="quiet" size="s" onClick={() => readAll(newest.id)}>
            <Trans>Mark all as read</Trans>
          </Button>
        </div>
      )}
      <Loaded
        of={{ data: list, isError: query.isError, refetch: query.refetch }}
        cards={5}
        lost={<Trans>Your messages could not be loaded.</Trans>}
      >
        {(messages) =>
          messages.length === 0 ? (
            <Nothing />
          ) : (
            <ul className={styles.list}>
              {messages.map((message) => (
                <MessageRow
                  key={message.id}
                  message={message}
                  onDelete={() => remove(message.id)}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      <More of={query} />
    </>
  );
}

function Nothing() {
  return (
    <EmptyState icon={Inbox} title={<Trans>No messages.</Trans>}>
      <Trans>We will write to you here when your money moves or your account changes.</Trans>
    </EmptyState>
  );
}
