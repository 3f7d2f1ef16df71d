import type { Family } from '#lottery/types.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { openBeaconSandboxOf } from '#server/ports/beacon/open-beacon.ts';
import { openResultsSandboxOf } from '#server/ports/official-results/open-results.ts';
import { type LotteryGameRow, lotteryGameRows } from './game-rows.ts';
import { growPast } from './grow-past.ts';
import { digitsOf, pastOf } from './past-draws.ts';
import { insertWithPast, selectKnownGames } from './store.ts';

export interface DemoLottery {
  /** Adds the games that are missing, one by one; ends early where the gateway closes. */
  seed(): Promise<void>;
  /** Lets the past grow to a month, long after the start and slowly; ends early where the gateway closes. */
  grow(): Promise<void>;
  close(): Promise<void>;
}

/** A beacon and a feed of results over the wire, and the catalogue's lottery tiles as games. */
export async function openDemoLottery(app: AppContext): Promise<DemoLottery> {
  // Official ones first: their past is a list of results, while a house draw's is made from its chain.
  const rows = lotteryGameRows().toSorted((left, right) =>
    right.drawn_by.localeCompare(left.drawn_by),
  );
  const feedShapes = new Map(
    rows.flatMap(({ feed_code, family }) =>
      feed_code ? [[feed_code, digitsOf(family as Family)] as const] : [],
    ),
  );
  const beacon = await openBeaconSandboxOf(app);
  const feed = await openResultsSandboxOf(app, (code) => feedShapes.get(code));
  let isClosing = false;
  const closing = new AbortController();
  let seeding: Promise<void> = Promise.resolve();
  let growing: Promise<void> = Promise.resolve();
  return {
    seed() {
      seeding = addMissing(app, rows, () => isClosing);
      return seeding;
    },
    grow() {
      growing = growPast(app, rows, closing.signal);
      return growing;
    },
    async close() {
      isClosing = true;
      closing.abort();
      await seeding.catch(() => undefined);
      await growing.catch(() => undefined);
      await beacon?.close();
      await feed?.close();
    },
  };
}

async function addMissing(
  app: AppContext,
  rows: readonly LotteryGameRow[],
  isClosing: () => boolean,
): Promise<void> {
  const known = await selectKnownGames(app.database);
  for (const game of rows) {
    if (isClosing()) return;
    if (known.has(game.game_code)) continue;
    await insertWithPast(app, game, await pastOf(game, app.clock.now()));
  }
}
