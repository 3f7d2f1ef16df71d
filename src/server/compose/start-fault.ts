import { EmbeddedError } from '#server/db/embedded/error.ts';
import { MigrationError } from '#server/db/migration-error.ts';
import { type Settings, SettingsError } from '#server/settings/settings.ts';
import { StartError } from './start-error.ts';

/** Why the gateway could not start, in one sentence for the person who started it. */
export function sentenceOf(thrown: unknown, settings: Settings | undefined): string {
  if (!(thrown instanceof Error)) return `The gateway could not start: ${String(thrown)}.`;
  if (knownErrors.some((known) => thrown instanceof known)) return thrown.message;
  const code = 'code' in thrown ? String(thrown.code) : '';
  const say = sentences[code];
  if (say) return say(settings);
  return `The gateway could not start: ${thrown.message.replace(/\.$/, '')}.`;
}

const knownErrors = [SettingsError, EmbeddedError, MigrationError, StartError];

const noDatabase = () =>
  'The database of DATABASE_URL does not answer; check its address, and that it is running.';

const sentences: Readonly<Record<string, (settings: Settings | undefined) => string>> = {
  EADDRINUSE: (settings) =>
    `Port ${settings?.port} is taken by another program; end that one, or set PORT to another number.`,
  EACCES: (settings) =>
    `Port ${settings?.port} may not be opened by this user; set PORT to a number above 1023.`,
  EADDRNOTAVAIL: (settings) =>
    `This machine has no address ${settings?.host}; set HOST to one of its own.`,
  ECONNREFUSED: noDatabase,
  ENOTFOUND: noDatabase,
  ETIMEDOUT: noDatabase,
  ECONNRESET: noDatabase,
  '57P01': noDatabase,
  '57P02': noDatabase,
  '57P03': noDatabase,
  '28P01': () => 'The database refused the name or the password in DATABASE_URL.',
  '28000': () => 'The database refused the name in DATABASE_URL.',
  '3D000': () => 'The database that DATABASE_URL names does not exist; create it first.',
};
