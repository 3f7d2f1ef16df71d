import type { Page } from 'playwright';

/**
 * What a login is answered in the end: after a failure the device is first sent off to work harder, and
 * comes back by itself.
 */
export async function loginAnswer(
  page: Page,
  send: () => Promise<void>,
): Promise<{ code?: string; captcha?: boolean }> {
  const bodies: { code?: string; captcha?: boolean }[] = [];
  const answered = page.waitForResponse(async (response) => {
    if (new URL(response.url()).pathname !== '/wps/session/login') return false;
    const body = await response.json();
    bodies.push(body);
    return body.code !== 'human-check.too-easy';
  });
  await send();
  await answered;
  return bodies.at(-1) ?? {};
}
