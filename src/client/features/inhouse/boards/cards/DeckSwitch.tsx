import { useLingui } from '@lingui/react/macro';
import { useAtom } from 'jotai';
import { ChipRow } from '#client/ui/ChipRow.tsx';
import { deckAtom } from './deck-atom.ts';

/** In how many colours the suits are printed, on this device. */
export function DeckSwitch() {
  const { t } = useLingui();
  const [deck, setDeck] = useAtom(deckAtom);
  return (
    <ChipRow
      label={t`Colours of the cards`}
      chips={[
        { key: 'two', label: t`Two colours` },
        { key: 'four', label: t`Four colours` },
      ]}
      chosen={deck}
      onChoose={setDeck}
    />
  );
}
