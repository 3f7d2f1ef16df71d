import { hostOf } from '../rules/live-hosts.ts';
import type { Brand } from './brand.ts';
import type { LiveFacts } from './gateway-asks.ts';
import { potName } from './pots.ts';
import type { Rooms } from './rooms.ts';
import type { GivenBrand } from './vendor.ts';

/** What lives now: hosts at the tables we were told of or that somebody plays at, and the pots. */
export function openLiveFacts(
  brands: readonly GivenBrand[],
  rooms: Rooms,
  brandOf: (code: string) => Brand | undefined,
): LiveFacts {
  return {
    models(code) {
      const told = brands.find((one) => one.code === code)?.games ?? [];
      const brand = brandOf(code);
      const players = new Map(
        told.filter(({ type }) => type === 'LIVE').map(({ code }) => [code, 0]),
      );
      for (const { game, watchers } of rooms.played(code, 'LIVE')) {
        players.set(game.code, (players.get(game.code) ?? 0) + watchers);
      }
      return [...players].slice(0, mostModels).map(([table, count]) => {
        const game = told.find((one) => one.code === table);
        const room = brand && game && rooms.at(brand, game, 'real', houseCurrency);
        const standing = room?.running.standing?.(houseCurrency);
        return { ...hostOf(table), isOnline: true, players: count, ...standing };
      });
    },
    matches(code) {
      const brand = brandOf(code);
      const told = brands.find((one) => one.code === code)?.games ?? [];
      if (!brand) return [];
      // The first game of each kind speaks for the others: whoever comes by it finds the very board.
      return ['SPORTS', 'ESPORTS'].flatMap((type) => {
        const game = told.find((one) => one.type === type);
        const running = game && rooms.at(brand, game, 'real', houseCurrency).running;
        return (running?.matches?.() ?? []).map(({ beginsAt, ...match }) => ({
          ...match,
          game: game?.code,
          begins: beginsAt === null ? null : new Date(beginsAt).toISOString(),
        }));
      });
    },
    jackpots(code) {
      const [game] = rooms.played(code, 'RNG');
      const told = brands.find((brand) => brand.code === code)?.games ?? [];
      const shown = game?.game.code ?? told.find(({ type }) => type === 'RNG')?.code;
      const pots = brandOf(code)?.pots.shown() ?? [];
      if (shown === undefined) return [];
      return pots.map(({ currency, amount }) => ({
        pot: potName,
        game: shown,
        amount: String(amount),
        currency,
      }));
    },
  };
}

const mostModels = 200;
/** The demonstration's: who plays in another finds another board. */
const houseCurrency = 'COP';
