import { expect, test } from 'vitest';
import { logIn } from './log-in.ts';
import { atRest, violationsOn } from './violations.ts';
import { alive, visit } from './visit.ts';

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

test('a member finds nobody’s team behind an agent’s address', async () => {
  const { page } = await openAs('demo', '/agentHome');
  await page.getByText('Non-agents cannot log in').waitFor();
  expect(await page.getByRole('navigation', { name: 'Agent centre' }).count()).toBe(0);
});
