import { contributionOf } from '#games/jackpot.ts';
import { potsOf } from '#games/slots/pots.ts';
import type { House } from '#server/house.ts';
import { forgetPot, knownPot, rememberPot } from './at-once-memory.ts';
import { type PotName, type PotRow, selectPots } from './pot-store.ts';
import { oneByOne, onTheirWay, sideBySide } from './pot-turns.ts';
import { potAccountsOf, triggerOf } from './pots.ts';
import { type Drawn, type PotToFeed, writeAtOnce } from './write-at-once.ts';

export function feedsPots({ game, standing }: Drawn): boolean {
  return standing.paid !== null && potsOf(game.code).length > 0;
}

type Fed<Hit> = { written: Awaited<ReturnType<typeof writeAtOnce>> } | { hit: Hit };

/**
 * Far from being hit, pots are fed by many at the same time. Close to it each stake waits for the one
 * before it, and then knows whether it hits: the one that does is played by `hit` while the others wait,
 * for they would only find the old pot and go the long way one after the other.
 */
export async function feedOrHit<Hit>(
  house: House,
  drawn: Drawn,
  hit: () => Promise<Hit>,
): Promise<Fed<Hit>> {
  const { database } = house;
  const { code: rules } = drawn.game;
  const ahead = leastAhead + 2 * onTheirWay(database, rules);
  const far = await potsToFeed(house, drawn, BigInt(ahead));
  if (far) {
    const written = await sideBySide(database, rules, () => writeAtOnce(house, drawn, far));
    if (written !== 'moved') return { written };
  }
  return oneByOne(database, rules, async () => {
    for (let look = 1; look <= mostLooks; look += 1) {
      // What is remembered may be older than what other gateways have done since.
      if (look > 1) forgetPots(house, drawn);
      const near = await potsToFeed(house, drawn, 1n);
      const written = near && (await writeAtOnce(house, drawn, near));
      if (written && written !== 'moved') return { written };
      if (!near && look > 1) break;
    }
    return { hit: await hit() };
  });
}

/** So many more may have come before it when a stake arrives, and those that other gateways sent. */
const leastAhead = 32;
const mostLooks = 3;

/** Null where `ahead` such stakes could hit one of them, or where it has not been opened yet. */
async function potsToFeed(
  house: House,
  { game, account: { commodity }, standing: { staked } }: Drawn,
  ahead: bigint,
): Promise<PotToFeed[] | null> {
  const { code: rules } = game;
  const accounts = await potAccountsOf(house, { rules, purse: 'money', commodity });
  const fed: PotToFeed[] = [];
  for (const rule of potsOf(rules)) {
    const pot = await potNow(house, { code: rule.code, purse: 'money', commodity });
    const account = accounts.get(rule.code);
    if (!pot || account === undefined) return null;
    const feed = contributionOf(rule, staked);
    // The trigger itself is told to nobody, not even to the database: only that it is not below this.
    const ceiling = BigInt(pot.grains) + feed * ahead + 1n;
    if (ceiling > triggerOf(house, pot)) return null;
    fed.push({ pot, account, feed, ceiling });
  }
  return fed;
}

async function potNow({ database }: House, name: PotName): Promise<PotRow | undefined> {
  const known = knownPot(database, name);
  if (known) return known;
  const [pot] = await selectPots(database, [name.code], name);
  if (pot) rememberPot(database, pot);
  return pot;
}

function forgetPots({ database }: House, { game, account: { commodity } }: Drawn): void {
  for (const { code } of potsOf(game.code))
    forgetPot(database, { code, purse: 'money', commodity });
}
