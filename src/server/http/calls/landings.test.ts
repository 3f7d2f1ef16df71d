import { expect, test } from 'vitest';
import { answer, done, type Landing, type Visit } from '#server/kernel/answer.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { fakeGateway, testCalls } from '#tests/gateway/fake-gateway.ts';

const path = '/wps/test/back';
const url = `${path}?state=hidden&code=hidden`;

/** Leads to where a test wants it to. */
function leadingTo(to: string): Landing & { visits: Visit[] } {
  const visits: Visit[] = [];
  return {
    visits,
    path,
    async land({ visit, query }) {
      visits.push(visit);
      return { to: to.replace('{state}', query.get('state') ?? '') as '/' };
    },
  };
}

test('who comes back is led on inside, with nothing of what the address said', async () => {
  const landing = leadingTo('/?signin=code');
  const { app, lines } = await fakeGateway({ landings: [landing] });
  const response = await app.inject({ url, headers: { 'sec-fetch-site': 'cross-site' } });
  expect(response.statusCode).toBe(303);
  // A fragment of ours, or that of the other site would come along.
  expect(response.headers.location).toBe('/?signin=code#');
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.headers['referrer-policy']).toBe('no-referrer');
  await expect.poll(lines).toHaveLength(1);
  expect(JSON.stringify(lines())).not.toContain('hidden');
});

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/a\r\nset-cookie: b',
  '',
])('nobody is led to %j', async (to) => {
  const { app } = await fakeGateway({ landings: [leadingTo(to)] });
  expect((await app.inject({ url })).headers.location).toBe('/');
});

test('a look ahead spends nothing, and a closed site asks nobody in', async () => {
  const landing = leadingTo('/');
  const { app } = await fakeGateway({ landings: [landing] });
  expect((await app.inject({ method: 'HEAD', url })).statusCode).not.toBe(303);
  const closed = await fakeGateway({
    landings: [landing],
    standing: async () => ({ status: 1, maintenanceEnd: null, country: null }),
  });
  expect((await closed.app.inject({ url })).headers.location).toBe('/');
  expect(landing.visits).toEqual([]);
});

test('a cookie that is bound to the host is one that no neighbour can have set', async () => {
  const binding = { name: 'sign-in', value: 'one', isHttpOnly: true, isHostBound: true };
  const binder = answer(testCalls.echo, async () => done({ word: 'hola', times: 1 }, [binding]));
  const landing = leadingTo('/');
  const given = { landings: [landing], answers: [binder] };
  const asked = { method: 'POST', url: testCalls.echo.path, payload: { word: 'hola' } } as const;
  const overTls = await fakeGateway({
    ...given,
    settings: readSettings({ PUBLIC_ORIGIN: 'https://play.example' }),
  });
  const set = (await overTls.app.inject(asked)).headers['set-cookie'];
  expect(String(set)).toBe('__Host-sign-in=one; Path=/; SameSite=Lax; HttpOnly; Secure');
  const planted = 'sign-in=planted; __Host-sign-in=ours';
  await overTls.app.inject({ url, headers: { cookie: planted } });
  await overTls.app.inject({ url, headers: { cookie: 'sign-in=planted' } });
  expect(landing.visits.map(({ signIn }) => signIn)).toEqual(['ours', undefined]);
  const plain = await fakeGateway(given);
  expect(String((await plain.app.inject(asked)).headers['set-cookie'])).toContain('sign-in=one; ');
});
