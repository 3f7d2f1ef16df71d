import type { VendorOperationName } from '#contract/vendor-api.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { askStage, type StagePlayer, type StageVendor, stageCurrency } from './vendors-stage.ts';

export type StageSaid = { status: number } & Record<string, unknown>;

/** One round of somebody's, with everything that a vendor may ask in it. */
export function stageTable(
  app: AppContext,
  { vendor, player, round = `r${crypto.randomUUID()}` }: StagePlace,
) {
  const who = { player: player.name, currency: stageCurrency };
  const place = { game: `${vendor.code}-1`, round };
  const { session } = player;
  const named = (name: string = crypto.randomUUID()) => ({ transaction: name });
  const ask = async (operation: VendorOperationName, body: object): Promise<StageSaid> => {
    const { status, said } = await askStage(app, vendor, { operation, body });
    return { status, ...said };
  };
  return {
    ask,
    balance: () => ask('balance', who),
    bet: (amount: string, name?: string, more: object = {}) =>
      ask('bet', { ...who, ...place, session, amount, ...named(name), ...more }),
    win: (amount: string, isEnd = false, name?: string, more: object = {}) =>
      ask('win', { ...who, ...place, amount, isEnd, ...named(name), ...more }),
    whole: (bet: string, win: string, name?: string) =>
      ask('bet-and-win', { ...who, ...place, session, bet, win, ...named(name) }),
    rollback: (of: string, name?: string) => ask('rollback', { ...who, round, of, ...named(name) }),
    end: (as: 'completed' | 'cancelled', name?: string) =>
      ask('end-round', { ...who, round, as, ...named(name) }),
    jackpot: (amount: string, name?: string) =>
      ask('jackpot-win', { ...who, ...place, amount, pot: 'GRAND', ...named(name) }),
    promo: (amount: string, name?: string) =>
      ask('promo-credit', { ...who, amount, campaign: 'FIESTA', ...named(name) }),
    record: () =>
      app.database
        .selectFrom('bet_record')
        .select(['stake', 'payout', 'state'])
        .where('vendor_code', '=', vendor.code)
        .where('round', '=', round)
        .where('player_id', '=', player.playerId)
        .executeTakeFirst(),
  };
}

interface StagePlace {
  vendor: StageVendor;
  player: StagePlayer;
  round?: string;
}
