import { brands } from '#brands/brands.ts';
import { pageColours } from '#brands/page-colours.ts';
import type { Language, Theme } from '#contract/values.ts';
import type { Settings } from '#server/settings/settings.ts';
import type { StaticFiles } from '../files/static-files.ts';
import { escapeText } from './page-template.ts';

interface HeadParts {
  settings: Settings;
  files: StaticFiles;
  language: Language;
  theme: Theme;
  title: string;
  description: string;
  preloads: readonly string[];
  /** The path and known search of a page that search engines may keep; undefined for all others. */
  canonicalAddress: string | undefined;
}

/** What stands in the head of every document, in the order in which a browser needs it. */
export function pageHead(parts: HeadParts): string {
  const { settings, language } = parts;
  const icons = `/icons/${settings.brand}`;
  const has = (path: string) => parts.files.has(path);
  const manifest = `/manifest.webmanifest?brand=${settings.brand}&amp;lang=${language}`;
  return [
    `<title>${escapeText(parts.title)}</title>`,
    // Preloads before anything that could make the browser wait.
    ...parts.preloads.map(
      (href) => `<link rel="preload" as="image" fetchpriority="high" href="${escapeText(href)}">`,
    ),
    `<meta name="description" content="${escapeText(parts.description)}">`,
    ...themeColours(settings.brand, parts.theme),
    canonicalLink(parts),
    `<link rel="manifest" href="${manifest}">`,
    has(`${icons}/icon.svg`) && `<link rel="icon" type="image/svg+xml" href="${icons}/icon.svg">`,
    has(`${icons}/favicon-32.png`) &&
      `<link rel="icon" type="image/png" sizes="32x32" href="${icons}/favicon-32.png">`,
    has(`${icons}/apple-touch-icon.png`) &&
      `<link rel="apple-touch-icon" href="${icons}/apple-touch-icon.png">`,
    '<meta name="mobile-web-app-capable" content="yes">',
    `<meta name="apple-mobile-web-app-title" content="${escapeText(brands[settings.brand].name)}">`,
    '<meta name="apple-mobile-web-app-status-bar-style" content="black-translucent">',
    ...splashLinks(icons, parts.files),
  ]
    .filter((line) => line !== false && line !== '')
    .join('');
}

function canonicalLink({ settings, canonicalAddress }: HeadParts): string {
  // Made from the setting only: a request's host is the caller's word, and documents are shared.
  if (!settings.publicOrigin || canonicalAddress === undefined) return '';
  const address = escapeText(`${settings.publicOrigin}${canonicalAddress}`);
  return `<link rel="canonical" href="${address}">`;
}

function themeColours(brand: Settings['brand'], theme: Theme): string[] {
  const { night, day } = pageColours[brand];
  if (theme !== 'auto') {
    return [`<meta name="theme-color" content="${theme === 'night' ? night : day}">`];
  }
  return [
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${day}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${night}">`,
  ];
}

/** iOS shows one while it opens an installed app, and only of exactly its own size. */
function splashLinks(icons: string, files: StaticFiles): string[] {
  const pattern = new RegExp(`^${icons}/splash-(\\d+)x(\\d+)@(\\d)x\\.png$`);
  const screens = [...files.keys()].flatMap((path) => {
    const [, width, height, ratio] = pattern.exec(path) ?? [];
    const size = `(device-width: ${width}px) and (device-height: ${height}px)`;
    return ratio === undefined ? [] : [{ path, size, ratio }];
  });
  return screens.map(({ path, size, ratio }) => {
    // Each of these lines is on every page: how dense a screen is stands only where two have one size.
    const isShared = screens.filter((other) => other.size === size).length > 1;
    const media = isShared ? `${size} and (-webkit-device-pixel-ratio: ${ratio})` : size;
    return `<link rel="apple-touch-startup-image" media="${media}" href="${path}">`;
  });
}
