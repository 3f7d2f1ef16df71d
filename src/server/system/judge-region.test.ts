import { describe, expect, test } from 'vitest';
import { parseAddress, parseNetwork } from '#server/ports/geo/network.ts';
import { isRegionBlocked, type RegionRules } from './judge-region.ts';

function rules(ranges: Record<string, boolean>, countries: Record<string, boolean>): RegionRules {
  const networks = Object.entries(ranges).flatMap(([text, isAllowed]) => {
    const network = parseNetwork(text);
    return network ? [{ network, isAllowed }] : [];
  });
  return {
    networks: networks.toSorted((one, other) => other.network.prefix - one.network.prefix),
    countries: new Map(Object.entries(countries)),
    isOnlyForNamed: Object.values(countries).includes(true),
  };
}

function isBlocked(given: RegionRules, address: string, country: string | null): boolean {
  return isRegionBlocked(given, parseAddress(address), country);
}

test('without a rule nobody is shut out', () => {
  expect(isBlocked(rules({}, {}), '1.2.3.4', 'CO')).toBe(false);
  expect(isBlocked(rules({}, {}), '1.2.3.4', null)).toBe(false);
});

test('a denied country is closed, the others and unknown ones are open', () => {
  const given = rules({}, { CO: false });
  expect(isBlocked(given, '1.2.3.4', 'CO')).toBe(true);
  expect(isBlocked(given, '1.2.3.4', 'PE')).toBe(false);
  expect(isBlocked(given, '1.2.3.4', null)).toBe(false);
});

test('once a country is allowed, only allowed ones are open', () => {
  const given = rules({}, { CO: true });
  expect(isBlocked(given, '1.2.3.4', 'CO')).toBe(false);
  expect(isBlocked(given, '1.2.3.4', 'PE')).toBe(true);
  expect(isBlocked(given, '1.2.3.4', null)).toBe(true);
});

test('the finer range wins over the coarser, and any range over the country', () => {
  const given = rules(
    { '1.0.0.0/8': false, '1.2.0.0/16': true, '1.2.3.0/24': false },
    { CO: false },
  );
  expect(isBlocked(given, '1.9.9.9', 'PE')).toBe(true);
  expect(isBlocked(given, '1.2.9.9', 'CO')).toBe(false);
  expect(isBlocked(given, '1.2.3.9', 'PE')).toBe(true);
});

describe('a neighbour', () => {
  test('is shut out by no country', () => {
    expect(isBlocked(rules({}, { CO: true }), '192.168.0.1', null)).toBe(false);
    expect(isBlocked(rules({}, { CO: false }), '127.0.0.1', 'CO')).toBe(false);
  });

  test('is shut out by a range that names it', () => {
    expect(isBlocked(rules({ '192.168.0.0/16': false }, {}), '192.168.0.1', null)).toBe(true);
  });
});

test('what is no address is judged by its country alone', () => {
  expect(isRegionBlocked(rules({ '0.0.0.0/0': false }, {}), undefined, null)).toBe(false);
});
