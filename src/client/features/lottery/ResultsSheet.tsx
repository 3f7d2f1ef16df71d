import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sayError } from '#client/ground/errors/error-words.ts';
import { Button } from '#client/ui/Button.tsx';
import { ChipRow } from '#client/ui/ChipRow.tsx';
import { Field } from '#client/ui/Field.tsx';
import { Sheet } from '#client/ui/Sheet.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { LotteryGame } from '#contract/lottery.ts';
import type { Family } from '#lottery/types.ts';
import { Drawn } from './Drawn.tsx';
import { resultsQuery } from './lottery-queries.ts';
import styles from './ResultsSheet.module.css';
import { Trends } from './Trends.tsx';

/** What was drawn: draw by draw with a search by day, and counted over the last draws. */
export function ResultsSheet({ game, onClose }: { game: LotteryGame; onClose: () => void }) {
  const { t } = useLingui();
  const [shown, setShown] = useState<'results' | 'trends'>('results');
  return (
    <Sheet title={t`Results and trends`} onClose={onClose} size="tall">
      <div className={styles.sheet}>
        <ChipRow
          label={t`What is shown`}
          chips={[
            { key: 'results', label: t`Results` },
            { key: 'trends', label: t`Trends` },
          ]}
          chosen={shown}
          onChoose={setShown}
        />
        {shown === 'results' ? <ResultList game={game} /> : <Trends game={game} />}
      </div>
    </Sheet>
  );
}

function ResultList({ game }: { game: LotteryGame }) {
  const { t, i18n } = useLingui();
  const [day, setDay] = useState('');
  const [shown, setShown] = useState(shownAtOnce);
  const results = useInfiniteQuery(resultsQuery(game.game, day || undefined));
  const known = results.data?.pages.flatMap((page) => page.list);
  const list = known?.slice(0, shown);
  const hasMore = known !== undefined && known.length > shown;
  const showMore = () => {
    const wanted = shown + shownAtOnce;
    setShown(wanted);
    if (results.hasNextPage && (known?.length ?? 0) < wanted) void results.fetchNextPage();
  };
  const family = game.family as Family;
  return (
    <>
      <Field
        label={t`Day of the draw`}
        type="date"
        value={day}
        onChange={({ target }) => {
          setDay(target.value);
          setShown(shownAtOnce);
        }}
      />
      {results.error && !list && (
        <p role="alert" className={styles.refusal}>
          {sayError(results.error, i18n)}
        </p>
      )}
      {!list && !results.error && <Skeleton shape="line" count={6} />}
      {list?.length === 0 && (
        <p className={styles.note}>
          <Trans>No draw on this day.</Trans>
        </p>
      )}
      <ol className={styles.results}>
        {list?.map(({ numero, drawsAt, result, edition }) => (
          <li key={numero} className={styles.result}>
            <span className={styles.when}>
              <strong>{numero}</strong>
              <Time at={drawsAt} />
            </span>
            {result ? (
              <Drawn family={family} result={result} />
            ) : (
              <span className={styles.note}>
                <Trans>Void: all stakes were returned</Trans>
              </span>
            )}
            {edition > 1 && (
              <span className={styles.note}>
                <Trans>Corrected result</Trans>
              </span>
            )}
          </li>
        ))}
      </ol>
      {(hasMore || results.hasNextPage) && (
        <Button variant="outline" isWide busy={results.isFetchingNextPage} onClick={showMore}>
          <Trans>Earlier rounds</Trans>
        </Button>
      )}
    </>
  );
}

const shownAtOnce = 30;
