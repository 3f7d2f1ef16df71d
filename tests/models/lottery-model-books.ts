import { sql } from 'kysely';
import { type Database, inTransaction } from '#server/db/open.ts';
import { done, type Player } from '#server/kernel/answer.ts';
import { enterResult } from '#server/lottery/draws/enter-result.ts';
import { sealList } from '#server/lottery/draws/seal-list.ts';
import { resumeGame, stopGame } from '#server/lottery/draws/stop-game.ts';
import { selectGame, selectNumero } from '#server/lottery/draws/store.ts';
import { voidByOperator } from '#server/lottery/draws/void-numero.ts';
import { cancelTicket } from '#server/lottery/tickets/cancel-ticket.ts';
import { placeTicket } from '#server/lottery/tickets/place-ticket.ts';
import { settleNumero } from '#server/lottery/tickets/settle-numero.ts';
import { stopBarredChases } from '#server/lottery/tickets/stop-barred-chases.ts';
import { stopChase } from '#server/lottery/tickets/stop-chase.ts';
import { ticketHooks } from '#server/lottery/tickets/ticket-hooks.ts';
import { stopPlay } from '#server/protection/stop-play.ts';
import { newPlayer } from '#tests/database/test-app.ts';
import { digitRules } from '#tests/lottery/draw-stage.ts';
import { handRules } from '#tests/lottery/hand-rules.ts';
import { giveMoney } from '#tests/wallet/give-money.ts';
import { compareLottery } from './lottery-model-compare.ts';
import { endBonusOf, giveBonus } from './lottery-model-grants.ts';
import {
  type At,
  type BuyStep,
  type LotteryBook,
  ownSeries,
  uplineSeries,
  type Who,
} from './lottery-model-rules.ts';
import type { ModelApp } from './model-house.ts';

/** Two players and three numeros on our own server; every promise of the bookkeeper is asked of it. */
export interface LotteryUnderTest {
  /** The same slip so many times at once; each answer. */
  buy(step: BuyStep, copies: number): Promise<string[]>;
  cancel(ticket: number): Promise<string>;
  stopChase(chase: number): Promise<string>;
  stopPlayer(who: Who): Promise<void>;
  giveUp(who: Who): Promise<void>;
  stopGame(): Promise<void>;
  resumeGame(opensNext: boolean): Promise<void>;
  close(at: At, opensNext: boolean): Promise<void>;
  void(at: At, by: string): Promise<string>;
  draw(at: At, result: string): Promise<string>;
  compare(book: LotteryBook): Promise<string | null>;
}

export const gameOf = (worker: number) => `LM${worker}`;

