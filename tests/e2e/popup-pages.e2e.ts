import { expect, test } from 'vitest';
import { logIn } from './log-in.ts';
import { alive, visit } from './visit.ts';

interface Announcements {
  value: { popup: { id: string; title: string; execution: string }[] };
}

test.each([
  [8, 0, 8],
  [9, 1, 1],
])(
  '%i titles have %i pagination, and the last page shows %i',
  async (titles, paginations, last) => {
    const { page, context } = await visit({ language: 'en', wantsAnnouncements: true });
    // A member's page asks for the announcements; a visitor's brings them along.
    await logIn(context, 'demo');
    await page.clock.install();
    await page.route('**/wps/announcements*', async (route) => {
      const answer = await route.fetch();
      const { value, ...rest } = (await answer.json()) as Announcements;
      const popup = Array.from({ length: titles }, (_, place) => ({
        ...value.popup[0],
        id: `walk-${place}`,
        title: `News ${place + 1}`,
        execution: 'A',
      }));
      await route.fulfill({ response: answer, json: { ...rest, value: { ...value, popup } } });
    });
    await page.goto('/');
    await alive(page);
    await page.getByRole('list', { name: 'Hot games' }).waitFor();
    await page.clock.fastForward('00:30');
    const popup = page.getByRole('dialog', { name: 'Announcements' });
    const all = popup.getByRole('button', { name: `See all ${titles}` });
    const shown = popup.getByRole('list', { name: 'Titles' }).getByRole('listitem');
    const rested = async () => {
      // They come once the answer is there and the hands have rested; time here is told, not waited for.
      await page.clock.fastForward('00:10');
      return all.count();
    };
    await expect.poll(rested).toBe(1);
    await all.click();
    await expect.poll(() => shown.count()).toBe(8);
    const pagination = popup.getByRole('navigation', { name: 'Pages' });
    expect(await pagination.count()).toBe(paginations);
    if (paginations > 0) await pagination.getByRole('button', { name: 'Next page' }).click();
    await expect.poll(() => shown.count()).toBe(last);
    await popup.getByRole('heading', { name: `News ${titles > 8 ? titles : 1}` }).waitFor();
  },
);
