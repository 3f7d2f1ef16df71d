import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import {
  promotionCategoriesQuery,
  promotionsQuery,
} from '#client/features/content/announcement-queries.ts';
import { BannerCarousel } from '#client/features/content/BannerCarousel.tsx';
import { categoriesToShow, promotionsToShow } from '#client/features/content/promotions-to-show.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { Button } from '#client/ui/Button.tsx';
import { ChipRow } from '#client/ui/ChipRow.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { useHydrated } from '#client/ui/use-hydrated.ts';
import { PromotionByAddress } from './PromotionByAddress.tsx';
import { PromotionCard } from './PromotionCard.tsx';
import styles from './PromotionsScreen.module.css';
import { usePaused } from './use-paused.ts';

const route = getRouteApi('/_apart/promotions');
/** The first of the row, and active until another is chosen: no category means every promotion. */
const everything = 'all';

export function PromotionsScreen() {
  const { category } = useAddress();
  const [hasOpened, setOpened] = useState(false);
  const isPaused = usePaused();
  if (isPaused) {
    return (
      <main className={styles.screen}>
        <h1 className={styles.heading}>
          <Trans>Promotions</Trans>
        </h1>
        <EmptyState
          title={<Trans>While you take a break we offer you nothing.</Trans>}
          action={
            <Button to="/member/playSafely">
              <Trans>See my break</Trans>
            </Button>
          }
        />
      </main>
    );
  }
  return (
    <main className={styles.screen}>
      <h1 className={styles.heading}>
        <Trans>Promotions</Trans>
      </h1>
      <BannerCarousel group="w_promotion" />
      <Categories chosen={category} />
      <PromotionList category={category} onOpen={() => setOpened(true)} />
      <PromotionByAddress hasOpened={hasOpened} />
    </main>
  );
}

/** The gateway renders this screen once for everyone, so what the address adds shows a moment later. */
function useAddress(): { id?: string; category?: string } {
  const search = route.useSearch();
  return useHydrated() ? search : {};
}

function Categories({ chosen = everything }: { chosen?: string }) {
  const { t } = useLingui();
  const navigate = route.useNavigate();
  const { data } = useQuery(promotionCategoriesQuery(useLanguage()));
  const categories = categoriesToShow(data?.categories ?? []);
  if (data && categories.length === 0) return null;
  const choose = (key: string) =>
    void navigate({
      search: { category: key === everything ? undefined : key },
      replace: true,
      resetScroll: false,
    });
  return (
    <div className={styles.categories}>
      <ChipRow
        label={t`Kind of promotion`}
        chips={[
          { key: everything, label: t`All` },
          ...categories.map(({ id, title }) => ({ key: id, label: title })),
        ]}
        chosen={chosen}
        onChoose={choose}
      />
    </div>
  );
}

function PromotionList({ category, onOpen }: { category?: string; onOpen: () => void }) {
  const { data, isError, refetch } = useQuery(promotionsQuery(useLanguage()));
  if (isError && !data) {
    return (
      <EmptyState
        title={<Trans>The promotions could not be loaded.</Trans>}
        action={
          <Button onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
    );
  }
  if (!data) {
    return (
      <div className={styles.list}>
        <Skeleton shape="banner" count={4} />
      </div>
    );
  }
  const promotions = promotionsToShow(data.promotions, category);
  if (promotions.length === 0) return <NothingHere isFiltered={category !== undefined} />;
  return (
    <ul className={styles.list}>
      {promotions.map((promotion, place) => (
        <li key={promotion.id}>
          <PromotionCard
            promotion={promotion}
            category={category}
            onOpen={onOpen}
            isFirst={place === 0}
          />
        </li>
      ))}
    </ul>
  );
}

function NothingHere({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyState
      title={<Trans>No promotions at the moment.</Trans>}
      action={
        isFiltered ? (
          <Button to="/promotions">
            <Trans>See all promotions</Trans>
          </Button>
        ) : (
          <Button to="/">
            <Trans>Go to the lobby</Trans>
          </Button>
        )
      }
    />
  );
}
