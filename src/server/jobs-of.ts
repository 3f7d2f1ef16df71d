import type { House } from './house.ts';
import { depositJobs } from './payments/handlers.ts';
import type { JobHandler } from './work/jobs.ts';

/** Every kind of work that is done later, each from the domain that knows how. */
export function jobsOf(house: House): Record<string, JobHandler> {
  return { ...depositJobs(house) };
}
