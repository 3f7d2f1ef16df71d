import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '#client/ground/session/session-atom.ts';
import { Time } from '#client/ui/Time.tsx';
import { measuredQuery } from './inhouse-queries.ts';
import type { Table } from './use-stake.ts';

/** Beside what is counted: what really came back, over everybody's rounds at this game. */
export function MeasuredReturn({ table }: { table: Table }) {
  const { i18n } = useLingui();
  const memberId = useSession().member?.id ?? '';
  const purse = table.coins === null ? 'money' : 'coins';
  const { data } = useQuery(measuredQuery(memberId, table.game, purse));
  if (!data) return null;
  const { rounds, share, until } = data;
  if (!share) {
    return (
      <p>
        <Plural
          value={rounds}
          _0="No round of it has been counted yet: what really came back is told from 1,000 rounds on."
          one="Only # round of it has been counted yet: what really came back is told from 1,000 rounds on."
          other="Only # rounds of it have been counted yet: what really came back is told from 1,000 rounds on."
        />
      </p>
    );
  }
  const percent = (value: number) =>
    i18n.number(value, { style: 'percent', maximumFractionDigits: 2 });
  const count = i18n.number(rounds);
  const day = until === null ? '' : <Time at={until} />;
  return (
    <p>
      <Trans>
        Measured over {count} rounds of all players, up to {day}: <b>{percent(share.value)}</b> came
        back. After so many rounds the true return lies between {percent(share.low)} and{' '}
        {percent(share.high)} in 99 of 100 cases.
      </Trans>
    </p>
  );
}
