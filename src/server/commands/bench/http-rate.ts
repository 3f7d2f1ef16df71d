import autocannon from 'autocannon';
import { type Figure, rounded } from './figure.ts';
import { type Program, runGateway, runServer, temporaryFolder } from './run-program.ts';

const connections = 64;
const seconds = 6;

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

async function measureCall(gateway: Program, name: string, path: string): Promise<Figure[]> {
  const url = `${gateway.address}${path}`;
  const raw = await runServer('raw-server.ts', [url]);
  try {
    await shoot(url, 2);
    await shoot(raw.address, 1);
    // One after the other and twice, so that a machine that slows down slows both.
    const rawRates = [await shoot(raw.address, seconds)];
    const ownRates = [await shoot(url, seconds), await shoot(url, seconds)];
    rawRates.push(await shoot(raw.address, seconds));
    const rawRate = mean(rawRates);
    const ownRate = mean(ownRates);
    const half = await autocannon({
      url,
      connections,
      duration: seconds,
      overallRate: Math.round(ownRate / 2),
    });
    const besides = { requestsPerSecond: rounded(ownRate), rawRequestsPerSecond: rounded(rawRate) };
    return [
      {
        name: `http.${name}.ratio`,
        value: ownRate / rawRate,
        unit: 'of raw node http',
        goal: '≥ 0.6',
        how: `autocannon, ${connections} connections, ${seconds} s twice each, the same bytes`,
        besides,
      },
      {
        name: `http.${name}.p99`,
        value: half.latency.p99,
        unit: 'ms',
        goal: '≤ 10 at half load',
        how: `autocannon at ${Math.round(ownRate / 2)} requests a second, ${seconds} s`,
        besides: { p50: half.latency.p50 },
      },
    ];
  } finally {
    await raw.stop();
  }
}

async function shoot(url: string, duration: number): Promise<number> {
  const result = await autocannon({ url, connections, duration });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url} answered ${result.non2xx} refusals and ${result.errors} errors.`);
  }
  return result.requests.average;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
