import { describe, expect, test } from 'vitest';
import { mainBalance } from '#server/ledger/main-balance.ts';
import { verifyLedger } from '#server/ledger/verify-ledger.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { eventsOf, testApp } from '#tests/database/test-app.ts';
import {
  askStage,
  fund,
  newStagePlayer,
  plantGround,
  plantVendor,
  type StagePlayer,
} from '#tests/stages/vendors-stage.ts';
import { stageTable } from '#tests/stages/vendors-table.ts';

const { database } = await freshDatabase({ poolSize: 12 });
const app = testApp(database);
await plantGround(database);
const vendor = await plantVendor(database, 'PG');
const other = await plantVendor(database, 'PP');
let count = 0;

function newPlayer(funds = 10_000n, mode: 'real' | 'trial' = 'real'): Promise<StagePlayer> {
  count += 1;
  return newStagePlayer(app, { vendor: 'PG', account: `player${count}`, funds, mode });
}

const table = (player: StagePlayer, round?: string) =>
  stageTable(app, { vendor, player, ...(round !== undefined && { round }) });

const balanceOf = ({ playerId }: StagePlayer) => mainBalance(database, playerId, 'COP');

describe('money', () => {
  test('a stake leaves the wallet and a win comes back, and each answer tells the balance', async () => {
    const player = await newPlayer();
    const round = table(player);
    const bet = await round.bet('1000');
    expect(bet).toMatchObject({ status: 200, balance: '9000', currency: 'COP', isRepeat: false });
    expect(await round.record()).toEqual({ stake: '1000', payout: null, state: 'open' });
    expect(await round.win('2500', true)).toMatchObject({ status: 200, balance: '11500' });
    expect(await round.record()).toEqual({ stake: '1000', payout: '2500', state: 'won' });
    expect(await balanceOf(player)).toBe(11_500n);
  });

  test('a round takes many stakes and many wins, and its record adds them up', async () => {
    const player = await newPlayer();
    const round = table(player);
    for (const amount of ['100', '200', '300']) await round.bet(amount);
    for (const amount of ['50', '60']) await round.win(amount);
    expect(await round.record()).toEqual({ stake: '600', payout: null, state: 'open' });
    expect(await round.end('completed')).toMatchObject({ status: 200, balance: '9510' });
    expect(await round.record()).toEqual({ stake: '600', payout: '110', state: 'lost' });
  });

  test('a whole round is stake and win together, and is over', async () => {
    const player = await newPlayer(500n);
    const round = table(player);
    expect(await round.whole('600', '9000')).toMatchObject({ status: 402, code: 'wallet.short' });
    expect(await round.whole('500', '700')).toMatchObject({ status: 200, balance: '700' });
    expect(await round.record()).toEqual({ stake: '500', payout: '700', state: 'won' });
    expect(await round.bet('1')).toMatchObject({ status: 409, code: 'round.over' });
  });

  test('nobody stakes more than they have, and nothing of it is written', async () => {
    const player = await newPlayer(99n);
    const round = table(player);
    const short = await round.bet('100', 'too-much');
    expect(short).toMatchObject({ status: 402, code: 'wallet.short' });
    expect(await round.record()).toBeUndefined();
    await fund(database, player.playerId, 1n);
    // What was refused for want of money is no transaction yet, so it may be asked again.
    expect(await round.bet('100', 'too-much')).toMatchObject({ status: 200, balance: '0' });
  });

  test('nobody on trial is given a promotion', async () => {
    const player = await newPlayer();
    await database
      .updateTable('player')
      .set({ type: 4 })
      .where('id', '=', player.playerId)
      .execute();
    expect(await table(player).promo('10')).toMatchObject({ code: 'player.unknown' });
    expect(await table(player).balance()).toMatchObject({ status: 200, balance: '10000' });
  });

  test('jackpots land after the end of their round too, and promotions outside of any', async () => {
    const player = await newPlayer();
    const round = table(player);
    expect(await round.jackpot('5')).toMatchObject({ status: 404, code: 'round.unknown' });
    await round.bet('100');
    await round.end('completed');
    expect(await round.jackpot('5000')).toMatchObject({ status: 200, balance: '14900' });
    expect(await round.record()).toEqual({ stake: '100', payout: '5000', state: 'won' });
    expect(await round.promo('10')).toMatchObject({ status: 200, balance: '14910' });
  });

  test('a cancelled round gives back what it still holds of its stakes', async () => {
    const player = await newPlayer();
    const round = table(player);
    await round.bet('1000');
    await round.bet('500');
    await round.win('400');
    expect(await round.end('cancelled')).toMatchObject({ status: 200, balance: '10000' });
    expect(await round.record()).toEqual({ stake: '1500', payout: '1500', state: 'void' });
    const rich = table(player);
    await rich.bet('10');
    await rich.win('90');
    // What was won before stays won, and then there is no stake left to give.
    expect(await rich.end('cancelled')).toMatchObject({ balance: '10080' });
  });

  test('the balance that a vendor reads is what the books say, live', async () => {
    const player = await newPlayer(77n);
    const round = table(player);
    const who = { player: player.name, currency: 'COP' };
    expect(await round.ask('balance', who)).toEqual({
      status: 200,
      balance: '77',
      currency: 'COP',
    });
    const before = (await eventsOf(database)).length;
    await round.bet('7');
    const told = (await eventsOf(database)).slice(before);
    expect(told).toEqual([{ kind: 'balance.changed', topic: player.playerId, body: {} }]);
    expect(await round.balance()).toMatchObject({ balance: '70' });
  });
});

