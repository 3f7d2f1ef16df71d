import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  registry: Registry;
  countRequest(call: string, status: number, seconds: number): void;
  /** Read when someone asks, so that counting costs nothing on the way. */
  watch(name: string, help: string, read: () => number | Promise<number>): void;
}

/** A registry of its own for each gateway: tests open several in one process. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  // Summed up here and handed over when someone asks: looking labels up costs more than counting.
  const counts = new Map<string, Map<number, number>>();
  new Counter({
    name: 'verbena_requests_total',
    help: 'Requests answered, by call and status',
    labelNames: ['call', 'status'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [call, byStatus] of counts) {
        for (const [status, count] of byStatus) this.inc({ call, status }, count);
      }
    },
  });
  const seconds = new Histogram({
    name: 'verbena_request_seconds',
    help: 'Time from the first byte of a request to the last of its answer',
    labelNames: ['call'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [registry],
  });
  const times = new Map<string, Histogram.Internal<'call'>>();

  function begin(call: string): Map<number, number> {
    const byStatus = new Map<number, number>();
    counts.set(call, byStatus);
    times.set(call, seconds.labels(call));
    return byStatus;
  }

  return {
    registry,
    countRequest(call, status, took) {
      const byStatus = counts.get(call) ?? begin(call);
      byStatus.set(status, (byStatus.get(status) ?? 0) + 1);
      times.get(call)?.observe(took);
    },
    watch(name, help, read) {
      new Gauge({
        name,
        help,
        registers: [registry],
        async collect() {
          this.set(await read());
        },
      });
    },
  };
}
