import { expect, vi } from 'vitest';
import type { RaffleTerms } from '#contract/raffle-terms.ts';
import type { Player } from '#server/kernel/answer.ts';
import { countTickets } from '#server/rewards/raffles/count-tickets.ts';
import { drawRaffles, sealRaffles } from '#server/rewards/raffles/draw-raffle.ts';
import { givePrizes } from '#server/rewards/raffles/give-prizes.ts';
import { makeRaffles, publishRaffle } from '#server/rewards/raffles/plan-raffles.ts';
import { readRaffles } from '#server/rewards/raffles/read-raffles.ts';
import { readLagSeconds } from '#server/settled-facts/read-facts.ts';
import type { testApp } from '#tests/database/test-app.ts';
import { playBet } from '#tests/stages/play-bet.ts';

const machine = { id: null, name: 'machine' };

const terms: RaffleTerms = {
  code: 'weekly',
  title: { es: 'Rifa', en: 'Raffle' },
  betsPerTicket: 1_000,
  ticketsPerPlayer: 5,
  prizes: [
    { amount: 500, times: 1 },
    { amount: 100, times: 1 },
  ],
  onePrizeEach: true,
  reserves: 2,
  claimDays: 14,
  when: { every: 'once', from: '2026-11-20T12:00:00.000Z', to: '2026-11-22T20:00:00.000Z' },
  budget: 10_000,
};

/** What tests of raffles do and look at. */
export function raffleStage(app: ReturnType<typeof testApp>) {
  const { database } = app;

  async function bet({ id }: Player, stake: string, bonus = '0'): Promise<string> {
    const [vendor, round, at] = ['PG', crypto.randomUUID(), app.clock.now()];
    const money = { stake: BigInt(stake), bonusStake: BigInt(bonus), payout: 0n };
    await playBet(database, { playerId: id, vendor, round, at, ...money });
    return round;
  }

  async function count() {
    await vi.waitFor(
      async () => {
        await countTickets(app, 1_000);
        expect(await readLagSeconds(database, 'raffles')).toBe(0);
      },
      { timeout: 30_000, interval: 20 },
    );
  }

  const shown = async (of: Player, id?: string) => {
    const { raffles } = (await readRaffles(app, { language: 'en' }, of)).value;
    const found = id === undefined ? raffles.at(-1) : raffles.find((one) => one.id === id);
    if (!found) throw new Error('There is no raffle.');
    return found;
  };

  async function publish(code: string, change: Partial<RaffleTerms> = {}): Promise<string> {
    await publishRaffle(app, { ...terms, ...change, code }, machine);
    await makeRaffles(app);
    await makeRaffles(app);
    const { id } = await database
      .selectFrom('raffle')
      .select('id')
      .where('code', '=', code)
      .executeTakeFirstOrThrow();
    return id;
  }

  async function drawn() {
    await count();
    app.clock.set('2026-11-22T20:01:30Z');
    await sealRaffles(app);
    app.clock.set('2026-11-22T20:04:00Z');
    await drawRaffles(app);
    await givePrizes(app);
  }

  async function exclude({ id }: Player) {
    await database
      .insertInto('player_break')
      .values({
        player_id: id,
        kind: 'exclusion',
        began_at: app.clock.now(),
        ends_at: new Date('2028-01-01'),
      })
      .execute();
  }

  return { bet, count, drawn, exclude, publish, shown };
}
