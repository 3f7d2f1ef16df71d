import { CommandError } from '../command-error.ts';
import { UsageError } from '../usage-error.ts';

export function readSwitch(
  topic: string,
  what: string,
  [word, name, ...more]: readonly string[],
): [enabled: boolean, name: string] {
  if ((word !== 'on' && word !== 'off') || !name || more.length > 0) {
    throw new UsageError(`It is "${topic} on ${what}" or "${topic} off ${what}".`);
  }
  return [word === 'on', name];
}

export function switched(name: string, enabled: boolean, isKnown: boolean): string {
  if (!isKnown) throw new CommandError(`There is no ${name}.`);
  return `${name} is ${enabled ? 'on' : 'off'}.`;
}
