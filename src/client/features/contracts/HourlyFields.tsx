import { useLingui } from '@lingui/react/macro';
import { AmountField } from './AmountField.tsx';
import { CountField } from './CountField.tsx';
import { RateField } from './RateField.tsx';
import type { DraftPart } from './TierFields.tsx';

/** What an hour has to bring, and the two rates. */
export function HourlyFields({ draft, onChange, faults, currency, most }: DraftPart) {
  const { t } = useLingui();
  const change = (part: Partial<typeof draft>) => onChange({ ...draft, ...part });
  return (
    <>
      <RateField
        label={t`Rate where the team won (%)`}
        value={draft.winRate}
        most={most[0]}
        fault={faults.get('winRate')}
        onChange={(winRate) => change({ winRate })}
      />
      <RateField
        label={t`Rate where the team lost (%)`}
        value={draft.lossRate}
        most={most[1]}
        fault={faults.get('lossRate')}
        onChange={(lossRate) => change({ lossRate })}
      />
      <AmountField
        label={t`A stake counts from`}
        currency={currency}
        value={draft.singleBet}
        onChange={(singleBet) => change({ singleBet })}
      />
      <AmountField
        label={t`The hour’s stakes come to at least`}
        currency={currency}
        value={draft.betAmount}
        onChange={(betAmount) => change({ betAmount })}
      />
      <CountField
        label={t`Members who played in it, at least`}
        value={draft.users}
        fault={faults.get('users')}
        onChange={(users) => change({ users })}
      />
    </>
  );
}
