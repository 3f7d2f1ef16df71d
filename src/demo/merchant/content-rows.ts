import { languages } from '#contract/languages.ts';
import { bannerAddress, promotionAddress } from './art-addresses.ts';
import { banners } from './banners.ts';
import { articleHtml } from './help/article.ts';
import { articles } from './help/articles.ts';
import { currency, licence, mainDomain } from './merchant.ts';
import { type DemoNotice, notices } from './notices.ts';
import { popups } from './popups.ts';
import { promotionCategories } from './promotions/categories.ts';
import { type DemoPromotion, promotionHtml } from './promotions/promotion.ts';
import { promotions } from './promotions/promotions.ts';
import type { Row } from './store.ts';
import { inEachLanguage } from './worded.ts';

export function bannerRows(): Row<'banner'>[] {
  return banners.map((banner, position) => ({
    group_name: banner.groupName,
    picture_url: bannerAddress(banner.id),
    title: banner.title,
    text: banner.text,
    linkage_type: banner.linkageType,
    linkage: banner.linkage,
    position,
  }));
}

export function noticeRows(now: Date): Row<'notice'>[] {
  return notices.map((notice, position) => noticeRow(notice, position, now));
}

export function popupRows(now: Date): Row<'popup'>[] {
  return popups.map((popup, position) => ({
    ...noticeRow(popup, position, now),
    execution: popup.execution,
  }));
}

function noticeRow(notice: DemoNotice, position: number, now: Date): Row<'notice'> {
  return {
    title: notice.title,
    content: notice.content,
    published_at: new Date(now.getTime() - notice.hoursAgo * hourMs),
    position,
  };
}

export function promotionCategoryRows(): Row<'promotion_category'>[] {
  return promotionCategories.map((category, position) => ({ ...category, position }));
}

export function promotionRows(now: Date): Row<'promotion'>[] {
  return promotions.map((promotion, position) => ({
    id: promotion.id,
    title: promotion.title,
    category: promotion.category,
    promotion_type: promotion.promotionType,
    category_ids: promotionCategories
      .filter((category) => category.id === promotion.category)
      .map((category) => category.id),
    content: htmlOf(promotion),
    list_picture_url: promotionAddress(promotion.id, 1),
    dialog_picture_url: promotionAddress(promotion.id, 2),
    is_long_term: promotion.endsInDays === null,
    action: promotion.action,
    action_path: promotion.actionPath,
    position,
    starts_at: new Date(now.getTime() - daysRunning * dayMs),
    ends_at:
      promotion.endsInDays === null ? null : new Date(now.getTime() + promotion.endsInDays * dayMs),
  }));
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const daysRunning = 14;

function htmlOf(promotion: DemoPromotion) {
  return inEachLanguage((language) => promotionHtml(promotion, language));
}

export function helpRows(): Row<'help_article'>[] {
  return articles.map(({ anchor, title, lines }, position) => ({
    anchor,
    title,
    content: inEachLanguage((language) => articleHtml(lines[language])),
    position,
  }));
}

export function siteSettingRow(merchant: string): Row<'site_setting'> {
  return {
    merchant,
    site_name: 'Verbena',
    currency: currency.code,
    currency_symbol: currency.symbol,
    main_domain: mainDomain,
    // Empty: nothing is measured, and pictures and games come from the gateway itself.
    image_cdns: [],
    launch_game_cdns: [],
    licence_line: licence.line,
    licence_number: licence.number,
    licence_year: licence.year,
    licence_content: licence.content,
    languages: [...languages],
    default_language: languages[0],
    time_zone: currency.timeZone,
    winner_line: '10000000',
  };
}
