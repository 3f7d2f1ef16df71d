import { expect, test } from 'vitest';
import { modelLookOf } from './model-look.ts';

const names = Array.from({ length: 400 }, (_, number) => `EVO-MODEL-${number}`);

test('a name has one face', () => {
  for (const name of names) expect(modelLookOf(name)).toEqual(modelLookOf(name));
});

test.each([
  ['skin', 4],
  ['hair', 4],
  ['cut', 4],
  ['dress', 4],
  ['ornament', 3],
] as const)('every %s is somebody’s', (part, count) => {
  expect(new Set(names.map((name) => modelLookOf(name)[part])).size).toBe(count);
});

test('neighbours do not look alike', () => {
  const faces = new Set(names.map((name) => JSON.stringify(modelLookOf(name))));
  expect(faces.size).toBeGreaterThan(200);
});
