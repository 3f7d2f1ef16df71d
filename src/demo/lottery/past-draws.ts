import { createHmac, hash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { chainCommitment, linkOf } from '#games/chain.ts';
import { drawResult } from '#lottery/draw-result.ts';
import { listRoot } from '#lottery/merkle.ts';
import { shapeOf } from '#lottery/results.ts';
import type { Family } from '#lottery/types.ts';
import { drawsAfter, type PlannedDraw } from '#server/lottery/draws/schedule.ts';
import { firstRoundAt } from '#server/ports/beacon/beacon.ts';
import { sandboxNetwork, signInSandbox } from '#server/ports/beacon/sandbox/open-sandbox.ts';
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
 * A month of a game's past, or as much of it as its trends look back on. House draws are made by the same
 * scheme as today's, with an empty list and the sandbox's beacon, so each can be verified.
 */
export async function pastOf(game: LotteryGameRow, now: Date): Promise<Past> {
  const planned = plannedBefore(game, now);
  if (game.drawn_by === 'official') {
    return { chain: null, draws: planned.map((draw) => officialDraw(game, draw)) };
  }
  const end = digest(`the past of ${game.game_code} ${now.toISOString()}`);
  const links = Math.max(planned.length, 1);
  const seeds = planned.map((_, at) => linkOf({ end, rounds: links }, at + 1, digest));
  const draws: PastDraw[] = [];
  for (const [at, draw] of planned.entries()) {
    draws.push(houseDraw(game, draw, { link: at + 1, seed: seeds[at] ?? '' }));
    // A signature takes some milliseconds, and people may be waiting.
    await setImmediate();
  }
  return {
    chain: { links, commitment: chainCommitment({ end, rounds: links }, digest), end },
    draws,
  };
}

const mostDraws = 100;
const monthMs = 30 * 86_400_000;

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
  { numero, drawsAt }: PlannedDraw,
  { link, seed }: { link: number; seed: string },
): PastDraw {
  const name = numero ?? String(100_000 + link);
  const closesAt = new Date(drawsAt.getTime() - game.close_before_ms);
  const network = sandboxNetwork;
  const round = firstRoundAt(network, new Date(closesAt.getTime() + 3_000));
  const beacon = signatureOf(round);
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
