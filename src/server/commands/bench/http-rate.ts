import autocannon from 'autocannon';
import { type Figure, median, rounded } from './figure.ts';
import { load } from './load.ts';
import { processorMs } from './processor-time.ts';
import { type Program, runGateway, runServer, temporaryFolder } from './run-program.ts';

const connections = 64;
const rounds = 7;
const roundSeconds = 2;
const halfLoadSeconds = 6;

/** How fast it answers from memory, beside node's own server on the same machine in the same run. */
export async function measureHttp(): Promise<Figure[]> {
  const folder = await temporaryFolder();
  const gateway = await runGateway(folder.path);
  try {
    const status = await measureCall(gateway, 'status', '/wps/system/status?language=es');
    const games = await measureCall(gateway, 'games', '/lgw/games?gameType=RNG&language=es');
    return [...status, ...games];
  } finally {
    await gateway.stop();
    await folder.remove();
  }
}

interface Shot {
  requestsPerSecond: number;
  /** What one request costs the server's process. */
  microseconds: number;
}

async function measureCall(gateway: Program, name: string, path: string): Promise<Figure[]> {
  const url = `${gateway.address}${path}`;
  const raw = await runServer('raw-server.ts', [url]);
  try {
    await shoot(raw, raw.address);
    await shoot(gateway, url);
    const pairs: { raw: Shot; own: Shot }[] = [];
    // In turns, so that a machine that slows down slows both.
    while (pairs.length < rounds) {
      pairs.push({ raw: await shoot(raw, raw.address), own: await shoot(gateway, url) });
    }
    const ownRate = median(pairs.map(({ own }) => own.requestsPerSecond));
    const half = await autocannon({
      url,
      connections,
      duration: halfLoadSeconds,
      overallRate: Math.round(ownRate / 2),
    });
    return [
      ratioOf(name, pairs),
      {
        name: `http.${name}.p99`,
        value: half.latency.p99,
        unit: 'ms',
        goal: '≤ 10 at half load',
        how: `autocannon at ${Math.round(ownRate / 2)} requests a second, ${halfLoadSeconds} s`,
        besides: { p50: half.latency.p50 },
      },
    ];
  } finally {
    await raw.stop();
  }
}

function ratioOf(name: string, pairs: readonly { raw: Shot; own: Shot }[]): Figure {
  const of = (read: (pair: { raw: Shot; own: Shot }) => number) => rounded(median(pairs.map(read)));
  return {
    name: `http.${name}.ratio`,
    value: median(pairs.map(({ raw, own }) => raw.microseconds / own.microseconds)),
    unit: 'of raw node http on the same core',
    goal: '≥ 0.6',
    how:
      `requests for a second of the server's own processor time, ${connections} connections that ` +
      `ask again when they are answered, in turns; median of ${rounds} times ${roundSeconds} s`,
    besides: {
      microseconds: of(({ own }) => own.microseconds),
      rawMicroseconds: of(({ raw }) => raw.microseconds),
      requestsPerSecond: of(({ own }) => own.requestsPerSecond),
      rawRequestsPerSecond: of(({ raw }) => raw.requestsPerSecond),
      ratioByTheClock: of(({ raw, own }) => own.requestsPerSecond / raw.requestsPerSecond),
    },
  };
}

async function shoot({ child }: Program, url: string): Promise<Shot> {
  const before = processorMs(child.pid);
  const { requests, seconds } = await load(url, connections, roundSeconds);
  const spentMs = processorMs(child.pid) - before;
  return { requestsPerSecond: requests / seconds, microseconds: (spentMs * 1000) / requests };
}
