/** Where a page ended: the value it is sorted by, and who. */
export interface PageCursor {
  value: string;
  id: string;
}

export function writeCursor({ value, id }: PageCursor): string {
  return Buffer.from(JSON.stringify([value, id])).toString('base64url');
}

/** Undefined for what this gateway did not write for this kind of value. */
export function readCursor(text: string, value: RegExp): PageCursor | undefined {
  try {
    const read: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    if (!Array.isArray(read) || read.length !== 2) return undefined;
    const [first, id] = read as unknown[];
    if (typeof first !== 'string' || typeof id !== 'string') return undefined;
    return value.test(first) && /^[1-9]\d{0,17}$/.test(id) ? { value: first, id } : undefined;
  } catch {
    return undefined;
  }
}

export const numberValue = /^(0|-?[1-9]\d{0,17})$/;
export const nameValue = /^[^\p{Cc}]{1,64}$/u;
