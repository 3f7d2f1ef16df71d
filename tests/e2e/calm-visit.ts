import { executions } from '#contract/content.ts';
import type { Language } from '#contract/values.ts';
import { type Visit, visit } from './visit.ts';

/** A visitor who wants less motion, so that nothing is judged half faded in. */
export async function calmVisit(language: Language): Promise<Visit> {
  const visited = await visit({ language });
  const { page, context } = visited;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The announcements are judged by themselves; here they would open over the screens at some time.
  await context.addInitScript((closed) => {
    sessionStorage.setItem('announcements-closed', closed);
  }, JSON.stringify(executions));
  return visited;
}
