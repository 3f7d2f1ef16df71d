import { expect, test } from 'vitest';
import { houseOrigins, isHouseOrigin } from './house-origins.ts';

test('a house with a name of its own is framed by nobody else', () => {
  const house = 'https://play.example';
  expect(houseOrigins(house, 'games.example')).toEqual([house]);
  expect(isHouseOrigin(house, house)).toBe(true);
  for (const other of [
    'https://play.example.evil',
    'http://play.example',
    'https://play.example/',
  ]) {
    expect(isHouseOrigin(house, other)).toBe(false);
  }
});

test('a house on this machine is itself by every name of the machine, at its own port', () => {
  const house = 'http://127.0.0.1:8080';
  expect(houseOrigins(house, '192.168.1.5:8091')).toEqual([
    house,
    'http://localhost:8080',
    'http://192.168.1.5:8080',
  ]);
  expect(isHouseOrigin(house, 'http://localhost:8080')).toBe(true);
  expect(isHouseOrigin(house, 'http://[::1]:8080')).toBe(true);
  expect(isHouseOrigin(house, 'http://192.168.1.5:8080')).toBe(true);
  expect(isHouseOrigin(house, 'http://localhost:8081')).toBe(false);
  expect(isHouseOrigin(house, 'https://localhost:8080')).toBe(false);
});
