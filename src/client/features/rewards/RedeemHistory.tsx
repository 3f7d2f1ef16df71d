import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Banknote, Package } from 'lucide-react';
import { useState } from 'react';
import { More } from '#client/ground/page/More.tsx';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { ChipRow } from '#client/ui/ChipRow.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Exact } from '#client/ui/Exact.tsx';
import { List, Row } from '#client/ui/List.tsx';
import { Loaded } from '#client/ui/Loaded.tsx';
import { Money } from '#client/ui/Money.tsx';
import { Note } from '#client/ui/Note.tsx';
import { Stack } from '#client/ui/Stack.tsx';
import { Status } from '#client/ui/Status.tsx';
import { Time } from '#client/ui/Time.tsx';
import { type RedeemOrder, type RedeemStatus, redeemStatuses } from '#contract/points.ts';
import { ordersQuery } from './points-queries.ts';
import { statusTones, statusWords } from './points-words.ts';
import { PointsSum } from './RewardSum.tsx';

/** What one has redeemed, and how it stands. */
export function RedeemHistory() {
  const { t, i18n } = useLingui();
  const { member } = useSession();
  const language = useLanguage();
  const [shown, setShown] = useState<RedeemStatus | 'all'>('all');
  const query = useInfiniteQuery({
    ...ordersQuery(member?.id ?? '', language, shown === 'all' ? undefined : shown),
    enabled: member !== null,
  });
  const currency = query.data?.pages[0]?.currency ?? '';
  const orders = query.data?.pages.flatMap(({ list }) => list);
  return (
    <Exact>
      <Stack gap={3}>
        <ChipRow
          label={t`Which orders`}
          chips={[
            { key: 'all' as const, label: t`All` },
            ...redeemStatuses.map((key) => ({ key, label: i18n._(statusWords[key]) })),
          ]}
          chosen={shown}
          onChoose={setShown}
        />
        <Loaded
          of={{ data: orders, isError: query.isError, refetch: query.refetch }}
          lost={<Trans>Your orders could not be loaded.</Trans>}
        >
          {(list) =>
            list.length === 0 ? (
              <EmptyState icon={Package} title={<Trans>No orders here.</Trans>}>
                <Trans>What you redeem stands here until it has arrived.</Trans>
              </EmptyState>
            ) : (
              <>
                <List>
                  {list.map((order) => (
                    <OrderRow key={order.orderId} order={order} currency={currency} />
                  ))}
                </List>
                <More of={query} />
              </>
            )
          }
        </Loaded>
      </Stack>
    </Exact>
  );
}

function OrderRow({ order, currency }: { order: RedeemOrder; currency: string }) {
  const { i18n } = useLingui();
  const { name, kind, quantity, points, amount, status, at, reason, carrier } = order;
  return (
    <Row
      icon={kind === 'cash' ? Banknote : Package}
      title={quantity === 1 ? name : `${quantity} × ${name}`}
      note={
        <>
          <span>
            <PointsSum points={points} />
            {amount !== '0' && (
              <>
                {' + '}
                <Money minor={amount} currency={currency} />
              </>
            )}
          </span>
          {reason !== null && <span>{reason}</span>}
          {carrier !== null && (
            <span>
              {carrier} {order.trackingNumber}
            </span>
          )}
          <Note as="span" size="xs">
            <Time at={at} />
          </Note>
        </>
      }
      end={<Status tone={statusTones[status]}>{i18n._(statusWords[status])}</Status>}
      data={{ 'data-status': status }}
    />
  );
}
