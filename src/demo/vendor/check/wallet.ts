import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { Language } from '#contract/languages.ts';
import {
  type VendorFault,
  type VendorOperationName,
  vendorFaults,
  vendorOperations,
} from '#contract/vendor-api.ts';

export interface CheckPlayer {
  name: string;
  currency: string;
  balance: bigint;
  mode: 'real' | 'trial';
  game: string;
  gameType: string;
  gameName: string;
  language: Language;
  isStopped: boolean;
}

export interface CheckRound {
  round: string;
  player: string;
  state: 'open' | 'completed' | 'cancelled';
  bet: bigint;
  win: bigint;
}

export interface Told {
  status: number;
  body: Record<string, unknown>;
}

/** A wallet as the contract lays it down, in memory: small enough to be read in one sitting. */
export interface CheckWallet {
  rounds: Map<string, CheckRound>;
  players: Map<string, CheckPlayer>;
  sessions: Map<string, string>;
  tokens: Map<string, string>;
  hear(name: VendorOperationName, request: unknown): Told;
}

interface Done {
  digest: string;
  told: Told;
  name: VendorOperationName;
  request: Fields;
  isTakenBack: boolean;
}

type Fields = Record<string, string> & { isEnd?: boolean };

export function openCheckWallet(newSecret: () => string): CheckWallet {
  const state: State = {
    rounds: new Map(),
    players: new Map(),
    sessions: new Map(),
    tokens: new Map(),
    done: new Map(),
    tombstones: new Set(),
  };
  const { rounds, players, sessions, tokens } = state;
  return {
    rounds,
    players,
    sessions,
    tokens,
    hear(name, request) {
      const operation = vendorOperations.find((one) => one.name === name);
      const read = operation && v.safeParse(operation.request, request);
      if (!read?.success) return refuse('body.invalid');
      const fields = read.output as Fields;
      if (name === 'authenticate') return authenticate(state, fields.token ?? '', newSecret);
      const player = players.get(fields.player ?? '');
      if (!player) return refuse('player.unknown');
      const { currency, balance } = player;
      if (currency !== fields.currency) return refuse('currency.wrong');
      if (name === 'balance') return { status: 200, body: { balance: String(balance), currency } };
      return post(state, name, fields, player);
    },
  };
}

interface State extends Pick<CheckWallet, 'rounds' | 'players' | 'sessions' | 'tokens'> {
  done: Map<string, Done>;
  tombstones: Set<string>;
}

function authenticate(state: State, token: string, newSecret: () => string): Told {
  const player = state.players.get(state.tokens.get(token) ?? '');
  state.tokens.delete(token);
  if (!player) return refuse('token.over');
  const session = newSecret();
  state.sessions.set(session, player.name);
  const { name, currency, language, mode, game, gameType, gameName } = player;
  const balance = mode === 'trial' ? '0' : String(player.balance);
  const facts = { session, player: name, currency, language, mode, game, gameType, gameName };
  return { status: 200, body: { ...facts, balance } };
}

/** The same transaction is answered the same; what was rolled back before it came is refused. */
function post(state: State, name: VendorOperationName, request: Fields, player: CheckPlayer): Told {
  const { done, tombstones } = state;
  const content = JSON.stringify([name, ...Object.entries(request).sort()]);
  const digest = createHash('sha256').update(content).digest('hex');
  const id = request.transaction ?? '';
  const before = done.get(id);
  if (before) {
    if (before.digest !== digest) return refuse('transaction.conflict');
    return { status: 200, body: { ...before.told.body, isRepeat: true } };
  }
  if (tombstones.has(id)) return refuse('transaction.rolled-back');
  const fault = move(state, name, request, player);
  if (fault) return refuse(fault);
  const { balance, currency } = player;
  const posted = String(done.size + 1);
  const body = { posted, balance: String(balance), currency, isRepeat: false };
  const told = { status: 200, body };
  done.set(id, { digest, told, name, request, isTakenBack: false });
  return told;
}

function move(
  state: State,
  name: VendorOperationName,
  request: Fields,
  player: CheckPlayer,
): VendorFault | undefined {
  const amount = BigInt(request.amount ?? 0);
  if (name === 'promo-credit') {
    player.balance += amount;
    return undefined;
  }
  const round = state.rounds.get(`${request.round} ${player.name}`);
  if (name === 'bet' || name === 'bet-and-win') return stake(state, name, request, player);
  if (name === 'rollback') return takeBack(state, request, player);
  if (!round) return 'round.unknown';
  // A pot may fall into a round that is over.
  if (round.state !== 'open' && name !== 'jackpot-win') return 'round.over';
  if (name === 'end-round') {
    round.state = request.as === 'cancelled' ? 'cancelled' : 'completed';
    if (round.state === 'cancelled') player.balance += round.bet - round.win;
    return undefined;
  }
  round.win += amount;
  player.balance += amount;
  if (request.isEnd) round.state = 'completed';
  return undefined;
}

function stake(
  { rounds, sessions }: State,
  name: 'bet' | 'bet-and-win',
  request: Fields,
  player: CheckPlayer,
): VendorFault | undefined {
  const key = `${request.round} ${player.name}`;
  const round = rounds.get(key);
  const amount = BigInt((name === 'bet' ? request.amount : request.bet) ?? 0);
  if (sessions.get(request.session ?? '') !== player.name) return 'session.over';
  if (round && round.state !== 'open') return 'round.over';
  if (player.isStopped) return 'play.stopped';
  if (player.balance < amount) return 'wallet.short';
  const fresh = { round: request.round ?? '', player: player.name, bet: 0n, win: 0n };
  const open: CheckRound = round ?? { ...fresh, state: 'open' };
  rounds.set(key, open);
  open.bet += amount;
  player.balance -= amount;
  if (name === 'bet') return undefined;
  open.win += BigInt(request.win ?? 0);
  player.balance += BigInt(request.win ?? 0);
  open.state = 'completed';
  return undefined;
}

function takeBack(
  { done, tombstones, rounds }: State,
  request: Fields,
  player: CheckPlayer,
): VendorFault | undefined {
  const bet = done.get(request.of ?? '');
  if (!bet) {
    tombstones.add(request.of ?? '');
    return undefined;
  }
  const round = rounds.get(`${request.round} ${player.name}`);
  if (round?.state !== 'open') return 'round.over';
  if (bet.isTakenBack) return undefined;
  bet.isTakenBack = true;
  const amount = BigInt(bet.request.amount ?? 0);
  round.bet -= amount;
  player.balance += amount;
  return undefined;
}

export function refuse(code: VendorFault): Told {
  return {
    status: vendorFaults[code],
    body: { code, message: code, ...(code === 'play.stopped' ? { reason: 'limit' } : {}) },
  };
}
