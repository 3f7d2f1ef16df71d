import { describe, expect, test } from 'vitest';
import { dragged, nearest, squareOf, wholeCrop, zoomed } from './crop.ts';

const wide = { width: 800, height: 400 };

test('a picture begins with all of its shorter side, around its middle', () => {
  expect(squareOf(wide, wholeCrop(wide))).toEqual({ left: 200, top: 0, side: 400 });
});

describe('dragging', () => {
  test('moves the picture with the finger, so the square goes the other way', () => {
    expect(squareOf(wide, dragged(wide, wholeCrop(wide), 0.25, 0)).left).toBe(100);
  });

  test.each([
    [5, 0],
    [-5, 0],
    [0, 5],
    [0, -5],
  ])('by %d and %d never leaves the picture', (across, down) => {
    const { left, top, side } = squareOf(wide, dragged(wide, wholeCrop(wide), across, down));
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
    expect(left + side).toBeLessThanOrEqual(wide.width);
    expect(top + side).toBeLessThanOrEqual(wide.height);
  });
});

describe('coming nearer', () => {
  test('keeps what lies under the pinched point where it is', () => {
    const point = { across: 0.75, down: 0.5 };
    const near = squareOf(wide, zoomed(wide, wholeCrop(wide), 2, point));
    expect(near.left + point.across * near.side).toBe(200 + point.across * 400);
    expect(near.side).toBe(200);
  });

  test('ends where a face would be a handful of pixels, and going away ends with the whole', () => {
    expect(zoomed(wide, wholeCrop(wide), 99).zoom).toBe(nearest);
    expect(zoomed(wide, wholeCrop(wide), 0.1)).toEqual(wholeCrop(wide));
  });

  test('going away from a corner brings the square back inside', () => {
    const corner = dragged(wide, zoomed(wide, wholeCrop(wide), nearest), 9, 9);
    expect(squareOf(wide, zoomed(wide, corner, 1))).toEqual({ left: 0, top: 0, side: 400 });
  });
});
