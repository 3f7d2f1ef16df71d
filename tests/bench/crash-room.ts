import { once } from 'node:events';
import { WebSocket } from 'ws';
import { eventsPath } from '#contract/events.ts';
import { roomName } from '#contract/rooms.ts';
import { withDatabase } from '#server/commands/command-database.ts';
import { openSession } from '#server/identity/sessions/open-session.ts';
import { sessionCookies } from '#server/identity/sessions/session-cookies.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import * as clock from '#server/kernel/clock.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { type Figure, percentile, rounded } from './figure.ts';
import { runGateway, temporaryFolder } from './run-program.ts';

const usualSockets = 2_000;
const flights = 5;

/** How far apart the phones at one table hear that it flies, on a gateway as it is started. */
export async function measureCrashRoom(sockets: number = usualSockets): Promise<Figure[]> {
  const folder = await temporaryFolder();
  const gateway = await runGateway(folder.path);
  try {
    const { cookie, game } = await sitDown(folder.path);
    const headers = { cookie };
    const look = () =>
      fetch(`${gateway.address}/wps/inhouse/room?game=${game}&purse=money`, { headers });
    await look();
    const room = `${eventsPath}?room=${encodeURIComponent(roomName(game, 'money'))}`;
    const address = `${gateway.address.replace('http', 'ws')}${room}`;
    const clients: WebSocket[] = [];
    const heard = new Map<string, number[]>();
    let bytes = 0;
    while (clients.length < sockets) {
      const opened = Array.from({ length: Math.min(50, sockets - clients.length) }, async () => {
        const client = new WebSocket(address, { headers, perMessageDeflate: false });
        await once(client, 'message');
        client.on('message', (data: Buffer) => {
          const arrived = performance.now();
          const { kind, body } = JSON.parse(data.toString());
          if (kind !== 'room.round' || body.phase !== 'running') return;
          bytes = data.length;
          const times = heard.get(body.id) ?? [];
          heard.set(body.id, times);
          times.push(arrived);
        });
        return client;
      });
      clients.push(...(await Promise.all(opened)));
    }
    const whole = () => [...heard.values()].filter((times) => times.length === sockets);
    const keepAwake = setInterval(() => void look().catch(() => undefined), 20_000);
    const until = performance.now() + longestMs;
    while (whole().length < flights) {
      if (performance.now() > until) throw new Error(`${whole().length} flights were heard of.`);
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    clearInterval(keepAwake);
    const spreads = whole().map((times) => Math.max(...times) - Math.min(...times));
    const middles = whole().map((times) => percentile(times, 0.99) - Math.min(...times));
    for (const client of clients) client.terminate();
    return [
      {
        name: 'crash-room.spread',
        value: Math.max(...spreads),
        unit: 'ms',
        goal: '≤ 250, the flight begins 400 ms after it is told',
        how: `from the first of ${sockets} sockets to the last that heard of a start; worst of ${whole().length} flights, all on this machine`,
        besides: { p99: rounded(Math.max(...middles)), messageBytes: bytes, lost: 0 },
      },
    ];
  } finally {
    await gateway.stop();
    await folder.remove();
  }
}

const longestMs = 15 * 60_000;

/** Somebody of the demo's, as a login leaves them. */
async function sitDown(dataFolder: string): Promise<{ cookie: string; game: string }> {
  const settings = readSettings({ DATA_DIR: dataFolder });
  return withDatabase(settings, async (database) => {
    const player = await database
      .selectFrom('player')
      .select('id')
      .where('account', '=', 'demo')
      .executeTakeFirstOrThrow();
    const { game_code: game } = await database
      .selectFrom('house_game')
      .select('game_code')
      .where('rules', '=', 'VB_CRASH')
      .orderBy('game_code')
      .executeTakeFirstOrThrow();
    const { token } = await openSession({ settings, database, clock } as AppContext, player.id);
    const cookie = sessionCookies(token)
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
    return { cookie, game };
  });
}
