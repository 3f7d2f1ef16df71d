import { useAtomValue } from 'jotai';
import { offersAtom } from './offers-atom.ts';

/** The place of the offers; most visits hold none, and fetch nothing for them. */
export function OffersLater() {
  const Offers = useAtomValue(offersAtom);
  return Offers && <Offers />;
}
