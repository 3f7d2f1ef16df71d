import type { FastifyInstance } from 'fastify';
import { brands } from '#brands/brands.ts';
import { pageColours } from '#brands/page-colours.ts';
import { isLanguage, type Language, languageFacts, wordsIn } from '#contract/languages.ts';
import type { Settings } from '#server/settings/settings.ts';
import type { HttpDependencies } from '../dependencies.ts';
import { languageOf } from '../language.ts';
import { formFor, isStillFresh, type Packed, pack, tagOf, unpacked } from '../packed.ts';
import { trimHeaders } from '../security-headers.ts';
import { manifestWords } from './manifest-words.ts';
import type { StaticFiles } from './static-files.ts';

type Brand = Settings['brand'];

/** What makes the site an app, in the language and colours of the page that links it. */
export function serveManifest(
  app: FastifyInstance,
  given: HttpDependencies,
  files: StaticFiles,
): void {
  app.get('/manifest.webmanifest', { config: { kind: 'file' } }, async (request, reply) => {
    const { brand, lang } = request.query as Record<string, unknown>;
    const language = isLanguage(lang) ? lang : languageOf(request, given.defaultLanguage);
    const packed = await packedOf(isBrand(brand) ? brand : given.settings.brand, language);
    const [encoding, body] = formFor(packed, request.headers['accept-encoding']);
    trimHeaders(reply, 'program');
    reply
      .header('cache-control', 'no-cache')
      .header('vary', 'Accept-Encoding')
      .header('etag', tagOf(packed, encoding));
    if (isStillFresh(packed, request.headers['if-none-match'])) return reply.code(304).send();
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('application/manifest+json; charset=utf-8').send(body);
  });

  const made = new Map<string, Promise<Packed>>();
  /** A first visit fetches it among the pictures, so it is worth its smallest form. */
  function packedOf(brand: Brand, language: Language): Promise<Packed> {
    const key = `${brand} ${language}`;
    const found =
      made.get(key) ?? pack(unpacked(JSON.stringify(manifestOf(brand, language, files))), 11);
    made.set(key, found);
    return found;
  }
}

function isBrand(text: unknown): text is Brand {
  return typeof text === 'string' && Object.hasOwn(brands, text);
}

export function manifestOf(brand: Brand, language: Language, files: StaticFiles) {
  const words = wordsIn(manifestWords, language);
  const { name } = brands[brand];
  const { night } = pageColours[brand];
  const icons = `/icons/${brand}`;
  return {
    id: '/',
    name,
    short_name: name,
    description: words.description,
    start_url: '/?source=pwa',
    scope: '/',
    display: 'standalone',
    display_override: ['standalone', 'minimal-ui'],
    orientation: 'portrait',
    theme_color: night,
    background_color: night,
    lang: language,
    dir: languageFacts[language].direction,
    categories: ['entertainment', 'games', 'sports'],
    icons: [
      { src: `${icons}/icon-192.png`, sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: `${icons}/icon-512.png`, sizes: '512x512', type: 'image/png', purpose: 'any' },
      {
        src: `${icons}/maskable-512.png`,
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
      {
        src: `${icons}/monochrome-512.png`,
        sizes: '512x512',
        type: 'image/png',
        purpose: 'monochrome',
      },
    ],
    screenshots: screenshotsOf(icons, words).filter(({ src }) => files.has(src)),
    shortcuts: [
      shortcut(words.deposit, '/member?page=depositv2', `${icons}/shortcut-deposit.png`),
      shortcut(words.favourites, '/favorite', `${icons}/shortcut-favourites.png`),
      shortcut(words.lottery, '/lott', `${icons}/shortcut-lottery.png`),
    ],
    prefer_related_applications: false,
  };
}

function screenshotsOf(icons: string, words: { narrow: string; wide: string }) {
  const type = 'image/png';
  return [
    {
      src: `${icons}/screenshot-narrow.png`,
      sizes: '390x844',
      type,
      form_factor: 'narrow',
      label: words.narrow,
    },
    {
      src: `${icons}/screenshot-wide.png`,
      sizes: '1280x800',
      type,
      form_factor: 'wide',
      label: words.wide,
    },
  ];
}

function shortcut(name: string, url: string, src: string) {
  return { name, short_name: name, url, icons: [{ src, sizes: '96x96', type: 'image/png' }] };
}
