import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { eventsPath } from '#contract/events.ts';
import { withDatabase } from '#server/commands/command-database.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { type Figure, rounded } from './figure.ts';
import { runGateway, temporaryFolder } from './run-program.ts';
import { sessionOfDemo } from './session-of-demo.ts';

const usualSockets = 2_000;
const draws = 4;
const longestMs = 5 * 60_000;

/** How long after a result is written the last of many phones has heard of it. */
export async function measureLotteryRoom(sockets: number = usualSockets): Promise<Figure[]> {
  const folder = await temporaryFolder();
  const gateway = await runGateway(folder.path);
  try {
    const cookies = await sessionOfDemo(folder.path);
    const headers = { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
    const game = await fastestGame(folder.path);
    const room = `${eventsPath}?room=${encodeURIComponent(`lottery:${game}`)}`;
    const audience = await openAudience(`${gateway.address.replace('http', 'ws')}${room}`, {
      ...{ sockets, headers },
    });
    const whole = () => [...audience.heard].filter(([, times]) => times.length === sockets);
    const until = performance.now() + longestMs;
    while (whole().length < draws) {
      if (performance.now() > until) throw new Error(`${whole().length} results were heard of.`);
      await delay(250);
    }
    const drawnAt = await momentsOf(folder.path, game);
    const lasts: number[] = [];
    const spreads: number[] = [];
    for (const [numero, times] of whole()) {
      lasts.push(Math.max(...times) - (drawnAt.get(numero) ?? Number.NaN));
      spreads.push(Math.max(...times) - Math.min(...times));
    }
    audience.close();
    return [
      {
        name: 'lottery.told',
        value: Math.max(...lasts),
        unit: 'ms',
        goal: '≤ 200',
        how: `from the result in the database to the last of ${sockets} sockets, worst of ${lasts.length} draws, all on this machine`,
        besides: { spread: rounded(Math.max(...spreads)), best: rounded(Math.min(...lasts)) },
      },
    ];
  } finally {
    await gateway.stop();
    await folder.remove();
  }
}

async function openAudience(
  address: string,
  { sockets, headers }: { sockets: number; headers: Record<string, string> },
) {
  const clients: WebSocket[] = [];
  const heard = new Map<string, number[]>();
  const listen = (data: Buffer) => {
    const at = Date.now();
    const { kind, body } = JSON.parse(data.toString());
    if (kind !== 'lottery.numero' || body.state !== 'drawn') return;
    const times = heard.get(body.numero) ?? [];
    heard.set(body.numero, times);
    times.push(at);
  };
  while (clients.length < sockets) {
    const opened = Array.from({ length: Math.min(50, sockets - clients.length) }, async () => {
      const client = new WebSocket(address, { headers, perMessageDeflate: false });
      await once(client, 'message');
      client.on('message', listen);
      return client;
    });
    clients.push(...(await Promise.all(opened)));
  }
  return { heard, close: () => clients.forEach((client) => void client.terminate()) };
}

/** One that draws twice a minute. */
function fastestGame(dataFolder: string): Promise<string> {
  return withDatabase(readSettings({ DATA_DIR: dataFolder }), async (database) => {
    const { game_code } = await database
      .selectFrom('lottery_game')
      .select('game_code')
      .where('drawn_by', '=', 'house')
      .orderBy('close_before_ms')
      .executeTakeFirstOrThrow();
    return game_code;
  });
}

/** By the machine's clock, as the sockets are timed by it. */
function momentsOf(dataFolder: string, game: string): Promise<ReadonlyMap<string, number>> {
  return withDatabase(readSettings({ DATA_DIR: dataFolder }), async (database) => {
    const rows = await database
      .selectFrom('lottery_numero')
      .select(['numero', 'drawn_at'])
      .where('game_code', '=', game)
      .where('drawn_at', 'is not', null)
      .orderBy('drawn_at', 'desc')
      .limit(50)
      .execute();
    return new Map(rows.map(({ numero, drawn_at }) => [numero, drawn_at?.getTime() ?? 0]));
  });
}
