import { useLingui } from '@lingui/react/macro';
import { ChipRow } from '#client/ui/ChipRow.tsx';
import type { GameClass } from '#contract/catalogue.ts';
import { chooseClass } from './list-search.ts';
import type { ListAddress } from './use-list-address.ts';

interface ClassChipsProps {
  address: ListAddress;
  classes: readonly GameClass[];
}

const all = 'ALL';

/** The kinds of one category, in sight. */
export function ClassChips({ address, classes }: ClassChipsProps) {
  const { t } = useLingui();
  const { search, change } = address;
  return (
    <ChipRow
      label={t`Kind of game`}
      chips={[
        { key: all, label: t`All` },
        ...classes.map(({ key, displayName }) => ({ key, label: displayName })),
      ]}
      chosen={search.class ?? all}
      onChoose={(key) => change(chooseClass(search, key === all ? undefined : key))}
    />
  );
}
