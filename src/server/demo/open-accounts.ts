import { randomInt } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { House } from '#server/house.ts';
import { givePassword } from '#server/identity/give-password.ts';
import { accounts } from './accounts.ts';

/**
 * One password for the demonstration's own accounts, another on every machine: what stands in a
 * repository would open each site that somebody forgot to take the demonstration off. Undefined where
 * another gateway gave it out.
 */
export async function openDemoAccounts(
  house: Pick<House, 'database' | 'clock' | 'settings'>,
): Promise<string | undefined> {
  const file = join(house.settings.dataFolder, 'demo-password');
  const kept = (await readFile(file, 'utf8').catch(() => '')).trim();
  const password = kept || makePassword();
  const names = accounts.filter(({ type }) => type !== 4).map(({ account }) => account);
  const opened = await givePassword(house, names, password);
  if (kept) return kept;
  if (opened === 0) return undefined;
  await mkdir(house.settings.dataFolder, { recursive: true });
  await writeFile(file, `${password}\n`, { mode: 0o600 });
  return password;
}

/** Read off one screen and typed on another: no letter that looks like a digit. */
function makePassword(): string {
  const pick = (from: string) => from[randomInt(from.length)] ?? '';
  const letters = Array.from({ length: 8 }, () => pick('abcdefghjkmnpqrstuvwxyz'));
  const digits = Array.from({ length: 4 }, () => pick('23456789'));
  return [...letters, ...digits].join('');
}
