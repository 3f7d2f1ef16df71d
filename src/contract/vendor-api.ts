import * as v from 'valibot';
import { Code, Currency, GameType, Language, Minor, Moment } from './values.ts';

/**
 * What is said between the gateway and a game vendor, in both directions. Both sides sign every
 * request with Ed25519 over `SECONDS.NONCE.METHOD PATH.BODY`, and every answer over
 * `SECONDS.NONCE.STATUS.BODY` with the request's nonce; the header is `signatureHeader`.
 */
export const signatureHeader = 'x-signature';
/** `t=SECONDS,n=NONCE,v1=BASE64URL`. */
export const SignatureText = v.pipe(
  v.string(),
  v.regex(/^t=\d{1,12},n=[A-Za-z0-9_-]{16,64},v1=[A-Za-z0-9_-]{86}$/),
);
/** Older or younger than this by the hearer's clock, a request is refused. */
export const signatureSeconds = 300;

/** The vendor's own name for something: a transaction, a round. */
const Name = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_.:-]{1,64}$/));
/** Who plays, as this vendor knows them: no account name, and unlike at every vendor. */
export const PlayerName = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,43}$/));
const OneTime = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/));
export const playModes = ['real', 'trial'] as const;

const transaction = { transaction: Name, player: PlayerName, currency: Currency };
const round = { game: Code, round: Name };
const Posted = v.object({
  /** Our number of what was posted; the same again when the same transaction comes again. */
  posted: v.string(),
  balance: Minor,
  currency: Currency,
  isRepeat: v.boolean(),
});
const Balance = v.object({ balance: Minor, currency: Currency });

export interface VendorOperation {
  readonly name: string;
  readonly summary: string;
  readonly request: v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>;
  readonly value: v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>;
  /** Beside those of every operation, `everyVendorFault`. */
  readonly refuses: readonly VendorFault[];
}

/** What we may refuse a vendor with, and the HTTP status that goes with it. */
export const vendorFaults = {
  'signature.missing': 401,
  'signature.wrong': 401,
  'signature.stale': 401,
  'nonce.used': 401,
  'body.invalid': 400,
  'vendor.unknown': 404,
  'vendor.closed': 403,
  'token.over': 403,
  'session.over': 403,
  'player.unknown': 404,
  'currency.wrong': 400,
  'game.unknown': 404,
  'game.closed': 403,
  'round.unknown': 404,
  'round.over': 409,
  'transaction.conflict': 409,
  'transaction.rolled-back': 409,
  'wallet.short': 402,
  'play.stopped': 403,
  busy: 503,
} as const;
export type VendorFault = keyof typeof vendorFaults;
export const everyVendorFault = [
  'vendor.unknown',
  'signature.missing',
  'signature.stale',
  'signature.wrong',
  'nonce.used',
  'body.invalid',
  'busy',
] as const satisfies readonly VendorFault[];

/**
 * `reason` says of `play.stopped` why: `limit`, `break`, `reality`, `status`, `trial`; of `wallet.short` that a
 * lower stake would do, since this one needs bonus money and is above what may be staked with it: `bonus-cap`.
 */
export const VendorRefusal = v.object({
  code: v.picklist(Object.keys(vendorFaults) as VendorFault[]),
  message: v.string(),
  reason: v.optional(v.string()),
});

const ofTransaction = [
  'player.unknown',
  'currency.wrong',
  'transaction.conflict',
] as const satisfies readonly VendorFault[];

