import { part } from '#demo/vendor/rules/fish-paths.ts';

/** Water, light and reef, painted once for a size; what moves is drawn over it. */
export function paintPond(width: number, height: number, density: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * density);
  canvas.height = Math.ceil(height * density);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) return canvas;
  context.scale(density, density);
  const style = getComputedStyle(document.documentElement);
  const water = context.createLinearGradient(0, 0, 0, height);
  water.addColorStop(0, style.getPropertyValue('--sea').trim() || '#0b3a5e');
  water.addColorStop(1, style.getPropertyValue('--sea-deep').trim() || '#071c36');
  context.fillStyle = water;
  context.fillRect(0, 0, width, height);
  paintLight(context, width, height);
  paintReef(context, width, height);
  return canvas;
}

function paintLight(context: CanvasRenderingContext2D, width: number, height: number) {
  context.fillStyle = 'rgb(255 255 255 / 5%)';
  for (let nth = 0; nth < 6; nth += 1) {
    const x = ((nth + 0.2 + part(nth, 3) * 0.5) / 6) * width;
    const wide = width * (0.04 + part(nth, 4) * 0.05);
    context.beginPath();
    context.moveTo(x, 0);
    context.lineTo(x + wide, 0);
    context.lineTo(x - width * 0.16, height);
    context.lineTo(x - width * 0.16 - wide * 2.4, height);
    context.fill();
  }
}

const corals = ['#c2185b', '#ff7a1a', '#7a1f6b', '#00735a', '#ffb627'] as const;

function paintReef(context: CanvasRenderingContext2D, width: number, height: number) {
  context.fillStyle = 'rgb(4 14 30 / 55%)';
  hills(context, width, height, 0.13, 11);
  for (let nth = 0; nth < 13; nth += 1) {
    const x = ((nth + part(nth, 1)) / 13) * width;
    const tall = height * (0.06 + part(nth, 2) * 0.09);
    context.globalAlpha = 0.72;
    context.fillStyle = corals[nth % corals.length] as string;
    if (nth % 3 === 0) weed(context, x, height, tall * 1.5);
    else coral(context, x, height, tall, nth);
  }
  context.globalAlpha = 1;
  context.fillStyle = 'rgb(4 10 22 / 80%)';
  hills(context, width, height, 0.05, 29);
}

function hills(
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  tall: number,
  seed: number,
) {
  context.beginPath();
  context.moveTo(0, height);
  for (let nth = 0; nth <= 8; nth += 1) {
    const x = (nth / 8) * width;
    const y = height * (1 - tall * (0.45 + 0.55 * part(seed, nth)));
    context.quadraticCurveTo(x - width / 16, y - height * 0.02, x, y);
  }
  context.lineTo(width, height);
  context.fill();
}

/** A fan of rounded branches. */
function coral(
  context: CanvasRenderingContext2D,
  x: number,
  bottom: number,
  tall: number,
  seed: number,
) {
  for (let branch = -2; branch <= 2; branch += 1) {
    const reach = tall * (0.7 + 0.3 * part(seed, branch + 9));
    const angle = branch * 0.34;
    const [endX, endY] = [x + Math.sin(angle) * reach, bottom - Math.cos(angle) * reach];
    context.lineWidth = tall * 0.16;
    context.lineCap = 'round';
    context.strokeStyle = context.fillStyle;
    context.beginPath();
    context.moveTo(x, bottom);
    context.quadraticCurveTo(x + branch * 2, bottom - reach * 0.5, endX, endY);
    context.stroke();
  }
}

function weed(context: CanvasRenderingContext2D, x: number, bottom: number, tall: number) {
  for (let blade = 0; blade < 3; blade += 1) {
    const lean = (blade - 1) * tall * 0.22;
    context.beginPath();
    context.moveTo(x + blade * 6 - 9, bottom);
    context.quadraticCurveTo(x + lean - 8, bottom - tall * 0.6, x + lean * 1.4, bottom - tall);
    context.quadraticCurveTo(x + lean + 10, bottom - tall * 0.5, x + blade * 6, bottom);
    context.fill();
  }
}
