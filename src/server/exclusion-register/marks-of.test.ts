import { expect, test } from 'vitest';
import { createVault } from '#server/secrets/vault.ts';
import { marksOf, type PersonFacts } from './marks-of.ts';

const vault = createVault('a secret for tests, as long as it has to be');
const of = (facts: PersonFacts) => marksOf(vault, facts);

test.each<[string, PersonFacts, PersonFacts]>([
  ['names in another order', { names: ['Zoila Única'] }, { names: ['UNICA,  zoila'] }],
  ['a tag in a mailbox', { mailbox: 'Zoila@play.example' }, { mailbox: 'zoila+new@play.example ' }],
  ['dots at Google', { mailbox: 'zo.ila@gmail.com' }, { mailbox: 'zoila@gmail.com' }],
  ['a grouped number', { identityNumber: '1.020-304' }, { identityNumber: '01020304' }],
  ['a phone’s plus', { phone: '+573001234567' }, { phone: '573001234567' }],
])('%s make the same mark', (_, one, other) => {
  expect(of(one)).toEqual(of(other));
  expect(of(one)).not.toEqual([]);
});

test.each<[string, PersonFacts, PersonFacts]>([
  ['another name', { names: ['Zoila Unica'] }, { names: ['Zoila Unico'] }],
  ['dots elsewhere', { mailbox: 'zo.ila@play.example' }, { mailbox: 'zoila@play.example' }],
  ['the same digits of another kind', { phone: '123456' }, { identityNumber: '123456' }],
])('%s make another mark', (_, one, other) => {
  const hashes = of(one).map(({ mark }) => mark);
  expect(of(other).some(({ mark }) => hashes.includes(mark))).toBe(false);
});

test('a namesake born on another day shares the soft mark only', () => {
  const one = of({ names: ['Ana Gomez'], birthday: '1990-01-01' });
  const other = of({ names: ['Ana Gomez'], birthday: '1991-01-01' });
  const hashes = one.map(({ mark }) => mark);
  const shared = other.filter(({ mark }) => hashes.includes(mark));
  expect(shared.map(({ kind }) => kind)).toEqual(['payee-name']);
});

test('what nobody said makes no mark, and no mark says what it is of', () => {
  expect(of({ names: ['', null], mailbox: '', phone: null, birthday: '1990-01-01' })).toEqual([]);
  expect(JSON.stringify(of({ mailbox: 'zoila@play.example' }))).not.toContain('zoila');
});
