import { afterAll, expect, test } from 'vitest';
import { openBeaconSandboxOf } from '#server/ports/beacon/open-beacon.ts';
import { drawRaffles, sealRaffles } from '#server/rewards/raffles/draw-raffle.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp } from '#tests/database/test-app.ts';
import { raffleStage } from '#tests/rewards/raffle-stage.ts';
import { verifyRaffle } from './verify-raffle.ts';

const { database } = await freshDatabase();
const app = testApp(database);
app.clock.set('2026-11-20T12:00:00Z');
const sandbox = await openBeaconSandboxOf(app);
afterAll(() => sandbox?.close());
const { bet, count, drawn, publish } = raffleStage(app);

async function oneTicketIn(code: string): Promise<string> {
  app.clock.set('2026-11-20T12:00:00Z');
  const id = await publish(code);
  await bet(await newPlayer(database, code), '1000');
  await count();
  return id;
}

test('a raffle is drawn again at the terminal, which says when its list was sealed', async () => {
  const id = await oneTicketIn('intime');
  await drawn();
  const verdict = { beacon: 'drand', sealedAt: '2026-11-22T20:01:30.000Z', isSealedLate: false };
  expect(await verifyRaffle(database, id)).toMatchObject({ ...verdict, faults: [], winners: [1] });
});

test('a list of after its beacon is told as late, and one that claims to be earlier does not fit', async () => {
  const id = await oneTicketIn('late');
  app.clock.set('2026-11-22T20:10:00Z');
  await sealRaffles(app);
  app.clock.set('2026-11-22T20:12:30Z');
  await drawRaffles(app);
  expect(await verifyRaffle(database, id)).toMatchObject({ isSealedLate: true, faults: [] });
  const sealed = (at: string) =>
    database
      .updateTable('raffle')
      .set({ sealed_at: new Date(at) })
      .where('id', '=', id)
      .execute();
  await sealed('2026-11-22T20:01:30Z');
  expect((await verifyRaffle(database, id)).faults).toEqual(['round']);
  await sealed('2026-11-22T20:12:10Z');
  expect((await verifyRaffle(database, id)).faults).toEqual(['late']);
});
