import { useLanguage } from '#client/i18n/use-language.ts';
import { formatCount } from '#client/ui/format-money.ts';
import { Money } from '#client/ui/Money.tsx';

/** Money, or how often. */
export function Figure({
  unit,
  amount,
  currency,
}: {
  unit: 'money' | 'times';
  amount: string;
  currency: string;
}) {
  const language = useLanguage();
  if (unit === 'money') return <Money minor={amount} currency={currency} />;
  return formatCount(Number(amount), language);
}
