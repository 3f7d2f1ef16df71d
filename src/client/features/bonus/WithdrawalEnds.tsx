import { Trans } from '@lingui/react/macro';
import { Alert } from '#client/ui/Alert.tsx';
import { Money } from '#client/ui/Money.tsx';
import { useBonuses } from './bonus-queries.ts';

/** What leaving costs, before anything is asked for: own money is free, and some bonuses end with it. */
export function WithdrawalEnds() {
  const { data } = useBonuses();
  const ending = data?.active.filter(({ onWithdrawal }) => onWithdrawal === 'end') ?? [];
  const waiting = data?.waiting.filter(({ onWithdrawal }) => onWithdrawal === 'end') ?? [];
  if (!data || ending.length + waiting.length === 0) return null;
  return (
    <Alert tone="info">
      {ending.map(({ id, title, balance }) => (
        <span key={id}>
          <Trans>
            Your own money leaves freely. With it you give up “{title}”:{' '}
            <Money minor={balance} currency={data.currency} /> of bonus go back.
          </Trans>
        </span>
      ))}
      {waiting.map(({ id, title }) => (
        <span key={id}>
          <Trans>“{title}” has not begun yet. It ends with a withdrawal as well.</Trans>
        </span>
      ))}
    </Alert>
  );
}
