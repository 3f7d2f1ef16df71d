import { done, type Outcome, refuse } from '#server/answer.ts';

/** 5 MB, as the specification says. */
export const longestPicture = 5 * 1024 * 1024;

/** Reads a body that is nothing but the picture, and lets go of it as soon as it is too long. */
export async function gatherBytes(
  body: AsyncIterable<Uint8Array>,
  most = longestPicture,
): Promise<Outcome<Buffer, 'upload.too-large'>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.byteLength;
    if (length > most) return refuse('upload.too-large');
    chunks.push(chunk);
  }
  return done(Buffer.concat(chunks, length));
}
