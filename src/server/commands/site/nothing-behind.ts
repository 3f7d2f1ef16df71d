import { UsageError } from '../usage-error.ts';

/** For commands that are their name alone. */
export function requireNothingBehind(name: string, words: readonly string[]): void {
  if (words.length > 0) {
    throw new UsageError(`"${words.join(' ')}" is too much behind "${name}".`);
  }
}
