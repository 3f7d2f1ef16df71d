import { type Crop, squareOf } from './crop.ts';

/** As many pixels as a nearest crop needs; a camera's fifty million would fill a small phone's memory. */
const longestKept = 2_048;
/** The gateway makes it smaller still; what is sent need not be larger than any screen shows. */
const sentSide = 512;
const quality = 0.86;

/**
 * Reads a file into a canvas, upright as its camera was held. The content policy allows no object
 * addresses, and none is needed. Throws where the browser cannot read it (HEIC, or no picture at all).
 */
export async function readPhoto(file: Blob): Promise<HTMLCanvasElement> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const shrink = Math.min(1, longestKept / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * shrink));
  canvas.height = Math.max(1, Math.round(bitmap.height * shrink));
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('This browser draws no pictures.');
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas;
}

/** Draws the chosen square so that it fills the canvas. */
export function drawCrop(onto: HTMLCanvasElement, photo: HTMLCanvasElement, crop: Crop): void {
  const brush = onto.getContext('2d');
  if (!brush) return;
  const { left, top, side } = squareOf(photo, crop);
  // A JPEG knows no holes: where a PNG has some they would turn black.
  brush.fillStyle = 'white';
  brush.fillRect(0, 0, onto.width, onto.height);
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(photo, left, top, side, side, 0, 0, onto.width, onto.height);
}

/** The chosen square as a JPEG, ready to be sent. */
export async function cutOut(
  photo: HTMLCanvasElement,
  crop: Crop,
): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = document.createElement('canvas');
  const side = Math.max(1, Math.min(sentSide, Math.round(squareOf(photo, crop).side)));
  canvas.width = side;
  canvas.height = side;
  drawCrop(canvas, photo, crop);
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', quality),
  );
  if (!blob) throw new Error('This browser makes no JPEG.');
  return new Uint8Array(await blob.arrayBuffer());
}
