import { expect, test } from 'vitest';
import { hasEntry, overlayOf, writeOverlay } from './overlay-entry.ts';

test('an overlay is found again in its entry of the history', () => {
  const overlay = { kind: 'game', nodeId: '7' } as const;
  expect(overlayOf({ pathname: '/rng', overlay: writeOverlay(overlay) })).toEqual(overlay);
});

test('the login and register addresses are home with their popup open', () => {
  expect(overlayOf({ pathname: '/login', overlay: undefined })).toEqual({ kind: 'login' });
  expect(overlayOf({ pathname: '/register/', overlay: undefined })).toEqual({ kind: 'register' });
  expect(overlayOf({ pathname: '/', overlay: undefined })).toBeNull();
});

test('a link from the login popup to another one wins over the address', () => {
  const overlay = writeOverlay({ kind: 'register' });
  expect(overlayOf({ pathname: '/login', overlay })).toEqual({ kind: 'register' });
});

test('what an older release wrote opens nothing', () => {
  expect(overlayOf({ pathname: '/', overlay: 'language' })).toBeNull();
  expect(overlayOf({ pathname: '/', overlay: '7' })).toBeNull();
});

test('only the announcements stay when the person goes back', () => {
  expect(hasEntry({ kind: 'announcements' })).toBe(false);
  expect(hasEntry({ kind: 'licence' })).toBe(true);
});
