import { useLingui } from '@lingui/react/macro';
import { Status } from '#client/ui/Status.tsx';
import { statusTones, statusWords } from './mission-words.ts';
import styles from './OfferBeside.module.css';
import { OfferTerms } from './OfferTerms.tsx';
import { useOffer } from './use-offer.ts';
import { WhenItEnds } from './WhenItEnds.tsx';

/** Beside a promotion that is an offer: how one stands in it, and its terms. Else nothing. */
export function OfferBeside({ promotionId }: { promotionId: string }) {
  const { i18n } = useLingui();
  const found = useOffer(promotionId);
  if (!found) return null;
  const { mission, offer, currency } = found;
  return (
    <section className={styles.beside} data-offer={mission.id} data-status={mission.status}>
      <p className={styles.standing}>
        <Status tone={statusTones[mission.status]}>{i18n._(statusWords[mission.status])}</Status>{' '}
        <WhenItEnds {...mission} />
      </p>
      <OfferTerms mission={mission} offer={offer} currency={currency} />
    </section>
  );
}
