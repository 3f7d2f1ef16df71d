/** What a picture file may carry besides its pixels. Cameras and editors stay far below. */
export const mostBesides = { metadataBytes: 2_000_000, parts: 300 };
/** Encoders write image data in pieces of 8 KB or more; 5 MB are then some 640 of them. */
export const mostDataChunks = 2_000;
/** A progressive JPEG has about ten scans; each one makes the decoder pass over the whole picture. */
export const mostScans = 64;

/**
 * Whether the file's own structure is modest enough to be decoded. Small files may hold hundreds of
 * thousands of parts, each of which costs a decoder time and memory.
 */
export function isModestPng(bytes: Buffer): boolean {
  let parts = 0;
  let dataChunks = 0;
  let metadataBytes = 0;
  for (let at = 8; at + 8 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.readUInt32BE(at + 4);
    if (type === imageEnd) return true;
    if (type === imageData) dataChunks += 1;
    else {
      parts += 1;
      metadataBytes += length;
    }
    if (!isWithin({ parts, metadataBytes }) || dataChunks > mostDataChunks) return false;
    at += 12 + length;
  }
  return true;
}

export function isModestJpeg(bytes: Buffer): boolean {
  let parts = 0;
  let scans = 0;
  let metadataBytes = 0;
  for (let at = nextMarker(bytes, 2); at >= 0; at = nextMarker(bytes, at)) {
    const marker = bytes.readUInt8(at + 1);
    if (marker === endOfImage) return true;
    const length = at + 4 <= bytes.length ? bytes.readUInt16BE(at + 2) : 0;
    parts += 1;
    if (marker === startOfScan) scans += 1;
    if (isMetadata(marker)) metadataBytes += length;
    if (!isWithin({ parts, metadataBytes }) || scans > mostScans) return false;
    at += 2 + length;
  }
  return true;
}

const imageData = Buffer.from('IDAT').readUInt32BE();
const imageEnd = Buffer.from('IEND').readUInt32BE();
const startOfScan = 0xda;
const endOfImage = 0xd9;

function isWithin({ parts, metadataBytes }: typeof mostBesides): boolean {
  return parts <= mostBesides.parts && metadataBytes <= mostBesides.metadataBytes;
}

/** Application segments (EXIF, XMP, colour profiles) and comments. */
function isMetadata(marker: number): boolean {
  return (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;
}

/** Skips image data: there a byte FF is followed by 00, by a restart marker, or by padding. */
function nextMarker(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1];
    if (marker === undefined) return -1;
    const isInData = marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7);
    if (!isInData) return at;
  }
  return -1;
}
