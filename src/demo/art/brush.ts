import { distance, mix } from './colour.ts';
import type { Hue, Palette } from './palettes.ts';

/** One colour in its three lights, and as a gradient lit from the upper left. */
export interface Tone {
  base: string;
  deep: string;
  light: string;
  fill: string;
}

/** What a motif draws with. It asks for hues, so that one drawing suits every palette. */
export interface Brush {
  hot: Tone;
  gold: Tone;
  fresh: Tone;
  cool: Tone;
  /** The hue this scene gives to a thing that has none of its own, and the one beside it. */
  main: Tone;
  second: Tone;
  ink: string;
  paper: string;
  /** Translucent: laid over a shape's far side, and over its lit edge. */
  shade: string;
  shine: string;
  /** `count` copies around the origin; the content is written once. */
  spin(count: number, content: string): string;
  /** Written once, drawn at each of the transforms. */
  repeat(content: string, transforms: readonly string[]): string;
  /** The gradients that were asked for, to be put into the drawing's defs. */
  gradients(): string;
  /** A gradient or clip of the drawing's own; answers the id it got. */
  define(build: (id: string) => string): string;
}

/** `prefix` keeps ids apart when several drawings stand in one document. */
export function makeBrush(palette: Palette, prefix: string, main: Hue, second: Hue): Brush {
  const defined: string[] = [];
  let names = 0;
  const name = () => {
    names += 1;
    return prefix + names.toString(36);
  };
  const define = (build: (id: string) => string) => {
    const id = name();
    defined.push(build(id));
    return id;
  };
  const tone = (base: string): Tone => {
    let fill = '';
    const light = mix(base, palette.paper, 0.5);
    const deep = mix(base, palette.ink, 0.42);
    return {
      base,
      deep,
      light,
      get fill() {
        fill ||= `url(#${define((id) => gradient(id, mix(base, palette.paper, 0.3), base, mix(base, palette.ink, 0.22)))})`;
        return fill;
      },
    };
  };
  const tones = {
    hot: tone(palette.hot),
    gold: tone(palette.gold),
    fresh: tone(palette.fresh),
    cool: tone(palette.cool),
  };
  const repeat = (content: string, transforms: readonly string[]) => {
    const id = name();
    const [first = '', ...rest] = transforms;
    const copies = rest.map((transform) => `<use href="#${id}" transform="${transform}"/>`);
    return `<g transform="${first}"><g id="${id}">${content}</g></g>${copies.join('')}`;
  };
  return {
    ...tones,
    main: tones[main],
    second: tones[second],
    ink: palette.ink,
    paper: palette.paper,
    shade: `${palette.ink}44`,
    shine: `${palette.paper}77`,
    repeat,
    spin: (count, content) => {
      const id = name();
      const copies = Array.from({ length: count - 1 }, (_, at) => {
        const angle = Number((((at + 1) * 360) / count).toFixed(1));
        return `<use href="#${id}" transform="rotate(${angle})"/>`;
      });
      return `<g id="${id}">${content}</g>${copies.join('')}`;
    },
    gradients: () => defined.join(''),
    define,
  };
}

/** The hue that stands out most against the sky behind it, out of those offered. */
export function clearestHue(palette: Palette, hues: readonly Hue[]): Hue {
  const [first = 'gold', ...rest] = hues;
  return rest.reduce(
    (best, hue) =>
      distance(palette[hue], palette.sky[1]) > distance(palette[best], palette.sky[1]) ? hue : best,
    first,
  );
}

function gradient(id: string, from: string, middle: string, to: string): string {
  return `<linearGradient id="${id}" x2=".6" y2="1"><stop stop-color="${from}"/><stop offset=".5" stop-color="${middle}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
}
