import { randomBytes } from 'node:crypto';
import type { AppContext } from '#server/kernel/app-context.ts';
import { slotFor } from '#server/kernel/scope.ts';
import { httpResults } from './http-results.ts';
import type { OfficialResults } from './official-results.ts';
import { openResultsSandbox, type ResultsSandbox } from './sandbox/open-sandbox.ts';

type ResultsContext = Pick<AppContext, 'settings' | 'clock' | 'scope'>;

/** The feed that is set; else the demonstration's sandbox, where it is open; else operators alone. */
export function resultsOf({ settings, clock, scope }: ResultsContext): OfficialResults | undefined {
  const { resultsUrl, resultsSecret: secret } = settings;
  if (resultsUrl === undefined || secret === undefined) return scope.find(sandboxFeed);
  return httpResults({ code: 'feed', url: new URL(resultsUrl), secret, clock });
}

const sandboxFeed = slotFor<OfficialResults>('sandbox of official results');

/** Opens it where no feed is set; undefined where one is. */
export async function openResultsSandboxOf(
  { settings, clock, scope }: ResultsContext,
  shapeOf: (feedCode: string) => readonly number[] | undefined,
): Promise<ResultsSandbox | undefined> {
  if (settings.resultsUrl !== undefined) return undefined;
  const secret = randomBytes(32).toString('hex');
  const sandbox = await openResultsSandbox({ secret, clock, shapeOf });
  scope.put(sandboxFeed, httpResults({ code: 'sandbox', url: sandbox.url, secret, clock }));
  return sandbox;
}
