import { contributionOf } from '#games/jackpot.ts';
import { potsOf } from '#games/slots/pots.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { forgetPot, knownPot, rememberPot } from './at-once-memory.ts';
import { ceilingOf } from './pot-ceiling.ts';
import { type PotName, type PotRow, selectPots } from './pot-store.ts';
import { type PotTable, potTableOf } from './pot-turns.ts';
import { potAccountsOf, triggerOf } from './pots.ts';
import { type Drawn, type PotToFeed, writeAtOnce } from './write-at-once.ts';

export function feedsPots({ game, standing }: Drawn): boolean {
  return standing.paid !== null && potsOf(game.code).length > 0;
}

type Fed<Hit> = { written: Awaited<ReturnType<typeof writeAtOnce>> } | { hit: Hit };

/**
 * Stakes that cannot hit a pot, all that are on their way together, feed it at the same time. Where one
 * more might, it waits until the others have arrived: then it either fits after all, or it is the one
 * that hits, which `hit` plays while whoever comes meanwhile waits for the next pot.
 */
export async function feedOrHit<Hit>(
  app: AppContext,
  drawn: Drawn,
  hit: () => Promise<Hit>,
): Promise<Fed<Hit>> {
  const table = potTableOf(app.database, drawn.game.code);
  for (let look = 1; look <= mostLooks; ) {
    await table.untilFree();
    const pots = await openPots(app, drawn);
    // Nothing lies between this and being on one's way: two would find room for one.
    if (table.isHeld()) continue;
    const fed = pots && whatFits(app, pots, table);
    if (fed) {
      const written = await table.sideBySide(fed, () => writeAtOnce(app, drawn, fed));
      if (written !== 'moved') return { written };
      // Other gateways have fed it, or hit it, since.
      forgetPots(app, drawn);
      look += 1;
      continue;
    }
    const played = await table.alone(async () => {
      forgetPots(app, drawn);
      const now = await openPots(app, drawn);
      if (now && whatFits(app, now, table)) return null;
      const result = await hit();
      forgetPots(app, drawn);
      await openPots(app, drawn);
      return { hit: result };
    });
    if (played) return played;
  }
  return { hit: await table.alone(hit) };
}

const mostLooks = 3;

interface OpenPot {
  pot: PotRow;
  account: string;
  feed: bigint;
}

/** The pots as this gateway knows them; null where one has not been opened yet. */
async function openPots(
  app: AppContext,
  { game, account: { commodity }, standing: { staked } }: Drawn,
): Promise<OpenPot[] | null> {
  const { code: rules } = game;
  const accounts = await potAccountsOf(app, { rules, purse: 'money', commodity });
  const found: OpenPot[] = [];
  for (const rule of potsOf(rules)) {
    const pot = await potNow(app, { code: rule.code, purse: 'money', commodity });
    const account = accounts.get(rule.code);
    if (!pot || account === undefined) return null;
    found.push({ pot, account, feed: contributionOf(rule, staked) });
  }
  return found;
}

/** Null where this stake may hit one of them, after all those that are on their way. */
function whatFits(app: AppContext, pots: readonly OpenPot[], table: PotTable): PotToFeed[] | null {
  const fed: PotToFeed[] = [];
  for (const each of pots) {
    const ceiling = ceilingOf({
      lies: BigInt(each.pot.grains) + table.onTheirWayTo(each.pot.id),
      feed: each.feed,
      trigger: triggerOf(app, each.pot),
    });
    if (ceiling === null) return null;
    fed.push({ ...each, ceiling });
  }
  return fed;
}

async function potNow({ database }: AppContext, name: PotName): Promise<PotRow | undefined> {
  const known = knownPot(database, name);
  if (known) return known;
  const [pot] = await selectPots(database, [name.code], name);
  if (pot) rememberPot(database, pot);
  return pot;
}

function forgetPots({ database }: AppContext, { game, account: { commodity } }: Drawn): void {
  for (const { code } of potsOf(game.code))
    forgetPot(database, { code, purse: 'money', commodity });
}
