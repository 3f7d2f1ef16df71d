import type { AppContext } from '#server/kernel/app-context.ts';
import { slotFor } from '#server/kernel/scope.ts';
import { type KnownWord, soundOf } from './resembling.ts';
import { selectSearchWords } from './store.ts';

interface KeptWords {
  version: string;
  words: Promise<KnownWord[]>;
}

const slot = slotFor<{ kept: KeptWords | null }>('catalogue.known-words');

/** Every word that games are found by, read once for each edition of the catalogue. */
export function readKnownWords({ database, scope, versions }: AppContext): Promise<KnownWord[]> {
  const holder = scope.once(slot, () => ({ kept: null }));
  const version = versions.catalogue();
  if (holder.kept?.version !== version) {
    const words = selectSearchWords(database).then((all) =>
      all.map((word) => ({ word, sound: soundOf(word) })),
    );
    holder.kept = { version, words };
    words.catch(() => {
      holder.kept = null;
    });
  }
  return holder.kept.words;
}
