import { expect, test, vi } from 'vitest';

const hello = { kind: 'hello', id: '1-1', serverTime: '2026-11-20T20:00:00Z' } as const;

test('who has to know what was missed is told by a second connection and by the gateway, not by the first', async () => {
  vi.resetModules();
  const { onMissed, tell } = await import('./server-events.ts');
  let told = 0;
  const stop = onMissed(() => {
    told += 1;
  });
  tell(hello);
  expect(told).toBe(0);
  tell(hello);
  expect(told).toBe(1);
  tell({ kind: 'resync', id: '1-2' });
  expect(told).toBe(2);
  stop();
  tell(hello);
  expect(told).toBe(2);
});
