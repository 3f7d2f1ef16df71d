import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { hashPassword } from '#server/identity/passwords/passwords.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { giveMoney } from '#tests/wallet/give-money.ts';
import { logIn } from './log-in.ts';
import { inDatabase } from './place.ts';
import { violationsOn } from './violations.ts';
import { alive, visit } from './visit.ts';

const paymentPassword = '427193';
const names = { top: 'lineatop', agent: 'lineaagente', member: 'lineasocia' } as const;

/** Somebody above, an agent with money and a payment password, and somebody directly below. */
async function plantLine(): Promise<void> {
  const { merchant } = readSettings({});
  const hashed = await hashPassword(paymentPassword);
  if (!hashed.done) throw new Error(hashed.code);
  await inDatabase(async (database) => {
    const add = async (account: string, type: number) => {
      const { id } = await database
        .insertInto('player')
        .values({ account, nickname: account, merchant, language: 'en', type })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    };
    const [top, agent, member] = [
      await add(names.top, 1),
      await add(names.agent, 1),
      await add(names.member, 0),
    ];
    const brought = { register_method: 'WEB', registered_at: new Date() };
    await database
      .insertInto('sponsor')
      .values([
        { ...brought, player_id: agent, agent_id: top },
        { ...brought, player_id: member, agent_id: agent },
      ])
      .execute();
    await database
      .insertInto('profile')
      .values({ player_id: agent, payment_password_hash: hashed.value })
      .execute();
    await giveMoney(database, { playerId: agent, amount: 1_000_00n });
  });
}

async function openAs(account: string, path: string) {
  const visited = await visit({ language: 'en', phone: 'pixel' });
  await logIn(visited.context, account);
  await visited.page.goto(path);
  await alive(visited.page);
  return visited;
}

async function send(page: Page, amount: string, password = paymentPassword): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Amount').fill(amount);
  await main.getByLabel('Payment password', { exact: true }).fill(password);
  await main.getByRole('button', { name: 'Send', exact: true }).click();
}

const header = (page: Page) => page.getByRole('banner');

test('an agent sends to a downline and to the upline, and each side’s record tells it', async () => {
  await plantLine();
  const agent = await openAs(names.agent, '/member?page=transferUpline');
  const member = await openAs(names.member, '/member?page=transactionHistory');
  const { page } = agent;
  const main = page.getByRole('main');
  await main.getByLabel('Downline account').fill('lineas');
  await main.getByRole('button', { name: /^lineasocia/ }).click();
  // A wrong payment password moves nothing, and what was typed stays.
  await send(page, '250', '000000');
  await main.getByRole('alert').waitFor();
  await header(page).getByText('1,000.00').waitFor();
  expect(await violationsOn(page, 'main')).toEqual([]);
  await send(page, '250');
  await page.getByText('Sent to lineasocia: $250').waitFor();
  await header(page).getByText('750.00').waitFor();
  // Told by an event: the other side's balance is there without a reload.
  await header(member.page).getByText('250.00').waitFor();
  await main.getByText('To your upline').click();
  await main.getByText(names.top).first().waitFor();
  await send(page, '100');
  await page.getByText('Sent to lineatop: $100').waitFor();
  await header(page).getByText('650.00').waitFor();

  await page.goto('/member?page=transactionHistory&group=agent');
  await alive(page);
  await main.getByText(/−\$250\.00/).waitFor();
  await main.getByText(/−\$100\.00/).waitFor();
  const received = await openAs(names.top, '/member?page=transactionHistory&group=agent');
  for (const [side, sum] of [
    [member.page, '+$250.00'],
    [received.page, '+$100.00'],
  ] as const) {
    await side.reload();
    await alive(side);
    await side.getByRole('main').getByText(sum).waitFor();
    await side.getByRole('main').getByText('Agent transfer', { exact: true }).first().waitFor();
  }
  expect([...member.complaints, ...received.complaints]).toEqual([]);
  // The gateway's refusal of the wrong password is the only thing that the agent's browser minds.
  expect(agent.complaints.filter((one) => !one.includes('422') && !one.includes('403'))).toEqual(
    [],
  );
});
