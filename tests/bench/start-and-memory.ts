import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { type Figure, median, rounded } from './figure.ts';
import { runGateway, temporaryFolder } from './run-program.ts';

const starts = 5;
const restSeconds = 5;

/** How soon it is ready on data that exist, and what it holds while nobody asks. */
export async function measureStart(): Promise<Figure[]> {
  const folder = await temporaryFolder();
  const ready: number[] = [];
  const bare: number[] = [];
  const held: number[] = [];
  try {
    const first = await runGateway(folder.path);
    await first.stop();
    for (let start = 0; start < starts; start += 1) {
      bare.push(await bareStartMs());
      const gateway = await runGateway(folder.path);
      ready.push(gateway.readyMs);
      if (start === starts - 1) {
        await delay(restSeconds * 1000);
        held.push(await residentMegabytes(gateway.child.pid));
      }
      await gateway.stop();
    }
  } finally {
    await folder.remove();
  }
  return [
    {
      name: 'start.warm',
      value: median(ready) / 1000,
      unit: 's',
      goal: '≤ 2',
      how: `from the start of the process to /readyz, embedded database and all; median of ${starts}`,
      besides: { toBareNode: rounded(median(ready) / median(bare)) },
    },
    {
      name: 'memory.rest',
      value: median(held),
      unit: 'MB',
      goal: '≤ 160',
      how: `resident memory of the gateway's process, ${restSeconds} s after its start`,
    },
  ];
}

/** What node itself takes to start and end. */
async function bareStartMs(): Promise<number> {
  const started = performance.now();
  await once(spawn(process.execPath, ['--eval', '0'], { stdio: 'ignore' }), 'exit');
  return performance.now() - started;
}

async function residentMegabytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}
