import '#client/ui/card-tokens.css';
import { useLingui } from '@lingui/react/macro';
import { type PointerEvent, useEffect, useEffectEvent, useRef } from 'react';
import { usePicture } from '#client/features/inhouse/boards/use-picture.ts';
import type { FaceKind } from './faces.ts';
import { foilThings } from './foil-things.ts';
import { paintFoil } from './paint-foil.ts';
import styles from './ScratchTicket.module.css';
import { type Cover, coverSide } from './scratch-cover.ts';

interface ScratchCoverProps {
  cover: Cover;
  /** Each kind has a foil of its own. */
  kind: FaceKind;
  onRub: () => void;
}

/** Of the ticket's side: about a thumb. */
const radius = 0.085;

/** Silver paper that a finger takes off. Whoever has no finger on the glass has the button below. */
export function ScratchCover({ cover, kind, onRub }: ScratchCoverProps) {
  const { t } = useLingui();
  const canvas = useRef<HTMLCanvasElement>(null);
  const last = useRef<{ x: number; y: number } | null>(null);
  const thing = usePicture(foilThings[kind].source);
  const lay = useEffectEvent(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context) return;
    const share = Math.min(2, devicePixelRatio || 1);
    element.width = Math.round(element.clientWidth * share);
    element.height = Math.round(element.clientHeight * share);
    paintFoil(context, element, { words: t`Scratch here`, kind, thing });
    for (let square = 0; square < coverSide ** 2; square += 1) {
      if (!cover.isRubbed(square)) continue;
      const side = element.width / coverSide;
      const down = element.height / coverSide;
      context.clearRect(
        (square % coverSide) * side,
        Math.floor(square / coverSide) * down,
        side + 1,
        down + 1,
      );
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another ticket has another cover, and its print comes a moment later.
  useEffect(() => {
    lay();
    const watching = new ResizeObserver(() => lay());
    if (canvas.current) watching.observe(canvas.current);
    return () => watching.disconnect();
  }, [cover, thing]);
  const rub = (event: PointerEvent<HTMLCanvasElement>) => {
    const element = event.currentTarget;
    const context = element.getContext('2d');
    if (!context || (event.pointerType === 'mouse' && event.buttons === 0)) return;
    const place = element.getBoundingClientRect();
    const x = (event.clientX - place.left) / place.width;
    const y = (event.clientY - place.top) / place.height;
    const from = last.current ?? { x, y };
    last.current = { x, y };
    erase(context, element, from, { x, y });
    // A quick finger is seen in a few places only; what lies between them came off too.
    const steps = Math.max(1, Math.ceil(Math.hypot(x - from.x, y - from.y) / radius));
    let isNew = false;
    for (let step = 1; step <= steps; step += 1) {
      const at = (axis: 'x' | 'y', to: number) => from[axis] + ((to - from[axis]) * step) / steps;
      isNew = cover.rub(at('x', x), at('y', y), radius) || isNew;
    }
    if (isNew) onRub();
  };
  const lift = () => {
    last.current = null;
  };
  return (
    <span aria-hidden="true">
      <canvas
        ref={canvas}
        className={styles.cover}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          rub(event);
        }}
        onPointerMove={rub}
        onPointerUp={lift}
        onPointerCancel={lift}
      />
    </span>
  );
}

interface Place {
  x: number;
  y: number;
}

function erase(
  context: CanvasRenderingContext2D,
  { width, height }: HTMLCanvasElement,
  from: Place,
  to: Place,
): void {
  context.globalCompositeOperation = 'destination-out';
  context.lineWidth = radius * 2 * width;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(from.x * width, from.y * height);
  context.lineTo(to.x * width + 0.01, to.y * height);
  context.stroke();
  context.globalCompositeOperation = 'source-over';
}
