import type { Database } from '#server/db/open.ts';
import {
  blockRegion,
  openSite,
  readStatus,
  startMaintenance,
} from '#server/system/change-status.ts';
import { UsageError } from '../usage-error.ts';
import { readEnd } from './read-end.ts';
import { readCountry, readNetwork } from './read-region.ts';
import { type CommandOptions, defineCommand } from './site-command.ts';

export const status = defineCommand<StatusRequest>({
  name: 'status',
  usage: `  status show                             what the site is answering now
  status normal                           opens the site; takes back what "blocked" closed
  status maintenance [--until WHEN]       closes the site, until WHEN (+2h, +30m, +1d or an ISO time)
  status blocked --country CO             closes it to a country
  status blocked --range 1.2.3.0/24       closes it to a range of addresses`,
  parse: parseStatus,
  async run({ database, clock }, request) {
    const now = clock.now();
    if (request.kind === 'status-normal') await openSite(database, now);
    if (request.kind === 'status-maintenance') await startMaintenance(database, request.end, now);
    if (request.kind === 'status-blocked') await blockRegion(database, request.target);
    return describeStatus(database, now);
  },
});

type StatusRequest =
  | { kind: 'status-show' }
  | { kind: 'status-normal' }
  | { kind: 'status-maintenance'; end: Date | null }
  | { kind: 'status-blocked'; target: { country: string } | { network: string } };

function parseStatus(
  [word, ...more]: readonly string[],
  values: CommandOptions,
  now: Date,
): StatusRequest {
  if (more.length > 0) throw new UsageError(`"${more.join(' ')}" is too much behind "${word}".`);
  if (values.until !== undefined && word !== 'maintenance') {
    throw new UsageError('Only maintenance has an --until.');
  }
  if (word === 'show') return { kind: 'status-show' };
  if (word === 'normal') return { kind: 'status-normal' };
  if (word === 'blocked') return { kind: 'status-blocked', target: readTarget(values) };
  if (word !== 'maintenance') {
    throw new UsageError('A status is show, normal, maintenance or blocked.');
  }
  const end = values.until === undefined ? null : readEnd(values.until, now);
  return { kind: 'status-maintenance', end };
}

function readTarget({ country, range }: CommandOptions): { country: string } | { network: string } {
  if ((country === undefined) === (range === undefined)) {
    throw new UsageError('Say what to block: either --country CO or --range 1.2.3.0/24.');
  }
  if (country !== undefined) return { country: readCountry(country) };
  return { network: readNetwork(range ?? '') };
}

async function describeStatus(database: Database, now: Date): Promise<string> {
  const { isMaintenance, maintenanceEnd, rules } = await readStatus(database);
  const isOver = maintenanceEnd !== null && maintenanceEnd <= now;
  const until = maintenanceEnd ? ` until ${maintenanceEnd.toISOString()}` : '';
  const lines = [isMaintenance && !isOver ? `Maintenance${until}.` : 'Open.'];
  if (isMaintenance && isOver) lines.push(`The last maintenance ended${until.slice(6)}.`);
  for (const { action, network, country, isByCommand } of rules) {
    const origin = isByCommand ? ' (by this command)' : '';
    lines.push(`${action === 'deny' ? 'Closed to' : 'Open to'} ${country ?? network}${origin}.`);
  }
  return lines.join('\n');
}
