import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { MessageCircle, Play } from 'lucide-react';
import { useState } from 'react';
import { followModel } from '#client/features/catalogue/follow-launch.ts';
import { useFollower } from '#client/features/catalogue/use-open-vendor.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import type { LiveModel } from '#contract/launch.ts';
import { ChatSheet } from './ChatSheet.tsx';
import { LastResults } from './LastResults.tsx';
import styles from './LiveModels.module.css';
import { liveModelsQuery } from './live-queries.ts';
import { ModelFace } from './ModelFace.tsx';
import { TableLimits } from './TableLimits.tsx';

/** Who sits at the live tables now: one sits down with them, or writes to them. Nobody there, nothing shown. */
export function LiveModels({ vassalage }: { vassalage?: string | undefined }) {
  const { t } = useLingui();
  const language = useLanguage();
  const by = useFollower();
  const { data: models = [] } = useQuery(liveModelsQuery(language, vassalage));
  const [chat, setChat] = useState<LiveModel | null>(null);
  if (models.length === 0) return null;
  return (
    <section aria-label={t`At the tables now`}>
      <h2 className={styles.title}>
        <Trans>At the tables now</Trans>
      </h2>
      <ul className={styles.list}>
        {models.map((model) => (
          <li key={`${model.vendor} ${model.model}`} className={styles.model}>
            <Standing model={model} />
            <span className={styles.ways}>
              <Button
                size="s"
                aria-label={t`Play with ${model.name}`}
                onClick={() => followModel(by, model)}
              >
                <Icon of={Play} size={18} isFilled />
              </Button>
              <Button
                size="s"
                variant="outline"
                aria-label={t`Write to ${model.name}`}
                onClick={() => (by.session.isLogin ? setChat(model) : by.open({ kind: 'login' }))}
              >
                <Icon of={MessageCircle} size={18} />
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {chat && <ChatSheet model={chat} onClose={() => setChat(null)} />}
    </section>
  );
}

/** What one chooses a table by; what the vendor does not tell is left out. */
function Standing({ model }: { model: LiveModel }) {
  const { limits, seats, results } = model;
  return (
    <>
      <span className={styles.who}>
        <span className={styles.face}>
          <ModelFace model={`${model.vendor} ${model.model}`} />
          <span className={styles.languages} lang="en">
            {model.languages.join(' ').toUpperCase()}
          </span>
        </span>
        <span className={styles.words}>
          <b className={styles.name}>{model.name}</b>
          <span className={styles.table}>{model.gameName}</span>
          {model.players > 0 && (
            <span className={styles.players}>
              <Plural value={model.players} one="# player" other="# players" />
            </span>
          )}
          {seats && (
            <span className={styles.seats} data-free={seats.free > 0}>
              {seats.free === 0 ? (
                <Trans>Table full</Trans>
              ) : (
                <Plural value={seats.free} one="# free seat" other="# free seats" />
              )}
            </span>
          )}
        </span>
      </span>
      {results && results.latest.length > 0 && <LastResults results={results} />}
      {limits && <TableLimits limits={limits} />}
    </>
  );
}
