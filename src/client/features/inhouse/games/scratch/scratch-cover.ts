/** What has been rubbed off a ticket, square by square: coarse, so that it can be kept as a word. */
export const coverSide = 12;
const squares = coverSide * coverSide;
const enough = 0.6;
export const wholly = 'all';

export interface Cover {
  /** Where a finger went, as shares of width and height; answers whether anything came off. */
  rub(x: number, y: number, radius: number): boolean;
  isRubbed(square: number): boolean;
  /** Enough is seen to know what the ticket says. */
  isSeen(): boolean;
  toText(): string;
}

export function createCover(text: string): Cover {
  const rubbed = Array.from({ length: squares }, (_, square) => text[square] === '1');
  return {
    rub(x, y, radius) {
      let isNew = false;
      for (let square = 0; square < squares; square += 1) {
        const across = ((square % coverSide) + 0.5) / coverSide - x;
        const down = (Math.floor(square / coverSide) + 0.5) / coverSide - y;
        if (!rubbed[square] && Math.hypot(across, down) <= radius) {
          rubbed[square] = true;
          isNew = true;
        }
      }
      return isNew;
    },
    isRubbed: (square) => rubbed[square] ?? false,
    isSeen: () => rubbed.filter(Boolean).length >= squares * enough,
    toText: () => rubbed.map((one) => (one ? '1' : '0')).join(''),
  };
}
