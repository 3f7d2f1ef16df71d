import { vi } from 'vitest';
import { inTransaction } from '#server/db/open.ts';
import { done, type Player } from '#server/kernel/answer.ts';
import { earnPoints } from '#server/rewards/points/earn-points.ts';
import { countVip } from '#server/rewards/vip/count-vip.ts';
import { giveGifts } from '#server/rewards/vip/give-gifts.ts';
import { readFactLagSeconds } from '#server/settled-facts/fact-store.ts';
import type { testApp } from '#tests/database/test-app.ts';
import { playBet } from '#tests/stages/play-bet.ts';

/** What tests of levels do. */
export function vipStage(app: ReturnType<typeof testApp>) {
  const { database } = app;

  async function stake(by: Player, amount: number): Promise<void> {
    const [vendor, at] = ['PG', app.clock.now()];
    await playBet(database, { playerId: by.id, vendor, stake: BigInt(amount), payout: 0n, at });
  }

  async function deposit(by: Player, amount: number): Promise<void> {
    await inTransaction(database, async (transaction) => {
      await transaction
        .insertInto('settled_fact')
        .values({
          player_id: by.id,
          kind: 'deposit',
          amount: String(amount),
          currency: 'USD',
          happened_at: app.clock.now(),
          source_kind: 'transfer',
          source_ref: `deposit:${crypto.randomUUID()}`,
        })
        .execute();
      return done(null);
    });
  }

  /** Until nothing waits: other databases of the server write too, and facts are readable behind them only. */
  async function count(): Promise<void> {
    const countAndLook = async () => {
      while ((await countVip(app, 100)) > 0);
      while ((await earnPoints(app, 100)) > 0);
      return (await readFactLagSeconds(database)) === 0;
    };
    await vi.waitUntil(countAndLook, { timeout: 60_000, interval: 20 });
    await giveGifts(app);
  }

  return { count, deposit, stake };
}
