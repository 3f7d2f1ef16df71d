import { makeBrush } from '#demo/art/brush.ts';
import { findMotif } from '#demo/art/motif-library.ts';
import { palettes } from '#demo/art/palettes.ts';

/** What the game's cover shows, by the same hand: whoever comes for the jaguar finds it on the reels. */
export function drawSubject(subject: string): SVGElement | undefined {
  const motif = findMotif(subject);
  const [palette] = palettes;
  if (!motif || !palette) return undefined;
  const brush = makeBrush(palette, 'subject', motif.hue ?? 'gold', 'cool');
  const drawn = motif.draw(brush);
  const text = `<svg xmlns="http://www.w3.org/2000/svg"><g><defs>${brush.gradients()}</defs>${drawn}</g></svg>`;
  const read = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  return document.importNode(read.firstElementChild as SVGElement, true);
}
