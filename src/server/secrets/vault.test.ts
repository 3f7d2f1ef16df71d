import { expect, test } from 'vitest';
import { createVault, VaultError } from './vault.ts';

const vault = createVault('a secret that is long enough to be one');

test('opens what it locked, and locks the same text differently each time', () => {
  const locked = vault.lock('1020304050', 'player.id_number:7');
  expect(vault.unlock(locked, 'player.id_number:7')).toBe('1020304050');
  expect(vault.lock('1020304050', 'player.id_number:7')).not.toBe(locked);
  expect(locked).not.toContain('1020304050');
});

test.each([
  ['moved to another row', (text: string) => text, 'player.id_number:8'],
  [
    'changed in its last letter',
    (text: string) => flip(text, text.length - 1),
    'player.id_number:7',
  ],
  ['changed in its nonce', (text: string) => flip(text, 4), 'player.id_number:7'],
  ['cut short', (text: string) => text.slice(0, 12), 'player.id_number:7'],
  ['something else', () => 'plain', 'player.id_number:7'],
])('does not open what was %s', (_, change, place) => {
  const locked = vault.lock('1020304050', 'player.id_number:7');
  expect(() => vault.unlock(change(locked), place)).toThrow(VaultError);
});

test('another secret opens nothing', () => {
  const locked = vault.lock('1020304050', 'place');
  expect(() =>
    createVault('another secret of the same length!!!!').unlock(locked, 'place'),
  ).toThrow('SECRET is not the one');
});

function flip(text: string, at: number): string {
  const other = text[at] === 'A' ? 'Q' : 'A';
  return text.slice(0, at) + other + text.slice(at + 1);
}

test('equal texts have equal fingerprints in one kind of place, under one secret', () => {
  const other = createVault('another secret of the same length!!!!');
  const print = vault.fingerprint('1020304050', 'number');
  expect(vault.fingerprint('1020304050', 'number')).toBe(print);
  expect(vault.fingerprint('1020304051', 'number')).not.toBe(print);
  expect(vault.fingerprint('1020304050', 'name')).not.toBe(print);
  expect(other.fingerprint('1020304050', 'number')).not.toBe(print);
});
