import { expect, test } from 'vitest';
import { pinnedLookup } from './pinned-lookup.ts';
import { isPublicAddress } from './public-address.ts';

/** What a connection's lookup answers for a name that has these addresses. */
function found(addresses: readonly string[], all = false): Promise<unknown> {
  const look = pinnedLookup(isPublicAddress, (_hostname, _options, callback) =>
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    ),
  );
  return new Promise((resolve, reject) => {
    look('sms.example', { all }, (cause, address) => (cause ? reject(cause) : resolve(address)));
  });
}

test('a name of the open internet is found', async () => {
  expect(await found(['8.8.8.8', '2606:4700::1111'])).toBe('8.8.8.8');
  expect(await found(['8.8.8.8'], true)).toEqual([{ address: '8.8.8.8', family: 4 }]);
});

test.each([
  [['127.0.0.1']],
  [['169.254.169.254']],
  [['8.8.8.8', '10.0.0.1']],
  [['8.8.8.8', '::ffff:192.168.0.1']],
])('a name that leads to %j is not', async (addresses) => {
  for (const all of [false, true]) {
    await expect(found(addresses, all)).rejects.toMatchObject({ reason: 'closed-address' });
  }
});

test('a name without an address is a connection that failed', async () => {
  await expect(found([])).rejects.toMatchObject({ reason: 'connection' });
});
