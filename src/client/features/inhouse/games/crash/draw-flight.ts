import { climbMs } from '#games/crash.ts';
import { marksFor, placeOf, scaleFor } from './crash-scale.ts';

interface Flight {
  elapsedMs: number;
  phase: 'betting' | 'running' | 'over';
  /** In hundredths: where one's own bets left, marked on the curve. */
  exits: readonly number[];
  isCalm: boolean;
  /** What flies, and how far its picture is turned already; null until the picture is there. */
  craft: { picture: CanvasImageSource; turn: number | null } | null;
  /** How a height in hundredths is written beside its line. */
  height: (hundredths: number) => string;
}

const margin = { left: 38, right: 46, top: 52, bottom: 34 };
const points = 64;

/** One picture of a flight: marks of height, the way until now, and what flies, whole or in pieces. */
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
    context.fillStyle = colour('--ivory');
    context.globalAlpha = 0.16;
    context.fillRect(margin.left, y, width - margin.left, 1);
    context.globalAlpha = 1;
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
    context.lineWidth = 5;
    context.lineCap = 'round';
    context.lineJoin = 'round';
    context.strokeStyle = colour(isOver ? '--quiet' : '--accent');
    context.stroke();
    context.lineTo(tip.x, height - margin.bottom);
    context.lineTo(margin.left, height - margin.bottom);
    context.globalAlpha = 0.16;
    context.fillStyle = colour(isOver ? '--quiet' : '--accent');
    context.fill();
    context.globalAlpha = 1;
  }
  for (const exit of flight.exits) {
    if (climbMs(exit) <= flight.elapsedMs) drawFlag(context, at(climbMs(exit)), colour('--good'));
  }
  if (isOver)
    drawPieces(context, tip, [colour('--ember'), colour('--brass-light'), colour('--hot')]);
  else drawCraft(context, tip, { flight, angle: angleAt(at, flight.elapsedMs), colour });
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

interface CraftLook {
  flight: Flight;
  angle: number;
  colour: (name: string) => string;
}

const craftSize = 76;

/** The cover's own rocket along its way, or the lantern, which hangs upright and sways. */
function drawCraft(
  context: CanvasRenderingContext2D,
  { x, y }: Point,
  { flight, angle, colour }: CraftLook,
): void {
  const { craft, phase, isCalm, elapsedMs } = flight;
  if (!craft) return;
  const isFlying = phase === 'running';
  context.save();
  context.translate(x, y);
  if (isFlying) drawGlow(context, colour('--brass-light'));
  if (craft.turn === null) {
    context.rotate(isFlying && !isCalm ? Math.sin(elapsedMs / 420) * 0.09 : 0);
  } else {
    context.rotate(angle);
    const flicker = isCalm ? 0 : Math.sin(elapsedMs / 38) * 6;
    if (isFlying) {
      fillPath(context, colour('--ember'), `M-24-9Q${-58 - flicker} 0-24 9Z`);
      fillPath(context, colour('--brass-light'), `M-24-5Q${-44 - flicker} 0-24 5Z`);
    }
    context.rotate(craft.turn);
  }
  context.drawImage(craft.picture, -craftSize / 2, -craftSize / 2, craftSize, craftSize);
  context.restore();
}

function drawGlow(context: CanvasRenderingContext2D, colour: string): void {
  const glow = context.createRadialGradient(0, 0, 6, 0, 0, 58);
  glow.addColorStop(0, colour);
  glow.addColorStop(1, 'transparent');
  context.globalAlpha = 0.4;
  context.fillStyle = glow;
  context.fillRect(-58, -58, 116, 116);
  context.globalAlpha = 1;
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
  context.save();
  context.translate(x, y);
  drawGlow(context, colours[0] ?? '');
  context.restore();
  for (let piece = 0; piece < 22; piece += 1) {
    const angle = piece * 2.4;
    const away = 12 + ((piece * 11) % 34);
    context.save();
    context.translate(x + Math.cos(angle) * away, y + Math.sin(angle) * away);
    context.rotate(angle * 1.7);
    context.fillStyle = colours[piece % colours.length] ?? '';
    context.fillRect(-5, -3, 10, 6);
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
