import { beforeAll, expect, test } from 'vitest';
import type { Player } from '#server/kernel/answer.ts';
import { verifyLedger } from '#server/ledger/verify-ledger.ts';
import { cancelTicket } from '#server/lottery/tickets/cancel-ticket.ts';
import { placeTicket } from '#server/lottery/tickets/place-ticket.ts';
import { giveUpBonus } from '#server/rewards/bonus/give-up-bonus.ts';
import { proposeBonus, publishBonus } from '#server/rewards/bonus/publish-bonus.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { testApp } from '#tests/database/test-app.ts';
import { handRules } from '#tests/lottery/hand-rules.ts';
import {
  drawNumero,
  plantLottery,
  plantNumeros,
  slipFor,
  voidNumero,
} from '#tests/lottery/ticket-stage.ts';
import { BonusBooks } from '#tests/models/bonus-books.ts';
import { ana, bonusStage, eva } from '#tests/rewards/bonus-stage.ts';
import { workedBonus } from '#tests/rewards/worked-bonus.ts';
import { fund, newStagePlayer, plantGround, plantVendor } from '#tests/stages/vendors-stage.ts';
import { stageTable } from '#tests/stages/vendors-table.ts';

const { database } = await freshDatabase({ poolSize: 10 });
const app = testApp(database);
await plantGround(database);
const vendor = await plantVendor(database, 'PG');
await plantLottery(database);
const { bonusFor, standing } = bonusStage(app);

beforeAll(async () => {
  const none = { games: {}, vendors: {}, classes: {} };
  const offers = [
    { ...workedBonus, code: 'casino', weights: { ...none, vendors: { PG: 100 } } },
    {
      ...workedBonus,
      ...{ code: 'lottery', product: 'lottery' as const },
      weights: { ...none, classes: { LOTT: 100 } },
    },
  ];
  for (const offer of offers) {
    await proposeBonus(app, offer, ana);
    expect(await publishBonus(app, offer.code, eva)).toMatchObject({ done: true });
  }
});

/** The same sequence for the same seed, on every machine. */
function chanceOf(seed: number) {
  let state = seed * 2_654_435_761;
  return (below: number) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) >>> 0;
    return state % below;
  };
}

const sequences = Number(process.env.BONUS_SEQUENCES ?? 12);

test.each(Array.from({ length: sequences }, (_, seed) => seed + 1))(
  'whatever is played with two bonuses, at a vendor and in a lottery, is what the bookkeeper has (%i)',
  async (seed) => {
    app.clock.set(new Date().toISOString());
    const below = chanceOf(seed);
    const account = `model${seed}`;
    const who = await newStagePlayer(app, { vendor: 'PG', account, funds: 1n });
    const player = { id: who.playerId, account, isTrial: false } as Player;
    const grants = {
      casino: await bonusFor(player, 'casino'),
      lottery: await bonusFor(player, 'lottery'),
    };
    await fund(database, who.playerId, 999n);
    const books = new BonusBooks(1_000n, { casino: 10_000n, lottery: 10_000n }, 500n);
    const open: ReturnType<typeof stageTable>[] = [];

    async function bet() {
      const place = open[below(open.length + 1)] ?? stageTable(app, { vendor, player: who });
      const isNew = !open.includes(place);
      const stake = BigInt(1 + below(700));
      const { status } = await place.bet(String(stake));
      expect([seed, status]).toEqual([seed, books.bet(place, stake)]);
      if (isNew && status === 200) open.push(place);
    }

    async function end() {
      const [place] = open.splice(below(open.length), 1);
      if (!place) return;
      if (below(3) === 0) {
        await place.end('cancelled');
        books.cancel(place);
      } else {
        const won = BigInt(below(1_500));
        await place.win(String(won), true);
        books.win(place, won);
      }
    }

    async function ticket() {
      await database
        .updateTable('lottery_game')
        .set({ is_stopped: false })
        .where('game_code', '=', 'DIGIT')
        .execute();
      const [numero = ''] = await plantNumeros(database, 1);
      const multiple = 1 + below(3);
      const lines = [{ play: 'digit', choice: [['7']], unit: '1' as const, multiple }];
      const sold = await placeTicket(app, handRules, slipFor(numero, { lines }), player);
      const parts = books.stake('lottery', BigInt(multiple) * 200n);
      expect([seed, sold.done]).toEqual([seed, parts !== null]);
      if (!sold.done || !parts) return;
      // What is given up before the draw stays with the house.
      if (below(6) === 0) await giveUp('lottery');
      const ending = below(4);
      if (ending === 0) {
        const ticketId = sold.value.ticket.id;
        await cancelTicket(app, { ticketId, language: 'es' }, player);
      } else if (ending === 1) await voidNumero(app, numero);
      else await drawNumero(app, numero, ending === 2 ? '7' : '3');
      const whole = parts.own + parts.bonus;
      const back = ending < 2 ? whole : ending === 2 ? BigInt(multiple) * 1_980n : 0n;
      books.pay('lottery', back, parts);
    }

    async function giveUp(product: 'casino' | 'lottery') {
      await giveUpBonus(app, grants[product], player);
      books.giveUp(product);
    }

    for (let step = 0; step < 24; step += 1) {
      const what = below(10);
      if (what < 4) await bet();
      else if (what < 6) await end();
      else if (what < 9) await ticket();
      else if (below(4) === 0) await giveUp(below(2) === 0 ? 'casino' : 'lottery');
      const { main, bonus } = await standing(player);
      expect({ seed, step, main, bonus }).toEqual({ seed, step, ...books.sums() });
    }
    expect((await verifyLedger(database)).faults).toEqual([]);
  },
);
