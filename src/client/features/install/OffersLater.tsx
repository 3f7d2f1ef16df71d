import { type ComponentType, useEffect, useState } from 'react';

/** Fetches the offers when the page has nothing better to do; a first paint holds none of them. */
export function OffersLater() {
  const [Offers, setOffers] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = () => {
      import('./Offers.tsx').then(
        (loaded) => setOffers(() => loaded.Offers),
        // Offers can wait for the next visit.
        () => undefined,
      );
    };
    const timer = setTimeout(load, restMs);
    return () => clearTimeout(timer);
  }, []);
  return Offers && <Offers />;
}

const restMs = 4000;
