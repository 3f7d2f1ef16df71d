import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import * as v from 'valibot';
import { defineCall } from '#contract/call.ts';
import type { HttpDependencies } from '#server/http/dependencies.ts';
import { type Gateway, openGateway } from '#server/http/gateway.ts';
import { type Answer, answer, done, type Player } from '#server/kernel/answer.ts';
import type { PublishedEvent } from '#server/kernel/event-store.ts';
import type { Missed } from '#server/kernel/events.ts';
import type { VersionName } from '#server/kernel/versions.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { closeAfterTest } from '#tests/closings.ts';

/** Calls that exist in these tests only, one of each kind. */
export const testCalls = {
  echo: defineCall({
    name: 'echo',
    summary: 'Says what it was given',
    method: 'POST',
    path: '/wps/test/echo',
    who: 'anyone',
    request: v.strictObject({
      word: v.pipe(v.string(), v.minLength(2), v.maxLength(8)),
      times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
      deep: v.optional(v.unknown()),
    }),
    value: v.object({ word: v.string(), times: v.number() }),
    refuses: [],
  }),
  secret: defineCall({
    name: 'secret',
    summary: 'Says what it was given under seal',
    method: 'POST',
    path: '/wps/test/secret',
    who: 'anyone',
    sealed: true,
    request: v.strictObject({ word: v.pipe(v.string(), v.minLength(2), v.maxLength(8)) }),
    value: v.object({ word: v.string() }),
    refuses: [],
  }),
  mine: defineCall({
    name: 'mine',
    summary: 'Who is asking',
    method: 'GET',
    path: '/wps/test/mine',
    who: 'member',
    request: v.strictObject({}),
    value: v.object({ account: v.string() }),
    refuses: [],
  }),
  shared: defineCall({
    name: 'shared',
    summary: 'The same for everyone',
    method: 'GET',
    path: '/lgw/test/shared',
    who: 'anyone',
    request: v.strictObject({
      name: v.string(),
      size: v.optional(v.pipe(v.string(), v.transform(Number)), '3'),
    }),
    value: v.object({ name: v.string(), made: v.number() }),
    refuses: [],
    sharedUntil: 'content',
  }),
} as const;

export const players: Record<string, Player> = {
  member: {
    id: '1',
    account: 'camila',
    type: 0,
    isAgent: false,
    isTrial: false,
    mustChange: false,
  },
  trial: { id: '2', account: 'visita', type: 4, isAgent: false, isTrial: true, mustChange: false },
};

export interface FakeGateway extends Gateway {
  /** What was logged, a line each. */
  lines: () => Record<string, unknown>[];
  changeContent(): void;
  tell(told: PublishedEvent): void;
  /** How many listen to events at this moment. */
  subscribers(): number;
  /** How often the shared call was really made. */
  made: () => number;
}

interface Wishes extends Partial<HttpDependencies> {
  environment?: Record<string, string>;
  missedSince?: (id: string) => Promise<Missed>;
}

/** The real http room, handed fakes for everything around it; closed after the test. */
export async function fakeGateway({
  environment,
  missedSince,
  ...wishes
}: Wishes = {}): Promise<FakeGateway> {
  const logged: string[] = [];
  const eventListeners = new Set<(told: PublishedEvent) => void>();
  const versionListeners = new Set<(changed: readonly VersionName[]) => void>();
  let contentVersion = 1;
  let newestId = '0-0';
  let made = 0;
  const appFolder = wishes.appFolder ?? (await mkdtemp(join(tmpdir(), 'verbena-app-')));
  const sharedAnswer = answer(testCalls.shared, async ({ request }) => {
    made += 1;
    return done({ name: request.name, made });
  });
  const given: HttpDependencies = {
    settings: readSettings({ LIMIT_PER_MINUTE: '100000', ...environment }),
    clock: { now: () => new Date('2026-11-20T12:00:00Z'), elapsedMs: () => performance.now() },
    events: {
      publish: async () => undefined,
      publishToTable: async () => undefined,
      subscribe(listener) {
        eventListeners.add(listener);
        return () => void eventListeners.delete(listener);
      },
      newestId: async () => newestId,
      missedSince: missedSince ?? (async () => ({ isComplete: true, events: [] })),
    },
    versions: {
      content: () => String(contentVersion),
      catalogue: () => '1',
      onChange(listener) {
        versionListeners.add(listener);
        return () => void versionListeners.delete(listener);
      },
    },
    log: pino({ base: null }, { write: (line: string) => void logged.push(line) }),
    answers: [...standardAnswers, sharedAnswer],
    landings: [],
    webhooks: [],
    downloads: [],
    identify: async (token) => players[token] ?? (token === 'old' ? 'expired' : null),
    identifyOperator: async () => null,
    clearedSessionCookies: [{ name: 'session', value: '', maxAgeSeconds: 0, isHttpOnly: true }],
    openLetter: async () => ({ isOpen: false, code: 'seal.unreadable' }),
    standing: async () => ({ status: 0, maintenanceEnd: null, country: null }),
    findArt: () => undefined,
    isReady: async () => true,
    figures: {
      daysPartitionedAhead: async () => 180,
      unreadEventsSeconds: async () => 0,
      factsLagSeconds: async () => 0,
      lotteryDelays: async () => ({ draw: 0, beacon: 0, settlement: 0 }),
      worksAsOwner: async () => false,
    },
    defaultLanguage: 'es',
    appFolder,
    firstPaintFile: join(appFolder, 'first-paint.js'),
    ...wishes,
    // No test but the one of closing waits for clients that keep their connection.
    bounds: { lingerMs: 0, ...wishes.bounds },
  };
  const gateway = await openGateway(given);
  closeAfterTest(async () => {
    await gateway.close();
    if (!wishes.appFolder) await rm(appFolder, { recursive: true, force: true });
  });
  return {
    ...gateway,
    // Lines of one turn of the event loop are written together.
    lines: () =>
      logged.flatMap((text) =>
        text
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line)),
      ),
    made: () => made,
    subscribers: () => eventListeners.size,
    changeContent() {
      contentVersion += 1;
      for (const listener of versionListeners) listener(['content']);
    },
    tell(told) {
      newestId = told.event.id;
      for (const listener of eventListeners) listener(told);
    },
  };
}

const standardAnswers: Answer[] = [
  answer(testCalls.secret, async ({ request }) => done({ word: request.word })),
  answer(testCalls.echo, async ({ request }) => done({ word: request.word, times: request.times })),
  answer(testCalls.mine, async ({ player }) => done({ account: player.account })),
];
