// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { gameOf } from '#client/features/catalogue/game-of.test-data.ts';
import { gameMenus, games } from '#contract/catalogue.ts';
import { answering } from './fake-answers.ts';
import { find, openScreen, press, says, until, write } from './open-screen.tsx';

const jaguar = gameOf({ nodeId: '1', gameName: 'Jaguar Dorado' });
const vendor = { gameType: 'RNG', lagerIcon: '/x.svg', isGame: 'VASSALAGE', games: 9 } as const;
const menus = answering(gameMenus, {
  menus: [
    {
      ...{ gameType: 'RNG', title: 'Slots', classes: [] },
      vendors: [
        { ...vendor, vassalage: 'JDB', displayName: 'JDB' },
        { ...vendor, vassalage: 'PG', displayName: 'PG Soft' },
      ],
    },
  ],
  version: '1',
});
const found = (list: (typeof jaguar)[], instead: { typed: string; meant: string }[] = []) => ({
  ...{ games: list, totalPages: 1, total: list.length, instead },
});

test('choosing a vendor goes back to the first page', async () => {
  const { address } = await openScreen('/rng?page=2', {
    answers: [menus, answering(games, found([jaguar]))],
  });
  await press(await find('radio', /^JDB/));
  await until(() => address().includes('vassalage=JDB'), 'the vendor in the address');
  expect(address()).not.toContain('page=');
});

test('search says what was taken for what, and when nothing fits', async () => {
  const { asked } = await openScreen('/search', {
    language: 'es',
    answers: [
      menus,
      answering(games, ({ gameName = '' }) => {
        if (gameName === 'zzzzqqq') return found([]);
        const isMistyped = gameName.startsWith('jagaur');
        return found([jaguar], isMistyped ? [{ typed: 'jagaur', meant: 'jaguar' }] : []);
      }),
    ],
  });
  const field = (await find('textbox')) as HTMLInputElement;
  await write(field, 'JAGUÁR');
  await says('Jaguar Dorado');
  await write(field, 'zzzzqqq');
  await says('No encontramos “zzzzqqq”.');
  await write(field, 'jagaur dorado');
  await says('Sin resultados para “jagaur”.');
  await says('Jaguar Dorado');
  const searched = asked.filter(({ name, request }) => name === games.name && request.gameName);
  expect(searched.map(({ request }) => request.gameName)).toContain('JAGUÁR');
});
