import { expect } from 'vitest';
import { burstOf, climbMs } from '#games/crash.ts';
import { placeBet } from '#server/inhouse/bets/place-bet.ts';
import { continueRound } from '#server/inhouse/rounds/continue-round.ts';
import { drawFor } from '#server/inhouse/seeds/draw.ts';
import { selectChain } from '#server/inhouse/tables/chain-store.ts';
import { createHands } from '#server/inhouse/tables/crash-hands.ts';
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
  const hands = createHands(app, (cause) => {
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
        const { turn } = await advance();
        if (turn?.state === 'betting') return turn;
        passMs(5_000);
        if (turn?.state === 'settling') await table.settle();
      }
    },
    bet: (player: Player, choices: Record<string, unknown>, requestId = crypto.randomUUID()) =>
      placeBet(app, { requestId, ...name, choices }, player),
    leave: (player: Player, roundId: string) =>
      continueRound(app, { roundId, after: 0, step: { kind: 'leave' } }, player),
    /** The bets are closed, and it flies. */
    async fly() {
      passMs(8_000);
      const { turn } = await advance();
      if (turn?.state !== 'running' || !turn.started_at) throw new Error('It does not fly.');
      passMs(turn.started_at.getTime() - app.clock.now().getTime());
      return turn;
    },
    async burstAt(): Promise<number> {
      const { turn } = await advance();
      const row = turn && (await selectChain(app.database, turn.chain_id));
      if (!row?.client_seed || !turn) throw new Error('No flight.');
      const serverSeed = (await linksOf(app, row))(turn.number);
      return burstOf(drawFor({ serverSeed, clientSeed: row.client_seed, nonce: turn.number })(0));
    },
    /** Takes whoever said so before out at the heights reached by now. */
    async autoLeave() {
      const { turn, draw, room } = await advance();
      if (turn && draw) await hands.leaveFor(turn, draw, room.rules);
      await hands.rest();
    },
    async climbTo(at: number) {
      const { turn } = await advance();
      const began = turn?.started_at?.getTime() ?? 0;
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
      let turn: TableRoundRow | undefined;
      const state = async () => {
        turn = (await advance()).turn;
        return turn?.state;
      };
      await expect.poll(state, patience).toBe('settling');
      if (!turn) throw new Error('No flight.');
      return turn;
    },
    async settle() {
      const { turn, room } = await advance();
      if (turn?.state !== 'settling') throw new Error('Nothing is to be settled.');
      await settleTableRound(app, turn, room.rules);
      await updateTableRound(app.database, turn.id, { state: 'over' });
    },
    /** A new flight that climbs at least so high; lower ones come before it. */
    async openHigh(player: Player, atLeast: number) {
      for (;;) {
        const turn = await table.open(player);
        if ((await table.burstAt()) >= atLeast) return turn;
        await table.fly();
        await table.burst();
        await table.settle();
        passMs(6_000);
      }
    },
  };
  return table;
}
