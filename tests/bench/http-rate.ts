import { type Figure, median, percentile, rounded } from './figure.ts';
import { load, pacedLatencies } from './load.ts';
import { processorMs } from './processor-time.ts';
import { type Program, runGateway, runServer, temporaryFolder } from './run-program.ts';

const connections = 64;
const rounds = 7;
const roundSeconds = 2;
// Until then a good part of what a process spends is its compiler's, and the larger the program the longer.
const warmingRounds = 5;
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

interface Round {
  raw: Shot;
  bare: Shot;
  own: Shot;
}

async function measureCall(gateway: Program, name: string, path: string): Promise<Figure[]> {
  const url = `${gateway.address}${path}`;
  const raw = await runServer('raw-server.ts', [url]);
  const bare = await runServer('raw-server.ts', [url, 'bare']);
  try {
    const rounds = await shootInTurns(gateway, url, raw, bare);
    return [ratioOf(name, rounds), await latencyOf(name, rounds, url, raw)];
  } finally {
    await raw.stop();
    await bare.stop();
  }
}

/** In turns, so that a machine that slows down slows all. */
async function shootInTurns(gateway: Program, url: string, raw: Program, bare: Program) {
  const round = async (): Promise<Round> => ({
    raw: await shoot(raw, raw.address),
    bare: await shoot(bare, bare.address),
    own: await shoot(gateway, url),
  });
  const shots: Round[] = [];
  while (shots.length < warmingRounds + rounds) shots.push(await round());
  return shots.slice(warmingRounds);
}

async function latencyOf(
  name: string,
  shots: readonly Round[],
  url: string,
  raw: Program,
): Promise<Figure> {
  const rate = Math.round(median(shots.map(({ own }) => own.requestsPerSecond)) / 2);
  const pace = { connections, rate, seconds: halfLoadSeconds };
  const rawLatencies = await pacedLatencies(raw.address, pace);
  const latencies = await pacedLatencies(url, pace);
  return {
    name: `http.${name}.p99`,
    value: percentile(latencies, 0.99),
    unit: 'ms',
    goal: '≤ 10 at half load',
    how: `${rate} requests a second, evenly, for ${halfLoadSeconds} s, each counted from when it was due`,
    besides: {
      p50: rounded(percentile(latencies, 0.5)),
      rawP50: rounded(percentile(rawLatencies, 0.5)),
      rawP99: rounded(percentile(rawLatencies, 0.99)),
    },
  };
}

function ratioOf(name: string, shots: readonly Round[]): Figure {
  const of = (read: (round: Round) => number) => rounded(median(shots.map(read)));
  return {
    name: `http.${name}.ratio`,
    value: median(shots.map(({ raw, own }) => raw.microseconds / own.microseconds)),
    unit: 'of raw node http that sends the same bytes, on the same core',
    goal: '≥ 0.6',
    how:
      `requests for a second of the server's own processor time, ${connections} connections that ` +
      `ask again when they are answered, in turns; median of ${rounds} times ${roundSeconds} s, after ${warmingRounds} to get warm`,
    besides: {
      ratioToBareHead: of(({ bare, own }) => bare.microseconds / own.microseconds),
      microseconds: of(({ own }) => own.microseconds),
      rawMicroseconds: of(({ raw }) => raw.microseconds),
      bareMicroseconds: of(({ bare }) => bare.microseconds),
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
