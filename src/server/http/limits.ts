import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

export interface Limits {
  /** Answers the seconds to wait where the address has asked too much. */
  consume(kind: 'calls' | 'files', address: string): Promise<number | undefined>;
}

export function createLimits(callsPerMinute: number): Limits {
  const limiters = {
    calls: new RateLimiterMemory({ points: callsPerMinute, duration: 60 }),
    // One screen shows forty covers: files are cheap and come in crowds.
    files: new RateLimiterMemory({ points: callsPerMinute * filesForACall, duration: 60 }),
  };
  return {
    consume: (kind, address) =>
      limiters[kind].consume(address).then(
        () => undefined,
        (refused: unknown) => {
          if (!(refused instanceof RateLimiterRes)) throw refused;
          return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
        },
      ),
  };
}

const filesForACall = 10;
