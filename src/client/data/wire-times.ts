/**
 * When a request left the device and its answer came, as the network's own record has it: a busy page notices
 * both late, and by different amounts. What the page noticed itself where there is no record.
 */
export function wireTimes(
  path: string,
  began: number,
  ended: number,
  records: readonly PerformanceEntry[] = performance.getEntriesByType('resource'),
): [began: number, ended: number] {
  const record = records.findLast(
    ({ name, startTime }) => startTime >= began - clockGrainMs && isOfPath(name, path),
  ) as PerformanceResourceTiming | undefined;
  if (!record || record.requestStart < began - clockGrainMs) return [began, ended];
  // Without a time of its own the answer is as old as the page knows it.
  return [record.requestStart, record.responseStart || ended];
}

/** Browsers round both clocks. */
const clockGrainMs = 1;

const isOfPath = (address: string, path: string) =>
  URL.canParse(address) && new URL(address).pathname === path;
