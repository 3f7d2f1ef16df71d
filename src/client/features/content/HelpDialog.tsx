import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useCloseOverlay } from '#client/ground/overlay/overlay.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Sheet } from '#client/ui/Sheet.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import type { HelpArticle } from '#contract/system.ts';
import { helpQuery } from './announcement-queries.ts';
import styles from './HelpDialog.module.css';
import { RichText } from './RichText.tsx';

/** Help without leaving the screen: one article, or the list to choose from. */
export function HelpDialog({ anchor }: { anchor?: string }) {
  const { t } = useLingui();
  const close = useCloseOverlay();
  const { data, isError, refetch } = useQuery(helpQuery(useLanguage()));
  const [chosen, setChosen] = useState(anchor);
  const article = data?.articles.find((one) => one.anchor === chosen);
  return (
    <Sheet
      title={article?.title ?? t`Help centre`}
      size="tall"
      isToRead={article !== undefined}
      onClose={close}
      footer={
        article && (
          <Button variant="quiet" isWide onClick={() => setChosen(undefined)}>
            <Icon of={ArrowLeft} isDirectional />
            <Trans>All help topics</Trans>
          </Button>
        )
      }
    >
      {article && <RichText html={article.content} />}
      {data && !article && <Topics articles={data.articles} onChoose={setChosen} />}
      {!data && !isError && <Skeleton count={8} />}
      {!data && isError && (
        <EmptyState
          title={<Trans>The help articles could not be loaded.</Trans>}
          action={
            <Button onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        />
      )}
    </Sheet>
  );
}

interface TopicsProps {
  articles: readonly HelpArticle[];
  onChoose: (anchor: string) => void;
}

function Topics({ articles, onChoose }: TopicsProps) {
  return (
    <ul className={styles.topics}>
      {articles.map((article) => (
        <li key={article.id}>
          <button type="button" className={styles.topic} onClick={() => onChoose(article.anchor)}>
            {article.title}
            <Icon of={ChevronRight} isDirectional />
          </button>
        </li>
      ))}
    </ul>
  );
}