export async function openLotteryBooks(
  app: ModelApp,
  { name, worker, funds }: { name: string; worker: number; funds: bigint },
): Promise<LotteryUnderTest> {
  const { database } = app;
  const game = gameOf(worker);
  const numeros = await plantThree(database, game);
  const players = [await newPlayer(database, `${name}a`), await newPlayer(database, `${name}b`)];
  for (const { id } of players) {
    await giveMoney(database, { playerId: id, amount: funds, commodity: 'USD' });
  }
  const bonuses = [
    await giveBonus(app, players[0] as Player),
    await giveBonus(app, players[1] as Player),
  ];
  const uplines = await plantLine(database, name, players[1] as Player);
  await resumeGame(app, { game, actor: machine });
  const tickets: { id: string; who: Who }[] = [];
  const chases: { id: string; who: Who }[] = [];
  const playerOf = (who: Who) => players[who] as Player;
  const numeroOf = (at: At) => numeros[at] as { id: string; numero: string };

  async function buyOne(step: BuyStep, requestId: string) {
    const { who, at, bet, multiple, chase, purse, series } = step;
    const choice = [bet.play === 'digit' ? [...bet.digits] : [bet.side]];
    const later = chase?.later.map((one) => ({ ...one, numero: numeroOf(one.at).numero }));
    const slip = {
      ...{ requestId, purse, game, numero: numeroOf(at).numero, series, language: 'es' as const },
      lines: [{ play: bet.play, choice, unit: '1' as const, multiple }],
      ...(chase && later
        ? {
            chase: {
              stopsOnWin: chase.stopsOnWin,
              numeros: later.map(({ numero, multiple: times }) => ({ numero, multiple: times })),
            },
          }
        : {}),
    };
    return placeTicket(app, handRules, slip, playerOf(who));
  }

  return {
    async buy(step, copies) {
      const requestId = crypto.randomUUID();
      const sales = await Promise.all(
        Array.from({ length: copies }, () => buyOne(step, requestId)),
      );
      const [sale] = sales;
      if (sale?.done) {
        const ids = new Set(sales.map((one) => (one.done ? one.value.ticket.id : one.code)));
        if (ids.size > 1) return [`sold ${ids.size} times`];
        const { chase, ticket } = sale.value;
        for (const { id } of chase?.tickets ?? [ticket]) tickets.push({ id, who: step.who });
        if (chase) chases.push({ id: chase.id, who: step.who });
      }
      return sales.map((one) => (one.done ? 'sold' : one.code));
    },
    async cancel(number) {
      const ticket = tickets[number];
      if (!ticket) return 'ticket.unknown';
      const request = { ticketId: ticket.id, language: 'es' as const };
      const answer = await cancelTicket(app, request, playerOf(ticket.who));
      return answer.done ? 'done' : answer.code;
    },
    async stopChase(number) {
      const chase = chases[number];
      if (!chase) return 'chase.unknown';
      const request = { chaseId: chase.id, language: 'es' as const };
      const answer = await stopChase(app, request, playerOf(chase.who));
      return answer.done ? 'done' : answer.code;
    },
    async stopPlayer(who) {
      const { id } = playerOf(who);
      await stopPlay(app, { scope: 'player', target: id, reason: 'a model' }, machine);
      await stopBarredChases(app)(jobOf(id));
    },
    async giveUp(who) {
      await endBonusOf(app, bonuses[who] as string, playerOf(who));
    },
    async stopGame() {
      await stopGame(app, ticketHooks, { game, reason: 'a model', actor: machine });
      for (const { id } of numeros) await settleByTwo(app, id);
      for (const { id } of players) await stopBarredChases(app)(jobOf(id));
    },
    async resumeGame(opensNext) {
      await resumeGame(app, { game, actor: machine });
      if (opensNext) await openNext(database, numeros);
    },
    async close(at, opensNext) {
      const { id } = numeroOf(at);
      await sql`update lottery_numero set opens_at = opens_at - interval '1 year',
          closes_at = closes_at - interval '1 year', draws_at = draws_at - interval '1 year'
        where id = ${id}`.execute(database);
      // Two gateways come at the same moment.
      await Promise.all([1, 2].map(() => sealList(app, digitRules, ticketHooks, id)));
      if (opensNext) await openNext(database, numeros);
    },
    async void(at, by) {
      const { id } = numeroOf(at);
      const asked = {
        id,
        subject: `${game}:${id}`,
        reason: 'a model',
        actor: { id: null, name: by },
      };
      const outcome = await voidByOperator(database, ticketHooks, asked);
      if (outcome === 'void') await settleByTwo(app, id);
      return outcome;
    },
    async draw(at, result) {
      const { id } = numeroOf(at);
      let outcome = '';
      for (const by of ['ana', 'luis']) {
        const [own, numero] = [await selectGame(database, game), await selectNumero(database, id)];
        if (!own || !numero) throw new Error('The numero is gone.');
        const reason = numero.edition > 0 ? 'a model corrects' : null;
        const entry = { source: 'operator', by, result: [result], reason } as const;
        outcome = await enterResult(app, digitRules, ticketHooks, { game: own, numero, ...entry });
        if (outcome !== 'waiting') break;
      }
      await settleByTwo(app, id);
      return outcome;
    },
    compare: (book) =>
      compareLottery(database, book, {
        players: players.map(({ id }) => id),
        uplines,
        numeros: numeros.map(({ id }) => id),
        tickets: tickets.map(({ id }) => id),
        chases: chases.map(({ id }) => id),
      }),
  };
}

const machine = { id: null, name: 'machine' };

/** As a game's job opens what is due. */
async function openNext(database: Database, numeros: readonly { id: string }[]): Promise<void> {
  await sql`update lottery_numero set state = 'open'
    where id = (select min(id) from lottery_numero where state = 'upcoming'
      and id = any (${numeros.map(({ id }) => id)}))`.execute(database);
}

/** Two above a player, from the nearest up, each with a series of their own. */
async function plantLine(database: Database, name: string, player: Player): Promise<string[]> {
  const [far, near] = [
    await newPlayer(database, `${name}f`),
    await newPlayer(database, `${name}n`),
  ];
  for (const [one, agent, series] of [
    [far, null, uplineSeries[1]],
    [near, far, uplineSeries[0]],
    [player, near, ownSeries[1]],
  ] as const) {
    await database
      .insertInto('sponsor')
      .values({
        ...{ player_id: one.id, agent_id: agent?.id ?? null, series },
        ...{ register_method: 'test', registered_at: new Date() },
      })
      .execute();
  }
  return [near.id, far.id];
}

const jobOf = (key: string) => ({ key, body: {}, due: new Date(), now: new Date(), attempt: 1 });

/** Two gateways settle the same numero at the same moment. */
async function settleByTwo(app: ModelApp, id: string): Promise<void> {
  await Promise.all([1, 2].map(() => settleNumero(app, handRules)(jobOf(id))));
}

async function plantThree(database: Database, game: string) {
  const { value } = await inTransaction(database, async (transaction) => {
    const { rows } = await sql<{ id: string; numero: string }>`
      with last as (
        select coalesce(max(numero::bigint), 0) as number from lottery_numero
        where game_code = ${game})
      insert into lottery_numero (game_code, numero, opens_at, closes_at, draws_at, state)
      select ${game}, (last.number + ordinal)::text, clock_timestamp(),
        clock_timestamp() + ordinal * interval '1 day', clock_timestamp() + ordinal * interval '1 day',
        case when ordinal = 1 then 'open' else 'upcoming' end
      from last, generate_series(1, 3) as ordinal
      returning id, numero`.execute(transaction);
    return done(rows);
  });
  return value;
}
