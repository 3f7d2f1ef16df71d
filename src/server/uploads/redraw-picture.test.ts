import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { redrawPicture } from './redraw-picture.ts';
import {
  isModestJpeg,
  isModestPng,
  mostBesides,
  mostDataChunks,
  mostScans,
} from './review-container.ts';

const wishes = { maxPixels: 1_000_000 };

/** A picture with something on it, so that it is not packed to nothing. */
function drawing(width = 60, height = 40) {
  const pixels = Buffer.from(
    Array.from({ length: width * height * 3 }, (_, index) => (index * 31) % 251),
  );
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}
const png = await drawing().png().toBuffer();
const jpeg = await drawing().jpeg().toBuffer();
const progressive = await drawing(600, 400).jpeg({ progressive: true }).toBuffer();

async function redrawn(bytes: Buffer, more: Partial<Parameters<typeof redrawPicture>[1]> = {}) {
  const outcome = await redrawPicture(bytes, { ...wishes, ...more });
  if (!outcome.done) throw new Error(`It was refused: ${outcome.code}.`);
  return outcome.value;
}

describe('what comes through', () => {
  test.each([
    ['image/png', png],
    ['image/jpeg', jpeg],
  ])('%s keeps its kind and its size', async (mediaType, bytes) => {
    const value = await redrawn(bytes);
    expect(value).toMatchObject({ mediaType, width: 60, height: 40 });
    const found = await sharp(value.bytes).metadata();
    expect(`image/${found.format}`).toBe(mediaType);
    expect([found.width, found.height]).toEqual([60, 40]);
  });

  test('a PNG’s pixels are the same as before', async () => {
    const { bytes } = await redrawn(png);
    const raw = (one: Buffer) => sharp(one).removeAlpha().raw().toBuffer();
    expect((await raw(bytes)).equals(await raw(png))).toBe(true);
  });

  test('nobody learns where, when and with what a picture was taken', async () => {
    const tagged = await drawing()
      .withExif({
        IFD0: { Make: 'SECRET-MAKER', Copyright: 'SECRET-NAME' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '4/1 35/1 0/1' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">SECRET-XMP</x:xmpmeta>')
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    // The control: all of it stands in the file that is sent.
    expect(tagged.toString('latin1')).toMatch(/SECRET-MAKER[\s\S]*SECRET-/);
    const { bytes } = await redrawn(tagged);
    expect(bytes.toString('latin1')).not.toContain('SECRET');
    const found = await sharp(bytes).metadata();
    expect([found.exif, found.xmp, found.iptc, found.icc]).toEqual(Array(4).fill(undefined));
  });

  test('a picture that was held upright stays upright', async () => {
    const turned = await drawing().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await redrawn(turned)).toMatchObject({ width: 40, height: 60 });
  });

  test('a large one is made smaller, a small one is not blown up, a face is cut square', async () => {
    expect(await redrawn(png, { longestSide: 30 })).toMatchObject({ width: 30, height: 20 });
    expect(await redrawn(png, { longestSide: 900 })).toMatchObject({ width: 60, height: 40 });
    expect(await redrawn(png, { longestSide: 32, isSquare: true })).toMatchObject({
      width: 32,
      height: 32,
    });
  });

  test('colours for print and sixteen bits arrive as a screen shows them', async () => {
    const print = await drawing().toColourspace('cmyk').jpeg().toBuffer();
    const deep = await drawing().toColourspace('rgb16').png().toBuffer();
    for (const bytes of [print, deep]) {
      const found = await sharp((await redrawn(bytes)).bytes).metadata();
      expect([found.space, found.depth]).toEqual(['srgb', 'uchar']);
    }
  });
});

const payload = '<script>alert(1)</script><?php system($_GET[0]); ?>PK\x03\x04';
const comment = Buffer.concat([
  jpeg.subarray(0, 2),
  Buffer.from([0xff, 0xfe, 0, payload.length + 2]),
  Buffer.from(payload, 'latin1'),
  jpeg.subarray(2),
]);

describe('two things in one file', () => {
  test.each([
    ['behind a PNG', Buffer.concat([png, Buffer.from(payload, 'latin1')])],
    ['behind a JPG', Buffer.concat([jpeg, Buffer.from(payload, 'latin1')])],
    ['in a comment of a JPG', comment],
    ['in a text chunk of a PNG', withChunk(png, 'tEXt', Buffer.from(`Comment\0${payload}`))],
    ['in a chunk that nobody knows', withChunk(png, 'hiDe', Buffer.from(payload, 'latin1'))],
  ])('a page and a program %s do not come through', async (_, bytes) => {
    expect(bytes.toString('latin1')).toContain(payload);
    const value = await redrawn(bytes);
    expect(value.width).toBe(60);
    expect(value.bytes.toString('latin1')).not.toMatch(/<script|<\?php/);
  });
});

describe('what is refused', () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  );
  test.each([
    ['nothing', Buffer.alloc(0)],
    ['an SVG', svg],
    ['a page', Buffer.from('<!doctype html><title>x</title>')],
    ['a PDF', Buffer.from('%PDF-1.7\n')],
    ['an archive', Buffer.from('PK\x03\x04')],
    ['an SVG that begins like a PNG', Buffer.concat([png.subarray(0, 4), svg])],
  ])('%s is no picture we take', async (_, bytes) => {
    expect(await redrawPicture(bytes, wishes)).toEqual({ done: false, code: 'upload.unsupported' });
  });

  test.each(['gif', 'webp', 'tiff', 'avif'] as const)('a %s neither', async (format) => {
    const bytes = await drawing().toFormat(format).toBuffer();
    expect(await redrawPicture(bytes, wishes)).toMatchObject({ code: 'upload.unsupported' });
  });

  test.each([
    ['a PNG', png],
    ['a JPG', jpeg],
  ])('%s that ends too early is damaged, wherever it ends', async (_, bytes) => {
    for (const share of [0.1, 0.3, 0.6, 0.9]) {
      const cut = bytes.subarray(0, Math.floor(bytes.length * share));
      expect(await redrawPicture(cut, wishes), `${share}`).toMatchObject({
        code: 'upload.damaged',
      });
    }
  });

  test.each([
    ['a PNG', png],
    ['a JPG', jpeg],
  ])('%s’s first bytes before anything else are not enough', async (_, bytes) => {
    const noise = Buffer.from(Array.from({ length: 4_000 }, (_, index) => (index * 97) % 256));
    expect(await redrawPicture(Buffer.concat([bytes.subarray(0, 8), noise]), wishes)).toMatchObject(
      { code: 'upload.damaged' },
    );
  });

  test('a few kilobytes that unpack to a gigabyte are not unpacked', async () => {
    const bomb = flatPng(30_000, 30_000);
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await redrawPicture(bomb, wishes)).toMatchObject({ code: 'upload.too-many-pixels' });
  });

  test('a picture that says it is enormous and holds nothing is not believed', async () => {
    const liar = flatPng(60_000, 60_000, 1);
    expect(await redrawPicture(liar, { maxPixels: 1_000_000 })).toMatchObject({
      code: 'upload.too-many-pixels',
    });
    expect(await redrawPicture(liar, { maxPixels: 10_000_000_000 })).toMatchObject({
      code: 'upload.damaged',
    });
  });

  test('exactly as many pixels as allowed are allowed, one more is not', async () => {
    expect(await redrawPicture(png, { maxPixels: 2_400 })).toMatchObject({ done: true });
    expect(await redrawPicture(png, { maxPixels: 2_399 })).toMatchObject({
      code: 'upload.too-many-pixels',
    });
  });

  test('many at once all get their turn', async () => {
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        redrawPicture(index % 2 === 0 ? png : png.subarray(0, 50), wishes),
      ),
    );
    expect(all.map((one) => one.done)).toEqual(all.map((_, index) => index % 2 === 0));
  });
});

