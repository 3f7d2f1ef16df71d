import { climbMs } from '#games/crash.ts';
import { marksFor, placeOf, scaleFor } from './crash-scale.ts';

interface Flight {
  elapsedMs: number;
  phase: 'betting' | 'running' | 'over';
  /** In hundredths: where one left, marked on the curve. */
  leftAt: number | null;
  isCalm: boolean;
  /** How a height in hundredths is written beside its line. */
  height: (hundredths: number) => string;
}

const margin = { left: 34, right: 34, top: 46, bottom: 22 };
const points = 64;

/** One picture of a flight: lines of height, the way until now, and the rocket, whole or in pieces. */
export function drawFlight(canvas: HTMLCanvasElement, flight: Flight): void {
  const context = fitted(canvas);
  if (!context) return;
  const { clientWidth: width, clientHeight: height } = canvas;
  const style = getComputedStyle(canvas);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  const scale = scaleFor(flight.elapsedMs);
  const at = (elapsedMs: number) => {
    const { x, y } = placeOf(elapsedMs, scale);
    return {
      x: margin.left + x * (width - margin.left - margin.right),
      y: height - margin.bottom - y * (height - margin.top - margin.bottom),
    };
  };
  context.clearRect(0, 0, width, height);
  context.font = `12px ${style.fontFamily}`;
  context.textBaseline = 'middle';
  for (const mark of marksFor(scale)) {
    const { y } = at(climbMs(mark));
    context.fillStyle = colour('--line');
    context.fillRect(margin.left, y, width - margin.left, 1);
    context.fillStyle = colour('--quiet');
    context.fillText(flight.height(mark), 4, y);
  }
  const tip = at(flight.elapsedMs);
  const isOver = flight.phase === 'over';
  if (flight.elapsedMs > 0) {
    context.beginPath();
    for (let point = 0; point <= points; point += 1) {
      const { x, y } = at((flight.elapsedMs * point) / points);
      context.lineTo(x, y);
    }
    context.lineWidth = 4;
    context.lineCap = 'round';
    context.lineJoin = 'round';
    context.strokeStyle = colour(isOver ? '--quiet' : '--accent');
    context.stroke();
    context.lineTo(tip.x, height - margin.bottom);
    context.lineTo(margin.left, height - margin.bottom);
    context.globalAlpha = 0.12;
    context.fillStyle = colour(isOver ? '--quiet' : '--accent');
    context.fill();
    context.globalAlpha = 1;
  }
  if (flight.leftAt !== null && climbMs(flight.leftAt) <= flight.elapsedMs) {
    drawFlag(context, at(climbMs(flight.leftAt)), colour('--good'));
  }
  if (isOver) drawPieces(context, tip, [colour('--paper-one'), colour('--paper-two')]);
  else drawRocket(context, tip, { flight, angle: angleAt(at, flight.elapsedMs), colour });
}

/** As many pixels as the glass has, up to twice; a resize clears, so it is done when needed only. */
function fitted(canvas: HTMLCanvasElement): CanvasRenderingContext2D | null {
  const context = canvas.getContext('2d');
  const share = Math.min(2, devicePixelRatio || 1);
  const [width, height] = [canvas.clientWidth * share, canvas.clientHeight * share].map(Math.round);
  if (width !== undefined && height !== undefined) {
    if (canvas.width !== width || canvas.height !== height) {
      canvas.width = width;
      canvas.height = height;
    }
  }
  context?.setTransform(share, 0, 0, share, 0, 0);
  return context;
}

interface Point {
  x: number;
  y: number;
}

/** Which way it points: along its way, and a little upwards while it stands. */
function angleAt(at: (elapsedMs: number) => Point, elapsedMs: number): number {
  if (elapsedMs < 200) return -Math.PI / 4;
  const [from, to] = [at(elapsedMs * 0.97), at(elapsedMs)];
  return Math.atan2(to.y - from.y, to.x - from.x);
}

interface RocketLook {
  flight: Flight;
  angle: number;
  colour: (name: string) => string;
}

/** Of cut paper: a body, a nose, two fins, and a flame while it flies. */
function drawRocket(
  context: CanvasRenderingContext2D,
  { x, y }: Point,
  { flight, angle, colour }: RocketLook,
): void {
  context.save();
  context.translate(x, y);
  context.rotate(angle);
  if (flight.phase === 'running') {
    const flicker = flight.isCalm ? 0 : Math.sin(flight.elapsedMs / 38) * 4;
    fillPath(context, colour('--accent'), `M-13-5Q${-30 - flicker} 0-13 5Z`);
  }
  fillPath(context, colour('--paper-two'), 'M-10-7L-18-13L-15 0L-18 13L-10 7Z');
  fillPath(context, colour('--paper-one'), 'M-13-7H6Q18-5 22 0Q18 5 6 7H-13Z');
  fillPath(context, colour('--scan'), 'M3-3.5A3.5 3.5 0 1 1 3 3.5A3.5 3.5 0 1 1 3-3.5Z');
  context.restore();
}

function fillPath(context: CanvasRenderingContext2D, colour: string, path: string): void {
  context.fillStyle = colour;
  context.fill(new Path2D(path));
}

/** Where it burst: shreds of its paper, always the same, since nothing is to be read from them. */
function drawPieces(
  context: CanvasRenderingContext2D,
  { x, y }: Point,
  colours: readonly string[],
): void {
  for (let piece = 0; piece < 14; piece += 1) {
    const angle = piece * 2.4;
    const away = 9 + ((piece * 7) % 17);
    context.save();
    context.translate(x + Math.cos(angle) * away, y + Math.sin(angle) * away);
    context.rotate(angle * 1.7);
    context.fillStyle = colours[piece % colours.length] ?? '';
    context.fillRect(-4, -2.5, 8, 5);
    context.restore();
  }
}

/** Where one left, which stays on the curve while the others fly. */
function drawFlag(context: CanvasRenderingContext2D, { x, y }: Point, colour: string): void {
  context.save();
  context.translate(x, y);
  fillPath(context, colour, 'M-1.5 0V-26H17L12-20L17-14H1.5V0ZM-5 0A5 5 0 1 1 5 0A5 5 0 1 1-5 0Z');
  context.restore();
}