describe('the same again', () => {
  test('every operation is done once, and answered again with its number and the current balance', async () => {
    const player = await newPlayer();
    const round = table(player);
    const first = await round.bet('1000', 'again-bet');
    const won = await round.win('300', false, 'again-win');
    const paid = await round.jackpot('20', 'again-pot');
    const given = await round.promo('1', 'again-promo');
    expect(await round.bet('1000', 'again-bet')).toEqual({
      ...first,
      isRepeat: true,
      balance: '9321',
    });
    expect(await round.win('300', false, 'again-win')).toMatchObject({
      posted: won.posted,
      isRepeat: true,
    });
    expect(await round.jackpot('20', 'again-pot')).toMatchObject({ posted: paid.posted });
    expect(await round.promo('1', 'again-promo')).toMatchObject({ posted: given.posted });
    const ended = await round.end('cancelled', 'again-end');
    expect(ended).toMatchObject({ balance: '10021' });
    expect(await round.end('cancelled', 'again-end')).toMatchObject({
      posted: ended.posted,
      isRepeat: true,
      balance: '10021',
    });
  });

  test('the same name with other content is refused, whatever differs', async () => {
    const player = await newPlayer();
    const stranger = await newPlayer();
    const round = table(player, 'conflicts');
    await round.bet('1000', 'named');
    const conflict = { status: 409, code: 'transaction.conflict' };
    expect(await round.bet('1001', 'named')).toMatchObject(conflict);
    expect(await round.win('1000', false, 'named')).toMatchObject(conflict);
    expect(await round.bet('1000', 'named', { game: 'PG-2' })).toMatchObject(conflict);
    expect(await round.end('completed', 'named')).toMatchObject(conflict);
    expect(await round.promo('1000', 'named')).toMatchObject(conflict);
    expect(await table(stranger, 'conflicts').bet('1000', 'named')).toMatchObject(conflict);
    expect(await balanceOf(player)).toBe(9_000n);
    expect(await balanceOf(stranger)).toBe(10_000n);
  });

  test('a bet that is asked for again after a new launch is the same bet', async () => {
    const player = await newPlayer();
    const round = table(player);
    const first = await round.bet('10', 'relaunched');
    const again = await round.bet('10', 'relaunched', { session: 'A'.repeat(43) });
    expect(again).toMatchObject({ status: 200, posted: first.posted, isRepeat: true });
  });

  test('two vendors may use one name for two things', async () => {
    const player = await newPlayer();
    await table(player).bet('10', 'one-name');
    await database
      .insertInto('vendor_player')
      .values({ vendor_code: 'PP', player_id: player.playerId, name: `pp${player.name.slice(2)}` })
      .execute();
    const body = {
      ...{ transaction: 'one-name', player: `pp${player.name.slice(2)}`, currency: 'COP' },
      ...{ amount: '5', campaign: 'X' },
    };
    const answer = await askStage(app, other, { operation: 'promo-credit', body });
    expect(answer.said).toMatchObject({ isRepeat: false, balance: '9995' });
  });
});

