import { makeBrush } from '#demo/art/brush.ts';
import { findMotif } from '#demo/art/motif-library.ts';
import { palettes } from '#demo/art/palettes.ts';
import { drawing } from '../element.ts';

export interface Subject {
  box: string;
  drawn: SVGElement;
}

/** From its middle, with room for what reaches beyond. */
const reach = 104;
const subjectBox = `${-reach} ${-reach} ${2 * reach} ${2 * reach}`;

/**
 * What the game's cover shows, by the same hand: whoever comes for the jaguar finds it on the reels. As a
 * picture: our pages let no text become elements.
 */
export function drawSubject(subject: string): Subject | undefined {
  const motif = findMotif(subject);
  const [palette] = palettes;
  if (!motif || !palette) return undefined;
  const brush = makeBrush(palette, 'subject', motif.hue ?? 'gold', 'cool');
  const drawn = motif.draw(brush);
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${subjectBox}"><defs>${brush.gradients()}</defs>${drawn}</svg>`;
  const place = { x: -reach, y: -reach, width: 2 * reach, height: 2 * reach };
  const href = `data:image/svg+xml,${encodeURIComponent(text)}`;
  return { box: subjectBox, drawn: drawing('image', { ...place, href }) };
}
