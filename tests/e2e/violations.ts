import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { type PageColours, pageColours } from '#brands/page-colours.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** All that can differ between the themes: they set nothing but colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** What WCAG 2.2 AA forbids by night and by day, on the page or in the named part of it. */
export async function violationsOn(page: Page, part?: string): Promise<string[]> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await unstick(page);
  await wear(page, 'dark');
  const byNight = await judge(page, part, standards);
  await wear(page, 'light');
  const byDay = await judge(page, part, { type: 'rule', values: colourRules });
  await stickAgain(page);
  return [...byNight.map((each) => `night ${each}`), ...byDay.map((each) => `day ${each}`)];
}

/** Everything that was waited for has come, and nothing moves that is going to stop. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('[aria-busy="true"]') === null &&
      document.getAnimations().every((motion) => {
        const isEndless = motion.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
        return isEndless || motion.playState !== 'running';
      }),
  );
}

/**
 * A control halfway under a sticky bar comes into sight by scrolling and is no smaller for it, whatever
 * letters the system has: bars are judged where they stand in the page, and stick again afterwards.
 */
async function unstick(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (getComputedStyle(element).position !== 'sticky') continue;
      element.dataset.unstuck = '';
      element.style.position = 'relative';
      element.style.inset = 'auto';
    }
  });
}

async function stickAgain(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-unstuck]')) {
      delete element.dataset.unstuck;
      element.style.position = '';
      element.style.inset = '';
    }
  });
}

/** Who follows the phone's theme changes with it, without a reload. Motion is kept small throughout. */
async function wear(page: Page, colorScheme: 'dark' | 'light'): Promise<void> {
  await page.evaluate(() => {
    const sheets = document.adoptedStyleSheets;
    if (sheets.some(({ cssRules }) => cssRules[0]?.cssText.includes('content-visibility'))) return;
    // What lies far below is not drawn, and would be judged in the colours it last had. Nor does a theme
    // fade in: only where a transition ends is judged, and thousands of elements have one.
    const everything = new CSSStyleSheet();
    everything.replaceSync(
      '*, ::before, ::after { content-visibility: visible !important; transition: none !important }',
    );
    document.adoptedStyleSheets = [...sheets, everything];
  });
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
  // The medium is another at once, whatever the page does: its own colour says which theme it shows.
  const shown = colorScheme === 'dark' ? 'night' : 'day';
  await page.waitForFunction(
    ([colours, theme]) => {
      const { dataset } = document.documentElement;
      const probe = document.createElement('i');
      probe.style.color = colours[dataset.brand ?? '']?.[theme] ?? '';
      document.body.append(probe);
      const wanted = getComputedStyle(probe).color;
      probe.remove();
      const root = getComputedStyle(document.documentElement);
      return probe.style.color !== '' && root.backgroundColor === wanted;
    },
    [pageColours as Readonly<Record<string, PageColours>>, shown] as const,
  );
  await atRest(page);
}

type Rules = string[] | { type: 'rule'; values: string[] };

async function judge(page: Page, part: string | undefined, runOnly: Rules): Promise<string[]> {
  // Half a megabyte of judge is given to a page once; walks inside the app keep it.
  const isThere = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder(isThere ? { page, axeSource: ';' } : { page })
    .options({ runOnly, resultTypes: ['violations'], preload: false })
    .setLegacyMode();
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map(({ target, failureSummary }) => `${id} ${target} ${failureSummary}`),
  );
}
