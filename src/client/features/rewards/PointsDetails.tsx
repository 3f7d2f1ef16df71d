import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Coins } from 'lucide-react';
import { More } from '#client/ground/page/More.tsx';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Exact } from '#client/ui/Exact.tsx';
import { formatCount } from '#client/ui/format-money.ts';
import { List, Row } from '#client/ui/List.tsx';
import { Loaded } from '#client/ui/Loaded.tsx';
import { Money } from '#client/ui/Money.tsx';
import { Note } from '#client/ui/Note.tsx';
import { Status } from '#client/ui/Status.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { PointsRecord } from '#contract/points.ts';
import { pointRecordsQuery } from './points-queries.ts';
import { statusTones, statusWords, typeWords } from './points-words.ts';
import { PointsSum } from './RewardSum.tsx';

/** Everything that moved one's points: how many, why, when, what was left. */
export function PointsDetails() {
  const { member } = useSession();
  const language = useLanguage();
  const query = useInfiniteQuery({
    ...pointRecordsQuery(member?.id ?? '', language),
    enabled: member !== null,
  });
  const currency = query.data?.pages[0]?.currency ?? '';
  const records = query.data?.pages.flatMap(({ list }) => list);
  return (
    <Exact>
      <Loaded
        of={{ data: records, isError: query.isError, refetch: query.refetch }}
        lost={<Trans>Your points could not be loaded.</Trans>}
      >
        {(list) =>
          list.length === 0 ? (
            <EmptyState icon={Coins} title={<Trans>No points have moved yet.</Trans>}>
              <Trans>Each point you earn or spend stands here, with what was left.</Trans>
            </EmptyState>
          ) : (
            <>
              <List>
                {list.map((record) => (
                  <RecordRow key={record.id} record={record} currency={currency} />
                ))}
              </List>
              <More of={query} />
            </>
          )
        }
      </Loaded>
    </Exact>
  );
}

function RecordRow({ record, currency }: { record: PointsRecord; currency: string }) {
  const { i18n } = useLingui();
  const { type, status, time, remark, changedPoints, pointsBalance, amount, pointsRatio } = record;
  const count = Number(changedPoints);
  const sign = count > 0 ? '+' : '−';
  return (
    <Row
      title={i18n._(typeWords[type])}
      note={
        <>
          {remark !== '' && <span>{remark}</span>}
          {amount !== null && (
            <span>
              <Money minor={amount} currency={currency} />
            </span>
          )}
          {pointsRatio !== null && (
            <Note as="span" size="xs">
              <Trans>
                Ratio: <PointsSum points={pointsRatio.points} /> ={' '}
                <Money minor={pointsRatio.amount} currency={currency} />
              </Trans>
            </Note>
          )}
          <Note as="span" size="xs">
            <Time at={time} />
          </Note>
        </>
      }
      end={
        <>
          <b>{`${sign}${formatCount(Math.abs(count), i18n.locale)}`}</b>
          <Note as="span" size="xs">
            <Trans>
              Balance <PointsSum points={pointsBalance} />
            </Trans>
          </Note>
          {status !== 'Done' && (
            <Status tone={statusTones[status]}>{i18n._(statusWords[status])}</Status>
          )}
        </>
      }
      data={{ 'data-type': type }}
    />
  );
}
