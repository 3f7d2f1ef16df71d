interface Point {
  x: number;
  y: number;
}
type Context = CanvasRenderingContext2D;

const gold = '#ffb627';
const barrels = { 1: 9, 2: 12, 3: 15 } as const;

/** A brass cannon on its mount; the stronger the wider. Others' are smaller, and bear a name. */
export function drawCannon(
  context: Context,
  { x, y }: Point,
  aim: number,
  strength: number,
  isMine: boolean,
  name?: string,
) {
  const scale = isMine ? 1 : 0.62;
  const wide = barrels[strength as 1 | 2 | 3] ?? 9;
  context.save();
  context.translate(x, y);
  context.scale(scale, scale);
  context.fillStyle = isMine ? '#7a1f6b' : '#3d4f75';
  context.beginPath();
  context.arc(0, 6, 27, Math.PI, 0);
  context.fill();
  context.rotate(aim);
  context.fillStyle = isMine ? gold : '#9fb4d8';
  context.fillRect(0, -wide, 38, wide * 2);
  context.fillStyle = isMine ? '#c98510' : '#7188b3';
  context.fillRect(32, -wide - 3, 9, wide * 2 + 6);
  context.fillRect(4, -wide, 5, wide * 2);
  context.beginPath();
  context.arc(0, 0, 15, 0, Math.PI * 2);
  context.fill();
  context.restore();
  if (name === undefined) return;
  context.font = '600 11px system-ui, sans-serif';
  context.textAlign = 'center';
  context.fillStyle = 'rgb(255 255 255 / 85%)';
  context.fillText(name, x, y < 40 ? y + 34 : y - 30);
}

export function drawShot(
  context: Context,
  from: Point,
  to: Point,
  along: number,
  strength: number,
) {
  const [x, y] = [from.x + (to.x - from.x) * along, from.y + (to.y - from.y) * along];
  context.fillStyle = gold;
  context.beginPath();
  context.arc(x, y, 4 + strength * 1.4, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = 'rgb(255 255 255 / 80%)';
  context.beginPath();
  context.arc(x - 1.5, y - 1.5, 1.6 + strength * 0.4, 0, Math.PI * 2);
  context.fill();
}

export function drawNet(context: Context, { x, y }: Point, radius: number, opacity: number) {
  context.save();
  context.globalAlpha = Math.max(0, opacity);
  context.strokeStyle = '#fff3d6';
  context.lineWidth = 1.6;
  context.beginPath();
  for (let spoke = 0; spoke < 8; spoke += 1) {
    const angle = (spoke / 8) * Math.PI * 2;
    context.moveTo(x, y);
    context.lineTo(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
  }
  for (const part of [0.45, 0.75, 1]) {
    context.moveTo(x + radius * part, y);
    context.arc(x, y, radius * part, 0, Math.PI * 2);
  }
  context.stroke();
  context.restore();
}

/** Which fish a key press would shoot at, and what it pays. */
export function drawTarget(context: Context, { x, y }: Point, length: number, text: string) {
  const radius = Math.max(20, length * 0.56);
  context.strokeStyle = gold;
  context.lineWidth = 2.5;
  for (let quarter = 0; quarter < 4; quarter += 1) {
    const begin = quarter * (Math.PI / 2) + 0.35;
    context.beginPath();
    context.arc(x, y, radius, begin, begin + Math.PI / 2 - 0.7);
    context.stroke();
  }
  label(context, x, y - radius - 8, text, gold, '800 14px system-ui, sans-serif');
}

/** What a catch paid, on its way up. */
export function drawRising(
  context: Context,
  { x, y }: Point,
  age: number,
  text: string,
  isMine: boolean,
) {
  context.save();
  context.globalAlpha = age < 0.7 ? 1 : Math.max(0, (1 - age) / 0.3);
  drawNet(context, { x, y }, 24 + age * 34, 0.7 * (1 - age));
  const font = isMine ? '800 20px system-ui, sans-serif' : '700 13px system-ui, sans-serif';
  label(context, x, y - 14 - age * 42, text, isMine ? gold : '#dbe8ff', font);
  context.restore();
}

function label(context: Context, x: number, y: number, text: string, fill: string, font: string) {
  context.font = font;
  context.textAlign = 'center';
  context.lineWidth = 4;
  context.lineJoin = 'round';
  context.strokeStyle = 'rgb(4 10 22 / 80%)';
  context.strokeText(text, x, y);
  context.fillStyle = fill;
  context.fillText(text, x, y);
}
