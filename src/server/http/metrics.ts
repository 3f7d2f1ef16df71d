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
  const counters = new Map<string, Map<number, Counter.Internal>>();
  const times = new Map<string, Histogram.Internal<'call'>>();

  function begin(call: string, status: number): Counter.Internal {
    const counter = requests.labels(call, String(status));
    const byStatus = counters.get(call) ?? new Map<number, Counter.Internal>();
    counters.set(call, byStatus.set(status, counter));
    times.set(call, seconds.labels(call));
    return counter;
  }

  return {
    registry,
    countRequest(call, status, took) {
      const counter = counters.get(call)?.get(status) ?? begin(call, status);
      counter.inc();
      times.get(call)?.observe(took);
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