const repeated = (part: Buffer, count: number) =>
  Buffer.concat(Array.from({ length: count }, () => part));

describe('files that cost more than their pixels', () => {
  const empty = Buffer.alloc(0);
  const behindHeader = (parts: Buffer) =>
    Buffer.concat([png.subarray(0, 33), parts, png.subarray(33)]);
  const behindStart = (parts: Buffer) =>
    Buffer.concat([jpeg.subarray(0, 2), parts, jpeg.subarray(2)]);
  const segment = Buffer.from([0xff, 0xe5, 0, 2]);
  const comment64k = Buffer.concat([Buffer.from([0xff, 0xfe, 0xff, 0xff]), Buffer.alloc(65_533)]);
  const scan = jpeg.subarray(jpeg.lastIndexOf(Buffer.from([0xff, 0xda])), -2);

  test.each([
    ['430,000 empty chunks', behindHeader(repeated(chunk('teSt', empty), 430_000))],
    ['more chunks than encoders write', behindHeader(repeated(chunk('teSt', empty), 300))],
    ['empty pieces of data', behindHeader(repeated(chunk('IDAT', empty), mostDataChunks + 1))],
    ['3 MB of text', withChunk(png, 'tEXt', Buffer.alloc(3_000_000, 'a'))],
    ['1,200,000 empty segments', behindStart(repeated(segment, 1_200_000))],
    ['more segments than cameras write', behindStart(repeated(segment, mostBesides.parts))],
    ['2 MB of comments', behindStart(repeated(comment64k, 32))],
    ['scan upon scan', Buffer.concat([jpeg.subarray(0, -2), repeated(scan, mostScans)])],
  ])('a picture with %s is refused before the decoder sees it', async (_, bytes) => {
    expect(bytes[0] === 0xff ? isModestJpeg(bytes) : isModestPng(bytes)).toBe(false);
    expect(await redrawPicture(bytes, wishes)).toEqual({ done: false, code: 'upload.damaged' });
  });

  test.each([
    ['a PNG with 200 chunks beside its data', behindHeader(repeated(chunk('teSt', empty), 200))],
    ['a PNG with a megabyte of text', withChunk(png, 'teSt', Buffer.alloc(1_000_000, 'a'))],
    ['a photo with a megabyte of depth map', behindStart(repeated(comment64k, 16))],
    ['a progressive photo', progressive],
  ])('%s is decoded', async (_, bytes) => {
    expect(await redrawPicture(bytes, wishes)).toMatchObject({ done: true });
  });

  test('while many large pictures wait, further ones are refused at once', async () => {
    const large = Buffer.concat([png, Buffer.alloc(4_900_000)]);
    const all = await Promise.all(Array.from({ length: 30 }, () => redrawPicture(large, wishes)));
    const refused = all.filter((one) => !one.done);
    expect(refused.length).toBeGreaterThan(10);
    expect(new Set(refused.map((one) => one.done || one.code))).toEqual(
      new Set(['system.unavailable']),
    );
    expect(await redrawPicture(large, wishes)).toMatchObject({ done: true });
  });
});

/** One more chunk, right behind the header. */
function withChunk(bytes: Buffer, type: string, data: Buffer): Buffer {
  return Buffer.concat([bytes.subarray(0, 33), chunk(type, data), bytes.subarray(33)]);
}

/** One bit a pixel, all of them black; with fewer rows than it says where that is wanted. */
function flatPng(width: number, height: number, rows = height): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const data = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * rows), { level: 9 });
  return Buffer.concat([
    png.subarray(0, 8),
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(sumOf(body), body.length + 4);
  return framed;
}

function sumOf(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}
