import { type FishKind, fishKinds } from '#demo/vendor/rules/fish-kinds.ts';
import { type FishPart, fishShapes } from './fish-shapes.ts';

const frames = 8;
/** A sprite's side beside its fish, for fins reach beyond a hundred by a hundred. */
const margin = 1.16;

export interface FishSprites {
  /** Draws a fish about a point; `beat` counts whole turns of its tail. */
  draw(
    context: CanvasRenderingContext2D,
    kind: FishKind,
    place: { x: number; y: number; heading: number },
    length: number,
    beat: number,
  ): void;
}

/**
 * Every kind is painted once in each turn of its tail: a phone copies pictures many times faster than
 * it fills curves.
 */
export function paintSprites(lengthOf: (kind: FishKind) => number, density: number): FishSprites {
  const painted = new Map(
    fishKinds.map((kind) => [
      kind,
      Array.from({ length: frames }, (_, frame) => paint(kind, lengthOf(kind) * density, frame)),
    ]),
  );
  return {
    draw(context, kind, { x, y, heading }, length, beat) {
      const turn = Math.floor((beat - Math.floor(beat)) * frames);
      const picture = painted.get(kind)?.[turn];
      if (!picture) return;
      const isLeftward = Math.cos(heading) < 0;
      const size = length * margin;
      context.save();
      context.translate(x, y);
      if (fishShapes[kind].isUpright) context.scale(isLeftward ? -1 : 1, 1);
      else {
        context.rotate(heading);
        // Whoever swims to the left is turned over, and not on their back.
        if (isLeftward) context.scale(1, -1);
      }
      context.drawImage(picture, -size / 2, -size / 2, size, size);
      context.restore();
    },
  };
}

function paint(kind: FishKind, length: number, frame: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const side = Math.ceil(length * margin);
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  const scale = length / 100;
  context.translate((side - length) / 2, (side - length) / 2);
  context.scale(scale, scale);
  const shape = fishShapes[kind];
  for (const part of shape.parts) paintPart(context, part, frame / frames);
  const [x, y, radius] = shape.eye;
  for (const [fill, size, dx] of [
    ['#fffdf8', radius, 0],
    ['#20131f', radius * 0.58, radius * 0.2],
  ] as const) {
    context.fillStyle = fill;
    context.beginPath();
    context.arc(x + dx, y, size, 0, Math.PI * 2);
    context.fill();
  }
  return canvas;
}

function paintPart(context: CanvasRenderingContext2D, part: FishPart, turn: number) {
  context.save();
  if (part.beat !== undefined && part.round) {
    const angle = part.beat * Math.sin((turn - (part.late ?? 0)) * Math.PI * 2);
    context.translate(part.round[0], part.round[1]);
    context.rotate(angle);
    context.translate(-part.round[0], -part.round[1]);
  }
  context.fillStyle = part.fill;
  context.fill(new Path2D(part.d));
  context.restore();
}
