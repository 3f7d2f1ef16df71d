import { mix } from './colour.ts';
import type { DrawnBrand } from './drawn-brand.ts';
import { short } from './shapes.ts';

/** The logo as it stands in a header: the mark on its tile. */
export function drawMark(brand: DrawnBrand): string {
  return tile(brand, brand.corner, 0.74, true);
}

/** The same for a browser's tab: nothing so fine that 16 px would smear it. */
export function drawTabIcon(brand: DrawnBrand): string {
  return tile(brand, brand.corner, 0.98, false);
}

/** A phone cuts its own corners off an app icon, so the tile fills the square. */
export function drawAppIcon(brand: DrawnBrand): string {
  return tile(brand, 0, 0.72, true);
}

/** Only the inner 80 % of a maskable icon is sure to be seen. */
export function drawMaskableIcon(brand: DrawnBrand): string {
  return tile(brand, 0, 0.56, true);
}

/** One colour on nothing: the phone fills the shape in as it likes. */
export function drawMonochrome(brand: DrawnBrand): string {
  const parts = [brand.markPath, brand.detailPath, brand.isBackOfMark ? brand.backPath : ''];
  return square(`<g fill="#fff" fill-rule="evenodd">${scaled(paths(parts), 0.66)}</g>`);
}

/** A shortcut's picture: its glyph on the brand's tile. */
export function drawShortcut(brand: DrawnBrand, glyph: keyof typeof glyphs): string {
  const { background, accent } = brand;
  const shape = `<path d="${glyphs[glyph]}" fill="${accent}" fill-rule="evenodd"/>`;
  return square(
    `${tileGradient(background)}<rect width="100" height="100" rx="50" fill="url(#t)"/>${shape}`,
  );
}

/** The mark alone on the opening screen, a fifth of its width. */
export function drawSplash(brand: DrawnBrand, width: number, height: number): string {
  const size = Math.round(width * 0.3);
  const left = Math.round((width - size) / 2);
  const top = Math.round((height - size) / 2);
  const onDark: DrawnBrand = { ...brand, accent: brand.splashAccent };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M0 0h${width}v${height}H0z" fill="${brand.splash}"/><g transform="translate(${left} ${top}) scale(${short(size / 100, 2)})">${bareMark(onDark, true)}</g></svg>`;
}

/** Stands in for a cover that could not be had. */
export function drawDefaultGame(brand: DrawnBrand): string {
  const { background, quiet, splashAccent } = brand;
  const [lit, far] = [
    brand.splash,
    mix(background[1], brand.splash, brand.corner > 0 ? 0.35 : 0.85),
  ];
  const faint = mix(far, quiet, 0.45);
  const rows =
    brand.corner > 0
      ? `<path d="M0 0H300V26${'a15 15 0 0 1-30 0'.repeat(10)}z" fill="${splashAccent}"/><path d="M0 0H300V8${'a15 15 0 0 1-30 0'.repeat(10)}z" fill="${brand.detail}"/>`
      : `<path d="M0 0H300L150 86zM0 400H300L150 314z" fill="${quiet}" opacity=".35"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400"><defs><linearGradient id="d" x2="0" y2="1"><stop stop-color="${far}"/><stop offset="1" stop-color="${lit}"/></linearGradient></defs><path d="M0 0H300V400H0z" fill="url(#d)"/>${rows}<circle cx="150" cy="206" r="106" fill="${faint}"${brand.corner > 0 ? '' : ' opacity="0"'}/><g transform="translate(75 131) scale(1.5)">${bareMark({ ...brand, accent: splashAccent }, true)}</g></svg>`;
}

/** Stands in for a portrait that is missing: nobody in particular. */
export function drawErrorAvatar(brand: DrawnBrand): string {
  const { background, accent, detail } = brand;
  const person =
    brand.corner > 0
      ? `<circle cx="50" cy="40" r="19" fill="${accent}"/><path d="M12 100C12 72 30 64 50 64S88 72 88 100z" fill="${detail}"/>`
      : `<path d="M50 20L68 38L50 58L32 38z" fill="${accent}"/><path d="M50 64L90 100H10z" fill="${brand.quiet}"/>`;
  return square(`${tileGradient(background)}<path d="M0 0h100v100H0z" fill="url(#t)"/>${person}`);
}

function tile(brand: DrawnBrand, corner: number, scale: number, isFine: boolean): string {
  const { background } = brand;
  const rounding = corner ? ` rx="${corner}"` : '';
  const behind =
    brand.corner > 0
      ? `<path d="${brand.backPath}" fill="${brand.quiet}" transform="translate(${short(50 - 50 * scale * 0.92, 2)} ${short(50 - 50 * scale * 0.92, 2)}) scale(${short(scale * 0.92, 3)})"/>`
      : '';
  return square(
    `${tileGradient(background)}<rect width="100" height="100"${rounding} fill="url(#t)"/>${behind}${scaled(bareMark(brand, isFine), scale * (brand.corner > 0 ? 0.9 : 0.84))}`,
  );
}

function bareMark(brand: DrawnBrand, isFine: boolean): string {
  const { accent, detail, quiet, markPath, detailPath, finePath, backPath } = brand;
  const back = brand.corner > 0 ? '' : `<path d="${backPath}" fill="${quiet}"/>`;
  const fine = isFine && finePath ? `<path d="${finePath}" fill="${detail}"/>` : '';
  return `${back}<path d="${markPath}" fill="${accent}" fill-rule="evenodd"/><path d="${detailPath}" fill="${detail}" fill-rule="evenodd"/>${fine}`;
}

function tileGradient([lit, far]: readonly [string, string]): string {
  return `<defs><linearGradient id="t" x2="1" y2="1"><stop stop-color="${lit}"/><stop offset="1" stop-color="${far}"/></linearGradient></defs>`;
}

function scaled(content: string, scale: number): string {
  const shift = short(50 - 50 * scale, 2);
  return `<g transform="translate(${shift} ${shift}) scale(${short(scale, 3)})">${content}</g>`;
}

function paths(outlines: readonly string[]): string {
  return outlines
    .filter((outline) => outline !== '')
    .map((outline) => `<path d="${outline}"/>`)
    .join('');
}

function square(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${content}</svg>`;
}

export const glyphs = {
  deposit: 'M44 24H56V44H76V56H56V76H44V56H24V44H44z',
  favourites: 'M50 78C38 66 20 54 20 38C20 22 40 18 50 33C60 18 80 22 80 38C80 54 62 66 50 78z',
  lottery:
    'M50 18a32 32 0 1 0 .1 0zM50 30L55.6 42.3L69 43.8L59 52.9L61.8 66L50 59.3L38.2 66L41 52.9L31 43.8L44.4 42.3z',
} as const;
