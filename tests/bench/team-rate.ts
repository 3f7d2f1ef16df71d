import { sql } from 'kysely';
import { agentTypes } from '#contract/member.ts';
import { memberSorts, overviewWindows, teamMembersAtOnce } from '#contract/team.ts';
import { plantLargeTeam } from '#demo/agents/large-team.ts';
import { openEmbedded } from '#server/db/embedded/open-embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open.ts';
import type { Player } from '#server/kernel/answer.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { countFacts, factsAtOnce } from '#server/team/count-facts.ts';
import { listMembers } from '#server/team/list-members.ts';
import { selectMemberPage } from '#server/team/member-store.ts';
import { writeCursor } from '#server/team/page-cursor.ts';
import { readOverview } from '#server/team/read-overview.ts';
import { type ModelApp, modelApp } from '#tests/models/model-house.ts';
import { type Figure, median } from './figure.ts';
import { temporaryFolder } from './run-program.ts';
import { measureLag } from './team-lag.ts';
import { measureLists } from './team-lists.ts';

const smallTeam = 1_000;
const runs = 15;
const farPage = 1_000;

/** What an agent waits for whose team has 100,000 accounts and a month behind it. */
export async function measureTeam(size = 100_000): Promise<Figure[]> {
  const folder = await temporaryFolder();
  const embedded = await openEmbedded(folder.path);
  const { connectionString } = embedded;
  const database = openDatabase({ connectionString, poolSize: 4, statementTimeoutMs: 0 });
  try {
    await migrate(database);
    const app = modelApp(database, readSettings({}));
    app.clock.set(new Date());
    const small = await plant(app, 'small', smallTeam);
    const large = await plant(app, 'large', size);
    const counted = await countAll(app);
    await sql`vacuum analyze`.execute(database);
    const figures = [
      await measureOverview(app, { small, large, size }),
      ...(await measurePages(app, large, size)),
      ...(await measurePastPages(app, large, size)),
      ...(await measureLists(app, { small, large, size })),
      counted,
    ];
    return [...figures, await measureLag(app, large.id)];
  } finally {
    await database.destroy();
    await embedded.stop();
    await folder.remove();
  }
}

async function plant(app: ModelApp, account: string, members: number): Promise<Player> {
  const { database, clock, settings } = app;
  const { merchant } = settings;
  const id = await plantLargeTeam(database, {
    ...{ account, members, merchant, currency: 'USD', now: clock.now() },
  });
  return { id, account, type: 1, isAgent: true, isTrial: false, mustChange: false };
}

async function countAll(app: ModelApp): Promise<Figure> {
  let facts = 0;
  const began = performance.now();
  for (let batch = -1; batch !== 0; facts += batch) {
    batch = await countFacts(app);
    if (facts === 0 && batch === 0) throw new Error('Nothing was counted.');
  }
  const seconds = (performance.now() - began) / 1_000;
  return {
    ...{ name: 'team.counting', value: facts / seconds, unit: 'facts/s' },
    how: `${facts} facts of a month counted for five levels, ${factsAtOnce} a transaction`,
    besides: { facts, seconds },
  };
}

interface Teams {
  small: Player;
  large: Player;
  size: number;
}

/** Every window of today; the slowest of them counts. */
async function measureOverview(app: ModelApp, { small, large, size }: Teams): Promise<Figure> {
  const besides: Record<string, number> = {};
  for (const [name, agent] of Object.entries({ small, large })) {
    for (const window of overviewWindows) {
      besides[`${name}-${window}`] = await medianOf(async () => {
        const read = await readOverview(app, { window }, agent);
        if (!read.done) throw new Error(read.code);
      });
    }
  }
  const slowest = (name: string) =>
    Math.max(...overviewWindows.map((window) => besides[`${name}-${window}`] ?? Number.NaN));
  return {
    ...{ name: 'team.overview', value: slowest('large'), unit: 'ms' },
    how: `whole answer of the slowest window, ${size} accounts, medians of ${runs}; small: ${smallTeam}`,
    goal: '≤ 50 ms, flat from 1,000',
    besides: { ...besides, timesSmall: slowest('large') / slowest('small') },
  };
}

