import fc from 'fast-check';
import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

test.each([
  ['', 0],
  ['123456', 0],
  ['aaaaaaaaaaaaaaaa', 0],
  ['abcdefghijklmnop', 0],
  ['87654321', 0],
  ['qwerty123', 0],
  ['Password1', 0],
  ['contraseña2024', 1],
  ['ababababab', 0],
  ['gato-7', 1],
  ['tramposo', 1],
  ['k7#Vq9!', 1],
  ['Mango58x', 2],
  ['Lluvia-en-7', 3],
  ['k7#Vq9!tZ2pL', 4],
  ['correcto caballo pila grapa', 4],
  ['紫色大象爱吃西瓜皮', 3],
])('“%s” is worth %i', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

test('one’s own name adds nothing', () => {
  expect(passwordStrength('Valentina-Perez', 'valentina')).toBeLessThan(
    passwordStrength('Valentina-Perez', 'somebody'),
  );
  expect(passwordStrength('valentina', 'Valentina')).toBe(0);
  expect(passwordStrength('vivaz', 'v')).toBe(passwordStrength('vivaz'));
});

test('repeating the last character makes nothing stronger, nor weaker', () => {
  const plain = fc.string({ unit: fc.constantFrom(...'KXZ583!_'), minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(plain, fc.integer({ min: 1, max: 20 }), (text, times) => {
      expect(passwordStrength(text + text.slice(-1).repeat(times))).toBe(passwordStrength(text));
    }),
  );
});
