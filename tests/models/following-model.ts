import type { Database } from '#server/db/open.ts';
import type { JobHandler } from '#server/kernel/jobs.ts';
import { transferKind } from '#server/vendor-play/transfers/transfer-begin.ts';
import { followTransfer } from '#server/vendor-play/transfers/transfer-carry.ts';
import {
  enterVendor,
  followHomecoming,
  homecomingKind,
  leaveVendor,
} from '#server/wallet/follow-money.ts';
import { upsertFollowing } from '#server/wallet/following-store.ts';
import { readBalance } from '#server/wallet/read-balance.ts';
import { newPlayer, type TestApp, testApp, visitor } from '#tests/database/test-app.ts';
import { seededChance } from '#tests/games/seeded-chance.ts';
import { plantTransferVendor } from '#tests/vendor-play/plant-transfer-vendor.ts';
import type { Manner, StandInVendor } from '#tests/vendor-play/stand-in-vendor.ts';
import { giveMoney } from '#tests/wallet/give-money.ts';

export interface FollowingFigures {
  visits: number;
  lostReplies: number;
  kills: number;
  lostConnections: number;
  /** Looks at which money stood in two places, or in none. */
  inTwoPlaces: number;
  /** Looks at which money lay at the vendor and no job was there to bring it home. */
  leftUnsaid: number;
  /** Players whose money was not all home in the end. */
  notHome: number;
}

const funds = 1_000_000n;
const minuteMs = 60_000;

/**
 * Players enter a vendor's game and leave it: with replies lost, gateways killed in the midst of what they
 * write, connections lost before a leave is told, and rounds that pay after their player has gone.
 */
export async function checkFollowing(
  database: Database,
  { seed, visits }: { seed: number; visits: number },
): Promise<FollowingFigures> {
  const stage = await openStage(database, seed);
  try {
    const players = await newWalkers(stage, Math.max(2, Math.ceil(visits / 25)));
    for (let visit = 0; visit < visits; visit += 1) {
      const walker = players[visit % players.length];
      if (walker) await pay(stage, walker, await visitOnce(stage, walker));
    }
    stage.vendor.manner = 'takes';
    for (let round = 0; round < 12; round += 1) await runJobs(stage, 10, false);
    for (const walker of players) {
      const { main, held, vendors } = await balanceOf(stage, walker);
      const isHome = held === '0' && vendors.every(({ amount }) => amount === '0');
      if (!isHome || BigInt(main) !== walker.truth) stage.figures.notHome += 1;
    }
    return stage.figures;
  } finally {
    await stage.vendor.close();
  }
}

interface Walker {
  id: string;
  player: Awaited<ReturnType<typeof newPlayer>>;
  /** What a bookkeeper who sees everything says they have. */
  truth: bigint;
}

interface Stage {
  app: TestApp;
  database: Database;
  vendor: StandInVendor;
  chance: () => number;
  figures: FollowingFigures;
  /** The next posting dies with its gateway. */
  kill: { isArmed: boolean };
  handlers: Readonly<Record<string, JobHandler>>;
}

async function openStage(database: Database, seed: number): Promise<Stage> {
  const base = testApp(database);
  const kill = { isArmed: false };
  const figures: FollowingFigures = {
    ...{ visits: 0, lostReplies: 0, kills: 0, lostConnections: 0 },
    ...{ inTwoPlaces: 0, leftUnsaid: 0, notHome: 0 },
  };
  const publish: TestApp['events']['publish'] = async (...given) => {
    if (kill.isArmed) {
      kill.isArmed = false;
      figures.kills += 1;
      throw new Error('killed');
    }
    return base.events.publish(...given);
  };
  const app = { ...base, events: { ...base.events, publish } };
  const vendor = await plantTransferVendor(app);
  vendor.pageOfRounds = 200;
  vendor.currency = 'USD';
  const handlers = {
    [transferKind]: followTransfer(app),
    [homecomingKind]: followHomecoming(app),
  };
  const draw = seededChance(seed)(0);
  let position = 0;
  const chance = () => {
    position += 1;
    return draw(position);
  };
  return { app, database, vendor, chance, figures, kill, handlers };
}

async function newWalkers({ app, database }: Stage, count: number): Promise<Walker[]> {
  const walkers: Walker[] = [];
  for (let at = 0; at < count; at += 1) {
    const player = await newPlayer(database, `walker-${at}`);
    await giveMoney(database, { playerId: player.id, amount: funds, commodity: 'USD' });
    const chosen = { playerId: player.id, isAutomatic: true, now: app.clock.now() };
    await upsertFollowing(database, chosen);
    walkers.push({ id: player.id, player, truth: funds });
  }
  return walkers;
}

interface OpenRound {
  round: string;
  name: string;
  bet: bigint;
}

/** One entry, some play, and a leave that may never be told. Answers the rounds that are still open. */
async function visitOnce(stage: Stage, walker: Walker): Promise<OpenRound[]> {
  const { app, chance, figures } = stage;
  figures.visits += 1;
  const requestId = crypto.randomUUID();
  const enter = () => enterVendor(app, { requestId, vendor: 'EVO' }, walker.player, visitor);
  await under(stage, enter);
  await look(stage, walker);
  // The same entry comes again: after a lost reply, or as the word that one is still there.
  if (chance() < 0.4) await under(stage, enter);
  const open = await play(stage, walker);
  await look(stage, walker);
  if (chance() < 0.4) figures.lostConnections += 1;
  else await under(stage, () => leaveVendor(app, { vendor: 'EVO' }, walker.player));
  await look(stage, walker);
  await runJobs(stage, Math.floor(chance() * 6), chance() < 0.3);
  await look(stage, walker);
  return open;
}

