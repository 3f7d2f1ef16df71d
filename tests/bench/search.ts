import pino from 'pino';
import { misspelledNames } from '#demo/merchant/misspelled-names.test-data.ts';
import { seedMerchant } from '#demo/merchant/seed-merchant.ts';
import { openApp } from '#server/compose/open-app.ts';
import { openSite } from '#server/compose/open-site.ts';
import { openEmbedded } from '#server/db/embedded/open-embedded.ts';
import * as clock from '#server/kernel/clock.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { type Figure, percentile, rounded } from './figure.ts';
import { temporaryFolder } from './run-program.ts';

const games = 10_000;
const questions = 400;
const syllables = ['ja', 'go', 'ra', 'fru', 'dra', 'lu', 'no', 'per', 'sol', 'mar', 'te', 'co'];

/** Search as it is typed, with an empty memory: every question is a new one for the database. */
export async function measureSearch(): Promise<Figure[]> {
  const folder = await temporaryFolder();
  const log = pino({ level: 'silent' });
  const embedded = await openEmbedded(folder.path);
  try {
    const settings = readSettings({ LIMIT_PER_MINUTE: '1000000', DATA_DIR: folder.path });
    const { connectionString } = embedded;
    const opened = await openApp({ settings, clock, log, connectionString });
    await seedMerchant(opened.app, { games });
    const site = await openSite(opened, log);
    const address = `http://127.0.0.1:${await site.listen(0, '127.0.0.1')}`;
    const times: number[] = [];
    const bareTimes: number[] = [];
    for (let question = 0; question < questions; question += 1) {
      bareTimes.push(await askMs(`${address}/healthz`));
      times.push(await askMs(`${address}/lgw/games?${questionOf(question)}`));
    }
    const found = await findMisspelled(address);
    await site.close();
    await opened.close();
    return [...figuresOf(times, bareTimes), found];
  } finally {
    await embedded.stop();
    await folder.remove();
  }
}

/** Of names with a slip in them, how many stand among the first three answers. */
async function findMisspelled(address: string): Promise<Figure> {
  let found = 0;
  for (const [language, gameName, meant] of misspelledNames) {
    const search = new URLSearchParams({ gameName, language, pageSize: '3' });
    const response = await fetch(`${address}/lgw/games?${search}`);
    if ((await response.text()).includes(`"gameName":${JSON.stringify(meant)}`)) found += 1;
  }
  const how = `${misspelledNames.length} misspelled names in four languages over ${games} games, among the first three`;
  return { name: 'search.misspelled', value: found, unit: 'found', goal: '≥ 45', how };
}

async function askMs(address: string): Promise<number> {
  const started = performance.now();
  const response = await fetch(address);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return performance.now() - started;
}

/** Two to three letters and more, in four languages, never the same twice. */
function questionOf(number: number): URLSearchParams {
  const first = syllables[number % syllables.length] ?? '';
  const second = syllables[Math.floor(number / syllables.length) % syllables.length] ?? '';
  const language = ['es', 'en', 'zh', 'ms'][number % 4] ?? 'es';
  const gameName = number % 3 === 0 ? first : `${first}${second}`;
  return new URLSearchParams({ gameName, language, pageNo: String(1 + Math.floor(number / 144)) });
}

function figuresOf(times: readonly number[], bareTimes: readonly number[]): Figure[] {
  const how = `${questions} different questions over ${games} games, one after the other, by HTTP`;
  return [0.5, 0.99].map((share) => {
    const value = percentile(times, share);
    // Health is asked in turns with it, and looks nothing up.
    const besides = { toHealth: rounded(value / percentile(bareTimes, share)) };
    return { name: `search.p${share * 100}`, value, unit: 'ms', how, besides };
  });
}
