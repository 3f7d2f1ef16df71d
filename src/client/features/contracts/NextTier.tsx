import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatRate } from '#agents/rate.ts';
import { Alert } from '#client/ui/Alert.tsx';
import { Money } from '#client/ui/Money.tsx';
import type { Explanation } from '#contract/contract-bills.ts';
import type { Terms } from '#contract/contract-terms.ts';

interface NextTierProps {
  next: NonNullable<Explanation['next']>;
  terms: Terms;
  currency: string;
}

/** How far the tier above the one that paid is. */
export function NextTier({ next: { tier, missing }, terms, currency }: NextTierProps) {
  const { i18n } = useLingui();
  const rate = 'tiers' in terms ? terms.tiers[tier]?.rate : undefined;
  const said = rate === undefined ? undefined : formatRate(rate, i18n.locale);
  const { sales, loss, users } = missing;
  if (sales === '0' && loss === '0' && users === 0) return null;
  return (
    <Alert tone="info">
      {said === undefined ? (
        <Trans>To be paid, the hour lacked:</Trans>
      ) : (
        <Trans>To the tier of {said} there was missing:</Trans>
      )}{' '}
      {sales !== '0' && (
        <span data-missing="sales">
          <Trans>
            valid bets of <Money minor={sales} currency={currency} />
          </Trans>
        </span>
      )}
      {sales !== '0' && (loss !== '0' || users > 0) && ', '}
      {loss !== '0' && (
        <span data-missing="loss">
          <Trans>
            a loss of <Money minor={loss} currency={currency} />
          </Trans>
        </span>
      )}
      {loss !== '0' && users > 0 && ', '}
      {users > 0 && (
        <span data-missing="users">
          <Plural value={users} one="# active member" other="# active members" />
        </span>
      )}
    </Alert>
  );
}
