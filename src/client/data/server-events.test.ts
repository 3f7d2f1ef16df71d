import { expect, test, vi } from 'vitest';

const hello = { kind: 'hello', id: '1-1', serverTime: '2026-11-20T20:00:00Z' } as const;

test('who has to know of a change is told of it, of each connection and of a resync, and of nothing else', async () => {
  vi.resetModules();
  const { onChange, tell } = await import('./server-events.ts');
  const listener = vi.fn();
  const stop = onChange('balance.changed', listener);
  expect(listener).not.toHaveBeenCalled();
  tell(hello);
  expect(listener).toHaveBeenCalledTimes(1);
  tell({ kind: 'balance.changed', id: '1-2', body: {} });
  tell({ kind: 'resync', id: '1-3' });
  expect(listener).toHaveBeenCalledTimes(3);
  tell({ kind: 'kyc.changed', id: '1-4', body: {} });
  stop();
  tell(hello);
  expect(listener).toHaveBeenCalledTimes(3);
});

test('who begins to listen after the connection began is told at once: nobody knows what came before', async () => {
  vi.resetModules();
  const { onChange, tell } = await import('./server-events.ts');
  tell(hello);
  const listener = vi.fn();
  onChange('balance.changed', listener);
  expect(listener).toHaveBeenCalledTimes(1);
});
