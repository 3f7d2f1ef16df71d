import { expect, test } from 'vitest';
import { orchard, orchardStrips, orchardSymbols } from '#games/slots/orchard.ts';
import { reelStrip } from './reel-strip.ts';

test('a reel comes to rest at what the round says, from what lay there before', () => {
  const told = orchard.tell({ stake: '100' }, [], (at) => [0.99, 0.5, 0.1][at] ?? 0);
  if (told.refused) throw new Error('refused');
  const { reels, stops } = told.view;
  const turns = orchardStrips.map((strip, reel) =>
    reelStrip({
      strip,
      symbols: orchardSymbols,
      stop: stops[reel] ?? 0,
      before: 5,
      passing: 10,
    }),
  );
  expect(turns.map((turn) => turn.slice(0, 3))).toEqual(reels);
  expect(turns[0]?.slice(-3)).toEqual(['cherry', 'lemon', 'bar']);
  expect(turns.map((turn) => turn.length)).toEqual([16, 16, 16]);
});

test('what passes by is the strip in its own order, over its end as well', () => {
  const symbols = { A: 'a', B: 'b', C: 'c', D: 'd' } as const;
  const turn = reelStrip({ strip: 'ABCD', symbols, stop: 2, before: 0, passing: 3 });
  expect(turn.join('')).toBe('cdabcdabc');
});
