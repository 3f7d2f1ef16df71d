import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Headset } from 'lucide-react';
import { useOpenOverlay } from '#client/ground/overlay/overlay.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Loaded } from '#client/ui/Loaded.tsx';
import type { HelpArticle } from '#contract/system.ts';
import { helpQuery } from './announcement-queries.ts';
import styles from './HelpScreen.module.css';
import { RichText } from './RichText.tsx';

/** All articles on one page, so that a search in the page and a link to an anchor find them. */
export function HelpScreen() {
  const query = useQuery(helpQuery(useLanguage()));
  return (
    <main className={styles.screen}>
      <header className={styles.head}>
        <h1 className={styles.heading}>
          <Trans>Help centre</Trans>
        </h1>
        <p className={styles.lead}>
          <Trans>How everything works, in plain words. Also available offline.</Trans>
        </p>
      </header>
      <Loaded of={query} cards={5} lost={<Trans>The help articles could not be loaded.</Trans>}>
        {({ articles }) => <Articles articles={articles} />}
      </Loaded>
    </main>
  );
}

function Articles({ articles }: { articles: readonly HelpArticle[] }) {
  const { t } = useLingui();
  const open = useOpenOverlay();
  return (
    <div className={styles.columns}>
      <nav className={styles.contents} aria-label={t`Help topics`}>
        <ul>
          {articles.map((article) => (
            <li key={article.id}>
              <Link to="/help" hash={article.anchor} replace className={styles.topic}>
                {article.title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.articles}>
        {articles.map((article) => (
          <section key={article.id} id={article.anchor} className={styles.article} tabIndex={-1}>
            <h2 className={styles.title}>{article.title}</h2>
            <RichText html={article.content} />
          </section>
        ))}
        <aside className={styles.ask}>
          <Icon of={Headset} size={28} />
          <p>
            <Trans>Can’t find what you need? Talk to us.</Trans>
          </p>
          <Button variant="outline" onClick={() => open({ kind: 'customer-service' })}>
            <Trans>Ask customer service</Trans>
          </Button>
        </aside>
      </div>
    </div>
  );
}
