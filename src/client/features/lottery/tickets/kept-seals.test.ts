import { beforeEach, expect, test, vi } from 'vitest';
import { keptSeals } from './kept-seals.ts';

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
});
beforeEach(() => stored.clear());

const seal = {
  ...{ commitment: 'aa', link: 7, network: 'net', plannedRound: '9' },
  listRoot: null as string | null,
};
const ticket = (state: 'open' | 'closed' | 'drawn', listRoot: string | null = null) => ({
  game: 'SSC1',
  numero: { numero: '1', state },
  seal: { ...seal, listRoot },
});

test('what was promised at the sale is kept, and written over by nothing that comes later', () => {
  const kept = keptSeals('12');
  kept.keep(ticket('open'));
  kept.keep({ ...ticket('open'), seal: { ...seal, commitment: 'bb' } });
  expect(kept.find('SSC1', '1')).toMatchObject({ seal: { commitment: 'aa' }, rootAt: null });
  kept.keepRoot('SSC1', '1', 'root');
  kept.keepRoot('SSC1', '1', 'another');
  kept.keep(ticket('closed', 'a third'));
  expect(kept.find('SSC1', '1')).toMatchObject({ seal: { commitment: 'aa', listRoot: 'root' } });
  expect(kept.find('SSC1', '1')?.rootAt).toBeTypeOf('number');
  expect(keptSeals('13').find('SSC1', '1')).toBeUndefined();
});

test('a root is kept where a ticket is, and nothing once the numero was drawn', () => {
  const kept = keptSeals('12');
  kept.keepRoot('SSC1', '1', 'root');
  kept.keep(ticket('drawn', 'root'));
  expect(kept.find('SSC1', '1')).toBeUndefined();
  kept.keep(ticket('closed', 'root'));
  expect(kept.find('SSC1', '1')).toMatchObject({ seal: { listRoot: 'root' } });
});
