import { expect } from 'vitest';
import { burstOf, climbMs } from '#games/crash.ts';
import { placeBet } from '#server/inhouse/bets/place-bet.ts';
import { continueRound } from '#server/inhouse/rounds/continue-round.ts';
import { drawFor } from '#server/inhouse/seeds/draw.ts';
import { selectChain } from '#server/inhouse/tables/chain-store.ts';
import { createAutoLeaves } from '#server/inhouse/tables/crash-auto-leaves.ts';
import { advanceRoom } from '#server/inhouse/tables/room-advance.ts';
import { linksOf } from '#server/inhouse/tables/room-chain.ts';
import { readRoom } from '#server/inhouse/tables/room-read.ts';
import { settleTableRound } from '#server/inhouse/tables/room-settle.ts';
import {
  claimRoom,
  type RoomName,
  type TableRoundRow,
  updateTableRound,
} from '#server/inhouse/tables/room-store.ts';
import type { Player } from '#server/kernel/answer.ts';
import type { TestApp } from '#tests/database/test-app.ts';

const patience = { timeout: 30_000, interval: 20 };

/** A table whose time a test keeps by hand. */
export function crashTable(app: TestApp, name: RoomName, holder: string) {
  const autoLeaves = createAutoLeaves(app, (cause) => {
    throw cause;
  });
  const passMs = (ms: number) =>
    app.clock.set(new Date(app.clock.now().getTime() + ms).toISOString());
  const advance = async (by = holder) => {
    const stand = await advanceRoom(app, name, by);
    if (!stand) throw new Error('Somebody else keeps the table.');
    return stand;
  };
  const table = {
    passMs,
    advance,
    look: async (player: Player) => {
      const seen = await readRoom(app, name, player);
      if (!seen.done) throw new Error(seen.code);
      return seen.value;
    },
    /** Awake, kept, and taking bets. */
    async open(player: Player) {
      await table.look(player);
      await claimRoom(app.database, name, holder);
      for (;;) {
        // It would fall asleep under a flight that lasts.
        await table.look(player);
        const { round } = await advance();
        if (round?.state === 'betting') return round;
        passMs(5_000);
        if (round?.state === 'settling') await table.settle();
      }
    },
    bet: (player: Player, choices: Record<string, unknown>, requestId = crypto.randomUUID()) =>
      placeBet(app, { requestId, ...name, choices }, player),
    leave: (player: Player, roundId: string) =>
      continueRound(app, { roundId, after: 0, step: { kind: 'leave' } }, player),
    /** The bets are closed, and it flies. */
    async fly() {
      passMs(8_000);
      const { round } = await advance();
      if (round?.state !== 'running' || !round.started_at) throw new Error('It does not fly.');
      passMs(round.started_at.getTime() - app.clock.now().getTime());
      return round;
    },
    async burstAt(): Promise<number> {
      const { round } = await advance();
      const row = round && (await selectChain(app.database, round.chain_id));
      if (!row?.client_seed || !round) throw new Error('No flight.');
      const serverSeed = (await linksOf(app, row))(round.number);
      return burstOf(drawFor({ serverSeed, clientSeed: row.client_seed, nonce: round.number })(0));
    },
    /** Takes whoever said so before out at the heights reached by now. */
    async autoLeave() {
      const { round, draw, room } = await advance();
      if (round && draw) await autoLeaves.leaveFor(round, draw, room.rules);
      await autoLeaves.rest();
    },
    async climbTo(at: number) {
      const { round } = await advance();
      const began = round?.started_at?.getTime() ?? 0;
      const until = began + climbMs(at);
      // Its keeper looks in more often than that, and whoever does not counts as away.
      for (;;) {
        const leftMs = until - app.clock.now().getTime();
        passMs(Math.min(leftMs, 3_000));
        if (leftMs <= 3_000) return;
        await advance();
      }
    },
    /** To its end, however high it flies; its bets are not settled by that. */
    async burst() {
      await table.climbTo((await table.burstAt()) + 1);
      passMs(200);
      // Hands that are still being decided are waited for.
      let round: TableRoundRow | undefined;
      const state = async () => {
        round = (await advance()).round;
        return round?.state;
      };
      await expect.poll(state, patience).toBe('settling');
      if (!round) throw new Error('No flight.');
      return round;
    },
    async settle() {
      const { round, room } = await advance();
      if (round?.state !== 'settling') throw new Error('Nothing is to be settled.');
      await settleTableRound(app, round, room.rules);
      await updateTableRound(app.database, round.id, { state: 'over' });
    },
    /** A new flight that climbs at least so high; lower ones come before it. */
    async openHigh(player: Player, atLeast: number) {
      for (;;) {
        const round = await table.open(player);
        if ((await table.burstAt()) >= atLeast) return round;
        await table.fly();
        await table.burst();
        await table.settle();
        passMs(6_000);
      }
    },
  };
  return table;
}
