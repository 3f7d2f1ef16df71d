import { createHmac, hash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { chainCommitment } from '#games/chain.ts';
import { roundAfterClosing, sandboxNetwork } from '#lottery/beacon-networks.ts';
import { drawResult } from '#lottery/draw-result.ts';
import { listRoot } from '#lottery/merkle.ts';
import { shapeOf } from '#lottery/results.ts';
import type { Family } from '#lottery/types.ts';
import { drawsAfter, type PlannedDraw } from '#server/lottery/draws/schedule.ts';
import { signInSandbox } from '#server/ports/beacon/sandbox/open-sandbox.ts';
import { drawnIn } from '#server/ports/official-results/sandbox/open-sandbox.ts';
import type { LotteryGameRow } from './game-rows.ts';

export interface PastDraw {
  numero: string;
  opens_at: Date;
  closes_at: Date;
  draws_at: Date;
  link: number | null;
  beacon_network: string | null;
  beacon_round: number | null;
  list_root: string;
  seed: string | null;
  beacon_signature: string | null;
  result: readonly string[];
}

export interface Past {
  /** Null for an official game. */
  chain: { links: number; commitment: string; end: string } | null;
  draws: PastDraw[];
}

/**
 * A month of a game's past, or as much of it as its trends look back on; the rest of the month grows behind the
 * start (`grow-past.ts`).
 */
export async function pastOf(game: LotteryGameRow, now: Date): Promise<Past> {
  const planned = plannedBefore(game, now);
  if (game.drawn_by === 'official') {
    return { chain: null, draws: planned.map((draw) => officialDraw(game, draw)) };
  }
  const numbered = numberFrom(planned, firstNumber);
  return houseDraws(game, numbered, { now, signature: signatureOf, pause: setImmediate });
}

/** What a game without a calendar calls its first numero that is ours to name. */
const firstNumber = 100_001;

/** Names draws that go by a running number, from the oldest on. */
export function numberFrom(planned: readonly PlannedDraw[], first: number): NumberedDraw[] {
  return planned.map(({ numero, drawsAt }, at) => ({
    numero: numero ?? String(first + at),
    drawsAt,
  }));
}

export interface NumberedDraw {
  numero: string;
  drawsAt: Date;
}

interface Making {
  now: Date;
  signature: (round: number) => string;
  /** A signature takes some milliseconds, and people may be waiting. */
  pause: () => Promise<unknown>;
  /** Asked before each draw; what is made of an unwanted past is thrown away. */
  isWanted?: () => boolean;
}

/** By the same scheme as today's, with an empty list and the sandbox's beacon, so each can be verified. */
export async function houseDraws(
  game: LotteryGameRow,
  draws: readonly NumberedDraw[],
  { now, signature, pause, isWanted = () => true }: Making,
): Promise<Past> {
  const first = draws[0]?.drawsAt ?? now;
  const end = digest(`the past of ${game.game_code} ${first.toISOString()} ${now.toISOString()}`);
  const links = Math.max(draws.length, 1);
  const seeds = linksOf(end, links);
  const made: PastDraw[] = [];
  for (const [at, draw] of draws.entries()) {
    if (!isWanted()) break;
    const seed = seeds[at] ?? '';
    made.push(houseDraw(game, draw, { link: at + 1, seed, signature }));
    await pause();
  }
  return {
    chain: { links, commitment: chainCommitment({ end, rounds: links }, digest), end },
    draws: made,
  };
}

/** Every link of a chain, walked once, from the first that is used to the secret end. */
function linksOf(end: string, links: number): string[] {
  const found = [end];
  while (found.length < links) found.push(digest(found[found.length - 1] ?? end));
  return found.reverse();
}

const mostDraws = 100;
export const monthMs = 30 * 86_400_000;

function plannedBefore({ schedule, time_zone }: LotteryGameRow, now: Date): PlannedDraw[] {
  const stepMs = schedule.draws.kind === 'every' ? schedule.draws.seconds * 1_000 : 86_400_000;
  const from = new Date(now.getTime() - Math.min(monthMs, (mostDraws + 1) * stepMs));
  const planned: PlannedDraw[] = [];
  for (const draw of drawsAfter(schedule, time_zone, from)) {
    if (draw.drawsAt >= now) break;
    planned.push(draw);
  }
  return planned;
}

function houseDraw(
  game: LotteryGameRow,
  { numero: name, drawsAt }: NumberedDraw,
  { link, seed, signature }: { link: number; seed: string; signature: (round: number) => string },
): PastDraw {
  const closesAt = new Date(drawsAt.getTime() - game.close_before_ms);
  const network = sandboxNetwork;
  const round = roundAfterClosing(network, closesAt);
  const beacon = signature(round);
  const list_root = listRoot([]);
  const from = { seed, game: game.game_code, numero: name, listRoot: list_root, beacon };
  return {
    numero: name,
    opens_at: new Date(closesAt.getTime() - 1_000),
    closes_at: closesAt,
    draws_at: drawsAt,
    link,
    beacon_network: network.name,
    beacon_round: round,
    list_root,
    seed,
    beacon_signature: beacon,
    result: drawResult(game.family as Family, from, hmac),
  };
}

function officialDraw(game: LotteryGameRow, { numero, drawsAt }: PlannedDraw): PastDraw {
  const closesAt = new Date(drawsAt.getTime() - game.close_before_ms);
  const name = numero ?? '';
  return {
    numero: name,
    opens_at: new Date(closesAt.getTime() - 1_000),
    closes_at: closesAt,
    draws_at: drawsAt,
    link: null,
    beacon_network: null,
    beacon_round: null,
    list_root: listRoot([]),
    seed: null,
    beacon_signature: null,
    result: drawnIn(game.feed_code ?? '', name, digitsOf(game.family as Family)),
  };
}

/** How many digits each prize of a family has, from the first to the last. */
export function digitsOf(family: Family): number[] {
  return shapeOf(family).flatMap((part) =>
    'digits' in part ? Array.from({ length: part.count }, () => part.digits) : [],
  );
}

/** Games that close at the same moment are drawn from the same round. */
const signatures = new Map<number, string>();

function signatureOf(round: number): string {
  const found = signatures.get(round) ?? signInSandbox(round);
  signatures.set(round, found);
  return found;
}

const digest = (text: string) => hash('sha256', text);
const hmac = (key: string, message: string) => createHmac('sha256', key).update(message).digest();
