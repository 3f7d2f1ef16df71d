/** Colours of one scene. A thing that has a colour in life (a cherry, a leaf) finds it here too. */
export interface Palette {
  id: string;
  sky: readonly [top: string, middle: string, low: string];
  land: readonly [far: string, near: string];
  hot: string;
  gold: string;
  fresh: string;
  cool: string;
  ink: string;
  paper: string;
}

export type Hue = 'hot' | 'gold' | 'fresh' | 'cool';

/** Ordered so that a step of seven, as covers take it, leads from a cool sky to a warm one. */
export const palettes: readonly Palette[] = [
  palette(
    'aubergine',
    '#1d0f38 #5a1d6b #d8487e',
    '#4a1660 #260c3d',
    '#ff4d8d #ffb627 #2fd6a8 #7a6bff',
    '#180a2c #fff3dc',
  ),
  palette(
    'mango',
    '#ff8a1f #ffb52e #ffe08a',
    '#e0591b #a8330f',
    '#e6234f #ffdf4f #13a07a #1f6fd1',
    '#4a0f1e #fff6dd',
  ),
  palette(
    'lagoon',
    '#033b56 #067d8c #5fd9c0',
    '#0a6675 #04394d',
    '#ff5a5f #ffcf48 #6fe36b #3fa9ff',
    '#02263a #eefff6',
  ),
  palette(
    'rosa',
    '#c2186b #f0508f #ffc2a1',
    '#93125c #5d0a45',
    '#ff2e4d #ffcb3d #1fbf9c #5b46d6',
    '#3d0433 #fff0e6',
  ),
  palette(
    'midnight',
    '#060b2b #13246b #3f57c9',
    '#111c55 #070c30',
    '#ff5c8a #ffd23f #3ee0b5 #69a6ff',
    '#04071d #f1f4ff',
  ),
  palette(
    'terracotta',
    '#f6d9b0 #f0a571 #d9603f',
    '#b8452f #7a2721',
    '#d62a3c #ffb93b #2c9c72 #2a5fa8',
    '#40140f #fff5e3',
  ),
  palette(
    'jade',
    '#022f2a #04695a #3fc48c',
    '#05594c #02352f',
    '#ff5348 #ffc93c #8be05a #36b7e8',
    '#01201d #f0ffec',
  ),
  palette(
    'carmine',
    '#4a0420 #a50f38 #f2603f',
    '#7c0b30 #430319',
    '#ff4b4b #ffc53a #30c98c #4f8cff',
    '#2b0212 #fff0df',
  ),
  palette(
    'sky-day',
    '#2a8fe8 #7cc9ff #fdf1cf',
    '#3f9d5f #1d6a4c',
    '#f0345e #ffbf2b #18a868 #2253c4',
    '#0d2350 #fffbea',
  ),
  palette(
    'cacao',
    '#2a1410 #6b3423 #d98d4d',
    '#55281c #2c1310',
    '#ef4a3b #ffb52b #7fbf4d #4aa3b8',
    '#1b0b09 #ffefd6',
  ),
  palette(
    'orchid',
    '#3a1178 #8a3bd1 #f59ad8',
    '#5f22a3 #330f66',
    '#ff3f7f #ffd54a #35dbb0 #4d7dff',
    '#210a4a #fbefff',
  ),
  palette(
    'peacock',
    '#04254d #0a4f9e #18a7b8',
    '#0b4180 #052450',
    '#ff5a6e #ffc62f #23d08a #37c6ff',
    '#021632 #eefaff',
  ),
  palette(
    'saffron',
    '#7d1f0c #d9541a #ffc24a',
    '#9c300f #5a1508',
    '#e3223f #ffd84d #1c9c83 #2f58c9',
    '#380a06 #fff4d6',
  ),
  palette(
    'mint',
    '#c9f7e2 #79dfc0 #22a591',
    '#17857b #0b5658',
    '#f2456d #ffb31f #12906a #2d62cf',
    '#06353a #f6fffb',
  ),
  palette(
    'coral',
    '#ff6a5b #ff9d7d #ffe1b8',
    '#d8474f #8d2340',
    '#d81b52 #ffc93b #109b8c #3550c0',
    '#480f2b #fff6e8',
  ),
  palette(
    'storm',
    '#131a33 #3b4a7c #94a7d8',
    '#28345f #131b38',
    '#ff5470 #ffc845 #4fd6b4 #6c8cff',
    '#0a0f22 #eef2ff',
  ),
  palette(
    'nopal',
    '#e7f0a5 #a9cf5a #4d9a3f',
    '#2f7a38 #174f2c',
    '#e8305f #ffb422 #1d8a4a #2763b3',
    '#0c2f1c #fbffe6',
  ),
  palette(
    'ember',
    '#120608 #55120f #e2521c',
    '#3b0d0e #1b0608',
    '#ff4a2e #ffb01f #5fc46b #4b90d8',
    '#0d0405 #fff0d2',
  ),
  palette(
    'bougainvillea',
    '#6a0f5f #c42d8f #ff9a76',
    '#7d1570 #470a45',
    '#ff3d68 #ffcf3a #1ccfa5 #5c63f0',
    '#2e0530 #fff1ea',
  ),
  palette(
    'ice',
    '#d9f1ff #9fd3f7 #4b8fdb',
    '#2f6dbf #19448a',
    '#ee3f6b #ffbd2e #17a58b #1d4fc4',
    '#0c244f #f8fdff',
  ),
  palette(
    'copper',
    '#0f2e38 #2c6f74 #e8a05c',
    '#1f4f55 #0e2a30',
    '#f0563f #ffbb45 #58b894 #57a0d6',
    '#10171b #fff2e2',
  ),
  palette(
    'candy',
    '#ffd1e6 #ff9ecb #b96bf0',
    '#8f47cf #572593',
    '#f5266b #ffb829 #19b393 #4456e0',
    '#351058 #fff6fb',
  ),
  palette(
    'emerald',
    '#01261f #0b5a3a #b8c94a',
    '#0c4a33 #04271e',
    '#ff4e58 #ffc731 #4fd860 #2fb3d1',
    '#011813 #f8ffdf',
  ),
  palette(
    'dawn',
    '#2b2a6e #c0568f #ffcf8a',
    '#5d3a86 #2e1f5c',
    '#ff4a6a #ffc648 #2cc7a2 #5a7dff',
    '#1a1440 #fff3e4',
  ),
  palette(
    'lapis',
    '#0a1a6b #2342cf #7fb4ff',
    '#1a2f9c #0c1a5c',
    '#ff4674 #ffcf33 #2fd9a4 #59b5ff',
    '#060f3b #f0f5ff',
  ),
  palette(
    'papaya',
    '#ffcf70 #ff9a56 #f2545b',
    '#c93a5a #7f1f4b',
    '#cf1f4c #ffd23c #128f78 #3b49b3',
    '#430c33 #fff7e2',
  ),
  palette(
    'abyss',
    '#01121f #04354d #0f8aa0',
    '#053247 #021724',
    '#ff5e5b #ffc94a #35e0a8 #3f9bff',
    '#010c15 #e8fff9',
  ),
  palette(
    'plum',
    '#280a2b #6d1f52 #e88a5c',
    '#511540 #290823',
    '#ff4f70 #ffbe3d #4fcf9b #8b7bff',
    '#190519 #fff0e0',
  ),
];

/** Written tight because thirty palettes are read side by side, as colours on a card. */
function palette(id: string, sky: string, land: string, accents: string, ends: string): Palette {
  const [top = '', middle = '', low = ''] = sky.split(' ');
  const [far = '', near = ''] = land.split(' ');
  const [hot = '', gold = '', fresh = '', cool = ''] = accents.split(' ');
  const [ink = '', paper = ''] = ends.split(' ');
  return { id, sky: [top, middle, low], land: [far, near], hot, gold, fresh, cool, ink, paper };
}
