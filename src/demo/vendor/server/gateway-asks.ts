import type { KeyObject } from 'node:crypto';
import * as v from 'valibot';
import { signatureHeader, TransferRequest } from '#contract/vendor-api.ts';
import type { BookRound } from './book.ts';
import type { Brand } from './brand.ts';
import { readJson } from './http.ts';
import { type Machine, pause } from './machine.ts';
import type { Rooms } from './rooms.ts';
import { isFresh, isSignedBy, readSignature, signatureOf } from './signing.ts';
import type { Faults } from './switches.ts';

/** What a gateway asks of us, as it came. */
export interface Asked {
  method: string;
  /** With the query, as it travelled. */
  path: string;
  /** What is left of the path under the brand's address. */
  rest: string;
  query: URLSearchParams;
  signature: string | undefined;
  body: Buffer;
}

export interface Answer {
  status: number;
  body: string;
  headers: Record<string, string>;
}

interface Answering {
  brand: Brand;
  key: KeyObject;
  machine: Machine;
  faults: Faults;
  /** Nonces that were heard, with when. */
  nonces: Map<string, number>;
  live: LiveFacts;
  rooms: Pick<Rooms, 'tellMoved'>;
}

/** What rooms know and wallets do not. */
export interface LiveFacts {
  models(brand: string): unknown[];
  jackpots(brand: string): unknown[];
  matches(brand: string): unknown[];
}

/** As many as the contract lets a page have. */
const feedPage = 200;

/** Judges the signature, answers, and signs the answer with the question's nonce. */
export async function answerGateway(asked: Asked, given: Answering): Promise<Answer> {
  const { machine, key, faults } = given;
  const signature = readSignature(asked.signature);
  const refusal = await refusalOf(asked, given);
  const said = refusal ?? answerOf(asked, given);
  if (faults.now.delayMs > 0) await pause(machine, faults.now.delayMs);
  const body = JSON.stringify(said.body);
  const nonce = signature?.nonce ?? 'unreadable-nonce';
  const signed = signatureOf(
    key,
    { head: String(said.status), body },
    Math.floor(machine.now() / 1_000),
    nonce,
  );
  const header = faults.strikes('wrongSignatures') ? `${signed.slice(0, -9)}AAAAAAAAA` : signed;
  return { status: said.status, body, headers: { [signatureHeader]: header } };
}

type Said = { status: number; body: unknown };
const refuse = (status: number, code: string, message: string): Said => ({
  status,
  body: { code, message },
});

async function refusalOf(
  asked: Asked,
  { brand, machine, nonces }: Answering,
): Promise<Said | undefined> {
  const signature = readSignature(asked.signature);
  if (!signature) return refuse(401, 'signature.missing', 'There is no readable signature.');
  if (!isFresh(signature, machine.now()))
    return refuse(401, 'signature.stale', 'The signature is too old.');
  const said = { head: `${asked.method} ${asked.path}`, body: asked.body };
  const isRight =
    isSignedBy(await brand.gatewayKeys(false), said, signature) ||
    isSignedBy(await brand.gatewayKeys(true), said, signature);
  if (!isRight) return refuse(401, 'signature.wrong', 'The signature does not fit.');
  if (nonces.has(signature.nonce)) return refuse(401, 'nonce.used', 'This was heard before.');
  nonces.set(signature.nonce, machine.now());
  return undefined;
}

function answerOf(asked: Asked, { brand, live, rooms }: Answering): Said {
  const [noun = '', name = '', more = ''] = asked.rest.split('/').map(decodeURIComponent);
  const way = `${asked.method} ${noun}`;
  if (way === 'POST transfers') return moveMoney(brand, rooms, asked.body);
  if (way === 'GET transfers' && name !== '') {
    const state = brand.transfers.ask(name);
    return state
      ? { status: 200, body: state }
      : refuse(404, 'transfer.unknown', 'It never came, and will not be taken.');
  }
  if (way === 'GET players' && more === 'balance')
    return tellBalance(brand, name, asked.query.get('currency'));
  if (way === 'GET rounds' && name !== '') return tellRound(brand, name, asked.query.get('player'));
  if (way === 'GET rounds') return tellRounds(brand, asked.query.get('after') ?? '');
  if (way === 'GET models') return { status: 200, body: { models: live.models(brand.code) } };
  if (way === 'GET jackpots') return { status: 200, body: { pots: live.jackpots(brand.code) } };
  if (way === 'GET matches') return { status: 200, body: { matches: live.matches(brand.code) } };
  return refuse(404, 'nothing.here', 'There is nothing at this address.');
}

function moveMoney(brand: Brand, rooms: Answering['rooms'], body: Buffer): Said {
  const wish = v.safeParse(TransferRequest, readJson(body));
  if (!wish.success) return refuse(400, 'body.invalid', 'This is no transfer.');
  const state = brand.transfers.move(wish.output);
  if (state === 'conflict')
    return refuse(409, 'transaction.conflict', 'The same id had other content.');
  if (state.state === 'done') rooms.tellMoved(brand.code, wish.output.player);
  return { status: 200, body: state };
}

/** Whose currency is not said has the one money came in first, and none before that. */
function tellBalance(brand: Brand, player: string, asked: string | null): Said {
  const currency = asked ?? brand.transfers.currencyOf(player);
  if (currency === undefined)
    return refuse(404, 'player.unknown', 'Nobody of this name has money here.');
  const amount = String(brand.transfers.balance(player, currency));
  return { status: 200, body: { player, amount, currency } };
}

function tellRound(brand: Brand, round: string, player: string | null): Said {
  const found = player === null ? brand.book.findAny(round) : brand.book.find({ round, player });
  return found
    ? { status: 200, body: wireRound(found) }
    : refuse(404, 'round.unknown', 'There was no such round.');
}

function tellRounds(brand: Brand, cursor: string): Said {
  const from = /^\d{1,16}$/.test(cursor) ? Number(cursor) : 0;
  const rounds = brand.book.after(from, feedPage);
  const last = rounds.at(-1)?.sequence ?? from;
  return { status: 200, body: { rounds: rounds.map(wireRound), cursor: String(last) } };
}

function wireRound({ round, player, game, state, currency, bet, win, at }: BookRound) {
  return {
    round,
    player,
    game,
    state,
    currency,
    bet: String(bet),
    win: String(win),
    at: new Date(at).toISOString(),
  };
}
