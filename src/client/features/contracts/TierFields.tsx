import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, Trash2 } from 'lucide-react';
import { Button } from '#client/ui/Button.tsx';
import { Card } from '#client/ui/Card.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { mostTiers } from '#contract/contract-terms.ts';
import { AmountField } from './AmountField.tsx';
import { CountField } from './CountField.tsx';
import {
  type ContractDraft,
  type DraftFaults,
  type TierDraft,
  withTier,
} from './contract-draft.ts';
import styles from './Editor.module.css';
import { faultWords } from './fault-words.ts';
import { RateField } from './RateField.tsx';

export interface DraftPart {
  draft: ContractDraft;
  onChange: (draft: ContractDraft) => void;
  faults: DraftFaults;
  currency: string;
  most: readonly number[];
}

/** Tiers from the lowest to the highest. */
export function TierFields({ hasLoss, ...part }: DraftPart & { hasLoss: boolean }) {
  const { draft, onChange } = part;
  const { tiers } = draft;
  const put = (changed: TierDraft) =>
    onChange({ ...draft, tiers: tiers.map((one) => (one.key === changed.key ? changed : one)) });
  const remove = (key: number) =>
    onChange({ ...draft, tiers: tiers.filter((one) => one.key !== key) });
  return (
    <>
      {tiers.map((tier, place) => (
        <TierCard
          key={tier.key}
          {...part}
          {...{ tier, place, hasLoss }}
          onTier={put}
          onRemove={tiers.length > 1 ? () => remove(tier.key) : undefined}
        />
      ))}
      {tiers.length < mostTiers && (
        <Button
          variant="outline"
          isWide
          onClick={() => onChange({ ...draft, tiers: withTier(tiers) })}
        >
          <Icon of={Plus} size={18} />
          <Trans>Add a tier</Trans>
        </Button>
      )}
    </>
  );
}

interface TierCardProps extends DraftPart {
  tier: TierDraft;
  place: number;
  hasLoss: boolean;
  onTier: (tier: TierDraft) => void;
  onRemove: (() => void) | undefined;
}

function TierCard({
  tier,
  place,
  hasLoss,
  faults,
  currency,
  most,
  onTier,
  onRemove,
}: TierCardProps) {
  const { t, i18n } = useLingui();
  const number = place + 1;
  const errorOf = (name: string) => {
    const fault = faults.get(`${name} ${tier.key}`);
    return fault && i18n._(faultWords[fault]);
  };
  return (
    <Card as="div" role="group" aria-label={t`Tier ${number}`}>
      <div className={styles.head}>
        <b>
          <Trans>Tier {number}</Trans>
        </b>
        {onRemove && (
          <IconButton label={t`Remove tier ${number}`} icon={Trash2} onClick={onRemove} />
        )}
      </div>
      <div className={styles.fields}>
        <RateField
          label={t`Rate (%)`}
          value={tier.rate}
          most={most[0]}
          fault={faults.get(`rate ${tier.key}`)}
          onChange={(rate) => onTier({ ...tier, rate })}
        />
        <CountField
          label={t`Active from`}
          value={tier.users}
          fault={faults.get(`users ${tier.key}`)}
          onChange={(users) => onTier({ ...tier, users })}
        />
        <AmountField
          label={t`Valid bets from`}
          currency={currency}
          value={tier.sales}
          error={errorOf('sales')}
          onChange={(sales) => onTier({ ...tier, sales })}
        />
        {hasLoss && (
          <AmountField
            label={t`Loss from`}
            currency={currency}
            value={tier.loss}
            error={errorOf('loss')}
            onChange={(loss) => onTier({ ...tier, loss })}
          />
        )}
      </div>
    </Card>
  );
}
