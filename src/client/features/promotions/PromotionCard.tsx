import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { pictureOf } from '#client/features/content/promotion-picture.ts';
import { useImageAddress } from '#client/ground/site/image-address.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { Picture } from '#client/ui/Picture.tsx';
import type { Promotion } from '#contract/content.ts';
import styles from './PromotionCard.module.css';
import { PromotionTimes } from './PromotionTimes.tsx';

interface PromotionCardProps {
  promotion: Promotion;
  /** Stays in the address, so that closing the promotion leads back to the same list. */
  category?: string;
  onOpen: () => void;
  /** In sight when the page opens, so its picture comes with the page. */
  isFirst: boolean;
}

export function PromotionCard({ promotion, category, onOpen, isFirst }: PromotionCardProps) {
  const addressOf = useImageAddress();
  const picture = pictureOf(promotion, 'list');
  return (
    <Link
      to="/promotions"
      search={{ id: promotion.id, category }}
      resetScroll={false}
      preload={false}
      className={styles.card}
      onClick={onOpen}
    >
      <span className={styles.frame}>
        {picture && (
          <Picture
            src={addressOf(picture)}
            alt=""
            width={600}
            height={300}
            eager={isFirst}
            isScene
          />
        )}
      </span>
      <span className={styles.words}>
        <strong className={styles.title}>{promotion.title}</strong>
        <span className={styles.foot}>
          <PromotionTimes promotion={promotion} />
          <span className={styles.more}>
            <Trans>More</Trans>
            <Icon of={ChevronRight} isDirectional size={18} />
          </span>
        </span>
      </span>
    </Link>
  );
}
