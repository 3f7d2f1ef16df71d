import { clearestHue, makeBrush } from './brush.ts';
import { mix } from './colour.ts';
import { findMotif } from './motif-library.ts';
import { palettes } from './palettes.ts';
import type { Scene } from './scene.ts';
import { hashOf, itemAt, seeded } from './seeded.ts';
import { circle, dots, group, path, rays, star } from './shapes.ts';

export interface MallItemSubject {
  /** The item's code: the same code always gives the same picture. */
  seed: string;
  motif: string;
  /** The item's place on the shelf: neighbours never wear the same colours. */
  index: number;
}

/** A prize on its shelf at the fair, 320 by 240: what can be had stands in the light, and nothing else. */
export function drawMallItem({ seed, motif: id, index }: MallItemSubject): string {
  const motif = findMotif(id);
  if (!motif) throw new Error(`No motif is called ${id}`);
  const palette = itemAt(palettes, index * 7);
  const chance = seeded(seed);
  const prefix = `m${(hashOf(seed) % 1296).toString(36)}`;
  const main = motif.hue ?? clearestHue(palette, ['hot', 'cool', 'fresh']);
  const brush = makeBrush(palette, prefix, main, main === 'hot' ? 'cool' : 'hot');
  const [top, middle, low] = palette.sky;
  const sparks = Array.from({ length: 5 }, () => {
    const angle = chance.between(0, Math.PI * 2);
    const away = chance.between(96, 130);
    return star(
      4,
      chance.whole(5, 11),
      2,
      160 + Math.cos(angle) * away,
      106 + Math.sin(angle) * away * 0.7,
    );
  });
  const body =
    `<g opacity=".1">${rays(160, 106, 0, 260, 24, palette.paper, 0.5)}</g>` +
    circle(160, 106, 94, mix(middle, low, 0.6)) +
    dots(86, 40, 4, mix(low, palette.paper, 0.55), 160, 106) +
    path(sparks.join(''), palette.paper, 'opacity=".85"') +
    shelf(palette) +
    `<ellipse cx="160" cy="200" rx="66" ry="8" fill="${palette.ink}" opacity=".4"/>` +
    group(motif.draw(brush), 'translate(160 112) scale(.86)');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240"><defs><linearGradient id="${prefix}s" x2=".6" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${middle}"/></linearGradient>${brush.gradients()}</defs><path d="M0 0H320V240H0z" fill="url(#${prefix}s)"/>${body}</svg>`;
}

/** A plank with an awning's scallops on its edge. */
function shelf({ land, gold, paper }: Scene['palette']): string {
  const scallops = Array.from({ length: 10 }, (_, at) =>
    circle(at * 36 - 2, 208, 18, at % 2 === 0 ? gold : paper),
  );
  return (
    scallops.join('') + path('M0 194H320V210H0z', land[0]) + path('M0 226H320V240H0z', land[1])
  );
}
