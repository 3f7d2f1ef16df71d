import { expect, test } from 'vitest';
import { codeOfThrown, describeThrown } from './thrown.ts';

function faultOf(code: string, more: object = {}): Error {
  return Object.assign(new Error(`"Ana" is a value`), { code, ...more });
}

test.each([
  ['a disk without room', faultOf('53100')],
  ['a server without memory', faultOf('53200')],
  ['a disk that fails', faultOf('58030')],
  ['a server that stops', faultOf('57P01')],
  ['a server that replays what was written', faultOf('57P03')],
  ['nobody listening', faultOf('ECONNREFUSED')],
  ['a socket that is gone', faultOf('ENOENT', { syscall: 'connect' })],
  ['a connection cut off', new Error('Connection terminated unexpectedly')],
  ['all addresses of a host away', new AggregateError([faultOf('ECONNREFUSED')])],
])('%s passes by itself: one may ask again', (_, thrown) => {
  expect(codeOfThrown(thrown)).toBe('system.unavailable');
});

test.each([
  ['a mistake of ours', new TypeError('undefined is not a function')],
  ['a violated constraint', faultOf('23505')],
  ['a file of ours that is missing', faultOf('ENOENT', { syscall: 'open' })],
  ['what is no error', 'text'],
])('%s does not: asking again makes no sense', (_, thrown) => {
  expect(codeOfThrown(thrown)).toBe('system.unexpected');
});

test('what a database says is logged without the values in it', () => {
  const described = describeThrown(faultOf('23505', { severity: 'ERROR', constraint: 'one_name' }));
  expect(described).toMatchObject({ code: '23505', constraint: 'one_name' });
  expect(JSON.stringify(described)).not.toContain('Ana');
});
