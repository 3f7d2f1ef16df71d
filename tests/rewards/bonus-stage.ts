import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import { inTransaction } from '#server/db/open.ts';
import { takeBack } from '#server/inhouse/rounds/step-round.ts';
import type { Player } from '#server/kernel/answer.ts';
import { chooseBonus } from '#server/rewards/bonus/choose-bonus.ts';
import { countBonuses } from '#server/rewards/bonus/count-bonus.ts';
import { grantForDeposit } from '#server/rewards/bonus/grant-for-deposit.ts';
import { proposeBonus, publishBonus } from '#server/rewards/bonus/publish-bonus.ts';
import { firstStart } from '#server/rewards/two-people.ts';
import { readLagSeconds } from '#server/settled-facts/read-facts.ts';
import type { testApp } from '#tests/database/test-app.ts';
import { openAnew, seated } from '#tests/inhouse/bets.ts';
import { openTables } from '#tests/inhouse/open-tables.ts';
import { giveMoney } from '#tests/wallet/give-money.ts';
import { rigged } from './rigged-bet.ts';
import { workedBonus as terms } from './worked-bonus.ts';

export const ana = { id: null, name: 'ana' };
/** Publishes what another one proposed. */
export const eva = firstStart;

type App = ReturnType<typeof testApp>;

/** Tables that play for any sum, and the worked case's offer twice: as it is, and with a cap. */
export async function setBonusStage(app: App): Promise<void> {
  await openAnew(app);
  await openTables(app.database, ['VB_PLINKO', 'VB_KENO'], { cycleMs: 0 });
  await app.database.updateTable('house_game').set({ least_stake: '1' }).execute();
  await app.database
    .updateTable('house_game')
    .set({ rules: 'VB_DICE' })
    .where('game_code', 'in', ['VB_PLINKO', 'VB_KENO'])
    .execute();
  for (const code of ['worked', 'capped']) {
    const capConversion = code === 'capped' ? 4_000 : null;
    await proposeBonus(app, { ...terms, code, capConversion }, ana);
    expect(await publishBonus(app, code, eva)).toMatchObject({ done: true });
  }
}

/** What tests of bonuses do and look at. */
export function bonusStage(app: App) {
  const { database } = app;

  /** Somebody who chose a bonus and deposited 150.00; live games count 10 % (row 4 needs a pack without weights). */
  async function depositor(code = 'worked'): Promise<{ player: Player; bonus: string }> {
    const player = await seated(app, `b${randomUUID().slice(0, 8)}`, 10_000n);
    await setMain(player, 15_000n);
    // What was played before a bonus began does not count for it.
    app.clock.set(new Date(app.clock.now().getTime() + 1_000).toISOString());
    const bonus = await bonusFor(player, code);
    await sql`
    update bonus_state set terms = jsonb_set(terms, '{weights,games,VB_PLINKO}', '10')
    where grant_id = ${bonus}`.execute(database);
    return { player, bonus };
  }

  async function bonusFor(
    player: Player,
    code: string,
    depositId: string = randomUUID(),
  ): Promise<string> {
    const chosen = await chooseBonus(app, code, player);
    if (!chosen.done) throw new Error(chosen.code);
    await inTransaction(database, async (transaction) => {
      const now = app.clock.now();
      const credited = { playerId: player.id, depositId, amount: 15_000n, now };
      await grantForDeposit(app, transaction, credited);
      return { done: true };
    });
    const { grant_id: id } = await database
      .selectFrom('bonus_choice')
      .select('grant_id')
      .where('player_id', '=', player.id)
      .where('code', '=', code)
      .executeTakeFirstOrThrow();
    return id ?? '';
  }

  async function setMain(player: Player, amount: bigint) {
    const { main } = await standing(player);
    if (amount !== main) {
      await giveMoney(database, { playerId: player.id, amount: amount - main, commodity: 'USD' });
    }
  }

  async function standing(player: Player) {
    const rows = await database
      .selectFrom('ledger_balance as balance')
      .innerJoin('ledger_account as account', 'account.id', 'balance.account_id')
      .select(['account.kind', 'balance.amount'])
      .where('balance.player_id', '=', player.id)
      .execute();
    const of = (kind: string) =>
      rows.filter((row) => row.kind === kind).reduce((sum, row) => sum + BigInt(row.amount), 0n);
    return { main: of('player-main'), bonus: of('player-bonus') };
  }

  async function counted() {
    // Transactions of other tests on the same server delay facts, and lose none.
    await vi.waitFor(async () => {
      await countBonuses(app, 1_000);
      expect(await readLagSeconds(database, 'bonus')).toBe(0);
    }, waiting);
  }

  const waiting = { timeout: 30_000, interval: 20 };

  const rowOf = (id: string) =>
    database
      .selectFrom('bonus_state')
      .selectAll()
      .where('grant_id', '=', id)
      .executeTakeFirstOrThrow();

  async function shows(player: Player, bonus: string) {
    await counted();
    const { main, bonus: lies } = await standing(player);
    return [main, lies, BigInt((await rowOf(bonus)).counted)];
  }

  const dice = (player: Player, stake: bigint, paid: bigint) =>
    rigged(app, player, { game: 'VB_DICE', stake, paid });

  async function back(player: Player, roundId: string) {
    await takeBack(app, { roundId, after: 0, playerId: player.id });
  }

  return { back, bonusFor, counted, depositor, dice, rowOf, setMain, shows, standing };
}
