import type { Page } from 'playwright';
import * as v from 'valibot';
import { registration } from '#contract/register.ts';
import type { Language } from '#contract/values.ts';
import * as clock from '#server/kernel/clock.ts';
import { openPhoneAuth } from '#server/ports/phone-auth/open-phone-auth.ts';
import { openAccount } from '#server/registration/register.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { testApp } from '../database/test-app.ts';
import { leaveCookies } from './log-in.ts';
import { inDatabase, place } from './place.ts';
import { address, alive, newAddress } from './visit.ts';

export const password = 'tecolote37verde';

/**
 * An account of the walk's own, standing in its member centre: what is changed there is nobody else's.
 * The form, its human check and its way to the gateway are walked where they are what is looked at.
 */
export async function signUp(page: Page, username: string): Promise<void> {
  const context = page.context();
  const spoken = (await context.cookies(address)).find(({ name }) => name === 'lang');
  const newcomer = {
    requestId: 'walk',
    // A café's worth of accounts from one address would have to wait.
    address: newAddress(),
    language: (spoken?.value ?? 'es') as Language,
    origin: address,
    userAgent: await page.evaluate(() => navigator.userAgent),
  };
  const opened = await inDatabase((database) => {
    const settings = readSettings({ DATA_DIR: place.dataFolder });
    const request = {
      username,
      password,
      confirmPassword: password,
      terms: true,
      client: 'browser',
    };
    const app = { ...testApp(database), settings, clock };
    return openAccount(
      app,
      openPhoneAuth(app),
      'username',
      v.parse(registration, request),
      newcomer,
      async () => null,
    );
  });
  if (!opened.done) throw new Error(`${username} was refused: ${JSON.stringify(opened)}`);
  await leaveCookies(context, opened.cookies ?? []);
  await page.goto('/member');
  await alive(page);
}
