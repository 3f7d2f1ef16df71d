import { languages } from '#contract/languages.ts';
import type { Standing } from '../dependencies.ts';
import type { Documents } from './documents.ts';
import type { Look } from './look.ts';

/** Makes home ready in every language, one after the other, so that calls come in between. */
export async function warmHome(
  documents: Documents | undefined,
  isWanted: () => boolean,
): Promise<void> {
  const open: Standing = { status: 0, maintenanceEnd: null, country: null };
  for (const language of languages) {
    for (const isNarrow of [true, false]) {
      if (!isWanted()) return;
      const look: Look = { language, theme: 'auto', isNarrow };
      await documents?.rendered(look, '/', open);
      await documents?.shell(look);
    }
  }
}
