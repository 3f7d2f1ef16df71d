import { expect, test } from 'vitest';
import { logIn } from './log-in.ts';
import { loginAnswer } from './login-answer.ts';
import { atRest, violationsOn } from './violations.ts';
import { alive, visit } from './visit.ts';
import { settled } from './worker.ts';

async function openAs(account: string, page: string) {
  const visited = await visit({ language: 'en', phone: 'iphone' });
  await logIn(visited.context, account);
  await visited.page.goto(page);
  await alive(visited.page);
  return visited;
}

test('an agent walks the centre by its bar, and every page is answered', async () => {
  const { page, complaints } = await openAs('mayorista', '/agentHome');
  const bar = page.getByRole('navigation', { name: 'Agent centre' });
  const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
  await heading('Team overview');
  await page.getByText('Valid bets').first().waitFor();
  for (const [place, title] of [
    ['Team', 'Team management'],
    ['Invite', 'Register centre'],
    ['Reports', 'Team betting'],
    ['More', 'More for agents'],
    ['Today', 'Team overview'],
  ] as const) {
    await bar.getByRole('link', { name: place, exact: true }).click();
    await heading(title);
    await atRest(page);
    expect(await violationsOn(page, 'main')).toEqual([]);
  }
  expect(await page.getByRole('banner').count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('a report leads from a day to its members, and from a member to single bets', async () => {
  const { page, complaints } = await openAs('mayorista', '/agentHome/personalHistoryCopy');
  const rows = page.locator('main li button');
  await rows.first().click();
  await rows.filter({ hasText: 'agente' }).waitFor();
  await page.goto('/agentHome/personalHistoryCopy?by=member');
  await rows.filter({ hasText: 'agente' }).click();
  // An agent's line stands below, and the agent's own members in it.
  await page.getByRole('navigation', { name: 'Line' }).getByText('agente').waitFor();
  await rows.filter({ hasText: 'elprofe10' }).click();
  await page.getByRole('heading', { level: 1, name: 'elprofe10' }).waitFor();
  await page.goto('/agentHome/personalHistoryCopy?by=class');
  await rows.filter({ hasText: 'Slots' }).waitFor();
  expect(complaints).toEqual([]);
});

test('who stopped playing is asked of the whole team, and leaves out who came since', async () => {
  const { page, complaints } = await openAs('mayorista', '/agentHome/downlineManagmentView');
  const row = (account: string) => page.locator('main li button', { hasText: account });
  await page.getByRole('radio', { name: 'Stopped playing' }).click();
  await row('tatiana03').filter({ hasText: 'level 2 below you' }).waitFor();
  await row('olga1962').waitFor();
  expect(await row('demo').count()).toBe(0);
  await page.getByRole('button', { name: 'Every level below' }).click();
  await row('tatiana03').waitFor({ state: 'detached' });
  await row('olga1962').waitFor();
  expect(complaints).toEqual([]);
});

test('a bill that an agent pays leads to what another rate would have cost', async () => {
  const { page, complaints } = await openAs('mayorista', '/agentHome/more');
  await page.getByRole('link', { name: 'Bills' }).click();
  await page.getByRole('radio', { name: 'What I pay' }).click();
  await page.locator('main li button').filter({ hasText: 'agente' }).first().click();
  await page.getByRole('link', { name: 'What another rate would have cost' }).click();
  await page.getByRole('group', { name: 'Tier 1' }).getByLabel('Rate (%)').fill('4');
  await page.getByRole('button', { name: 'See what it would have cost you' }).click();
  const simulated = page.getByRole('region', { name: 'Over the last period' });
  await simulated.getByText(/these terms would have cost you$/).waitFor();
  expect(complaints).toEqual([]);
});

test('the overview opens without a network as it was seen last, and is gone with the login', async () => {
  const { page, context } = await visit({
    ...{ language: 'en', phone: 'iphone', serviceWorkers: 'allow' },
  });
  await logIn(context, 'mayorista');
  await page.goto('/agentHome');
  await alive(page);
  await settled(page);
  const valid = page.locator('dt:text-is("Valid bets") + dd');
  const seen = (await valid.textContent()) ?? '';
  await context.setOffline(true);
  await page.goto('/agentHome');
  await page.getByText(/^Offline\. What is kept is of/).waitFor();
  await valid.filter({ hasText: seen }).waitFor();
  await page.getByText(/^As of/).waitFor();
  await context.setOffline(false);
  await page.goto('/agentHome/more');
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await context.setOffline(true);
  await page.goto('/agentHome');
  await alive(page);
  expect(await valid.count()).toBe(0);
});

test('a member finds nobody’s team behind an agent’s address', async () => {
  const { page } = await openAs('demo', '/agentHome');
  await page.getByText('Non-agents cannot log in').waitFor();
  expect(await page.getByRole('navigation', { name: 'Agent centre' }).count()).toBe(0);
});

test('L-AGE: an agent opens an account, whose owner tells age and terms before anything else', async () => {
  const desk = await openAs('mayorista', '/agentHome/registerCenter');
  await desk.page.getByRole('button', { name: 'Open an account for somebody' }).click();
  await desk.page.getByLabel('User name').fill('abierta01');
  await desk.page.getByRole('button', { name: 'Open the account' }).click();
  const given = (await desk.page.locator('dt:text("First password") + dd').textContent()) ?? '';
  const { page } = await visit({ language: 'en', phone: 'iphone' });
  await page.goto('/login');
  await alive(page);
  const login = page.getByRole('dialog');
  await login.locator('input[name=username]').fill('abierta01');
  await login.locator('input[name=password]').fill(given.trim());
  await loginAnswer(page, () => login.locator('button[type=submit]').click());
  const dialog = page.getByRole('dialog', { name: 'Your first login' });
  await dialog.waitFor();
  const refused = await page.evaluate(async () => (await fetch('/wps/member/sessions')).json());
  expect(refused).toMatchObject({ code: 'session.must-change' });
  const confirm = dialog.getByRole('button', { name: 'Confirm and continue' });
  await dialog.getByLabel('Date of birth').fill('2020-01-01');
  await dialog.locator('input[name=newPassword]').fill('guacamaya77roja');
  await dialog.locator('input[name=confirmNewPassword]').fill('guacamaya77roja');
  await confirm.click();
  await dialog.getByText('You must be 18 or older').waitFor();
  await dialog.getByText('Please read and accept the terms first').waitFor();
  expect(await violationsOn(page, '[role=dialog]')).toEqual([]);
  await dialog.getByLabel('Date of birth').fill('1990-04-17');
  await dialog.getByRole('checkbox').check();
  await confirm.click();
  await dialog.waitFor({ state: 'detached' });
  await page.goto('/member');
  await page.getByRole('heading', { name: 'My account' }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
});
