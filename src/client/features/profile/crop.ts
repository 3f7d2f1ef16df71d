/** Width and height of a picture, in its own pixels. */
export interface Extent {
  width: number;
  height: number;
}

/** The square that is kept: how near one is, and where its middle lies, in the picture's own pixels. */
export interface Crop {
  zoom: number;
  x: number;
  y: number;
}

export const nearest = 4;

/** All of the picture's shorter side, around its middle. */
export function wholeCrop({ width, height }: Extent): Crop {
  return { zoom: 1, x: width / 2, y: height / 2 };
}

/** The square's corner and side: what is cut out. */
export function squareOf(picture: Extent, { zoom, x, y }: Crop) {
  const side = Math.min(picture.width, picture.height) / zoom;
  return { left: x - side / 2, top: y - side / 2, side };
}

/** Drags the picture under the square; both ways as parts of the square's side. */
export function dragged(picture: Extent, crop: Crop, across: number, down: number): Crop {
  const { side } = squareOf(picture, crop);
  return inside(picture, { ...crop, x: crop.x - across * side, y: crop.y - down * side });
}

/** Nearer or farther; what lies under this point of the square (0 to 1 both ways) stays under it. */
export function zoomed(
  picture: Extent,
  crop: Crop,
  zoom: number,
  point: { across: number; down: number } = { across: 0.5, down: 0.5 },
): Crop {
  const before = squareOf(picture, crop);
  const near = Math.min(nearest, Math.max(1, zoom));
  const { side } = squareOf(picture, { ...crop, zoom: near });
  const gained = before.side - side;
  return inside(picture, {
    zoom: near,
    x: crop.x + (point.across - 0.5) * gained,
    y: crop.y + (point.down - 0.5) * gained,
  });
}

/** The square never reaches beyond the picture. */
function inside(picture: Extent, crop: Crop): Crop {
  const half = squareOf(picture, crop).side / 2;
  return {
    zoom: crop.zoom,
    x: Math.min(picture.width - half, Math.max(half, crop.x)),
    y: Math.min(picture.height - half, Math.max(half, crop.y)),
  };
}
