import type { AppContext } from '#server/kernel/app-context.ts';

/** What gateway and command line both have: a command publishes events and subscribes to none. */
export interface RewardContext extends Pick<AppContext, 'database' | 'clock'> {
  events: Pick<AppContext['events'], 'publish'>;
}
