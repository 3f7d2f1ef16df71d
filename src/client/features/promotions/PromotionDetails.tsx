import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { Refused } from '#client/data/refused.ts';
import { ActivityBeside } from '#client/features/activities/ActivityBeside.tsx';
import { BonusBeside } from '#client/features/bonus/BonusBeside.tsx';
import { BonusStep } from '#client/features/bonus/BonusStep.tsx';
import {
  onePromotionQuery,
  promotionsQuery,
} from '#client/features/content/announcement-queries.ts';
import { pictureOf } from '#client/features/content/promotion-picture.ts';
import { RichText } from '#client/features/content/RichText.tsx';
import { OfferBeside } from '#client/features/missions/OfferBeside.tsx';
import { OfferStep } from '#client/features/missions/OfferStep.tsx';
import { useOpenOverlay } from '#client/ground/overlay/overlay.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useImageAddress } from '#client/ground/site/image-address.ts';
import { useIsServed } from '#client/ground/site/use-is-served.ts';
import { useSite } from '#client/ground/site/use-site.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Note } from '#client/ui/Note.tsx';
import { Picture } from '#client/ui/Picture.tsx';
import { Sheet } from '#client/ui/Sheet.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import type { Promotion } from '#contract/content.ts';
import styles from './PromotionDetails.module.css';
import { PromotionTimes } from './PromotionTimes.tsx';
import { promotionStep } from './promotion-step.ts';
import { TermsForVisitors } from './TermsForVisitors.tsx';

interface PromotionDetailsProps {
  id: string;
  onClose: () => void;
  /** What has to be put in order before another dialog takes this one's place. */
  beforeOverlay?: () => Promise<void>;
}

export function PromotionDetails({ id, onClose, beforeOverlay }: PromotionDetailsProps) {
  const { t } = useLingui();
  const { data: promotion, error, refetch } = usePromotion(id);
  return (
    <Sheet
      title={promotion?.title ?? t`Promotion`}
      size="tall"
      isToRead={promotion !== undefined}
      onClose={onClose}
      footer={
        promotion && (
          <BonusStep promotionId={promotion.id}>
            <OfferStep promotionId={promotion.id}>
              <Step promotion={promotion} beforeOverlay={beforeOverlay} />
            </OfferStep>
          </BonusStep>
        )
      }
    >
      {promotion && <Told promotion={promotion} />}
      {!promotion && error && <NotFetched error={error} onRetry={() => void refetch()} />}
      {!promotion && !error && (
        <div className={styles.told}>
          <Skeleton shape="banner" />
          <Skeleton count={6} />
        </div>
      )}
    </Sheet>
  );
}

/** The list, if it was seen, already holds the whole promotion: it opens at once, and offline. */
function usePromotion(id: string) {
  const language = useLanguage();
  const client = useQueryClient();
  const list = promotionsQuery(language).queryKey;
  return useQuery({
    ...onePromotionQuery(id, language),
    initialData: () =>
      client.getQueryData(list)?.promotions.find((promotion) => promotion.id === id),
    initialDataUpdatedAt: () => client.getQueryState(list)?.dataUpdatedAt,
  });
}

function Told({ promotion }: { promotion: Promotion }) {
  const addressOf = useImageAddress();
  const site = useSite();
  const picture = pictureOf(promotion, 'dialog');
  return (
    <article className={styles.told}>
      {picture && (
        <div className={styles.frame}>
          <Picture src={addressOf(picture)} alt="" width={800} height={400} eager isScene />
        </div>
      )}
      <PromotionTimes promotion={promotion} />
      <BonusBeside promotionId={promotion.id} />
      <OfferBeside promotionId={promotion.id} />
      <ActivityBeside promotionId={promotion.id} />
      <TermsForVisitors promotionId={promotion.id} />
      <RichText html={promotion.content} />
      {site && (
        <Note size="xs" data-licence>
          {site.licence.line}
        </Note>
      )}
    </article>
  );
}

function NotFetched({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (error instanceof Refused && error.code === 'promotion.unknown') {
    return (
      <EmptyState
        icon={SearchX}
        title={<Trans>This promotion has ended.</Trans>}
        action={
          <Button to="/promotions" replace>
            <Trans>See all promotions</Trans>
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      title={<Trans>This promotion could not be loaded.</Trans>}
      action={
        <Button onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  );
}

function Step({
  promotion,
  beforeOverlay,
}: Pick<PromotionDetailsProps, 'beforeOverlay'> & { promotion: Promotion }) {
  const { isLogin } = useSession();
  const open = useOpenOverlay();
  const step = promotionStep(promotion, isLogin, useIsServed());
  if (!step) return null;
  if (step.kind === 'download') {
    const download = async () => {
      await beforeOverlay?.();
      open({ kind: 'app-download' });
    };
    return (
      <Button isWide onClick={() => void download()}>
        <Trans>Get the app</Trans>
      </Button>
    );
  }
  if (step.kind === 'address') {
    return (
      <Button isWide href={step.address}>
        <Trans>Go to the page</Trans>
      </Button>
    );
  }
  return (
    <Button isWide to={step.path} replace>
      {step.path === '/register' && <Trans>Sign up</Trans>}
      {step.path === '/login' && <Trans>Log in</Trans>}
      {step.path === '/' && <Trans>Explore the lobby</Trans>}
      {!['/register', '/login', '/'].includes(step.path) && <Trans>Go</Trans>}
    </Button>
  );
}
