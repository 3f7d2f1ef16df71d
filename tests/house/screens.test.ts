import { expect, test } from 'vitest';
import type { Path } from '#client/ui/Go.tsx';
import { capabilities } from '#contract/capabilities.ts';
import { readSources } from './read-sources.ts';

const sources = readSources();
const routeFiles = /^src\/client\/routes\/(.+)\.tsx$/;

/** Where a screen stands, read from where its route's file does: `member/withdraw`, `rng`. */
const screens = sources.flatMap(({ path }) => {
  const parts = routeFiles.exec(path)?.[1]?.split('/') ?? [];
  const place = parts.filter((part) => !part.startsWith('_') && part !== 'index').join('/');
  return place === '' || place.includes('$') ? [] : [place];
});

const program = sources.filter(
  ({ path }) =>
    /^(src\/(client|server|contract|build)|sw)\//.test(path) &&
    !routeFiles.test(path) &&
    !/\.(gen|test)\.tsx?$/.test(path),
);

/** How a screen can be written in a program: as a path, as its address outside, or by its bare name. */
function spellings(screen: string): string[] {
  const [centre = '', page] = screen.split('/');
  if (!page) return [`/${screen}`];
  const outside = [`/${screen}`, `/${centre}?page=${page}`];
  // A word that also says what a gateway serves is no screen's name.
  return (capabilities as readonly string[]).includes(page) ? outside : [...outside, page];
}

/** As the key of a table. A page that is called by one plain word may be anything there. */
function isKeyIn(text: string, screen: string): boolean {
  const page = screen.split('/')[1] ?? '';
  return /[A-Z]/.test(page) && new RegExp(`^\\s*${page}\\??:`, 'm').test(text);
}

/** The screens that a text names, links apart: those are of the route tree's type. */
function namedIn(text: string): string[] {
  const withoutLinks = text
    .replaceAll(/^import .*$/gm, '')
    .replaceAll(/\bto(?:=|: )\{?['"]\/[^'"]*['"]/g, '')
    .replaceAll(/\b(?:createFileRoute|from|navigate\(\{ to): ?\(?['"]\/[^'"]*['"]/g, '');
  return screens.filter(
    (screen) =>
      isKeyIn(withoutLinks, screen) ||
      spellings(screen).some((spelling) =>
        ["'", '"', '`'].some((quote) => withoutLinks.includes(`${quote}${spelling}${quote}`)),
      ),
  );
}

/** Who else names several screens, and why adding one asks nothing of it. */
const reasons: Readonly<Record<string, string>> = {
  'src/client/features/agents/TeamReportScreen.tsx':
    'one report read by several routes, which it is told apart by',
  'src/client/features/agents/bill-pages.ts':
    'a kind of contract has its bills; the compiler completes it',
  'src/client/features/catalogue/category-pages.ts':
    'a category of games has its page; the compiler completes it',
  'src/client/features/catalogue/launch-route.ts': 'a lottery is played in one of three rooms',
  'src/client/features/contracts/ContractFeed.tsx':
    'screens on which an offer may open; on any other it waits',
  'src/client/features/contracts/use-contract-places.ts': 'contracts stand in both centres',
  'src/client/features/install/Offers.tsx':
    'screens on which nothing offers itself, for somebody plays there',
  'src/client/shell/preloads.ts': 'files that a visitor is likely to want next',
  'src/server/contracts/tell-bill.ts':
    'a bill’s message leads to the bill, in the centre of whoever reads it',
  'src/server/http/files/manifest.ts': 'what the installed app’s icon offers',
};

test('no list of screens is kept beside the route tree', () => {
  expect(screens.length).toBeGreaterThan(50);
  const keeping = program.filter(({ text }) => namedIn(text).length > 2);
  expect(keeping.map(({ path }) => path).toSorted()).toEqual(Object.keys(reasons).toSorted());
});

test('every screen is reached from another', () => {
  // A question about where somebody is leads nowhere.
  const written = program
    .map(({ text }) => text.replaceAll(/\.startsWith\(['"][^'"]*['"]\)/g, ''))
    .join('\n');
  const isWritten = (screen: string) =>
    spellings(screen).some((one) => new RegExp(`['"\`]${RegExp.escape(one)}['"\`?]`).test(written));
  expect(screens.filter((screen) => !isWritten(screen))).toEqual([]);
});

test('a link that leads to no screen is a fault of types', () => {
  const somewhere: Path = '/member/withdraw';
  // @ts-expect-error: there is no such screen, and the check of types fails once this is no fault any more
  const nowhere: Path = '/member/withdrawal';
  expect(screens).toContain(somewhere.slice(1));
  expect(screens).not.toContain(nowhere.slice(1));
});
