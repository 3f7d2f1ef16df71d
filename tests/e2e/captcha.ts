import type { Page } from 'playwright';
import { expect } from 'vitest';
import { hashFor } from '#server/anti-abuse/check-secret.ts';
import { createScope } from '#server/kernel/scope.ts';
import { inDatabase } from './place.ts';

/**
 * Nobody but a person can read the picture, so the walk writes down another answer for the one that is
 * on the page, and types that. Told apart by what the page was sent last.
 */
export function watchCaptcha(page: Page): {
  solve: () => Promise<void>;
  fail: () => Promise<void>;
} {
  const sent: string[] = [];
  let seen = 0;
  page.on('response', async (response) => {
    if (new URL(response.url()).pathname !== '/wps/captcha' || !response.ok()) return;
    // A page that is closed meanwhile takes its answers along.
    const body = await response.json().catch(() => undefined);
    if (body) sent.push(body.value.captchaId);
  });
  const field = page.locator('input[name=captcha]');
  /** Each is good for one try, so after a try it is the next one that counts. */
  const next = async () => {
    await expect.poll(() => sent.length).toBeGreaterThan(seen);
    seen = sent.length;
    await page.locator('img[src^="data:image/png"]').waitFor();
    return sent[seen - 1] ?? '';
  };
  return {
    solve: async () => {
      await writeAnswer(await next(), answer);
      await field.fill(answer);
    },
    fail: async () => {
      await next();
      await field.fill('EEEEE');
    },
  };
}

const answer = 'ACDEF';

async function writeAnswer(captchaId: string, text: string): Promise<void> {
  await inDatabase(async (database) => {
    const id = Buffer.from(captchaId, 'base64url');
    const app = { database, scope: createScope() };
    await database
      .updateTable('captcha')
      .set({ answer_hash: await hashFor(app, 'captcha', [id, text]) })
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  });
}
