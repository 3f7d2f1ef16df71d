import { type BackdropName, backdrops } from './backdrops.ts';
import { clearestHue, makeBrush } from './brush.ts';
import { brightness, distance, mix } from './colour.ts';
import { coverSetting } from './cover-setting.ts';
import { type GarlandName, garlands } from './garlands.ts';
import { type GroundName, grounds } from './grounds.ts';
import { findMotif, motifs } from './motif-library.ts';
import type { Motif } from './motifs/motif.ts';
import { type Hue, type Palette, palettes } from './palettes.ts';
import type { Scene } from './scene.ts';
import { hashOf, itemAt, seeded } from './seeded.ts';
import { circle, group } from './shapes.ts';
import { foreground, smallThings } from './small-things.ts';

export interface CoverSubject {
  /** The game's code: the same code always gives the same cover. */
  seed: string;
  gameType: 'LIVE' | 'RNG' | 'SPORTS' | 'ESPORTS' | 'PVP' | 'FISH' | 'LOTT' | 'ELOTT' | 'INHOUSE';
  gameClassify: string;
  /** A word for the thing to show, such as 'jaguar'; an unknown one is passed over. */
  motif?: string;
  /** The game's place in the catalogue: two that follow each other never look alike. */
  index?: number;
}

export interface CoverLook {
  palette: string;
  motif: string;
  backdrop: BackdropName;
  ground: GroundName;
  garland: GarlandName;
}

/** A game's cover as a complete SVG, 300 by 400. */
export function drawCover(subject: CoverSubject): string {
  const look = choose(subject);
  const { palette, motif, chance } = look;
  const prefix = `${String.fromCharCode(97 + (look.hash % 26))}${((look.hash >>> 5) % 1296).toString(36)}`;
  const main = motif.hue ?? clearestHue(palette, chance.pick(hueChoices));
  const second = chance.pick(secondHues[main]);
  const brush = makeBrush(palette, prefix, main, second);
  const panel = panelAgainst(palette, main, second, chance.next());
  const panelLight = mix(panel, brightness(panel) > 0.6 ? palette.gold : palette.paper, 0.5);
  const glow = mix(panel, brightness(panel) > 0.6 ? '#ffffff' : palette.sky[2], 0.42);
  const panelFill = `url(#${prefix}p)`;
  const scene: Scene = { palette, brush, chance, panel, panelFill, panelLight };
  const back = backdrops[look.backdrop](scene) + garlands[look.garland](scene);
  const floor = grounds[look.ground](scene);
  const body =
    circle(140, 190, 210, `url(#${prefix}l)`) +
    back +
    floor +
    smallThings(scene, look.small) +
    `<ellipse cx="150" cy="332" rx="92" ry="13" fill="${palette.ink}" opacity=".35"/>` +
    group(motif.draw(brush), 'translate(150 210) scale(1.18)') +
    foreground(scene);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400"><defs>${sky(palette, prefix)}${radial(`${prefix}p`, glow, panel)}${brush.gradients()}</defs><path d="M0 0H300V400H0z" fill="url(#${prefix}s)"/>${body}<path d="M0 0H300V400H0z" fill="url(#${prefix}v)"/></svg>`;
}

/** What a cover is made of, without drawing it. */
export function coverLook(subject: CoverSubject): CoverLook {
  const { palette, motif, backdrop, ground, garland } = choose(subject);
  return { palette: palette.id, motif: motif.id, backdrop, ground, garland };
}

function choose(subject: CoverSubject) {
  const { seed, index } = subject;
  const hash = hashOf(seed);
  const chance = seeded(seed);
  const setting = coverSetting(subject.gameType, subject.gameClassify);
  const palette = itemAt(palettes, index === undefined ? hash % 8191 : index * 11 + (hash & 1));
  const motif = findMotif(subject.motif ?? '') ?? pickMotif(setting.motifs, hash >>> 3, index);
  return {
    hash,
    chance,
    palette,
    motif,
    small: chance.pick(setting.small),
    backdrop: chance.pick(setting.backdrops),
    ground: chance.pick(setting.grounds),
    garland: chance.pick(setting.garlands),
  };
}

/**
 * Even places take motifs of even number, odd places those of odd number: whatever categories two
 * neighbours belong to, they cannot meet. Inside its half a place moves on in steps.
 */
function pickMotif(offered: readonly Motif[], hash: number, index: number | undefined): Motif {
  if (index === undefined) return itemAt(offered, hash);
  const half = offered.filter((motif) => motifs.indexOf(motif) % 2 === index % 2);
  const step = Math.max(2, Math.round(half.length * 0.38));
  return itemAt(half, Math.floor(index / 2) * step + (hash & 1));
}

const hueChoices: readonly (readonly Hue[])[] = [
  ['hot', 'fresh', 'cool'],
  ['fresh', 'cool'],
  ['hot', 'cool'],
  ['hot', 'fresh'],
];

const secondHues: Record<Hue, readonly Hue[]> = {
  hot: ['fresh', 'cool'],
  gold: ['hot', 'fresh', 'cool'],
  fresh: ['hot', 'cool'],
  cool: ['hot', 'fresh'],
};

/** Out of the scene's own colours, one that leaves the motif clearly readable. */
function panelAgainst(palette: Palette, main: Hue, second: Hue, share: number): string {
  const offered = [
    palette.sky[0],
    mix(palette[second], palette.ink, 0.2),
    mix(palette.gold, palette.paper, 0.3),
    mix(palette.sky[2], palette.paper, 0.5),
    mix(palette.cool, palette.sky[0], 0.3),
    mix(palette.hot, palette.ink, 0.3),
    palette.land[0],
  ];
  const clear = offered.filter(
    (colour) => distance(colour, palette[main]) > 0.3 && distance(colour, palette.sky[1]) > 0.1,
  );
  return itemAt(clear.length ? clear : offered, Math.floor(share * clear.length));
}

function sky(palette: Palette, prefix: string): string {
  const [top, middle, low] = palette.sky;
  return (
    `<linearGradient id="${prefix}s" x2="0" y2="1"><stop stop-color="${top}"/><stop offset=".5" stop-color="${middle}"/><stop offset=".85" stop-color="${low}"/></linearGradient>` +
    radial(`${prefix}l`, `${mix(palette.sky[2], palette.paper, 0.45)}cc`, `${palette.sky[2]}00`) +
    `<radialGradient id="${prefix}v" cx=".4" cy=".35" r=".9"><stop offset=".6" stop-color="${palette.ink}" stop-opacity="0"/><stop offset="1" stop-color="${palette.ink}" stop-opacity=".45"/></radialGradient>`
  );
}

function radial(id: string, middle: string, edge: string): string {
  return `<radialGradient id="${id}" cx=".45" cy=".4" r=".6"><stop stop-color="${middle}"/><stop offset="1" stop-color="${edge}"/></radialGradient>`;
}
