import { findWideScene, type WideScene, wideScenes } from './banner-scenes.ts';
import { clearestHue, makeBrush } from './brush.ts';
import { brightness, mix } from './colour.ts';
import { findMotif } from './motif-library.ts';
import { type Palette, palettes } from './palettes.ts';
import type { Scene } from './scene.ts';
import { hashOf, seeded } from './seeded.ts';
import { circle, dots, group, path, rays, star } from './shapes.ts';
import { floors, overheads, type WideStage } from './wide-parts.ts';

export interface WideSubject {
  seed: string;
  /** A name of `wideScenes` or a word near it. */
  scene: string;
  theme?: 'night' | 'day';
}

/** Where things stand in a frame cut out of the 1200 by 540 that the parts are drawn on. */
interface Frame {
  left: number;
  width: number;
  hero: Place;
  companions: readonly Place[];
  /** Words will lie over the left part: it is kept dark (by day light) and quiet. */
  calmLeft: boolean;
}
export interface Place {
  x: number;
  y: number;
  scale: number;
}

export function drawWide(subject: WideSubject, frame: Frame): string {
  const { seed, theme = 'night' } = subject;
  const name = findWideScene(subject.scene);
  const look: WideScene = wideScenes[name];
  const chance = seeded(`${name} ${seed}`);
  const hash = hashOf(`${name} ${seed}`);
  const palette = paletteCalled(chance.pick(look[theme]));
  const hero = chance.pick(look.heroes);
  const beside = shuffled(look.companions, chance.next).filter((id) => id !== hero);
  const prefix = `${String.fromCharCode(97 + (hash % 26))}${((hash >>> 5) % 1296).toString(36)}`;
  const main = clearestHue(palette, ['hot', 'cool', 'fresh']);
  const second = main === 'hot' ? 'cool' : 'hot';
  const brush = makeBrush(palette, prefix, main, second);
  const panel = discColour(palette);
  const { x, y } = frame.hero;
  const scene: WideStage = {
    middle: x,
    reach: Math.min(x - frame.left, frame.left + frame.width - x),
    palette,
    brush,
    chance,
    panel,
    panelFill: `url(#${prefix}p)`,
    panelLight: mix(panel, palette.paper, 0.5),
  };
  const things = [
    ...frame.companions.map((place, at) => placed(scene, beside[at] ?? hero, place)),
    placed(scene, hero, frame.hero),
  ];
  const body =
    halo(scene, x, y) +
    overheads[chance.pick(look.overhead)](scene) +
    floors[chance.pick(look.floors)](scene) +
    things.join('') +
    sparkles(scene, x, y) +
    (frame.calmLeft ? `<path d="M0 0H900V540H0z" fill="url(#${prefix}c)"/>` : '');
  const across = `M${frame.left} 0h${frame.width}V540h-${frame.width}z`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame.left} 0 ${frame.width} 540"><defs>${gradients(palette, prefix, theme, panel)}${brush.gradients()}</defs><path d="${across}" fill="url(#${prefix}s)"/>${body}</svg>`;
}

function placed(scene: Scene, id: string, { x, y, scale }: Place): string {
  const motif = findMotif(id);
  if (!motif) throw new Error(`No motif is called ${id}`);
  const shadow = `<ellipse cx="${x}" cy="${Math.round(y + 104 * scale)}" rx="${Math.round(82 * scale)}" ry="${Math.round(11 * scale)}" fill="${scene.palette.ink}" opacity=".4"/>`;
  return shadow + group(motif.draw(scene.brush), `translate(${x} ${y}) scale(${scale})`);
}

function halo({ palette, panelFill, panelLight }: Scene, x: number, y: number): string {
  return (
    `<g opacity=".12">${rays(x, y, 0, 760, 30, palette.paper, 0.5)}</g>` +
    circle(x, y, 256, mix(palette.sky[1], palette.sky[2], 0.5), 'opacity=".55"') +
    circle(x, y, 218, panelFill) +
    dots(238, 64, 8, panelLight, x, y)
  );
}

function sparkles({ palette, chance }: Scene, x: number, y: number): string {
  const spots = Array.from({ length: 9 }, () => {
    const angle = chance.between(0, Math.PI * 2);
    const away = chance.between(210, 300);
    return star(
      4,
      chance.whole(9, 24),
      4,
      x + Math.cos(angle) * away,
      y + Math.sin(angle) * away * 0.8,
    );
  });
  return path(spots.join(''), palette.paper, 'opacity=".9"');
}

function gradients(
  palette: Palette,
  prefix: string,
  theme: 'night' | 'day',
  panel: string,
): string {
  const [top, middle, low] = palette.sky;
  const calm = theme === 'day' ? mix(palette.paper, low, 0.12) : mix(top, palette.ink, 0.5);
  const from = theme === 'day' ? mix(palette.paper, low, 0.3) : top;
  const stop = (offset: number, opacity: number) =>
    `<stop offset="${offset}" stop-color="${calm}" stop-opacity="${opacity}"/>`;
  const lit = mix(panel, brightness(panel) > 0.6 ? '#ffffff' : palette.paper, 0.4);
  return (
    `<linearGradient id="${prefix}s" x2=".9" y2="1"><stop stop-color="${from}"/><stop offset=".55" stop-color="${middle}"/><stop offset="1" stop-color="${low}"/></linearGradient>` +
    `<linearGradient id="${prefix}c">${stop(0, 0.96)}${stop(0.55, 0.86)}${stop(0.72, 0.5)}${stop(1, 0)}</linearGradient>` +
    `<radialGradient id="${prefix}p" cx=".42" cy=".36" r=".65"><stop stop-color="${lit}"/><stop offset="1" stop-color="${panel}"/></radialGradient>`
  );
}

/** A blue sky mixed with gold is grey: there the disc goes towards a brighter blue instead. */
function discColour({ sky, gold, cool }: Palette): string {
  const low = sky[2];
  const isBlue = Number.parseInt(low.slice(5), 16) > Number.parseInt(low.slice(1, 3), 16);
  return isBlue ? mix(low, cool, 0.5) : mix(low, gold, 0.35);
}

function paletteCalled(id: string): Palette {
  const found = palettes.find((palette) => palette.id === id);
  if (!found) throw new Error(`No palette is called ${id}`);
  return found;
}

function shuffled(items: readonly string[], next: () => number): string[] {
  return items
    .map((item) => ({ item, order: next() }))
    .sort((first, second) => first.order - second.order)
    .map(({ item }) => item);
}
