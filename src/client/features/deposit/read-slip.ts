import { longestPicture, pictureTypes } from '#contract/picture.ts';

/** A side at which a slip's small print is still read. */
const longestSide = 2_400;
const quality = 0.9;

/** A picture as it is, where it may be sent so; a camera's large one is made smaller first. */
export async function readSlip(file: File): Promise<Uint8Array<ArrayBuffer>> {
  const isTaken = pictureTypes.some((type) => type === file.type) && file.size <= longestPicture;
  if (isTaken) return new Uint8Array(await file.arrayBuffer());
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    () => null,
  );
  // What this browser cannot read is sent as it is: the gateway says what it would take.
  if (!bitmap) return new Uint8Array(await file.arrayBuffer());
  const shrink = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * shrink));
  canvas.height = Math.max(1, Math.round(bitmap.height * shrink));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', quality),
  );
  return new Uint8Array(await (blob ?? file).arrayBuffer());
}
