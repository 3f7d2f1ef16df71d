import * as v from 'valibot';
import { roundAfterClosing } from '#lottery/beacon-networks.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { beaconOf } from '#server/ports/beacon/open-beacon.ts';
import { usableChain } from './chain.ts';
import { drawsAfter, Schedule } from './schedule.ts';
import { addNumeros, type GameRow, type NewNumero, selectAhead } from './store.ts';

/** So many wait at least, so that a chase finds the numeros it is to run through. */
export const numerosAhead = 60;
const addedAtOnce = 20;
const furthestMs = 62 * 86_400_000;

/** Makes numeros ahead, by the game's schedule and behind the last one; none for a time that has gone. */
export async function makeNumeros(
  app: Pick<AppContext, 'database' | 'vault' | 'settings' | 'scope'>,
  game: GameRow,
): Promise<void> {
  const { waiting, last, now } = await selectAhead(app.database, game.game_code);
  if (waiting > numerosAhead - addedAtOnce) return;
  const after = last !== null && last > now ? last : now;
  const schedule = v.parse(Schedule, game.schedule);
  let planned: NewNumero[] = [];
  for (const draw of drawsAfter(schedule, game.time_zone, after)) {
    const isFar = draw.drawsAt.getTime() > now.getTime() + furthestMs;
    if (isFar || planned.length >= numerosAhead - waiting) break;
    const planning = plannedNumero(app, game, draw);
    // Its sale would be over before it could open.
    if (planning.closes_at > now) planned.push(planning);
  }
  while (planned.length > 0) {
    const chain = game.drawn_by === 'house' ? await usableChain(app, game.game_code) : null;
    const added = await addNumeros(app.database, game.game_code, chain?.id ?? null, planned);
    planned = planned.slice(added);
  }
}

function plannedNumero(
  app: Pick<AppContext, 'settings' | 'scope'>,
  game: GameRow,
  { numero, drawsAt }: { numero: string | null; drawsAt: Date },
): NewNumero {
  const at = (ms: number) => new Date(drawsAt.getTime() - ms);
  const closesAt = at(game.close_before_ms);
  const network = game.drawn_by === 'house' ? beaconOf(app).network : null;
  return {
    numero,
    opens_at: at(game.open_before_ms),
    closes_at: closesAt,
    draws_at: drawsAt,
    beacon_network: network?.name ?? null,
    beacon_round: network && roundAfterClosing(network, closesAt),
  };
}
