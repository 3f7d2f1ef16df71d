import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { type CoverSubject, coverLook, drawCover } from './draw-cover.ts';
import { motifs } from './motif-library.ts';
import { palettes } from './palettes.ts';
import { svgComplaints } from './svg-check.ts';

const gameTypes = [
  'LIVE',
  'RNG',
  'SPORTS',
  'ESPORTS',
  'PVP',
  'FISH',
  'LOTT',
  'ELOTT',
  'INHOUSE',
] as const;
const classes = ['', 'SC', 'VP', 'JP', 'TG', 'AC', 'BG'];

/** 1,200 games the way a catalogue holds them: categories in turn, codes that differ by a digit. */
const catalogue: readonly CoverSubject[] = Array.from({ length: 1200 }, (_, index) => ({
  seed: `PG-${String(index).padStart(4, '0')}`,
  gameType: gameTypes[Math.floor(index / 7) % gameTypes.length] ?? 'RNG',
  gameClassify: classes[index % classes.length] ?? '',
  index,
}));
const withoutIndex = catalogue.map(({ index: _, ...subject }) => subject);

describe('a cover', () => {
  test('is the same, byte for byte, whenever the same game asks', () => {
    for (const subject of catalogue.slice(0, 60)) {
      expect(drawCover({ ...subject })).toBe(drawCover(subject));
    }
  });

  test('is a sound drawing that runs and fetches nothing, for every game of a catalogue', () => {
    for (const subject of catalogue) {
      expect(svgComplaints(drawCover(subject)), subject.seed).toEqual([]);
    }
  });

  test('can show every motif on every palette soundly', () => {
    const seen = new Set<string>();
    for (const motif of motifs) {
      for (const [index, palette] of palettes.entries()) {
        const subject = { seed: `${motif.id}${index}`, gameType: 'RNG', gameClassify: '' } as const;
        const svg = drawCover({ ...subject, motif: motif.id, index });
        expect(svgComplaints(svg), `${motif.id} on ${palette.id}`).toEqual([]);
        seen.add(svg);
      }
    }
    expect(seen.size).toBe(motifs.length * palettes.length);
  });

  test('weighs little: half of them under 2.2 KB compressed, none above 4', () => {
    const sizes = catalogue
      .filter((_, at) => at % 6 === 0)
      .map((subject) => brotliCompressSync(drawCover(subject)).length)
      .sort((first, second) => first - second);
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(2200);
    expect(sizes.at(-1)).toBeLessThanOrEqual(4096);
    // Two hundred covers at the strongest compression take seconds where several suites run at once.
  }, 60_000);

  test('shows the motif it is asked for, by name or by a word near it, and passes over unknown words', () => {
    const subject = { seed: 'x', gameType: 'RNG', gameClassify: '' } as const;
    expect(coverLook({ ...subject, motif: 'jaguar' }).motif).toBe('jaguar');
    expect(coverLook({ ...subject, motif: ' Tiger ' }).motif).toBe('jaguar');
    expect(coverLook({ ...subject, motif: 'spreadsheet' })).toEqual(coverLook(subject));
  });
});

describe('neighbours', () => {
  test('differ in palette and in motif when they know their places', () => {
    for (const [at, subject] of catalogue.slice(1).entries()) {
      const before = coverLook(catalogue[at] ?? subject);
      const after = coverLook(subject);
      expect(after.palette, subject.seed).not.toBe(before.palette);
      expect(after.motif, subject.seed).not.toBe(before.motif);
    }
  });

  test('differ across the gap of a hot row, where only every second or third place is shown', () => {
    for (const gap of [2, 3, 4]) {
      for (let index = 0; index + gap < 300; index += 1) {
        const palette = (at: number) =>
          coverLook({ seed: `S${at}`, gameType: 'RNG', gameClassify: '', index: at }).palette;
        expect(palette(index + gap)).not.toBe(palette(index));
      }
    }
  });

  test('without a place are spread by the hash: palettes evenly, few pairs alike', () => {
    const looks = withoutIndex.map(coverLook);
    const counts = new Map(palettes.map(({ id }) => [id, 0]));
    for (const { palette } of looks) counts.set(palette, (counts.get(palette) ?? 0) + 1);
    const even = withoutIndex.length / palettes.length;
    for (const [id, count] of counts) {
      expect(count, id).toBeGreaterThan(even * 0.5);
      expect(count, id).toBeLessThan(even * 1.6);
    }
    const alike = looks.filter(
      (look, at) => look.palette === looks[at - 1]?.palette && look.motif === looks[at - 1]?.motif,
    );
    expect(alike.length).toBeLessThanOrEqual(12);
  });
});

describe('the library', () => {
  test('holds at least 44 motifs and 24 palettes, each under its own name', () => {
    expect(new Set(motifs.map(({ id }) => id)).size).toBe(motifs.length);
    expect(motifs.length).toBeGreaterThanOrEqual(44);
    expect(new Set(palettes.map(({ id }) => id)).size).toBe(palettes.length);
    expect(palettes.length).toBeGreaterThanOrEqual(24);
  });

  test('leaves no motif unused by a catalogue of slots and tables', () => {
    const used = new Set(catalogue.map((subject) => coverLook(subject).motif));
    expect(used.size).toBeGreaterThanOrEqual(70);
  });
});