/** What a vendor asks of us: `POST /wps/vendor/VENDOR/NAME`. */
export const vendorOperations = [
  {
    name: 'authenticate',
    summary: 'Exchanges the one-time token of a launch address, within a minute and once',
    request: v.strictObject({ token: OneTime }),
    value: v.object({
      session: OneTime,
      player: PlayerName,
      currency: Currency,
      language: Language,
      mode: v.picklist(playModes),
      game: Code,
      gameType: GameType,
      gameName: v.string(),
      /** Coins of the vendor's own where the mode is `trial`: then `0`. */
      balance: Minor,
    }),
    refuses: ['token.over', 'play.stopped', 'vendor.closed', 'game.closed'],
  },
  {
    name: 'balance',
    summary: 'What a player can stake in a game; without one, of their own money alone',
    request: v.strictObject({ player: PlayerName, currency: Currency, game: v.optional(Code) }),
    value: Balance,
    refuses: ['player.unknown', 'currency.wrong'],
  },
  {
    name: 'bet',
    summary: 'Takes a stake into a round, and opens the round where it is its first',
    request: v.strictObject({ ...transaction, session: OneTime, ...round, amount: Minor }),
    value: Posted,
    refuses: [
      ...ofTransaction,
      'transaction.rolled-back',
      'session.over',
      'vendor.closed',
      'game.unknown',
      'game.closed',
      'round.over',
      'play.stopped',
      'wallet.short',
    ],
  },
  {
    name: 'win',
    summary: 'Pays into a round that has a stake; after logout, limit or closing too',
    request: v.strictObject({
      ...transaction,
      ...round,
      amount: Minor,
      /** Whether the round is completed by it. */
      isEnd: v.boolean(),
    }),
    value: Posted,
    refuses: [...ofTransaction, 'transaction.rolled-back', 'round.unknown', 'round.over'],
  },
  {
    name: 'bet-and-win',
    summary: 'A whole round: stake and win together or not at all',
    request: v.strictObject({
      ...transaction,
      session: OneTime,
      ...round,
      bet: Minor,
      win: Minor,
    }),
    value: Posted,
    refuses: [
      ...ofTransaction,
      'transaction.rolled-back',
      'session.over',
      'vendor.closed',
      'game.unknown',
      'game.closed',
      'round.over',
      'play.stopped',
      'wallet.short',
    ],
  },
  {
    name: 'rollback',
    summary: 'Takes a bet back; one that has not come yet will be refused when it does',
    request: v.strictObject({
      ...transaction,
      round: Name,
      /** The transaction that is taken back. */
      of: Name,
    }),
    value: Posted,
    refuses: [...ofTransaction, 'round.over'],
  },
  {
    name: 'end-round',
    summary: 'Completes a round, or cancels it and gives back what it still holds',
    request: v.strictObject({
      ...transaction,
      round: Name,
      as: v.picklist(['completed', 'cancelled']),
    }),
    value: Posted,
    refuses: [...ofTransaction, 'round.unknown', 'round.over'],
  },
  {
    name: 'jackpot-win',
    summary: 'Pays a jackpot of the vendor’s into a round that has a stake',
    request: v.strictObject({ ...transaction, ...round, amount: Minor, pot: Code }),
    value: Posted,
    refuses: [...ofTransaction, 'round.unknown'],
  },
  {
    name: 'promo-credit',
    summary: 'Pays what a promotion of the vendor’s gives, outside any round',
    request: v.strictObject({ ...transaction, amount: Minor, campaign: Code }),
    value: Posted,
    refuses: [...ofTransaction],
  },
] as const satisfies readonly VendorOperation[];
export type VendorOperationName = (typeof vendorOperations)[number]['name'];

/** What we ask of a vendor that keeps wallets of its own, under its address. */
export const TransferRequest = v.strictObject({
  id: Name,
  player: PlayerName,
  direction: v.picklist(['in', 'out']),
  amount: Minor,
  currency: Currency,
});
/** `POST transfers` and `GET transfers/ID`. A 404 to the latter: it never came, and never will be taken. */
export const TransferState = v.object({
  id: Name,
  state: v.picklist(['done', 'refused', 'pending']),
  reason: v.optional(v.string()),
});
/** `GET players/PLAYER/balance`. */
export const VendorBalance = v.object({ player: PlayerName, amount: Minor, currency: Currency });
/** `GET rounds/ROUND?player=PLAYER`, since a round's name belongs to one player; of `GET rounds?after=CURSOR` a page of them, oldest first, each reported again once it changed. */
export const VendorRound = v.object({
  round: Name,
  player: PlayerName,
  game: Code,
  state: v.picklist(['open', 'completed', 'cancelled']),
  currency: Currency,
  bet: Minor,
  win: Minor,
  at: Moment,
});
export const VendorRounds = v.object({
  rounds: v.pipe(v.array(VendorRound), v.maxLength(200)),
  /** Where to go on; the same as was asked when nothing is new. */
  cursor: v.pipe(v.string(), v.maxLength(64), v.regex(/^[^\p{C}]*$/u)),
});
/** `GET jackpots`: what the vendor's pots hold. */
export const VendorJackpots = v.object({
  pots: v.pipe(
    v.array(v.object({ pot: Code, game: Code, amount: Minor, currency: Currency })),
    v.maxLength(200),
  ),
});

/**
 * What a vendor’s staging system plays when it is checked. Each begins with `authenticate`; stakes are
 * of 100 minor units.
 */
export const checkScenarios = {
  round: 'a bet, then a win that ends the round',
  'whole-round': 'a bet-and-win',
  many: 'two bets, two wins and end-round, one after the other',
  losing: 'a bet, then end-round as completed',
  cancelled: 'a bet, then end-round as cancelled',
  'go-on': 'losing rounds, up to five, until told to stop',
} as const;
/**
 * `POST checks` on a staging system: play this with that wallet, signing as ever; the wallet signs with
 * `publicKey`, and so is what it asks. Answered before it is played.
 */
export const VendorCheck = v.strictObject({
  /** `https://wallet/wps/vendor/CHECK`: the operations stand under it. */
  wallet: v.pipe(v.string(), v.maxLength(500), v.regex(/^https?:\/\/[^?#\s]+$/)),
  publicKey: v.object({ kty: v.literal('OKP'), crv: v.literal('Ed25519'), x: v.string() }),
  token: OneTime,
  scenario: v.picklist(Object.keys(checkScenarios) as (keyof typeof checkScenarios)[]),
});
export const VendorCheckOpened = v.object({
  /** Under which this check’s transfers and rounds are asked for, as ours are under the vendor’s. */
  address: v.string(),
  /** What the vendor signs with. */
  publicKey: v.object({ kty: v.literal('OKP'), crv: v.literal('Ed25519'), x: v.string() }),
});
