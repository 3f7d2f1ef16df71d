import { inTransaction, type Transaction } from '#server/db/open.ts';
import { done, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { openAccount } from '#server/ledger/accounts.ts';
import { post } from '#server/ledger/post.ts';
import { publishBalanceChange } from '#server/ledger/publish-balance.ts';
import { countPlay } from '#server/protection/count-play.ts';
import { readSite } from '#server/system/read-site.ts';
import {
  fedRoundSubject,
  insertIncident,
  settleIncidents,
} from '../operate/vendor-incident-store.ts';
import { lockFedRound, markStuck, saveBooked, upsertBet } from './transfer-feed-store.ts';

interface Which {
  vendor: string;
  round: string;
  playerId: string;
}

/**
 * Brings our books to what the vendor reported of a round: what was staked leaves its wallet for the
 * vendor, what was won comes into it. Where our books have less than was staked, do not know the
 * game, or cannot hold such a sum, nothing is booked and an incident is raised; it is tried again after all
 * others, which it must not keep waiting. So is what went wrong for another reason, which is thrown.
 */
export async function bookFedRound(app: AppContext, which: Which): Promise<void> {
  const { currency } = await readSite(app, 'en');
  const hindrance = await inTransaction(app.database, async (transaction) => {
    const found = await book(app, transaction, which, currency);
    return found === null ? done(null) : refuse(found);
  }).then(
    (booked) => (booked.done ? null : incidentOf[booked.code]),
    async (thrown: unknown) => {
      if (isBeyondBooks(thrown)) return 'round-unbookable';
      await markStuck(app.database, which, app.clock.now());
      throw thrown;
    },
  );
  if (hindrance === null) return;
  const now = app.clock.now();
  await markStuck(app.database, which, now);
  const about = { vendor: which.vendor, subject: fedRoundSubject(which) };
  const { playerId } = which;
  await insertIncident(app.database, {
    ...{ ...about, kind: hindrance, playerId, detail: { round: which.round, currency }, now },
  });
  const settling = { now, by: 'house', note: hindrance };
  await settleIncidents(app.database, { ...about, except: hindrance }, settling);
}

const incidentOf = {
  'wallet.short': 'round-above-wallet',
  'game.unknown': 'round-of-unknown-game',
} as const;

/** A sum that no column holds, or that a rule of the tables forbids: asked again, it is the same. */
function isBeyondBooks(thrown: unknown): boolean {
  const code = thrown instanceof Error && 'code' in thrown ? thrown.code : null;
  return code === '22003' || code === '23514';
}

async function book(
  app: AppContext,
  transaction: Transaction,
  which: Which,
  commodity: string,
): Promise<'wallet.short' | 'game.unknown' | null> {
  const { vendor, round, playerId } = which;
  const now = app.clock.now();
  // Before the round: the player's limits are locked first, here as everywhere.
  await countPlay(transaction, { playerId, stake: 0n, now });
  const row = await lockFedRound(transaction, vendor, round, playerId);
  if (!row) return null;
  const reportedBet = BigInt(row.reportedBet);
  const reportedWin = BigInt(row.reportedWin);
  const staked = reportedBet - BigInt(row.bookedBet);
  const won = reportedWin - BigInt(row.bookedWin);
  const isRecorded = row.bookedState === null || row.bookedState === row.state;
  if (staked === 0n && won === 0n && isRecorded) return null;
  const { gameType, name: gameName } = row;
  if (gameType === null || gameName === null) return 'game.unknown';
  const wallet = await openAccount(transaction, {
    kind: 'vendor-wallet',
    playerId,
    subject: vendor,
    commodity,
  });
  const settlement = await openAccount(transaction, {
    kind: 'vendor-settlement',
    subject: vendor,
    commodity,
  });
  const name = `vendor-feed:${vendor}:${round}:${playerId}:${row.bookings}`;
  const move = async (kind: string, amount: bigint) => {
    if (amount === 0n) return true;
    const posting = await post(transaction, {
      key: `${name}:${kind}`,
      kind,
      reference: round,
      actor: `provider:${vendor}`,
      legs: [
        { account: wallet, amount },
        { account: settlement, amount: -amount },
      ],
    });
    return posting.outcome === 'posted';
  };
  const areBooked =
    (await move(staked > 0n ? 'bet' : 'bet-void', -staked)) && (await move('win', won));
  if (!areBooked) return 'wallet.short';
  await countPlay(transaction, {
    playerId,
    stake: staked > 0n ? staked : 0n,
    won: (won > 0n ? won : 0n) + (staked < 0n ? -staked : 0n),
    now,
  });
  await saveBooked(transaction, which, { bet: reportedBet, win: reportedWin, state: row.state });
  await writeBet(transaction, which, { ...row, gameType, gameName });
  await publishBalanceChange(app, transaction, playerId);
  return null;
}

async function writeBet(
  transaction: Transaction,
  { vendor, round, playerId }: Which,
  row: NonNullable<Awaited<ReturnType<typeof lockFedRound>>> & {
    gameType: string;
    gameName: unknown;
  },
): Promise<void> {
  const { reportedBet, reportedWin, state, reportedAt } = row;
  const isOpen = state === 'open';
  const hasWon = BigInt(reportedWin) > BigInt(reportedBet);
  await upsertBet(transaction, {
    player_id: playerId,
    game_type: row.gameType,
    vendor_code: vendor,
    game_name: row.gameName,
    round,
    stake: reportedBet,
    payout: isOpen ? null : reportedWin,
    state: isOpen ? 'open' : state === 'cancelled' ? 'void' : hasWon ? 'won' : 'lost',
    placed_at: reportedAt,
    settled_at: isOpen ? null : reportedAt,
  });
}
