import { toJsonSchema } from '@valibot/to-json-schema';
import fastify from 'fastify';
import type { GenericSchema } from 'valibot';
import { houseGame } from '#contract/inhouse.ts';
import { recordsAtOnce, transactionHistory } from '#contract/records.ts';
import { balance } from '#contract/wallet.ts';
import { type Database, openDatabase } from '#server/db/open.ts';
import { selectOpenRounds } from '#server/inhouse/store.ts';
import { readBalances } from '#server/ledger/balances.ts';
import { selectLegs } from '#server/records/store.ts';
import type { MemberRead } from './member-reads.ts';

/**
 * The floor of a member's read: Fastify, the answer's schema, and the one statement that the read is
 * about. No session, no limits, no headers, and of each answer the bytes that the gateway gave.
 */
interface Given {
  connectionString: string;
  playerId: string;
  game: string;
  answers: Record<MemberRead, unknown>;
}

const given: Given = JSON.parse(process.argv[2] ?? '{}');
const database = openDatabase({ connectionString: given.connectionString, poolSize: 10 });

const reads: Record<MemberRead, { value: GenericSchema; query: () => Promise<unknown> }> = {
  balance: {
    value: balance.value,
    query: () => readBalances(database, given.playerId),
  },
  records: { value: transactionHistory.value, query: () => selectPage(database) },
  table: {
    value: houseGame.value,
    query: () =>
      selectOpenRounds(database, { playerId: given.playerId, purse: 'money' }, given.game),
  },
};

function selectPage(of: Database) {
  const day = new Date().toISOString().slice(0, 10);
  const span = { timeZone: 'America/Bogota', from: '2026-01-01', to: day };
  return selectLegs(of, {
    ...span,
    playerId: given.playerId,
    language: 'es',
    atMost: recordsAtOnce + 1,
  });
}

const server = fastify({ keepAliveTimeout: 75_000 });
for (const [name, { value, query }] of Object.entries(reads)) {
  const { $schema: _, ...schema } = toJsonSchema(value, { errorMode: 'ignore' });
  const answer = given.answers[name as MemberRead];
  server.get(`/${name}`, { schema: { response: { 200: schema } } }, async () => {
    await query();
    return answer;
  });
}
await server.listen({ port: 0, host: '127.0.0.1' });
const bound = server.server.address();
process.send?.(typeof bound === 'object' ? bound?.port : undefined);
process.on('disconnect', () => process.exit(0));
