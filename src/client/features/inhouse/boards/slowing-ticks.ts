import { comingMs } from './use-coming.ts';

/** When something that slows down passes so many even marks on its way, in milliseconds. */
export function slowingTicks(count: number): number[] {
  return Array.from({ length: count }, (_, mark) =>
    Math.round(comingMs * (1 - Math.sqrt(1 - (mark + 1) / (count + 1)))),
  );
}
