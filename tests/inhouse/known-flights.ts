import { giveClientSeed, selectChains } from '#server/inhouse/tables/chain-store.ts';
import { chainRounds, commitTo } from '#server/inhouse/tables/room-chain.ts';
import type { RoomName } from '#server/inhouse/tables/room-store.ts';
import type { AppContext } from '#server/kernel/app-context.ts';

interface Ends {
  end: string;
  clientSeed: string;
  rounds: number;
}

/** Flights of every height, the same ones in every run. */
export const mixedFlights: Ends = {
  end: '5f2d6b0cf1a84e7390f5b1a8d4cc27e6b7a19d03e45c8f6213d07be95aa4c1f8',
  clientSeed: 'mixed flights',
  rounds: chainRounds,
};

/** Its first twenty burst between 1.10 and 1.92: none lasts longer than twelve seconds. */
export const lowFlights: Ends = {
  end: '539d9dff12b0c64296e031909049a03204f8491cd9623100a2c2eb7528d3c094',
  clientSeed: 'low flights',
  rounds: 60,
};

/** What a table flies from here on; left to chance, a flight in a hundred outlasts any patience. */
export async function giveFlights(
  app: Pick<AppContext, 'database' | 'vault' | 'clock'>,
  room: RoomName,
  flights: Ends,
): Promise<void> {
  const given = await app.database
    .selectFrom('room_chain')
    .select('id')
    .where('game_code', '=', room.game)
    .where('purse', '=', room.purse)
    .where('client_seed', '=', flights.clientSeed)
    .executeTakeFirst();
  // Another walk on the same site has seen to it.
  if (given) return;
  await app.database
    .updateTable('room_chain')
    .set(({ ref }) => ({ used: ref('rounds') }))
    .where('game_code', '=', room.game)
    .where('purse', '=', room.purse)
    .execute();
  await commitTo(app, room, flights);
  const [chain] = await selectChains(app.database, room);
  if (chain) await giveClientSeed(app.database, chain.id, flights.clientSeed);
}
