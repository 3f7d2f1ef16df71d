import { randomBytes } from 'node:crypto';
import { brands } from '#brands/brands.ts';
import { languages } from '#contract/languages.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { queueMessage } from '#server/kernel/outbox/queue-message.ts';
import { httpPhoneAuth } from './http-phone-auth.ts';
import type { PhoneAuth } from './phone-auth.ts';
import { openPhoneAuthSandbox, type Sandbox } from './sandbox.ts';
import type { Deliver } from './sandbox-phones.ts';

/** The service that is set, or a sandbox of our own, which begins when it is first needed. */
export function openPhoneAuth(app: Pick<AppContext, 'settings' | 'database' | 'clock'>): PhoneAuth {
  const { settings, clock } = app;
  const { phoneAuthUrl, phoneAuthToken, merchant: audience } = settings;
  if (phoneAuthUrl !== undefined && phoneAuthToken !== undefined) {
    const url = new URL(phoneAuthUrl);
    return httpPhoneAuth({ url, token: phoneAuthToken, audience, clock });
  }
  let opening: Promise<{ sandbox: Sandbox; phoneAuth: PhoneAuth }> | undefined;
  const open = async () => {
    const token = randomBytes(32).toString('base64url');
    const deliver = deliverBy(app);
    const sandbox = await openPhoneAuthSandbox({ token, audience, clock, deliver });
    return { sandbox, phoneAuth: httpPhoneAuth({ url: sandbox.url, token, audience, clock }) };
  };
  const opened = () => {
    opening ??= open();
    return opening;
  };
  return {
    start: async (asked) => (await opened()).phoneAuth.start(asked),
    confirm: async (session, code) => (await opened()).phoneAuth.confirm(session, code),
    close: async () => (await opening)?.sandbox.close(),
  };
}

/** What a real service sends by itself, the sandbox leaves to our own outbox. */
function deliverBy({ settings, database }: Pick<AppContext, 'settings' | 'database'>): Deliver {
  return async ({ number, code, language }) => {
    await queueMessage(database, {
      kind: 'sms',
      to: number,
      language: languages.find((known) => known === language) ?? 'en',
      template: 'verification-code',
      values: { site: brands[settings.brand].name, code, minutes: 1 },
      sendWithinSeconds: 60,
    });
  };
}
