import type { Database } from '#server/db/open.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import type { JobHandler } from '#server/kernel/jobs.ts';
import { timeIn } from '#server/kernel/zoned-time.ts';
import {
  areLossesChased,
  areStakesRising,
  depositsOfAChase,
  isNightPlay,
  refusedDepositsADay,
} from './harm-rules.ts';
import {
  countDeposits,
  countRefusals,
  insertFlag,
  insertRefusal,
  selectStakes,
} from './harm-store.ts';
import type { DepositRefusal } from './may-deposit.ts';
import { selectMerchant } from './store.ts';
import { selectMinutes, selectPlayed } from './use-store.ts';
import { windowsAt } from './windows.ts';

/**
 * To be called after a deposit was refused, outside its transaction, which was taken back with
 * everything in it. That limits were not chosen yet is no marker of anything.
 */
export async function noteRefusedDeposit(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  { playerId, code }: { playerId: string; code: DepositRefusal['code'] },
): Promise<void> {
  if (code !== 'limit.deposit' && code !== 'break.active') return;
  const now = clock.now();
  await insertRefusal(database, { playerId, code, now });
  const refused = await countRefusals(database, playerId, new Date(now.getTime() - dayMs));
  if (refused < refusedDepositsADay) return;
  const { day } = await merchantTime(database, now);
  await insertFlag(database, {
    playerId,
    marker: 'refused-deposits',
    day,
    now,
    facts: { refused },
  });
}

/** Planned for a player, by id, by whatever counts a new minute of play. */
export const watchKind = 'play-minute';

/** Once for each minute of play, behind the bet: no player waits for these queries. */
export function watchMinute({ database }: Pick<AppContext, 'database'>): JobHandler {
  return async ({ key, body }) => {
    const { at } = body as { at: string };
    await watchPlay(database, key, new Date(at));
    return 'done';
  };
}

/** Looked at once a minute of play and not once a round. */
export async function watchPlay(database: Database, playerId: string, now: Date): Promise<void> {
  const { day, hour, timeZone } = await merchantTime(database, now);
  const raise = (marker: 'night-play' | 'rising-stakes', facts: Record<string, string | number>) =>
    insertFlag(database, { playerId, marker, day, now, facts });
  const sinceNightBegan = new Date(now.getTime() - (hour + 1) * hourMs);
  const windows = { ...windowsAt(now, timeZone), day: sinceNightBegan };
  const minutes = Number((await selectMinutes(database, playerId, windows)).day);
  if (isNightPlay({ hour, minutes })) await raise('night-play', { minutes });
  const thisHour = new Date(Math.floor(now.getTime() / hourMs) * hourMs);
  const next = new Date(thisHour.getTime() + hourMs);
  const weekAgo = new Date(thisHour.getTime() - 7 * dayMs);
  const recent = await selectStakes(database, playerId, { from: thisHour, to: next });
  const usual = await selectStakes(database, playerId, { from: weekAgo, to: thisHour });
  if (areStakesRising(recent, usual)) {
    const facts = { wagered: String(recent.wagered), rounds: recent.rounds };
    await raise('rising-stakes', facts);
  }
}

/** Looked at with each deposit that is begun. */
export async function watchDeposits(database: Database, playerId: string, now: Date) {
  const deposits = await countDeposits(database, playerId, new Date(now.getTime() - dayMs));
  if (deposits < depositsOfAChase) return;
  const { day, timeZone } = await merchantTime(database, now);
  const { lost } = await selectPlayed(database, playerId, windowsAt(now, timeZone));
  if (!areLossesChased({ deposits, lost: lost.day })) return;
  const facts = { deposits, lost: String(lost.day) };
  await insertFlag(database, { playerId, marker: 'chased-losses', day, now, facts });
}

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

async function merchantTime(database: Database, now: Date) {
  const { timeZone } = await selectMerchant(database);
  return { ...timeIn(timeZone, now), timeZone };
}
