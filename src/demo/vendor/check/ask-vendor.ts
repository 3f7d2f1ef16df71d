import { is, safeParse } from 'valibot';
import { TransferState, VendorBalance, VendorRound, VendorRounds } from '#contract/vendor-api.ts';
import type { House, HouseAnswer } from './house.ts';
import type { CheckRound } from './wallet.ts';

export type Heard = (what: string, answer: HouseAnswer) => HouseAnswer;

/** Moves money in and out as a gateway would, and more than once. */
export async function askTransfers(house: House, address: string, heard: Heard): Promise<string[]> {
  const faults: string[] = [];
  const player = `check-${'p'.repeat(16)}`;
  const id = (name: string) => `check-${name}`;
  const wish = { id: id('in'), player, direction: 'in', amount: '500', currency: 'USD' };
  const post = async (what: string, body: unknown, isSpoiled = false) =>
    heard(what, await house.ask('POST', `${address}/transfers`, body, { isSpoiled }));
  const stateOf = ({ body }: HouseAnswer) => (is(TransferState, body) ? body.state : 'no state');
  const expect = (what: string, isRight: boolean) => {
    if (!isRight) faults.push(what);
  };

  expect(
    'a wrong signature is refused',
    (await post('a spoiled transfer', wish, true)).status === 401,
  );
  expect('money comes in', stateOf(await post('a transfer', wish)) === 'done');
  expect(
    'the same again is answered the same',
    stateOf(await post('the same transfer', wish)) === 'done',
  );
  const other = await post('the same id for more', { ...wish, amount: '900' });
  expect('the same id for something else is a conflict', other.status === 409);
  const balance = heard(
    'a balance',
    await house.ask('GET', `${address}/players/${player}/balance`),
  );
  const read = safeParse(VendorBalance, balance.body);
  expect('it came in once', read.success && read.output.amount === '500');
  const tooMuch = { ...wish, id: id('out'), direction: 'out', amount: '501' };
  expect(
    'more than there is is refused',
    stateOf(await post('too much out', tooMuch)) === 'refused',
  );
  const out = { ...wish, id: id('back'), direction: 'out', amount: '500' };
  expect('money goes out', stateOf(await post('money out', out)) === 'done');
  const known = heard(
    'a transfer’s state',
    await house.ask('GET', `${address}/transfers/${id('back')}`),
  );
  expect('its state is known', stateOf(known) === 'done');
  const never = heard(
    'a transfer that never came',
    await house.ask('GET', `${address}/transfers/${id('never')}`),
  );
  expect('what never came is not known', never.status === 404);
  const late = await post('what was said never to have come', { ...wish, id: id('never') });
  expect('and is not taken afterwards', late.status >= 400 || stateOf(late) === 'refused');
  return faults;
}

const mostPages = 50;

/** Reads the feed to its end, and asks for each round by itself. */
export async function askRounds(
  house: House,
  address: string,
  rounds: readonly CheckRound[],
  heard: Heard,
): Promise<string[]> {
  const faults: string[] = [];
  const told = new Map<string, CheckRound>();
  let cursor = '';
  for (let page = 0; page < mostPages; page += 1) {
    const answer = heard(
      'a page of rounds',
      await house.ask('GET', `${address}/rounds?after=${encodeURIComponent(cursor)}`),
    );
    const read = safeParse(VendorRounds, answer.body);
    if (!read.success) return [`page ${page + 1} has not the contract’s form`];
    for (const round of read.output.rounds) told.set(round.round, shown(round));
    if (read.output.cursor === cursor) break;
    cursor = read.output.cursor;
  }
  for (const round of rounds) {
    const where = `${address}/rounds/${encodeURIComponent(round.round)}?player=${round.player}`;
    const answer = heard('a round', await house.ask('GET', where));
    const own = safeParse(VendorRound, answer.body);
    const isLeft = round.bet === 0n && round.state === 'cancelled';
    for (const [what, one] of [
      ['the feed', told.get(round.round)],
      ['its own address', own.success ? shown(own.output) : undefined],
    ] as const) {
      // A bet that was rolled back may never have become a round of the vendor's.
      if (isLeft && !one) continue;
      if (!one || !isAlike(one, round)) faults.push(`${round.round} by ${what}`);
    }
  }
  return faults;
}

function shown({
  round,
  player,
  state,
  bet,
  win,
}: {
  round: string;
  player: string;
  state: CheckRound['state'];
  bet: string;
  win: string;
}): CheckRound {
  return { round, player, state, bet: BigInt(bet), win: BigInt(win) };
}

function isAlike(one: CheckRound, other: CheckRound): boolean {
  return (
    one.state === other.state &&
    one.bet === other.bet &&
    one.win === other.win &&
    one.player === other.player
  );
}
