import { URI } from 'otpauth';
import { type Browser, type BrowserContext, chromium, devices, type Page } from 'playwright';
import { executions } from '#contract/content.ts';
import { factsOf } from '#contract/languages.ts';
import type { Language } from '#contract/values.ts';
import * as clock from '#server/kernel/clock.ts';
import { now } from '#server/kernel/clock.ts';
import { insertEvent } from '#server/kernel/event-store.ts';
import { createScope } from '#server/kernel/scope.ts';
import { readSecret } from '#server/secrets/read-secret.ts';
import { createVault } from '#server/secrets/vault.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { inDatabaseOf, place } from './place.ts';

export const { address } = place;

export const phones = {
  pixel: devices['Pixel 7'],
  iphone: devices['iPhone 15'],
} as const;
export type Phone = keyof typeof phones;

/** No touch, and a window as narrow as one makes it. */
const desk = devices['Desktop Chrome'];

interface VisitWishes {
  phone?: Phone | 'desk';
  language?: Language;
  theme?: 'night' | 'day';
  /** On unless a walk needs to see the network itself. */
  serviceWorkers?: 'allow' | 'block';
  wantsCalm?: boolean;
  /** They open by themselves once the hands rest, which on a busy machine is amid any walk. */
  wantsAnnouncements?: boolean;
}

let browser: Browser | undefined;
/** Those that are open; a walk may close one itself. */
const contexts = new Set<BrowserContext>();

/** Words that a page showed before it had them: no walk may end with any. */
const wordless: string[] = [];

export interface Visit {
  page: Page;
  context: BrowserContext;
  /** Everything the page complained about; a walk ends with none. */
  complaints: string[];
}

/** A new visitor with an empty device. */
export async function visit(wishes: VisitWishes = {}): Promise<Visit> {
  browser ??= await chromium.connect(place.browserEndpoint);
  const { defaultBrowserType: _, ...device } =
    wishes.phone === 'desk' ? desk : phones[wishes.phone ?? 'pixel'];
  const context = await browser.newContext({
    ...device,
    // As many points as the page has: seven times fewer to draw than a phone's, and laid out the same.
    deviceScaleFactor: 1,
    baseURL: address,
    // The house's market: a first visit speaks what its browser does.
    locale: factsOf('es').locale,
    colorScheme: wishes.theme === 'day' ? 'light' : 'dark',
    serviceWorkers: wishes.serviceWorkers ?? 'block',
    extraHTTPHeaders: { 'x-forwarded-for': newAddress() },
    reducedMotion: wishes.wantsCalm ? 'reduce' : 'no-preference',
  });
  contexts.add(context);
  context.on('close', () => contexts.delete(context));
  context.setDefaultTimeout(60_000);
  if (wishes.language) {
    await context.addCookies([{ name: 'lang', value: wishes.language, url: address }]);
    await context.addInitScript((language) => {
      if (window.origin === 'null') return;
      localStorage.setItem('lang', language);
      localStorage.setItem('hisLang', language);
    }, wishes.language);
  }
  await context.addInitScript(() => {
    // Drawn anew for as long as a page with notices stands, they take an eighth of a core.
    const stillNotices = new CSSStyleSheet();
    stillNotices.replaceSync('[data-running] > * { animation-play-state: paused !important }');
    document.adoptedStyleSheets = [stillNotices];
  });
  if (!wishes.wantsAnnouncements) {
    await context.addInitScript((closed) => {
      // An empty page has no storage.
      if (window.origin !== 'null') sessionStorage.setItem('announcements-closed', closed);
    }, JSON.stringify(executions));
  }
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
    if (message.text().startsWith('Uncompiled message')) wordless.push(message.text());
  });
  return { page, context, complaints };
}

/** A page that is left open goes on drawing, and keeps every later walk waiting. */
export async function endVisits(): Promise<void> {
  for (const context of contexts) {
    // A question may be on its way through a walk's own hands, and nobody waits for its answer any more.
    for (const each of [context, ...context.pages()]) {
      await each.unrouteAll({ behavior: 'ignoreErrors' });
    }
    await context.close();
  }
  if (wordless.length > 0) throw new Error(wordless.splice(0).join('\n'));
}

let visits = 0;

/** Neighbours at one provider: another address each, and no new place for the gateway. */
export function newAddress(): string {
  visits += 1;
  return `10.77.${process.pid % 250}.${visits % 250}`;
}

/** Tells the running site what its operator tells it, without a program started for every word. */
export async function site(...words: string[]): Promise<string> {
  return siteIn(place.dataFolder, ...words);
}

/** What operators were given that a walk has added. */
const operators = new Map<string, Record<'token' | 'code', () => string>>();

/** The same for a gateway that a walk started for itself. */
export async function siteIn(dataFolder: string, ...words: string[]): Promise<string> {
  // Most walks never need it, and it brings half of the server with it.
  const { parseSiteCommand } = await import('#server/commands/site/site-commands.ts');
  const command = parseSiteCommand(words, now());
  if (command === 'help') throw new Error('Help changes nothing.');
  const settings = readSettings({ DATA_DIR: dataFolder });
  const said = await inDatabaseOf(dataFolder, (database) => {
    return command.run({
      ...{ database, clock, settings, events: { publish: insertEvent }, scope: createScope() },
      openVault: async () => createVault(await readSecret(settings.secret, dataFolder)),
      askOperator: async (name, wanted) => operators.get(name)?.[wanted]() ?? '',
    });
  });
  const [topic, verb, operator = ''] = words;
  if (topic === 'operator' && verb === 'add') {
    const [address = '', first = ''] = said.split('\n').toReversed();
    const code = () => URI.parse(address).generate();
    const token = await inDatabaseOf(dataFolder, async (database) => {
      const { identifyOperator } = await import('#server/operator/identify-operator.ts');
      const { renewToken } = await import('#server/operator/prove-operator.ts');
      const vault = createVault(await readSecret(settings.secret, dataFolder));
      const app = { database, clock, vault, scope: createScope() };
      const operator = await identifyOperator(app, first);
      // Each command that pays would ask for a code of its own, and there is one in half a minute.
      const renewed = operator && (await renewToken(app, operator, code()));
      if (!renewed?.done) throw new Error('An operator who was just added has no token.');
      return renewed.value.token;
    });
    operators.set(operator, { token: () => token, code });
  }
  return said;
}

/** The page has come to life: what is touched from here on is answered by the program. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.alive !== undefined);
}