describe('taking back', () => {
  test('a bet that is taken back comes back once, by however many rollbacks', async () => {
    const player = await newPlayer();
    const round = table(player);
    await round.bet('1000', 'regretted');
    await round.bet('1', 'kept');
    expect(await round.rollback('regretted', 'back-1')).toMatchObject({ balance: '9999' });
    expect(await round.rollback('regretted', 'back-1')).toMatchObject({ isRepeat: true });
    expect(await round.rollback('regretted', 'back-2')).toMatchObject({
      status: 200,
      isRepeat: false,
      balance: '9999',
    });
    expect(await round.bet('1000', 'regretted')).toMatchObject({
      status: 409,
      code: 'transaction.rolled-back',
    });
    expect(await round.record()).toEqual({ stake: '1', payout: null, state: 'open' });
  });

  test('a rollback that comes first is answered, and its bet is refused when it comes', async () => {
    const player = await newPlayer();
    const round = table(player);
    expect(await round.rollback('late', 'early-back')).toMatchObject({
      status: 200,
      balance: '10000',
    });
    const refused = { status: 409, code: 'transaction.rolled-back' };
    expect(await round.bet('1000', 'late')).toMatchObject(refused);
    expect(await round.whole('1000', '1', 'late')).toMatchObject(refused);
    expect(await round.win('1000', false, 'late')).toMatchObject(refused);
    expect(await balanceOf(player)).toBe(10_000n);
    expect(await round.record()).toBeUndefined();
  });

  test('wins, others’ bets, other rounds’ bets and rounds that are over are not taken back', async () => {
    const player = await newPlayer();
    const round = table(player, 'firm');
    await round.bet('100', 'firm-bet');
    await round.win('30', false, 'firm-win');
    const conflict = { status: 409, code: 'transaction.conflict' };
    expect(await round.rollback('firm-win')).toMatchObject(conflict);
    expect(await table(await newPlayer(), 'firm').rollback('firm-bet')).toMatchObject(conflict);
    expect(await table(player, 'loose').rollback('firm-bet')).toMatchObject(conflict);
    expect(await round.rollback('itself', 'itself')).toMatchObject(conflict);
    await round.end('completed');
    expect(await round.rollback('firm-bet')).toMatchObject({ status: 409, code: 'round.over' });
    expect(await balanceOf(player)).toBe(9_930n);
  });

  test('a round whose every stake was taken back takes no win', async () => {
    const round = table(await newPlayer());
    await round.bet('100', 'only-bet');
    await round.rollback('only-bet');
    expect(await round.win('50')).toMatchObject({ status: 404, code: 'round.unknown' });
    expect(await round.bet('10')).toMatchObject({ status: 200 });
    expect(await round.win('50', true)).toMatchObject({ status: 200, balance: '10040' });
  });
});

describe('what is not known or over', () => {
  test('each has an answer of its own', async () => {
    const player = await newPlayer();
    const round = table(player);
    const code = async (asked: Promise<Record<string, unknown>>) => (await asked).code;
    expect(await code(round.win('1'))).toBe('round.unknown');
    expect(await code(round.end('completed'))).toBe('round.unknown');
    expect(await code(round.bet('1', 'b1', { game: 'PG-9' }))).toBe('game.unknown');
    expect(await code(round.bet('1', 'b2', { game: 'PP-1' }))).toBe('game.unknown');
    expect(await code(round.bet('1', 'b3', { currency: 'USD' }))).toBe('currency.wrong');
    expect(await code(round.bet('1', 'b4', { player: 'nobody-of-that-name' }))).toBe(
      'player.unknown',
    );
    expect(await code(round.bet('1', 'b5', { session: 'A'.repeat(43) }))).toBe('session.over');
    await round.bet('1');
    expect(await code(round.win('1', false, 'b6', { game: 'PG-2' }))).toBe('round.unknown');
    await round.end('completed');
    expect(await code(round.win('1'))).toBe('round.over');
    expect(await code(round.end('cancelled'))).toBe('round.over');
    expect(await balanceOf(player)).toBe(9_999n);
  });

  test('another player’s session, and another vendor’s, open nothing', async () => {
    const player = await newPlayer();
    const stranger = await newPlayer();
    const round = table(player);
    const answer = await round.bet('1', undefined, { session: stranger.session });
    expect(answer).toMatchObject({ status: 403, code: 'session.over' });
  });

  test('coins of a trial never reach the wallet', async () => {
    const round = table(await newPlayer(100n, 'trial'));
    const answer = await round.bet('1');
    expect(answer).toMatchObject({ status: 403, code: 'play.stopped', reason: 'trial' });
  });
});

test('all of it leaves books in which nothing is wrong', async () => {
  expect((await verifyLedger(database)).faults).toEqual([]);
});
