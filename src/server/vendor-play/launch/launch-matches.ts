import type { AnswerOf, RequestOf } from '#contract/call.ts';
import { matchesEverySeconds, type VendorMatch, type vendorMatches } from '#contract/launch.ts';
import type { GameType } from '#contract/values.ts';
import { type Done, done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { type ShownGame, selectOpenVendors, selectShownGames } from './launch-store.ts';
import { createVendorMemory } from './vendor-memory.ts';

const matchesOf = createVendorMemory('matches', matchesEverySeconds, (vendor) => vendor.matches());
const mostShown = 12;

/** What vendors play and sell now: matches under way first, then those that begin next. */
export async function listMatches(
  app: AppContext,
  { language, gameType }: RequestOf<typeof vendorMatches>,
): Promise<Done<AnswerOf<typeof vendorMatches>>> {
  const vendors = await selectOpenVendors(app.database, language, gameType);
  const answers = await Promise.all(
    vendors.map(async ({ vendor, vendorName }) => {
      const matches = (await matchesOf(app, vendor))?.matches ?? [];
      return matches.map((match) => ({ ...match, vendor, vendorName }));
    }),
  );
  const listed = answers.flat();
  const codes = [...new Set(listed.map(({ game }) => game))];
  const games = await selectShownGames(app.database, language, codes);
  return done({ matches: shownMatches(listed, games, gameType) });
}

type SoldMatch = Omit<VendorMatch, 'gameName'>;

/** Of what was listed, what may be shown; matches under way before those that only begin. */
export function shownMatches(
  listed: readonly SoldMatch[],
  games: ReadonlyMap<string, Pick<ShownGame, 'vendor' | 'gameType' | 'gameName'>>,
  gameType: GameType,
): VendorMatch[] {
  const shown = listed.flatMap((match) => {
    const game = games.get(match.game);
    // A vendor speaks of its own games only, and some play in both categories.
    const isOwn = game?.vendor === match.vendor && game.gameType === gameType;
    return isOwn ? [{ ...match, gameName: game.gameName }] : [];
  });
  return shown.toSorted(byBeginning).slice(0, mostShown);
}

function byBeginning(one: VendorMatch, other: VendorMatch): number {
  return (one.begins ?? '').localeCompare(other.begins ?? '');
}
