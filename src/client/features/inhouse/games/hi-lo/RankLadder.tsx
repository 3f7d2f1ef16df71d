import type { Offer } from '#games/hi-lo.ts';
import styles from './RankLadder.module.css';

const ranks = [...'A23456789TJQK'];

interface RankLadderProps {
  /** The card that lies open, such as `Ts`; null before there is one. */
  open: string | null;
  offers: readonly Offer[];
}

/** The thirteen ranks printed on the cloth, and which of them each guess wins with. The guesses say it in words. */
export function RankLadder({ open, offers }: RankLadderProps) {
  const at = open === null ? -1 : ranks.indexOf(open.charAt(0));
  const reach = (guess: Offer['guess']) =>
    offers.find((offer) => offer.guess === guess)?.winningRanks ?? 0;
  return (
    <ol className={styles.ladder} aria-hidden="true">
      {ranks.map((rank, place) => (
        <li
          key={rank}
          data-open={place === at || undefined}
          data-low={place < reach('low') || undefined}
          data-high={place >= ranks.length - reach('high') || undefined}
        >
          {rank === 'T' ? '10' : rank}
        </li>
      ))}
    </ol>
  );
}