/** The first page and a far one in every order; the far one begins where the page before it ended. */
function measurePages(app: ModelApp, agent: Player, size: number): Promise<Figure[]> {
  const { today, weekAgo } = weekOf(app.clock.now());
  return measureWeek(app, agent, { size, name: 'page', from: weekAgo, to: today });
}

/** The week before, in orders by figures: added up for the first who asks, and kept from then on. */
async function measurePastPages(app: ModelApp, agent: Player, size: number): Promise<Figure[]> {
  const dayMs = 86_400_000;
  const { today: to, weekAgo: from } = weekOf(new Date(app.clock.now().getTime() - 7 * dayMs));
  const began = performance.now();
  await readPage(app, agent, { sort: 'valid', from, to, page: 1 });
  const firstMs = performance.now() - began;
  while ((await countFacts(app)) > 0);
  const figures = await measureWeek(app, agent, { size, name: 'past-page', from, to });
  return figures.map((figure) => ({ ...figure, besides: { ...figure.besides, firstMs } }));
}

function weekOf(now: Date): { today: string; weekAgo: string } {
  const dayOf = (at: Date) => at.toISOString().slice(0, 10);
  return { today: dayOf(now), weekAgo: dayOf(new Date(now.getTime() - 6 * 86_400_000)) };
}

interface PageAsked {
  sort: (typeof memberSorts)[number];
  from: string;
  to: string;
  page: number;
  after?: string | undefined;
}

async function readPage(
  app: ModelApp,
  agent: Player,
  { page, ...asked }: PageAsked,
): Promise<void> {
  const read = await listMembers(app, { reach: 'all', idleDays: 7, ...asked }, agent);
  if (!read.done || read.value.list.length === 0) throw new Error(`Page ${page} is empty.`);
}

async function measureWeek(
  app: ModelApp,
  agent: Player,
  { size, name, from, to }: { size: number; name: string; from: string; to: string },
): Promise<Figure[]> {
  const far = Math.min(farPage, Math.floor(size / teamMembersAtOnce));
  const figures: Figure[] = [];
  for (const page of [1, far]) {
    const besides: Record<string, number> = {};
    for (const sort of memberSorts) {
      const asked = { sort, from, to, page };
      const after = page === 1 ? undefined : await cursorBefore(app, agent, asked);
      besides[sort] = await medianOf(() => readPage(app, agent, { ...asked, after }));
    }
    figures.push({
      ...{ name: `team.${name}-${page}`, value: Math.max(...Object.values(besides)), unit: 'ms' },
      how: `whole answer of the slowest order of a week, ${size} accounts of every level; medians of ${runs}`,
      goal: '≤ 100 ms',
      besides,
    });
  }
  return figures;
}

async function cursorBefore(
  { database, clock }: ModelApp,
  agent: Player,
  { sort, from, to, page }: PageAsked,
): Promise<string> {
  const rows = await selectMemberPage(database, {
    ...{
      viewerId: agent.id,
      underId: agent.id,
      reach: 'all',
      account: undefined,
      filter: undefined,
      idleDays: 7,
    },
    ...{ today: to, from, to, sort, currency: 'USD', timeZone: 'UTC', agentTypes },
    ...{ now: clock.now(), after: undefined, atMost: (page - 1) * teamMembersAtOnce },
  });
  const last = rows.at(-1);
  if (!last) throw new Error('There is nobody before that page.');
  return writeCursor(last);
}

async function medianOf(work: () => Promise<void>): Promise<number> {
  const times: number[] = [];
  // The first one plans; a gateway that has run for a while has planned.
  await work();
  for (let run = 0; run < runs; run += 1) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  return median(times);
}
