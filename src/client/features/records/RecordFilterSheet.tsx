import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useMenus } from '#client/features/catalogue/use-menus.ts';
import { useBalance } from '#client/features/wallet/wallet-queries.ts';
import { useCloseOverlay } from '#client/ground/overlay/overlay.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { SelectField } from '#client/ui/SelectField.tsx';
import { Sheet } from '#client/ui/Sheet.tsx';
import { recordGroups, recordWallets } from '#contract/records.ts';
import styles from './RecordFilterSheet.module.css';
import { type RecordSearch, useChangeSearch, useRecordSearch } from './record-search.ts';
import { groupWords, walletWords } from './record-words.ts';

/** Everything that chooses among records; what is chosen stands in the address. */
export function RecordFilterSheet({ of }: { of: 'transactions' | 'bets' }) {
  const { t } = useLingui();
  const close = useCloseOverlay();
  const change = useChangeSearch();
  const [draft, setDraft] = useState(useRecordSearch());
  const pick = (part: Partial<RecordSearch>) => setDraft({ ...draft, ...part });
  const isUpsideDown = Boolean(draft.from && draft.to && draft.from > draft.to);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (!isUpsideDown) change(draft);
  };
  const clear = () =>
    change({
      from: undefined,
      to: undefined,
      group: undefined,
      wallet: undefined,
      vendor: undefined,
      gameType: undefined,
    });
  return (
    <Sheet title={t`Filter`} onClose={close}>
      <form className={styles.form} onSubmit={apply}>
        <div className={styles.days}>
          <Field
            label={t`From`}
            type="date"
            value={draft.from ?? ''}
            onChange={({ target }) => pick({ from: target.value || undefined })}
          />
          <Field
            label={t`To`}
            type="date"
            value={draft.to ?? ''}
            error={isUpsideDown ? t`The end date is before the start date.` : undefined}
            onChange={({ target }) => pick({ to: target.value || undefined })}
          />
        </div>
        {of === 'transactions' ? (
          <MoneyFilters draft={draft} pick={pick} />
        ) : (
          <BetFilters draft={draft} pick={pick} />
        )}
        <div className={styles.actions}>
          <Button variant="outline" isWide onClick={clear}>
            <Trans>Clear</Trans>
          </Button>
          <Button type="submit" isWide>
            <Trans>Show</Trans>
          </Button>
        </div>
      </form>
    </Sheet>
  );
}

interface FiltersProps {
  draft: RecordSearch;
  pick: (part: Partial<RecordSearch>) => void;
}

function MoneyFilters({ draft, pick }: FiltersProps) {
  const { t, i18n } = useLingui();
  const { data } = useBalance();
  return (
    <>
      <SelectField
        label={t`Type`}
        value={draft.group ?? ''}
        onChange={({ target }) =>
          pick({ group: recordGroups.find((group) => group === target.value) })
        }
      >
        <option value="">{t`All`}</option>
        {recordGroups.map((group) => (
          <option key={group} value={group}>
            {i18n._(groupWords[group])}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t`Wallet`}
        value={draft.vendor ? `vendor:${draft.vendor}` : (draft.wallet ?? '')}
        onChange={({ target }) => {
          const [wallet = '', vendor] = target.value.split(':');
          pick({ wallet: recordWallets.find((one) => one === wallet), vendor });
        }}
      >
        <option value="">{t`All`}</option>
        {recordWallets.map((wallet) => (
          <option key={wallet} value={wallet}>
            {i18n._(walletWords[wallet])}
          </option>
        ))}
        {data?.vendors.map(({ vendor, name }) => (
          <option key={vendor} value={`vendor:${vendor}`}>
            {name}
          </option>
        ))}
      </SelectField>
    </>
  );
}

function BetFilters({ draft, pick }: FiltersProps) {
  const { t } = useLingui();
  const menus = useMenus();
  const vendors = menus
    .filter(({ gameType }) => draft.gameType === undefined || gameType === draft.gameType)
    .flatMap((menu) => menu.vendors);
  const names = new Map(vendors.map(({ vassalage, displayName }) => [vassalage, displayName]));
  return (
    <>
      <SelectField
        label={t`Games`}
        value={draft.gameType ?? ''}
        onChange={({ target }) =>
          pick({
            gameType: menus.find(({ gameType }) => gameType === target.value)
              ?.gameType as RecordSearch['gameType'],
            vendor: undefined,
          })
        }
      >
        <option value="">{t`All`}</option>
        {menus
          .filter(({ vendors: some }) => some.length > 0)
          .map(({ gameType, title }) => (
            <option key={gameType} value={gameType}>
              {title}
            </option>
          ))}
      </SelectField>
      <SelectField
        label={t`Provider`}
        value={draft.vendor ?? ''}
        onChange={({ target }) => pick({ vendor: target.value || undefined })}
      >
        <option value="">{t`All`}</option>
        {[...names].map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
    </>
  );
}
