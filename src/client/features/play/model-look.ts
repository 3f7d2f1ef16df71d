/** What a drawn face is made of; each is a number of a way to draw it. */
export interface ModelLook {
  skin: number;
  hair: number;
  cut: number;
  dress: number;
  ornament: number;
}

const ways = { skin: 4, hair: 4, cut: 4, dress: 4, ornament: 3 } as const;

/** The same face for the same name of the vendor's, wherever it is shown. */
export function modelLookOf(model: string): ModelLook {
  let hash = 0x811c9dc5;
  const next = (count: number) => {
    for (let place = 0; place < model.length; place += 1) {
      hash = Math.imul(hash ^ model.charCodeAt(place), 0x01000193);
    }
    // The lowest digits of such a sum go round in short circles.
    return (hash >>> 8) % count;
  };
  return {
    skin: next(ways.skin),
    hair: next(ways.hair),
    cut: next(ways.cut),
    dress: next(ways.dress),
    ornament: next(ways.ornament),
  };
}
