import { hash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { AppContext } from '#server/kernel/app-context.ts';
import { slotFor } from '#server/kernel/scope.ts';
import { newClientSeed, newServerSeed } from '../seeds/draw.ts';
import {
  type ChainRow,
  countChains,
  giveClientSeed,
  insertChain,
  selectChains,
} from './chain-store.ts';
import type { RoomName } from './room-store.ts';

/** A chain lasts some weeks of rounds without a pause. */
export const chainRounds = 100_000;
/** The next one is committed to, and shown, while so many rounds are left. */
const nextBefore = 1_000;

/** What the rounds of one chain are drawn from; it has a seed of the table's own by now. */
export interface Chain {
  row: ChainRow & { client_seed: string };
  /** The server seed of a round, 1 first. */
  linkOf(round: number): string;
}

/**
 * The chain that the next round is drawn from. Committed to in one step and given its client seed in a
 * later one, so that nobody could choose the end by what the other would make of it.
 */
export async function readyChain(app: AppContext, room: RoomName): Promise<Chain> {
  let [row, next] = await selectChains(app.database, room);
  if (!row) {
    await makeChain(app, room);
    [row, next] = await selectChains(app.database, room);
  }
  if (!row) throw new Error('A chain that was made is gone.');
  if (!next && row.rounds - row.used <= nextBefore) await makeChain(app, room);
  if (row.client_seed === null) {
    await giveClientSeed(app.database, row.id, newClientSeed());
    return readyChain(app, room);
  }
  const links = await linksOf(app, row);
  return { row: { ...row, client_seed: row.client_seed }, linkOf: links };
}

const makeChain = (app: AppContext, room: RoomName) =>
  commitTo(app, room, { end: newServerSeed(), rounds: chainRounds });

/** Of a chain that is walked from its end, the last link of all is what everybody is shown. */
export async function commitTo(
  app: Pick<AppContext, 'database' | 'vault' | 'clock'>,
  room: RoomName,
  { end, rounds }: { end: string; rounds: number },
): Promise<void> {
  const commitment = (await walked(end, rounds)).at(-1) ?? end;
  await insertChain(app.database, {
    ...room,
    number: (await countChains(app.database, room)) + 1,
    rounds,
    commitment,
    lockedEnd: app.vault.lock(end, placeOf(commitment)),
    now: app.clock.now(),
  });
}

const placeOf = (commitment: string) => `room_chain.locked_end/${commitment}`;

/** Walked once for as long as a gateway uses it; a table has one chain at a time. */
const chains = slotFor<Map<string, (round: number) => string>>('chains of shared tables');
const mostKnown = 8;

export async function linksOf(
  app: AppContext,
  { commitment, locked_end, rounds }: ChainRow,
): Promise<(round: number) => string> {
  const known = app.scope.once(chains, () => new Map());
  const found = known.get(commitment);
  if (found) return found;
  const marks = await walked(app.vault.unlock(locked_end, placeOf(commitment)), rounds);
  const linkOf = (round: number) => {
    if (round < 1 || round > rounds) throw new RangeError(`no round ${round} in this chain`);
    const steps = rounds - round;
    let link = marks[Math.floor(steps / markEvery)] ?? '';
    for (let step = 0; step < steps % markEvery; step += 1) link = hash('sha256', link);
    return link;
  };
  known.set(commitment, linkOf);
  for (const oldest of known.keys()) if (known.size > mostKnown) known.delete(oldest);
  return linkOf;
}

const markEvery = 500;
const breatheEvery = 5_000;

/** Every so many links away from the end, and last what all of them come to. */
async function walked(end: string, rounds: number): Promise<string[]> {
  const marks: string[] = [];
  let link = end;
  for (let step = 0; step < rounds; step += 1) {
    if (step % markEvery === 0) marks.push(link);
    link = hash('sha256', link);
    // A tenth of a second in one piece would keep everyone else waiting.
    if (step % breatheEvery === 0) await setImmediate();
  }
  marks.push(link);
  return marks;
}
