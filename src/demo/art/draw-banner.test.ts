import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { findWideScene, wideScenes } from './banner-scenes.ts';
import { drawBanner } from './draw-banner.ts';
import { drawPromotion } from './draw-promotion.ts';
import { findMotif } from './motif-library.ts';
import { palettes } from './palettes.ts';
import { svgComplaints } from './svg-check.ts';

const names = Object.keys(wideScenes);
const seeds = ['a', 'b', 'c', 'd', 'e', 'f'];
const themes = ['night', 'day'] as const;

describe('a banner', () => {
  test('is sound, repeatable and at most 6 KB compressed, in every scene, by night and by day', () => {
    for (const scene of names) {
      for (const theme of themes) {
        for (const seed of seeds) {
          const svg = drawBanner({ seed, scene, theme });
          expect(svgComplaints(svg), `${scene} ${theme} ${seed}`).toEqual([]);
          expect(drawBanner({ seed, scene, theme })).toBe(svg);
          expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(6144);
        }
      }
    }
  });

  test('is 20:9, a promotion 16:9 with two different views', () => {
    expect(drawBanner({ seed: 'a', scene: 'fair' })).toContain('viewBox="0 0 1200 540"');
    const list = drawPromotion({ seed: 'a', scene: 'fair', view: 'list' });
    const modal = drawPromotion({ seed: 'a', scene: 'fair', view: 'modal' });
    for (const svg of [list, modal]) {
      expect(svg).toContain('viewBox="240 0 960 540"');
      expect(svgComplaints(svg)).toEqual([]);
    }
    expect(list).not.toBe(modal);
  });

  test('follows its seed', () => {
    const drawn = new Set(seeds.map((seed) => drawBanner({ seed, scene: 'slots' })));
    expect(drawn.size).toBe(seeds.length);
  });
});

describe('scenes', () => {
  test('name only palettes and motifs that exist', () => {
    for (const scene of Object.values(wideScenes)) {
      for (const id of [...scene.heroes, ...scene.companions]) expect(findMotif(id)?.id).toBe(id);
      for (const id of [...scene.night, ...scene.day]) {
        expect(
          palettes.some((palette) => palette.id === id),
          id,
        ).toBe(true);
      }
    }
  });

  test('are found by a word near their name, and the fair stands in for what nobody knows', () => {
    expect(findWideScene('Sports')).toBe('football');
    expect(findWideScene('poker')).toBe('poker');
    expect(findWideScene('constructor')).toBe('fair');
  });
});
