import { expect, test } from 'vitest';
import { boardWords } from './board/words-board.ts';
import { chatWords } from './chat/words-chat.ts';
import { fillWords } from './fill-words.ts';
import { readLaunchAddress } from './launch-address.ts';
import { moneyText } from './money-text.ts';
import { pageLanguages } from './page-languages.ts';
import { slotWords } from './slot/words-slot.ts';
import { shellWords } from './words-shell.ts';

const holes = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([hole]) => hole).sort();

test.each([
  ['shell', shellWords],
  ['slot', slotWords],
  ['board', boardWords],
  ['chat', chatWords],
])('the words of %s stand in every language, with the same holes', (_name, words) => {
  for (const language of pageLanguages) {
    expect(Object.keys(words[language])).toEqual(Object.keys(words.en));
    for (const [key, text] of Object.entries(words[language])) {
      expect([key, holes(text)]).toEqual([key, holes(words.en[key] ?? '')]);
    }
  }
});

test('a launch address is read, and what makes no sense in it is taken as not said', () => {
  const said = 'token=T&language=es&theme=auto&mode=real&origin=https://play.example';
  expect(readLaunchAddress('/play/PG/PG_1', `#${said}`, true)).toEqual({
    vendor: 'PG',
    game: 'PG_1',
    model: '',
    token: 'T',
    language: 'es',
    theme: 'day',
    origin: 'https://play.example',
  });
  const odd = readLaunchAddress(
    '/play/PG/PG_1',
    '#language=xx&theme=pink&origin=javascript:1',
    true,
  );
  expect(odd).toMatchObject({ token: '', language: 'en', theme: 'night', origin: '' });
  expect(readLaunchAddress('/chat/EVO/T1-host', '', false).model).toBe('T1-host');
  expect(readLaunchAddress('/play/PG', '', false)).toMatchObject({ vendor: 'PG', game: '' });
});

test('an origin with a path is no origin', () => {
  expect(readLaunchAddress('/play/PG/A', '#origin=https://play.example/x', false).origin).toBe('');
});

test('amounts are exact however large, and round ones lose their empty decimals', () => {
  const plain = (text: string) => text.replace(/\s/g, ' ');
  expect(plain(moneyText(123_456n, 'USD', 'en'))).toBe('$1,234.56');
  expect(plain(moneyText(123_400n, 'USD', 'en'))).toBe('$1,234');
  expect(plain(moneyText(900_719_925_474_099_399n, 'USD', 'en'))).toBe('$9,007,199,254,740,993.99');
  expect(plain(moneyText(1_500n, 'POINTS', 'en'))).toBe('1,500 points');
});

test('holes that nobody fills stay to be seen', () => {
  expect(fillWords('Pays {amount} of {other}', { amount: 5 })).toBe('Pays 5 of {other}');
});
