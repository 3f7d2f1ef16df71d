import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMatches } from '@tanstack/react-router';
import { categoryPages } from '#client/features/catalogue/category-pages.ts';
import { useMenus } from '#client/features/catalogue/use-menus.ts';
import { announcementsQuery } from '#client/features/content/announcement-queries.ts';
import { useImageAddress } from '#client/ground/site/image-address.ts';
import { useSite } from '#client/ground/site/use-site.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { Go } from '#client/ui/Go.tsx';
import { Picture } from '#client/ui/Picture.tsx';
import styles from './Footer.module.css';
import { FooterLegal } from './FooterLegal.tsx';
import { type SocialType, socialOf } from './social.ts';

/** Help, what is played here, where else we are, whose games they are, and what the law wants said. */
export function Footer() {
  const { t } = useLingui();
  const isAtWork = useMatches({ select: (matches) => matches.some(isOfMember) });
  return (
    <footer className={styles.footer} data-short={isAtWork || undefined}>
      {!isAtWork && (
        <>
          <div className={styles.columns}>
            <Help />
            <Products />
            <Social />
          </div>
          <Vendors label={t`Providers`} />
        </>
      )}
      <FooterLegal />
    </footer>
  );
}

/** Under a form or a record nobody looks for games: there stands what the law wants said, and no more. */
function isOfMember({ routeId }: { routeId: string }): boolean {
  return routeId.startsWith('/_apart/_member');
}

function Help() {
  const { data } = useQuery(announcementsQuery(useLanguage()));
  return (
    <nav className={styles.column} aria-labelledby="footer-help">
      <h2 id="footer-help" className={styles.title}>
        <Trans>Help</Trans>
      </h2>
      <ul className={styles.list}>
        {data?.help.map((article) => (
          <li key={article.anchor}>
            <Go className={styles.link} to="/help" hash={article.anchor}>
              {article.title}
            </Go>
          </li>
        ))}
        <li>
          <Go className={styles.link} to="/help" isExact>
            <Trans>Help centre</Trans>
          </Go>
        </li>
      </ul>
    </nav>
  );
}

function Products() {
  const menus = useMenus();
  return (
    <nav className={styles.column} aria-labelledby="footer-products">
      <h2 id="footer-products" className={styles.title}>
        <Trans>What we offer</Trans>
      </h2>
      <ul className={styles.list}>
        {menus.map((menu) => (
          <li key={menu.gameType}>
            <Go className={styles.link} to={categoryPages[menu.gameType]}>
              {menu.title}
            </Go>
            <p className={styles.makers}>
              {menu.vendors.map((vendor) => vendor.displayName).join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Social() {
  const links = socialOf(useSite()?.resources ?? []);
  if (links.length === 0) return null;
  return (
    <nav className={styles.column} aria-labelledby="footer-social">
      <h2 id="footer-social" className={styles.title}>
        <Trans>Follow us</Trans>
      </h2>
      <ul className={styles.social}>
        {links.map(({ resourceType, url }) => (
          <li key={resourceType}>
            <a className={styles.network} href={url} target="_blank" rel="noopener noreferrer">
              {networkNames[resourceType]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Names of companies: the same in every language. */
const networkNames: Readonly<Record<SocialType, string>> = {
  YOUTUBE: 'YouTube',
  TWITTER: 'Twitter',
  TIKTOK: 'TikTok',
  FACEBOOK: 'Facebook',
  INSTAGRAM: 'Instagram',
  WHATSAPP: 'WhatsApp',
  TELEGRAM: 'Telegram',
  LINE: 'LINE',
};

function Vendors({ label }: { label: string }) {
  const addressOf = useImageAddress();
  const vendors = new Map(
    useMenus()
      .flatMap((menu) => menu.vendors)
      .map((vendor) => [vendor.vassalage, vendor]),
  );
  if (vendors.size === 0) return null;
  return (
    <ul className={styles.vendors} aria-label={label}>
      {[...vendors.values()].map((vendor) => (
        <li key={vendor.vassalage} className={styles.vendor}>
          <Picture
            src={addressOf(vendor.lagerIcon)}
            alt={vendor.displayName}
            width={36}
            height={36}
            fit="contain"
          />
        </li>
      ))}
    </ul>
  );
}
