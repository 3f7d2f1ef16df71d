import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import {
  drawAppIcon,
  drawDefaultGame,
  drawErrorAvatar,
  drawMark,
  drawMaskableIcon,
  drawMonochrome,
  drawShortcut,
  drawSplash,
  drawTabIcon,
} from '#demo/art/brand-drawings.ts';
import { type DrawnBrand, drawnBrands } from '#demo/art/drawn-brand.ts';
import { vendorMarks } from '#demo/art/vendor-marks.ts';

const publicFolder = join(import.meta.dirname, '../../public');

/** CSS pixels and ratio of the iPhones in use: iOS takes a screen of exactly its own size or none. */
const splashScreens = [
  [375, 667, 2],
  [375, 812, 3],
  [390, 844, 3],
  [393, 852, 3],
  [402, 874, 3],
  [414, 736, 3],
  [414, 896, 2],
  [414, 896, 3],
  [420, 912, 3],
  [428, 926, 3],
  [430, 932, 3],
  [440, 956, 3],
] as const;

/** Draws the icons of the brands named after the command, or of all, and the vendors' marks. */
async function main(wanted: readonly string[]): Promise<void> {
  const unknown = wanted.filter((id) => !drawnBrands.some((brand) => brand.id === id));
  if (unknown.length > 0) {
    const known = drawnBrands.map(({ id }) => id).join(', ');
    console.error(`No brand is called ${unknown.join(', ')}. There are: ${known}.`);
    process.exitCode = 1;
    return;
  }
  for (const brand of drawnBrands) {
    if (wanted.length > 0 && !wanted.includes(brand.id)) continue;
    await drawBrand(brand);
    console.log(`public/icons/${brand.id} is drawn.`);
  }
  await mkdir(join(publicFolder, 'vendors'), { recursive: true });
  for (const [code, svg] of Object.entries(vendorMarks)) {
    await writeFile(join(publicFolder, 'vendors', `${code}.svg`), svg);
  }
}

async function drawBrand(brand: DrawnBrand): Promise<void> {
  const folder = join(publicFolder, 'icons', brand.id);
  await mkdir(folder, { recursive: true });
  const write = (name: string, content: string | Buffer) => writeFile(join(folder, name), content);

  await write('mark.svg', drawMark(brand));
  await write('icon.svg', drawTabIcon(brand));
  await write('monochrome.svg', drawMonochrome(brand));
  await write('default-game.svg', drawDefaultGame(brand));
  await write('error-avatar.svg', drawErrorAvatar(brand));
  await write('icon-192.png', await pixels(drawMark(brand), 192));
  await write('icon-512.png', await pixels(drawMark(brand), 512));
  await write('maskable-512.png', await pixels(drawMaskableIcon(brand), 512));
  await write('monochrome-512.png', await pixels(drawMonochrome(brand), 512));
  await write('apple-touch-icon.png', await pixels(drawAppIcon(brand), 180));
  const tab = await pixels(drawTabIcon(brand), 32);
  await write('favicon-32.png', tab);
  await write('favicon.ico', iconFile(tab, 32));
  await write('shortcut-deposit.png', await pixels(drawShortcut(brand, 'deposit'), 96));
  await write('shortcut-favourites.png', await pixels(drawShortcut(brand, 'favourites'), 96));
  await write('shortcut-lottery.png', await pixels(drawShortcut(brand, 'lottery'), 96));
  for (const [width, height, ratio] of splashScreens) {
    const svg = drawSplash(brand, width * ratio, height * ratio);
    const name = `splash-${width}x${height}@${ratio}x.png`;
    await write(name, await sharp(Buffer.from(svg)).png(small).toBuffer());
  }
}

/** Flat drawings lose nothing visible in a palette, and weigh a third. A first visit fetches an icon. */
const small = { palette: true, colours: 64, effort: 10, compressionLevel: 9 } as const;

function pixels(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * size) / 100 })
    .resize(size, size)
    .png({ ...small, quality: 90 })
    .toBuffer();
}

/** An .ico is a directory of one entry before a PNG; old browsers ask for nothing else. */
function iconFile(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

await main(process.argv.slice(2));
