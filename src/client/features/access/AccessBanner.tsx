import { useQuery } from '@tanstack/react-query';
import { announcementsQuery } from '#client/features/content/announcement-queries.ts';
import { useImageAddress } from '#client/ground/site/image-address.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { Picture } from '#client/ui/Picture.tsx';
import type { Banner } from '#contract/content.ts';
import styles from './AccessBanner.module.css';

/** The banner of a popup's own group; nothing where the merchant has none. */
export function AccessBanner({ group }: { group: Banner['groupName'] }) {
  const { data } = useQuery(announcementsQuery(useLanguage()));
  const addressOf = useImageAddress();
  const banner = data?.banners.find((one) => one.groupName === group);
  if (!banner) return null;
  return (
    <div className={styles.banner}>
      <Picture src={addressOf(banner.url)} alt="" width={800} height={400} eager isScene />
      <p className={styles.words}>
        <strong className={styles.bannerTitle}>{banner.title}</strong>
        {banner.text}
      </p>
    </div>
  );
}
