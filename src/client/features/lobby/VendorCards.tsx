import { useLingui } from '@lingui/react/macro';
import { useOpenVendor } from '#client/features/catalogue/use-open-vendor.ts';
import { Go } from '#client/ui/Go.tsx';
import { NearImage } from '#client/ui/NearImage.tsx';
import type { VendorLane } from '#contract/catalogue.ts';
import type { GameType } from '#contract/values.ts';
import styles from './VendorCards.module.css';

type Card = Pick<VendorLane['cards'][number], 'vassalage' | 'displayName' | 'lagerIcon' | 'isGame'>;

/** A lane's vendors. Slots have a page for each vendor, so theirs are links; others open what they open. */
export function VendorCards({ gameType, cards }: { gameType: GameType; cards: readonly Card[] }) {
  const { t } = useLingui();
  const openVendor = useOpenVendor();
  return (
    <ul className={styles.cards} aria-label={t`Providers`}>
      {cards.map((card) => (
        <li key={card.vassalage} className={styles.place}>
          {gameType === 'RNG' ? (
            <Go to="/rng" search={{ vassalage: card.vassalage }} className={styles.card}>
              <Inside card={card} />
            </Go>
          ) : (
            <button
              type="button"
              className={styles.card}
              onClick={() => openVendor({ ...card, gameType })}
            >
              <Inside card={card} />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

function Inside({ card }: { card: Card }) {
  return (
    <>
      <NearImage src={card.lagerIcon} alt="" width={28} height={28} decoding="async" />
      {card.displayName}
    </>
  );
}
