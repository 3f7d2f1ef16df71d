import { done, type Outcome, refuse } from '#server/kernel/answer.ts';
import { isModestJpeg, isModestPng } from './review-container.ts';
import type { MediaType } from './store.ts';

export interface Redrawing {
  /** Of the picture as it comes, before anything of it is unpacked. */
  maxPixels: number;
  /** Larger ones are made smaller; a square one is cut to the middle. */
  longestSide?: number;
  isSquare?: boolean;
}

export interface Redrawn {
  bytes: Buffer;
  mediaType: MediaType;
  width: number;
  height: number;
}

export type RedrawRefusal =
  | 'upload.unsupported'
  | 'upload.too-many-pixels'
  | 'upload.damaged'
  | 'system.unavailable';

/**
 * Unpacks a picture and packs it anew. Nothing but its pixels comes through: not where it was taken,
 * not what else hid in the file.
 */
export async function redrawPicture(
  bytes: Buffer,
  options: Redrawing,
): Promise<Outcome<Redrawn, RedrawRefusal>> {
  const format = formatOf(bytes);
  if (!format) return refuse('upload.unsupported');
  const isModest = format === 'png' ? isModestPng(bytes) : isModestJpeg(bytes);
  if (!isModest) return refuse('upload.damaged');
  if (!mayWait(bytes.length)) return refuse('system.unavailable');
  return inTurn(bytes.length, () => redraw(bytes, format, options));
}

type Format = 'png' | 'jpeg';

/** By the first bytes; what a sender says it is counts for nothing. */
function formatOf(bytes: Buffer): Format | null {
  if (bytes.subarray(0, 8).equals(pngMark)) return 'png';
  return bytes.subarray(0, 3).equals(jpegMark) ? 'jpeg' : null;
}

const pngMark = Buffer.from('89504e470d0a1a0a', 'hex');
const jpegMark = Buffer.from('ffd8ff', 'hex');
const longestWorkSeconds = 10;

async function redraw(
  bytes: Buffer,
  format: Format,
  { maxPixels, longestSide, isSquare = false }: Redrawing,
): Promise<Outcome<Redrawn, RedrawRefusal>> {
  // The library is large, and most gateways never see a picture for hours.
  const { default: sharp } = await import('sharp');
  try {
    const found = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (found.format !== format) return refuse('upload.unsupported');
    if (found.width * found.height > maxPixels) return refuse('upload.too-many-pixels');
    // The way the camera was held is written beside the pixels, which loses it: turned first.
    let picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
      .timeout({ seconds: longestWorkSeconds })
      .autoOrient();
    if (longestSide !== undefined) {
      picture = picture.resize({
        width: longestSide,
        height: longestSide,
        fit: isSquare ? 'cover' : 'inside',
        withoutEnlargement: !isSquare,
      });
    }
    const packed = format === 'png' ? picture.png() : picture.jpeg({ quality: 85 });
    const { data, info } = await packed.toColourspace('srgb').toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    return done({ bytes: data, mediaType: `image/${format}`, width, height });
  } catch {
    // Whatever the decoder stumbled over, its words would be a guess about the sender's file.
    return refuse('upload.damaged');
  }
}

/**
 * The decoder works on the threads of libuv, so the gateway's own thread stays free. Unpacked pictures
 * are large and files and passwords need those threads too: two are decoded at once, the rest queue.
 */
const mostAtOnce = 2;
const mostWaitingBytes = 64_000_000;
let running = 0;
let waitingBytes = 0;
const waiting: (() => void)[] = [];

function mayWait(size: number): boolean {
  return running < mostAtOnce || waitingBytes + size <= mostWaitingBytes;
}

async function inTurn<Result>(size: number, work: () => Promise<Result>): Promise<Result> {
  if (running >= mostAtOnce) {
    waitingBytes += size;
    await new Promise<void>((resolve) => waiting.push(resolve));
    waitingBytes -= size;
  } else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    // The slot is handed over directly, so that no newcomer can overtake the queue.
    if (next) next();
    else running -= 1;
  }
}
