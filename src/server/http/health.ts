import type { FastifyInstance } from 'fastify';
import { addressOf, isNeighbour } from './address.ts';
import type { AnswerMemory } from './answer-memory.ts';
import type { DatabaseFigures, HttpDependencies } from './dependencies.ts';
import type { Drain } from './drain.ts';
import type { Metrics } from './metrics.ts';
import { jsonType, sendRefusal } from './refusal.ts';

interface HealthParts {
  given: HttpDependencies;
  metrics: Metrics;
  memory: AnswerMemory;
  drain: Drain;
}

/** For the operator of the machine: liveness, readiness and metrics. */
export function serveHealth(
  app: FastifyInstance,
  { given, metrics, memory, drain }: HealthParts,
): void {
  const config = { kind: 'service' } as const;
  app.get('/healthz', { config }, async (_, reply) =>
    reply.header('cache-control', 'no-store').type(jsonType).send('{"status":"alive"}'),
  );

  app.get('/readyz', { config }, async (_, reply) => {
    const isReady = !drain.isDraining && (await given.isReady().catch(() => false));
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .type(jsonType)
      .send(`{"status":"${isReady ? 'ready' : 'not ready'}"}`);
  });

  metrics.watch(
    'verbena_shared_hits',
    'Shared answers taken from memory',
    () => memory.counts.hits,
  );
  metrics.watch('verbena_shared_misses', 'Shared answers made', () => memory.counts.misses);
  metrics.watch('verbena_shared_entries', 'Shared answers held', () => memory.size.entries);
  metrics.watch('verbena_shared_bytes', 'Bytes of shared answers held', () => memory.size.bytes);
  watchDatabase(metrics, given.figures);
  app.get('/metrics', { config }, async (request, reply) => {
    // Behind a proxy that was not named in TRUST_PROXY everyone seems to be a neighbour.
    const isForwarded =
      given.settings.trustedProxies.length === 0 &&
      (request.headers['x-forwarded-for'] ?? request.headers.forwarded) !== undefined;
    if (isForwarded || !isNeighbour(addressOf(request))) {
      return sendRefusal(reply, given.defaultLanguage, 'request.unknown-path');
    }
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.registry.contentType)
      .send(await metrics.registry.metrics());
  });
}

function watchDatabase(metrics: Metrics, figures: DatabaseFigures): void {
  // A database that does not answer must not hide the other figures.
  const watch = (name: string, help: string, read: () => Promise<number>) =>
    metrics.watch(name, help, () => read().catch(() => Number.NaN));
  watch(
    'verbena_partitions_ahead_days',
    'Days before the nearest end of the tables that are partitioned by time',
    () => figures.daysPartitionedAhead(),
  );
  watch(
    'verbena_events_unread_seconds',
    'Age of the oldest event that waits behind a transaction which is not over',
    () => figures.unreadEventsSeconds(),
  );
  watch(
    'verbena_facts_lag_seconds',
    'Age of the oldest settled fact that its slowest reader has not counted',
    () => figures.factsLagSeconds(),
  );
  watch(
    'verbena_lottery_draw_late_seconds',
    'How long the lottery draw that waits longest is overdue',
    async () => (await figures.lotteryDelays()).draw,
  );
  watch(
    'verbena_lottery_beacon_late_seconds',
    'How long a sealed list has waited for a round of the beacon that should have come',
    async () => (await figures.lotteryDelays()).beacon,
  );
  watch(
    'verbena_lottery_unsettled_seconds',
    'Age of the oldest lottery result that is not settled',
    async () => (await figures.lotteryDelays()).settlement,
  );
  watch(
    'verbena_works_as_owner',
    '1 where the gateway works as the owner of the tables, and nothing else defends the books',
    async () => Number(await figures.worksAsOwner()),
  );
}
