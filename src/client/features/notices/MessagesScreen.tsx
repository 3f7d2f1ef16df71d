import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CloudOff, Inbox, Settings2 } from 'lucide-react';
import { useState } from 'react';
import { More } from '#client/features/frame/More.tsx';
import { MemberPage } from '#client/features/member/MemberPage.tsx';
import { pageTitles } from '#client/features/member/page-titles.ts';
import { useSession } from '#client/features/session/session-atom.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { Button } from '#client/ui/Button.tsx';
import { ChipRow } from '#client/ui/ChipRow.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Go } from '#client/ui/Go.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
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
  const { t } = useLingui();
  const message = useMessagePlace();
  if (message !== undefined) return <MessageDetail key={message} id={message} />;
  return (
    <MemberPage
      title={t(pageTitles.messageV2)}
      action={
        <Go to="/member" search={settingsPage} className={styles.settings}>
          <Icon of={Settings2} size={20} />
          <Trans>Notifications</Trans>
        </Go>
      }
    >
      <Messages />
    </MemberPage>
  );
}

const settingsPage = { page: 'notifications' };

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
  const { data, isError, refetch } = query;
  const { readAll, remove } = useChangeMessages();
  const list = data?.pages.flatMap((page) => page.list);
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
      {!list && !isError && <Skeleton shape="card" count={5} />}
      {!list && isError && <Failed onRetry={() => void refetch()} />}
      {list?.length === 0 && <Nothing />}
      {list && list.length > 0 && (
        <ul className={styles.list}>
          {list.map((message) => (
            <MessageRow key={message.id} message={message} onDelete={() => remove(message.id)} />
          ))}
        </ul>
      )}
      <More of={query} />
    </>
  );
}

function Nothing() {
  return (
    <EmptyState icon={Inbox} title={<Trans>There is nothing to read.</Trans>}>
      <Trans>We write here when your money moves or your account changes.</Trans>
    </EmptyState>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState
      icon={CloudOff}
      title={<Trans>Your messages could not be loaded.</Trans>}
      action={
        <Button onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  );
}
