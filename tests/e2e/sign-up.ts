import type { Page } from 'playwright';
import { inDatabase } from './place.ts';
import { alive } from './visit.ts';

export const password = 'tecolote37verde';

/** An account of the walk's own, standing in its member centre: what is changed there is nobody else's. */
export async function signUp(page: Page, username: string): Promise<void> {
  // All walks come from one address, and a café's worth of them would have to wait.
  await inDatabase((database) =>
    database.deleteFrom('throttle').where('rule', '=', 'registration').execute(),
  );
  await page.goto('/register');
  await alive(page);
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[name=terms]').check();
  await dialog.locator('input[name=username]').fill(username);
  await dialog.locator('input[name=password]').fill(password);
  await dialog.locator('input[name=confirmPassword]').fill(password);
  await dialog.locator('button[type=submit]').click();
  await page.locator('[role=dialog] form').waitFor({ state: 'detached' });
  await page.goto('/member');
  await alive(page);
}
