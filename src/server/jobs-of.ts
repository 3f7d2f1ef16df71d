import type { House } from './house.ts';
import type { JobHandler } from './work/jobs.ts';

/** Every kind of work that is done later, each from the domain that knows how. */
export function jobsOf(_house: House): Record<string, JobHandler> {
  return {};
}
