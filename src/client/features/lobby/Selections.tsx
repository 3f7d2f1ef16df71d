import { useLingui } from '@lingui/react/macro';
import { useOpenOverlay } from '#client/ground/overlay/overlay.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { ChipRow } from '#client/ui/ChipRow.tsx';
import { chooseSelection, type ListSelection, needsLogin } from './list-search.ts';
import type { ListAddress } from './use-list-address.ts';

interface SelectionsProps {
  address: ListAddress;
  selections: readonly ListSelection[];
}

/** Which games a list shows: all of them, some, or one's own. */
export function Selections({ address, selections }: SelectionsProps) {
  const { t } = useLingui();
  const { isLogin } = useSession();
  const open = useOpenOverlay();
  const words: Record<ListSelection, string> = {
    ALL: t`All`,
    NEW: t`New`,
    HOT: t`Hot`,
    FAV: t`Favourites`,
    RECENT: t`Recent`,
  };
  return (
    <ChipRow
      label={t`Which games`}
      chips={selections.map((key) => ({ key, label: words[key] }))}
      chosen={address.search.selection ?? 'ALL'}
      onChoose={(key) => {
        if (needsLogin(key) && !isLogin) open({ kind: 'login', goOn: { why: 'lists' } });
        else address.change(chooseSelection(address.search, key));
      }}
    />
  );
}
