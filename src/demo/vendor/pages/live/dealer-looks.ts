/** What a table's dealer looks like; the same table always has the same one. */
export interface DealerLooks {
  skin: readonly [plain: string, shade: string];
  hair: string;
  hairStyle: (typeof hairStyles)[number];
  dress: readonly [plain: string, trim: string];
  collar: (typeof collars)[number];
  wears: (typeof wears)[number];
  backdrop: readonly [sky: string, glow: string, paper: string, other: string];
}

const hairStyles = ['bun', 'bob', 'long', 'short', 'curls', 'braid'] as const;
const collars = ['vest', 'wrap', 'round'] as const;
const wears = ['flower', 'earrings', 'glasses', 'band'] as const;
const skins = [
  ['#f3c9a2', '#dfa97d'],
  ['#dda071', '#c48355'],
  ['#bd7a4f', '#a0623b'],
  ['#925a38', '#784628'],
  ['#6f4430', '#593322'],
] as const;
const hairs = ['#1f1320', '#3b2418', '#6e3b1f', '#8a2f2c', '#c98d32', '#463d57'] as const;
const dresses = [
  ['#c2185b', '#ffb627'],
  ['#00735a', '#ffe3a1'],
  ['#0b5cad', '#ff9a6b'],
  ['#7a1f6b', '#2fd6a8'],
  ['#a84300', '#ffd98a'],
  ['#23143b', '#ff4d8d'],
] as const;
const backdrops = [
  ['#2a1242', '#7a2a6b', '#ff4d8d', '#ffb627'],
  ['#0c2f3f', '#1c6a74', '#2fd6a8', '#ffb627'],
  ['#3a1430', '#a33a4a', '#ffb627', '#5db4ff'],
  ['#131f4a', '#3a4fa0', '#5db4ff', '#ff4d8d'],
  ['#37200f', '#9a5a1f', '#ffd98a', '#2fd6a8'],
] as const;

export function looksOf(code: string): DealerLooks {
  let state = 2_166_136_261;
  for (const letter of code) state = Math.imul(state ^ letter.charCodeAt(0), 16_777_619);
  const pick = <Kind>(kinds: readonly Kind[]): Kind => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_519);
    state ^= state >>> 13;
    return kinds[(state >>> 0) % kinds.length] as Kind;
  };
  return {
    skin: pick(skins),
    hair: pick(hairs),
    hairStyle: pick(hairStyles),
    dress: pick(dresses),
    collar: pick(collars),
    wears: pick(wears),
    backdrop: pick(backdrops),
  };
}
