import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { givePassword } from '#server/identity/passwords/give-password.ts';
import { makePassword } from '#server/identity/passwords/make-password.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { accounts } from './accounts.ts';
import { knowDemoMember, nameDemoAccounts } from './care.ts';

/**
 * One password for the demonstration's own accounts, another on every machine: what stands in a
 * repository would open each site that somebody forgot to take the demonstration off. Undefined where
 * another gateway gave it out.
 */
export async function openDemoAccounts(
  app: Pick<AppContext, 'database' | 'clock' | 'settings' | 'vault'>,
): Promise<string | undefined> {
  const file = join(app.settings.dataFolder, 'demo-password');
  const kept = (await readFile(file, 'utf8').catch(() => '')).trim();
  const password = kept || makePassword();
  const names = accounts.filter(({ type }) => type !== 4).map(({ account }) => account);
  await nameDemoAccounts(app);
  await knowDemoMember(app);
  const opened = await givePassword(app, names, password);
  if (kept) return kept;
  if (opened === 0) return undefined;
  await mkdir(app.settings.dataFolder, { recursive: true });
  await writeFile(file, `${password}\n`, { mode: 0o600 });
  return password;
}
