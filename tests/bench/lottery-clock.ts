import { withDatabase } from '#server/commands/command-database.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { type Figure, median, percentile, rounded } from './figure.ts';
import { newPhone, openBrowser, slowDown, untilAlive } from './phone.ts';
import { runGateway, temporaryFolder } from './run-program.ts';
import { sessionOfDemo } from './session-of-demo.ts';

const slowness = 4;
const watchedMs = 60_000;

/** How far the seconds that a slow phone shows stand from the gateway's clock when they change. */
export async function measureLotteryClock(): Promise<Figure[]> {
  const folder = await temporaryFolder();
  const gateway = await runGateway(folder.path);
  const browser = await openBrowser();
  try {
    const game = await slowestGame(folder.path);
    const phone = await newPhone(browser);
    const cookies = await sessionOfDemo(folder.path);
    await phone.addCookies(cookies.map((cookie) => ({ ...cookie, url: gateway.address })));
    const page = await phone.newPage();
    await page.goto(`${gateway.address}/lottery?gameCode=${game}`);
    await untilAlive(page);
    const timer = page.getByRole('timer');
    await timer.waitFor();
    const opened = await openedOf(gateway.address, game);
    await slowDown(page, slowness);
    await page.evaluate(watchTimer);
    await page.waitForTimeout(watchedMs);
    const seen = (await page.evaluate('globalThis.timerChanges')) as [number, string][];
    // Above nothing where the phone shows a second too late.
    const late = seen.map(([at, text]) => secondsOf(text) * 1_000 - (Date.parse(opened) - at));
    const drifts = late.map(Math.abs);
    return [
      {
        name: 'lottery.countdown-drift',
        value: percentile(drifts, 0.95),
        unit: 'ms p95',
        goal: '≤ 100',
        how: `each change of the shown seconds beside the gateway's clock, ${watchedMs / 1_000} s, Pixel 7 with a processor ${slowness} times slower on the gateway's own machine`,
        besides: {
          changes: drifts.length,
          medianLate: rounded(median(late)),
          longest: rounded(Math.max(...drifts)),
        },
      },
    ];
  } finally {
    await browser.close();
    await gateway.stop();
    await folder.remove();
  }
}

/** Its sale lasts longer than the watch. */
function slowestGame(dataFolder: string): Promise<string> {
  return withDatabase(readSettings({ DATA_DIR: dataFolder }), async (database) => {
    const { game_code } = await database
      .selectFrom('lottery_numero')
      .innerJoin('lottery_game', 'lottery_game.game_code', 'lottery_numero.game_code')
      .select('lottery_game.game_code')
      .where('drawn_by', '=', 'house')
      .where('vassalage', '=', 'LOTT')
      .where('state', '=', 'open')
      .orderBy('closes_at', 'desc')
      .executeTakeFirstOrThrow();
    return game_code;
  });
}

async function openedOf(address: string, game: string): Promise<string> {
  const answer = await fetch(`${address}/lotto/lgw/games/opened/numero?game=${game}`);
  const { value } = (await answer.json()) as { value: { opened: { closesAt: string } } };
  return value.opened.closesAt;
}

const secondsOf = (text: string): number =>
  text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

/** By the machine's clock, which is the gateway's as well. */
const watchTimer = `(() => {
  globalThis.timerChanges = [];
  const timer = document.querySelector('[role=timer]');
  new MutationObserver(() => globalThis.timerChanges.push([Date.now(), timer.textContent]))
    .observe(timer, { characterData: true, childList: true, subtree: true });
})()`;
