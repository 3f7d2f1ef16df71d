import '#client/ui/card-tokens.css';
import { useLingui } from '@lingui/react/macro';
import { type PointerEvent, useEffect, useEffectEvent, useRef } from 'react';
import styles from './ScratchTicket.module.css';
import { type Cover, coverSide } from './scratch-cover.ts';

interface ScratchCoverProps {
  cover: Cover;
  onRub: () => void;
}

/** Of the ticket's side: about a thumb. */
const radius = 0.085;

/** Silver paper that a finger takes off. Whoever has no finger on the glass has the button below. */
export function ScratchCover({ cover, onRub }: ScratchCoverProps) {
  const { t } = useLingui();
  const canvas = useRef<HTMLCanvasElement>(null);
  const last = useRef<{ x: number; y: number } | null>(null);
  const lay = useEffectEvent(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context) return;
    const share = Math.min(2, devicePixelRatio || 1);
    element.width = Math.round(element.clientWidth * share);
    element.height = Math.round(element.clientHeight * share);
    paint(context, element, t`Scratch here`);
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: another ticket has another cover.
  useEffect(() => {
    lay();
    const watching = new ResizeObserver(() => lay());
    if (canvas.current) watching.observe(canvas.current);
    return () => watching.disconnect();
  }, [cover]);
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

function paint(context: CanvasRenderingContext2D, element: HTMLCanvasElement, words: string): void {
  const style = getComputedStyle(element);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  const { width, height } = element;
  context.fillStyle = colour('--card-edge');
  context.fillRect(0, 0, width, height);
  context.fillStyle = colour('--card-gold');
  context.globalAlpha = 0.55;
  const step = width / 9;
  for (let row = 0; row * step < height + step; row += 1) {
    for (let column = 0; column <= 9; column += 1) {
      const x = (column + (row % 2) / 2) * step;
      diamond(context, { x, y: row * step }, step * 0.28);
    }
  }
  context.globalAlpha = 1;
  context.font = `700 ${width / 13}px ${style.fontFamily}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = colour('--card-spade');
  context.fillText(words, width / 2, height / 2);
}

function diamond(context: CanvasRenderingContext2D, { x, y }: Place, size: number): void {
  context.beginPath();
  context.moveTo(x, y - size);
  context.lineTo(x + size, y);
  context.lineTo(x, y + size);
  context.lineTo(x - size, y);
  context.fill();
}
