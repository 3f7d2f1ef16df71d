import { useLingui } from '@lingui/react/macro';
import { ChipRow } from '#client/ui/ChipRow.tsx';
import type { VendorItem } from '#contract/catalogue.ts';
import { chooseVendor, needsLogin } from './list-search.ts';
import type { ListAddress } from './use-list-address.ts';
import { vendorChip } from './vendor-chip.tsx';

const all = 'ALL';

/** The category's vendors, in sight: most people come for one. */
export function VendorRail({
  address,
  vendors,
}: {
  address: ListAddress;
  vendors: readonly VendorItem[];
}) {
  const { t } = useLingui();
  const { search, change } = address;
  if (vendors.length < 2 || needsLogin(search.selection)) return null;
  return (
    <ChipRow
      label={t`Provider`}
      chips={[{ key: all, label: t`All providers` }, ...vendors.map(vendorChip)]}
      chosen={search.vassalage ?? all}
      onChoose={(key) => change(chooseVendor(search, key === all ? undefined : key))}
    />
  );
}
