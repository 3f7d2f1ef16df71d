import {
  addStake,
  contributionOf,
  grainsInMinor,
  openPot,
  type PotRule,
  potCommitmentText,
} from '#games/jackpot.ts';
import { hexOf, sha256, utf8 } from '#games/sha256.ts';
import { potsOf } from '#games/slots/pots.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import type { PotFacts } from '../bets/bet-facts.ts';
import type { PotToOpen, PotToWrite } from '../bets/bet-store.ts';
import { drawFor, newServerSeed } from '../seeds/draw.ts';
import { type PotSecret, placeOfTrigger, secretOf } from './pot-secret.ts';
import type { PotName } from './pot-store.ts';

type Vault = Pick<AppContext, 'vault'>;

interface Stake extends Omit<PotName, 'code'> {
  rules: string;
  /** How many times the sums of the rules a pot that is opened now begins with and ends at. */
  times: bigint;
  staked: bigint;
  /** The pots as they were found, in the order of the rules. */
  found: readonly (PotFacts | null)[];
  /** The transaction holds the pots whole. */
  isExclusive: boolean;
}

/**
 * What a stake does to the pots of its game. `exclusive`: it may hit one, is large, or opens the first
 * one, and has to be judged again by a transaction that holds the pots whole.
 */
export function feedPots(app: Vault, stake: Stake): PotToWrite[] | 'exclusive' {
  const fed: PotToWrite[] = [];
  for (const [place, rule] of potsOf(stake.rules, stake.times).entries()) {
    const pot = stake.found[place] ?? null;
    const share = stake.isExclusive
      ? feedWhole(app, rule, pot, stake)
      : feedShard(app, rule, pot, stake);
    if (!share) return 'exclusive';
    fed.push(share);
  }
  return fed;
}

/** Shards of a pot: at most so many stakes feed it at the same time. */
const shards = 32n;
/** Of the way from seed to cap, the part before the trigger in which stakes go one by one. */
const lastPart = 64n;

type PotWay = Pick<PotRule, 'seed' | 'cap'>;

const partOf = ({ seed, cap }: PotWay) => ((cap - seed) * grainsInMinor) / lastPart;

/** How many parts of the way lie between a pot and its trigger: 0 in the last one. */
function partsAhead(way: PotWay, grains: bigint, trigger: bigint): bigint {
  return (trigger - grains - 1n) / partOf(way);
}

/**
 * A stake that holds a shard cannot see the stakes that hold the others. Together they add less than the
 * last part of the way, so none of them can bring a pot to its trigger that lies further off.
 */
export function isSurelyNoHit(
  way: PotWay,
  { grains, feed, trigger }: { grains: bigint; feed: bigint; trigger: bigint },
): boolean {
  return feed <= partOf(way) / shards && partsAhead(way, grains, trigger) > 0n;
}

/** So many parts of the way are gone one by one for no other reason than to look like the last. */
const oneIn = 8;

/**
 * A stake that goes alone is answered a little later, and whoever measures it would know that the pot is
 * near its trigger. So stakes go alone in other parts too, which nobody can tell from the last one.
 */
export function looksLikeLast(
  way: PotWay,
  { grains, secret }: { grains: bigint; secret: PotSecret },
): boolean {
  const ahead = partsAhead(way, grains, secret.trigger);
  const [byte = 0] = sha256(utf8(`${secret.text}:${ahead}`));
  return byte % oneIn === 0;
}

function feedShard(
  app: Vault,
  rule: PotRule,
  pot: PotFacts | null,
  { staked, purse, commodity }: Stake,
): PotToWrite | null {
  if (!pot || pot.shard === null) return null;
  const feed = contributionOf(rule, staked);
  const secret = secretOf(app, { ...pot, purse, commodity });
  const { grains } = pot;
  if (!isSurelyNoHit(pot, { grains, feed, trigger: secret.trigger })) return null;
  if (looksLikeLast(pot, { grains, secret })) return null;
  const before = pot.held ?? 0n;
  return {
    code: rule.code,
    id: pot.id,
    shard: pot.shard,
    feed: String(feed),
    grains: '0',
    added: String((before + feed) / grainsInMinor - before / grainsInMinor),
    award: '0',
    opens: [],
  };
}

/** Exactly one stake brings a pot to its trigger; what lies above goes into the next one. */
function feedWhole(
  app: Vault,
  rule: PotRule,
  pot: PotFacts | null,
  { staked, purse, commodity }: Stake,
): PotToWrite {
  const name = { code: rule.code, purse, commodity };
  const opens: PotToOpen[] = [];
  let award = 0n;
  let laid = 0n;
  let amount = staked;
  let number = pot?.number ?? 1;
  let next = pot ? null : makePot(app, rule, { name, number, carried: 0n, awarded: 0n });
  if (next) opens.push(next.open);
  const booked = pot?.booked ?? rule.seed;
  let grains = pot?.grains ?? rule.seed * grainsInMinor;
  let trigger =
    (next?.trigger ?? (pot ? secretOf(app, { ...pot, ...name }).trigger : 0n)) / grainsInMinor;
  for (;;) {
    const after = addStake(rule, { grains, trigger }, amount);
    if (after.award === null) {
      // Until a pot is hit its shards keep what lies in them, and the pot itself gets the stake's part.
      const isHit = award > 0n;
      const base = pot && !isHit ? pot.base + contributionOf(rule, staked) : after.pot.grains;
      const others = pot && !isHit ? booked - pot.base / grainsInMinor : 0n;
      const added = others + base / grainsInMinor - booked - laid + award;
      return {
        code: rule.code,
        id: pot?.id ?? null,
        shard: null,
        feed: '0',
        grains: String(base),
        added: String(added),
        award: String(award),
        opens,
      };
    }
    award += after.award;
    number += 1;
    next = makePot(app, rule, {
      name,
      number,
      carried: after.carried,
      awarded: after.award * grainsInMinor,
    });
    opens.push(next.open);
    laid += rule.seed;
    amount = 0n;
    grains = BigInt(next.open.grains);
    trigger = next.trigger / grainsInMinor;
  }
}

interface NewPot {
  name: PotName;
  number: number;
  carried: bigint;
  awarded: bigint;
}

/** A pot that nobody has fed yet, with its trigger and what commits to it. */
export function firstPot(app: Vault, rule: PotRule, name: PotName): PotToOpen {
  return makePot(app, rule, { name, number: 1, carried: 0n, awarded: 0n }).open;
}

/** A trigger of its own for each pot, committed to before the first stake reaches it. */
function makePot(
  { vault }: Vault,
  rule: PotRule,
  { name, number, carried, awarded }: NewPot,
): { open: PotToOpen; trigger: bigint } {
  const draw = drawFor({ serverSeed: newServerSeed(), clientSeed: rule.code, nonce: number });
  const pot = openPot(rule, draw, carried);
  const salt = newServerSeed();
  const text = potCommitmentText({ code: rule.code, number, trigger: pot.trigger, salt });
  return {
    trigger: pot.trigger * grainsInMinor,
    open: {
      awarded: String(awarded),
      number,
      seed: String(rule.seed),
      cap: String(rule.cap),
      grains: String(pot.grains),
      commitment: hexOf(sha256(utf8(text))),
      lockedTrigger: vault.lock(text, placeOfTrigger(name, number)),
    },
  };
}
