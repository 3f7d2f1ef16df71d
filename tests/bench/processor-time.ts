import { readFileSync } from 'node:fs';

/**
 * How long a process has kept processors busy. Who else runs on the machine changes how soon
 * something is done, but hardly how much work it is.
 */
export function processorMs(pid: number | undefined): number {
  // Behind the name, which may hold anything, the fields are counted from the third.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  const [userTicks, systemTicks] = [Number(fields[11]), Number(fields[12])];
  return (userTicks + systemTicks) * msForATick;
}

// Linux tells these in hundredths of a second, whatever its kernel counts in.
const msForATick = 10;
