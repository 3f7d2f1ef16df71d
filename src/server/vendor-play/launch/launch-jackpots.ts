import type { AnswerOf, RequestOf } from '#contract/call.ts';
import { jackpotsEverySeconds, type vendorJackpots } from '#contract/launch.ts';
import { type Done, done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { selectOpenVendors, selectShownGames } from './launch-store.ts';
import { createVendorMemory } from './vendor-memory.ts';

const jackpotsOf = createVendorMemory('jackpots', jackpotsEverySeconds, (vendor) =>
  vendor.jackpots(),
);
const mostShown = 12;

/** What the vendors say their pots hold, the highest first. */
export async function listJackpots(
  app: AppContext,
  { language }: RequestOf<typeof vendorJackpots>,
): Promise<Done<AnswerOf<typeof vendorJackpots>>> {
  const vendors = await selectOpenVendors(app.database, language, 'RNG');
  const answers = await Promise.all(
    vendors.map(async ({ vendor, vendorName }) => {
      const pots = (await jackpotsOf(app, vendor))?.pots ?? [];
      return pots.map((pot) => ({ ...pot, vendor, vendorName }));
    }),
  );
  const pots = answers.flat();
  const games = await selectShownGames(
    app.database,
    language,
    pots.map(({ game }) => game),
  );
  const shown = pots.flatMap((pot) => {
    const game = games.get(pot.game);
    // A vendor speaks of its own games only.
    return game?.vendor === pot.vendor ? [{ ...pot, ...game }] : [];
  });
  shown.sort((one, other) => (BigInt(one.amount) < BigInt(other.amount) ? 1 : -1));
  return done({ pots: shown.slice(0, mostShown) });
}
