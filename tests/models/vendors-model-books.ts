import type { AppContext } from '#server/kernel/app-context.ts';
import { mainBalance } from '#server/ledger/main-balance.ts';
import { beginOwnBreak } from '#server/protection/begin-break.ts';
import {
  askStage,
  newStagePlayers,
  plantVendor,
  type StagePlayer,
  type StageVendor,
  stageCurrency,
} from '#tests/stages/vendors-stage.ts';
import type { ModelApp } from './model-house.ts';
import type { OpenWallet } from './vendors-model.ts';
import {
  balanceOf,
  type Expected,
  returnedIn,
  roundKey,
  stakedIn,
  type VendorAsk,
  type VendorBook,
} from './vendors-model-rules.ts';

/** Our own wallet, one vendor a worker, two new players a sequence. */
export async function openVendorWallet(
  apps: readonly ModelApp[],
  funds: bigint,
): Promise<OpenWallet> {
  const workers: Worker[] = [];
  for (const [worker, app] of apps.entries()) {
    const vendor = await plantVendor(app.database, `W${worker}`);
    workers.push({ app, vendor, waiting: [] });
  }
  return async (name, worker) => {
    const { app, vendor, waiting } = workers[worker] ?? {};
    if (!app || !vendor || !waiting) throw new Error('A worker has no vendor.');
    if (waiting.length < 2) {
      const accounts = Array.from({ length: playersAtOnce }, (_, index) => `${name}p${index}`);
      waiting.push(...(await newStagePlayers(app, { vendor: vendor.code, accounts, funds })));
    }
    const players = [nextOf(waiting), nextOf(waiting)] as const;
    await switchVendor(app, vendor, true);
    const stage = { app, vendor, players, name, numbers: new Map<string, unknown>() };
    return {
      ask: async (ask) => (await tell(stage, ask)).expected,
      async replay(ask) {
        const { expected, signature } = await tell(stage, ask);
        const again = await tell(stage, ask, signature);
        return { first: expected, second: again.expected.code };
      },
      set: (what, who) => change(stage, what, who),
      compare: (book) => compare(stage, book),
    };
  };
}

interface Worker {
  app: ModelApp;
  vendor: StageVendor;
  /** Players who have not played yet: they come in crowds, since each by itself takes long. */
  waiting: StagePlayer[];
}

const playersAtOnce = 60;

function nextOf(waiting: StagePlayer[]): StagePlayer {
  const next = waiting.pop();
  if (!next) throw new Error('Nobody is waiting.');
  return next;
}

interface Stage {
  app: ModelApp;
  vendor: StageVendor;
  players: readonly [StagePlayer, StagePlayer];
  name: string;
  /** By which number each transaction was posted. */
  numbers: Map<string, unknown>;
}

async function tell(stage: Stage, ask: VendorAsk, signature?: string) {
  const { app, vendor, numbers } = stage;
  const told = { operation: ask.do, body: bodyOf(stage, ask), ...(signature && { signature }) };
  const answer = await askStage(app, vendor, told);
  const { code, balance, isRepeat, posted } = answer.said;
  let expected: Expected = { code: String(code) };
  if (answer.status === 200) {
    const earlier = numbers.get(ask.name);
    // A repetition bears the number of the first, and nobody else does.
    const isKnown = earlier === undefined || earlier === posted;
    numbers.set(ask.name, posted);
    const balanced = { balance: BigInt(String(balance)), isRepeat: isRepeat === true };
    expected = { code: isKnown ? 'done' : `another number`, ...balanced };
  }
  return { expected, signature: answer.signature };
}

function bodyOf({ vendor, players, name }: Stage, ask: VendorAsk): object {
  const { who, do: _, name: transaction, ...rest } = ask;
  const { name: player, session } = players[who];
  const isStake = ask.do === 'bet' || ask.do === 'bet-and-win';
  const hasGame = isStake || ask.do === 'win' || ask.do === 'jackpot-win';
  return {
    ...rest,
    ...('round' in ask && { round: `${name}.${ask.round}` }),
    ...('of' in ask && { of: `${name}.${ask.of}` }),
    ...{ transaction: `${name}.${transaction}`, player, currency: stageCurrency },
    ...(isStake && { session }),
    ...(hasGame && { game: `${vendor.code}-1` }),
    ...(ask.do === 'jackpot-win' && { pot: 'GRAND' }),
    ...(ask.do === 'promo-credit' && { campaign: 'FIESTA' }),
  };
}

async function change(
  { app, vendor, players }: Stage,
  what: 'leave' | 'rest' | 'close' | 'open',
  who: 0 | 1,
): Promise<void> {
  const { playerId, sessionId } = players[who];
  if (what === 'leave') {
    await app.database
      .updateTable('session')
      .set({ ended_at: app.clock.now() })
      .where('id', '=', sessionId)
      .execute();
  } else if (what === 'rest') {
    await beginOwnBreak(app, playerId, { kind: 'cool-off', hours: 24 });
  } else await switchVendor(app, vendor, what === 'open');
}

async function switchVendor({ database }: AppContext, vendor: StageVendor, enabled: boolean) {
  await database
    .updateTable('vendor_link')
    .set({ enabled })
    .where('vendor_code', '=', vendor.code)
    .execute();
}

async function compare(stage: Stage, book: VendorBook): Promise<string | null> {
  for (const who of [0, 1] as const) {
    const { playerId } = stage.players[who];
    const { database } = stage.app;
    const balance = await mainBalance(database, playerId, stageCurrency);
    if (balance !== balanceOf(book, who)) return `${who} has ${balance}`;
    const { wagered, won } = await database
      .selectFrom('play_use')
      .select(({ fn }) => [
        fn.sum<string | null>('wagered').as('wagered'),
        fn.sum<string | null>('won').as('won'),
      ])
      .where('player_id', '=', playerId)
      .executeTakeFirstOrThrow();
    if (BigInt(wagered ?? 0) !== book.wagered[who]) return `limits counted ${wagered} staked`;
    if (BigInt(won ?? 0) !== book.cameBack[who]) return `limits counted ${won} won`;
    const fault = await compareRounds(stage, book, who);
    if (fault !== null) return fault;
  }
  return null;
}

async function compareRounds(
  { app, vendor, players, name }: Stage,
  book: VendorBook,
  who: 0 | 1,
): Promise<string | null> {
  const records = await app.database
    .selectFrom('bet_record')
    .select(['round', 'stake', 'payout', 'state'])
    .where('vendor_code', '=', vendor.code)
    .where('player_id', '=', players[who].playerId)
    .execute();
  const known = [...book.rounds].filter(([key]) => key.startsWith(roundKey(who, '')));
  if (records.length !== known.length) return `${records.length} records`;
  for (const { round, stake, payout, state } of records) {
    const own = book.rounds.get(roundKey(who, round.slice(name.length + 1)));
    if (!own) return `a record of ${round}`;
    const staked = stakedIn(own);
    const paid = own.wins + own.jackpots;
    const ended = own.end === 'cancelled' ? 'void' : paid > staked ? 'won' : 'lost';
    const expected = [staked, own.end && paid + returnedIn(own), own.end ? ended : 'open'];
    if ([stake, payout, state].join() !== expected.map((part) => part ?? '').join()) {
      return `the record of ${round} says ${stake} ${payout} ${state}`;
    }
  }
  return null;
}
