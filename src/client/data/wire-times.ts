/** What the browser writes down of each request. */
type RequestTiming = Pick<
  PerformanceResourceTiming,
  'name' | 'startTime' | 'requestStart' | 'responseStart'
>;

/**
 * When a request left the device and when its answer came. A busy page notices both late, so the browser's own
 * record counts where there is one.
 */
export function wireTimes(
  path: string,
  began: number,
  ended: number,
  records: readonly RequestTiming[] = requestTimings(),
): [began: number, ended: number] {
  const record = records.findLast(
    ({ name, startTime }) => startTime >= began - clockGrainMs && isOfPath(name, path),
  );
  if (!record || record.requestStart < began - clockGrainMs) return [began, ended];
  // Without a time of its own the answer is as old as the page knows it.
  return [record.requestStart, record.responseStart || ended];
}

function requestTimings(): RequestTiming[] {
  const entries = performance.getEntriesByType('resource');
  return entries.filter((entry) => entry instanceof PerformanceResourceTiming);
}

/** Browsers round both clocks. */
const clockGrainMs = 1;

const isOfPath = (address: string, path: string) =>
  URL.canParse(address) && new URL(address).pathname === path;
