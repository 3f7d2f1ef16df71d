import { Plural, Trans } from '@lingui/react/macro';
import { useLanguage } from '#client/i18n/use-language.ts';
import { formatCount } from '#client/ui/format-money.ts';
import { Money } from '#client/ui/Money.tsx';
import type { GrantForm } from '#contract/rewards.ts';

interface RewardSumProps {
  form: GrantForm;
  amount: string;
  currency: string;
}

/** What a reward is worth: money, bonus money, or so many points. */
export function RewardSum({ form, amount, currency }: RewardSumProps) {
  if (form === 'cash') return <Money minor={amount} currency={currency} />;
  if (form === 'points') return <PointsSum points={amount} />;
  const sum = <Money minor={amount} currency={currency} />;
  return <Trans>{sum} of bonus</Trans>;
}

/** So many points, grouped as the language groups figures. */
export function PointsSum({ points }: { points: string }) {
  const count = Number(points);
  const written = formatCount(count, useLanguage());
  return <Plural value={count} one={`${written} point`} other={`${written} points`} />;
}
