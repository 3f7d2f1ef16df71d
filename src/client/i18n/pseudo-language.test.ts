import { expect, test } from 'vitest';
import { inPseudoLanguage } from './pseudo-language.ts';

const messages = {
  plain: 'Log in',
  tagged: 'Read <0>the rules</0>',
  named: ['Hello, ', ['name'], '!'],
  counted: [['count', 'plural', { offset: 0, one: ['# game'], other: ['# games'] }]],
} as never;

test('long words are as long as it gets, and tags, names and counts stay', () => {
  expect(inPseudoLanguage(messages, 'en-XA')).toEqual({
    plain: 'Löög ïïn',
    tagged: 'Rëëääd <0>thëë rüülëës</0>',
    named: ['Hëëllöö, ', ['name'], '!'],
    counted: [['count', 'plural', { offset: 0, one: ['# gäämëë'], other: ['# gäämëës'] }]],
  });
});

test('words from the right are each laid from the right', () => {
  const { plain, tagged } = inPseudoLanguage(messages, 'ar-XB');
  const laid = (word: string) => `\u200f\u202e${word}\u202c\u200f`;
  expect(plain).toBe(`${laid('Log')} ${laid('in')}`);
  expect(tagged).toBe(`${laid('Read')} <0>${laid('the')} ${laid('rules')}</0>`);
});