const manners: readonly Manner[] = [
  ...['takes', 'takes', 'takes', 'takes and loses the reply'],
  ...['loses the request', 'refuses', 'forges'],
] as Manner[];

/** Does something while the vendor is as it may be, and now and then dies in the midst of it. */
async function under(stage: Stage, act: () => Promise<unknown>): Promise<void> {
  const { vendor, chance, figures, kill } = stage;
  vendor.manner = manners[Math.floor(chance() * manners.length)] ?? 'takes';
  if (/loses|forges/.test(vendor.manner)) figures.lostReplies += 1;
  kill.isArmed = chance() < 0.2;
  await act().catch((thrown: unknown) => {
    if (!(thrown instanceof Error) || thrown.message !== 'killed') throw thrown;
  });
  kill.isArmed = false;
}

/** Rounds out of what the vendor's own wallet holds; half of them are still open when one goes. */
async function play(stage: Stage, walker: Walker): Promise<OpenRound[]> {
  const { database, vendor, chance } = stage;
  const row = await database
    .selectFrom('vendor_player')
    .select('name')
    .where('player_id', '=', walker.id)
    .executeTakeFirst();
  const lies = vendor.wallets.get(row?.name ?? '') ?? 0n;
  if (!row || lies < 1_000n || chance() < 0.3) return [];
  const bet = 1_000n;
  vendor.wallets.set(row.name, lies - bet);
  walker.truth -= bet;
  const round = { round: `r${vendor.rounds.length}`, name: row.name, bet };
  tell(stage, round, 'open', 0n);
  if (chance() < 0.5) return [round];
  await pay(stage, walker, [round]);
  return [];
}

async function pay(stage: Stage, walker: Walker, rounds: readonly OpenRound[]): Promise<void> {
  for (const round of rounds) {
    const win = stage.chance() < 0.5 ? 0n : 1_700n;
    const { wallets } = stage.vendor;
    wallets.set(round.name, (wallets.get(round.name) ?? 0n) + win);
    walker.truth += win;
    tell(stage, round, 'completed', win);
  }
}

function tell({ app, vendor }: Stage, one: OpenRound, state: string, win: bigint): void {
  const { round, name: player, bet } = one;
  const at = app.clock.now().toISOString();
  const said = { round, player, game: 'EVO-1', currency: 'USD', state, at };
  vendor.rounds.push({ ...said, bet: String(bet), win: String(win) });
}

/** So many minutes later, whatever is due is begun; what fails is begun again later, as jobs are. */
async function runJobs(stage: Stage, minutes: number, isUnruly: boolean): Promise<void> {
  const { app, database, handlers, vendor } = stage;
  app.clock.set(new Date(app.clock.now().getTime() + minutes * minuteMs).toISOString());
  const now = app.clock.now();
  const due = await database
    .selectFrom('job')
    .select(['kind', 'key', 'due_at'])
    .where('kind', 'in', Object.keys(handlers))
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .execute();
  for (const { kind, key, due_at } of due) {
    let next: Date | null = new Date(now.getTime() + 5_000);
    vendor.manner = 'takes';
    const run = async () => {
      const ended = await handlers[kind]?.({ key, body: {}, due: due_at, now, attempt: 1 });
      if (ended === 'done') next = null;
      else if (ended && 'again' in ended) next = ended.again;
    };
    await (isUnruly ? under(stage, run) : run());
    const one = database.deleteFrom('job').where('kind', '=', kind).where('key', '=', key);
    if (next === null) await one.execute();
    else {
      const later = database.updateTable('job').set({ due_at: next });
      await later.where('kind', '=', kind).where('key', '=', key).execute();
    }
  }
}

function balanceOf({ app }: Stage, { player }: Walker) {
  return readBalance(app, { language: 'en' }, player).then(({ value }) => value);
}

/** Where every unit is, by both books at once: nothing twice, nothing nowhere, nothing that nobody brings. */
async function look(stage: Stage, walker: Walker): Promise<void> {
  const { database, vendor, figures } = stage;
  const row = await database
    .selectFrom('vendor_player')
    .select('name')
    .where('player_id', '=', walker.id)
    .executeTakeFirst();
  const there = vendor.wallets.get(row?.name ?? '') ?? 0n;
  const moves = await database
    .selectFrom('vendor_transfer')
    .select(['id', 'direction', 'amount'])
    .where('player_id', '=', walker.id)
    .where('state', '=', 'pending')
    .execute();
  // On its way it is at one end or the other, by what the vendor has done and nobody here knows yet.
  const between = moves.reduce((sum, { id, direction, amount }) => {
    const isDone = vendor.transfers.get(id) === 'done';
    const isOurs = direction === 'in' ? !isDone : isDone;
    return isOurs ? sum + BigInt(amount) : sum;
  }, 0n);
  const { main, vendors } = await balanceOf(stage, walker);
  if (BigInt(main) + there + between !== walker.truth) figures.inTwoPlaces += 1;
  const told = vendors.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  if (there === 0n && told === 0n && moves.length === 0) return;
  const job = await database
    .selectFrom('job')
    .select('key')
    .where('kind', '=', homecomingKind)
    .where('key', '=', `${walker.id}:EVO`)
    .executeTakeFirst();
  if (!job) figures.leftUnsaid += 1;
}
