import sharp from 'sharp';

/** A picture as small as pictures go. */
export async function smallPng(): Promise<Uint8Array<ArrayBuffer>> {
  const plain = { width: 8, height: 8, channels: 3, background: '#7a1f5c' } as const;
  return new Uint8Array(await sharp({ create: plain }).png().toBuffer());
}
