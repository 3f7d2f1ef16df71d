import type { Database } from '#server/db/open.ts';

export async function voidBet(database: Database, id: string, at: string): Promise<void> {
  await database
    .updateTable('bet_record')
    .set((row) => ({ state: 'void', payout: row.ref('stake'), settled_at: new Date(at) }))
    .where('id', '=', id)
    .execute();
}

export async function bring(database: Database, playerId: string, agentId: string, at: string) {
  await database
    .insertInto('sponsor')
    .values({
      player_id: playerId,
      agent_id: agentId,
      register_method: 'WEB',
      registered_at: new Date(at),
    })
    .execute();
}
