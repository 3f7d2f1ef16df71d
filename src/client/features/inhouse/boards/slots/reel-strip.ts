import { columnOf, rows, type Strip } from '#games/slots/reels.ts';

interface Turn<Symbol extends string> {
  strip: Strip;
  /** What the strip's letters stand for. */
  symbols: Readonly<Record<string, Symbol>>;
  /** Which place of the strip comes to lie in the upper row. */
  stop: number;
  /** Which lay there before. */
  before: number;
  /** How many symbols pass by between. */
  passing: number;
}

/**
 * What a reel shows on its way, from above: where it comes to rest, what passes by of its own strip, and
 * what was seen when it began to turn. It turns downwards, so the last ones are seen first.
 */
export function reelStrip<Symbol extends string>(turn: Turn<Symbol>): Symbol[] {
  const { strip, symbols, stop, before, passing } = turn;
  const on = Array.from({ length: rows + passing }, (_, place) =>
    strip.charAt((stop + place) % strip.length),
  );
  return [...on, ...columnOf(strip, before)].flatMap((letter) => symbols[letter] ?? []);
}
