import { expect, test } from 'vitest';
import { loadMobileJudge } from './load-phone.ts';

test('a number is judged by the country that was chosen', async () => {
  const judge = await loadMobileJudge('57');
  expect(judge('300 123 4567')).toBeNull();
  expect(judge('300')).toEqual({ kind: 'mobile-digits', min: 10, max: 10 });
});
