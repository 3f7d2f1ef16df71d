import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useOpenOverlay } from '#client/ground/overlay/overlay.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useImageAddress } from '#client/ground/site/image-address.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { Carousel } from '#client/ui/Carousel.tsx';
import { Picture } from '#client/ui/Picture.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import type { Banner } from '#contract/content.ts';
import { announcementsQuery } from './announcement-queries.ts';
import styles from './BannerCarousel.module.css';
import { bannerStep } from './banner-step.ts';
import { PathLink } from './PathLink.tsx';

interface BannerCarouselProps {
  group: Banner['groupName'];
  /** `whole` where there is no room for the next one to look in. */
  width?: 'peek' | 'whole';
}

/** A group's banners; nothing where the merchant has none. */
export function BannerCarousel({ group, width }: BannerCarouselProps) {
  const { t } = useLingui();
  const { data, isPending } = useQuery(announcementsQuery(useLanguage()));
  const { isLogin, isTrial } = useSession();
  // Who has an account is not asked to make one.
  const isInvited = !isLogin || isTrial;
  const banners =
    data?.banners.filter(
      ({ groupName, linkageType }) =>
        groupName === group && (isInvited || !/^(REGISTER|LOGIN)$/.test(linkageType)),
    ) ?? [];
  if (isPending) return <Skeleton shape="banner" />;
  if (banners.length === 0) return null;
  return (
    <Carousel
      label={t`Highlights`}
      width={width}
      slides={banners.map((banner, place) => ({
        key: banner.id,
        content: <Slide banner={banner} isFirst={place === 0} />,
      }))}
    />
  );
}

function Slide({ banner, isFirst }: { banner: Banner; isFirst: boolean }) {
  const addressOf = useImageAddress();
  return (
    <Linked banner={banner}>
      {/* The first one is the largest thing on the first screen. */}
      <Picture
        src={addressOf(banner.url)}
        alt=""
        width={800}
        height={400}
        eager={isFirst}
        isScene
      />
      <span className={styles.words}>
        <strong className={styles.title}>{banner.title}</strong>
        {banner.text && <span className={styles.text}>{banner.text}</span>}
      </span>
    </Linked>
  );
}

function Linked({ banner, children }: { banner: Banner; children: ReactNode }) {
  const open = useOpenOverlay();
  const step = bannerStep(banner);
  if (step.kind === 'none') return <div className={styles.banner}>{children}</div>;
  if (step.kind === 'address') {
    return (
      <a className={styles.banner} href={step.address} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    );
  }
  if (step.kind === 'download') {
    return (
      <button
        type="button"
        className={styles.banner}
        onClick={() => open({ kind: 'app-download' })}
      >
        {children}
      </button>
    );
  }
  const onFollow =
    step.kind === 'promotion' ? () => open({ kind: 'promotion', id: step.id }) : undefined;
  return (
    <PathLink path={step.path} className={styles.banner} onFollow={onFollow}>
      {children}
    </PathLink>
  );
}
