import { randomBytes } from 'node:crypto';
import type { AppContext } from '#server/kernel/app-context.ts';
import type { Settings } from '#server/settings/settings.ts';
import { httpResults } from './http-results.ts';
import type { OfficialResults } from './official-results.ts';
import { openResultsSandbox, type ResultsSandbox } from './sandbox/open-sandbox.ts';

type Place = Pick<AppContext, 'settings' | 'clock'>;

/** The feed that is set; else the demonstration's sandbox, where it is open; else operators alone. */
export function resultsOf({ settings, clock }: Place): OfficialResults | undefined {
  const { resultsUrl, resultsSecret: secret } = settings;
  if (resultsUrl === undefined || secret === undefined) return feeds.get(settings);
  return httpResults({ code: 'feed', url: new URL(resultsUrl), secret, clock });
}

/** One for each house, which is known by its settings: a test has several in one process. */
const feeds = new WeakMap<Settings, OfficialResults>();

/** Opens it where no feed is set; undefined where one is. */
export async function openResultsSandboxOf(
  { settings, clock }: Place,
  shapeOf: (feedCode: string) => readonly number[] | undefined,
): Promise<ResultsSandbox | undefined> {
  if (settings.resultsUrl !== undefined) return undefined;
  const secret = randomBytes(32).toString('hex');
  const sandbox = await openResultsSandbox({ secret, clock, shapeOf });
  feeds.set(settings, httpResults({ code: 'sandbox', url: sandbox.url, secret, clock }));
  return sandbox;
}
