import { setTimeout as delay } from 'node:timers/promises';
import pino from 'pino';
import { domainsOf } from '#server/compose/domains.ts';
import { openApp } from '#server/compose/open-app.ts';
import { openSite } from '#server/compose/open-site.ts';
import type { Gateway } from '#server/http/gateway.ts';
import type { Webhook } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import * as clock from '#server/kernel/clock.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { askWithdrawal } from '#server/withdrawals/ask-withdrawal.ts';
import { decideWithdrawal } from '#server/withdrawals/decide-withdrawal.ts';

/**
 * The whole gateway as a process of its own, for those who kill it. Withdrawals come in by two paths
 * without session and seal, which are not what is tried here; everything else by its real one.
 */
const [connectionString = '', dataFolder = '', environment = '{}'] = process.argv.slice(2);
const log = pino({ level: 'silent' });
const settings = readSettings({ ...JSON.parse(environment), DATA_DIR: dataFolder });
const gateway = await openWhenUp();
process.on('disconnect', () => process.exit(0));
process.send?.(await gateway.listen(0, '127.0.0.1'));

/** Where the database was killed too, it is waited for. */
async function openWhenUp(): Promise<Gateway> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await open();
    } catch (thrown) {
      if (tries === 300) throw thrown;
      await delay(100);
    }
  }
}

async function open(): Promise<Gateway> {
  const opened = await openApp({ settings, clock, log, connectionString });
  try {
    const own = domainsOf(opened.services).flatMap((domain) => domain.webhooks?.(opened.app) ?? []);
    return await openSite(opened, log, {
      webhooks: [...own, ...withdrawalPaths(opened.app)],
      appFolder: '/nowhere',
      firstPaintFile: '/nowhere/first-paint.js',
    });
  } catch (thrown) {
    await opened.close();
    throw thrown;
  }
}

function withdrawalPaths(app: AppContext): Webhook[] {
  const answering = (verb: (asked: never) => Promise<object>): Webhook['receive'] => {
    return async (_parameters, { body }) => {
      const outcome = await verb(JSON.parse(body.toString('utf8')) as never);
      return { status: 200, body: JSON.stringify(outcome) };
    };
  };
  type Ask = Parameters<typeof askWithdrawal>;
  type Decide = Parameters<typeof decideWithdrawal>[1];
  return [
    {
      path: '/storm/ask',
      receive: answering(({ request, player }: { request: Ask[1]; player: Ask[2] }) =>
        askWithdrawal(app, request, player),
      ),
    },
    {
      path: '/storm/decide',
      receive: answering((request: Decide) =>
        decideWithdrawal(app, request, { id: null, name: 'machine' }),
      ),
    },
  ];
}
