import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  registry: Registry;
  countRequest(call: string, status: number, seconds: number): void;
  /** Read when someone asks, so that counting costs nothing on the way. */
  watch(name: string, help: string, read: () => number): void;
}

/** A registry of its own for each gateway: tests open several in one process. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'verbena_requests_total',
    help: 'Requests answered, by call and status',
    labelNames: ['call', 'status'],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'verbena_request_seconds',
    help: 'Time from the first byte of a request to the last of its answer',
    labelNames: ['call'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [registry],
  });
  // Looking a label up costs more than counting, so what was looked up is kept.
  const counters = new Map<string, { count: Counter.Internal; time: Histogram.Internal<'call'> }>();
  return {
    registry,
    countRequest(call, status, took) {
      const key = `${call} ${status}`;
      let counter = counters.get(key);
      if (!counter) {
        counter = { count: requests.labels(call, String(status)), time: seconds.labels(call) };
        counters.set(key, counter);
      }
      counter.count.inc();
      counter.time.observe(took);
    },
    watch(name, help, read) {
      new Gauge({
        name,
        help,
        registers: [registry],
        collect() {
          this.set(read());
        },
      });
    },
  };
}
