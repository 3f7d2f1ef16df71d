import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { DrawSeal, numeroProof } from '#contract/lottery.ts';
import { oneTicket } from '#contract/lottery-tickets.ts';
import { quicknet } from '#games/beacon-network.ts';
import { believedNetwork } from '#lottery/beacon-networks.ts';
import { isSigned } from '#lottery/beacon-signature.ts';
import { findPlay } from '#lottery/plays/find-play.ts';
import { ticketText } from '#lottery/ticket-text.ts';
import { type NumeroProof, verifyNumero } from '#lottery/verify-numero.ts';
import { verifyTicket } from '#lottery/verify-ticket.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { readNumero } from '#server/lottery/draws/read-draws.ts';
import { readPublished } from '#server/lottery/games/read-proof.ts';
import { readList } from '#server/lottery/tickets/read-list.ts';
import { CommandError } from './command-error.ts';

export interface LotteryVerdict {
  game: string;
  numero: string;
  state: string;
  /** By which beacon it was drawn: the public one, or the sandbox of a demonstration, which proves no chance. */
  beacon: 'drand quicknet' | 'sandbox of a demonstration' | 'unknown';
  result: readonly string[];
  /** What a void numero would have drawn: the beacon's round was there. */
  wouldBe?: readonly string[];
  tickets: number;
  /** Empty where nothing is wrong. */
  faults: string[];
}

/**
 * Makes a house draw again from what is published of it, and its sealed list from the tickets themselves: each
 * text is written anew, hashed, and the root counted over all of them.
 */
export async function verifyLottery(
  app: Pick<AppContext, 'database' | 'settings'>,
  game: string,
  numero: string,
): Promise<LotteryVerdict> {
  const proof = await readPublished(app, { game, numero });
  const row = await readNumero(app.database, game, numero);
  if (!proof || !row) throw new CommandError(`${game} has no numero ${numero}.`);
  if (proof.drawnBy === 'official') {
    throw new CommandError(`${game} is drawn officially, not by the house.`);
  }
  if (proof.seed === null) {
    throw new CommandError(`${numero} is ${proof.state}: there is nothing to verify.`);
  }
  const list = proof.listRoot === null ? [] : await readList(app.database, row.id);
  const verdict = await verdictOf(proof, {
    ...(proof.listRoot !== null && { hashes: list.map(({ hash }) => hash) }),
  });
  const isRewritten = list.some(
    (ticket) => digest(ticketText({ ...ticket, game, numero })) !== ticket.hash,
  );
  return { ...verdict, faults: [...verdict.faults, ...(isRewritten ? ['tickets'] : [])] };
}

/** Ticket and proof as a player saved them: nothing is asked of a gateway or its database. */
export async function verifySavedTicket(file: string): Promise<LotteryVerdict> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new CommandError(`${file} cannot be read.`);
  });
  const saved = v.safeParse(SavedProof, jsonOf(text));
  if (!saved.success) throw new CommandError(`${file} is no ticket with its proof.`);
  const { own, proof, kept } = saved.output;
  const verdict = await verdictOf(proof, kept ? { kept } : {});
  return { ...verdict, faults: [...verdict.faults, ...verifyTicket(own, proof, findPlay)] };
}

const SavedProof = v.object({
  own: oneTicket.value,
  proof: numeroProof.value,
  kept: v.nullable(DrawSeal),
});

async function verdictOf(
  proof: NumeroProof,
  known: { hashes?: readonly string[]; kept?: DrawSeal },
): Promise<LotteryVerdict> {
  const { faults, wouldBe } = await verifyNumero(proof, { isSigned, ...known });
  const network = believedNetwork(proof.beacon?.network ?? '', proof.isDemonstration);
  return {
    game: proof.game,
    numero: proof.numero,
    state: proof.state,
    beacon: !network
      ? 'unknown'
      : network === quicknet
        ? 'drand quicknet'
        : 'sandbox of a demonstration',
    result: proof.result ?? [],
    ...(wouldBe && { wouldBe }),
    tickets: proof.listCount ?? 0,
    faults,
  };
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
