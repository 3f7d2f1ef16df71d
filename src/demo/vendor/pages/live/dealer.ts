import { drawing } from '../element.ts';
import { drawBackdrop } from './dealer-backdrop.ts';
import { drawHairBehind, drawHairInFront, drawWorn } from './dealer-hair.ts';
import { type DealerLooks, looksOf } from './dealer-looks.ts';

/** Somebody drawn as on a poster, who breathes, blinks, deals, and looks where something happens. */
export interface Dealer {
  node: SVGElement;
  /** From −1 to 1, seen from us: to the left or the right, up or down. */
  look(x: number, y: number): void;
  deal(): void;
  smile(isSmiling: boolean): void;
}

export function drawDealer(code: string): Dealer {
  const looks = looksOf(code);
  const pupils = [pupil(183), pupil(207)];
  const mouth = drawing('path', { d: mouths.calm, class: 'dealer-mouth' });
  const arm = drawArm(looks);
  const node = drawing(
    'svg',
    {
      viewBox: '0 0 390 236',
      preserveAspectRatio: 'xMidYMax meet',
      class: 'live-dealer',
      'aria-hidden': 'true',
    },
    drawBackdrop(looks),
    drawing(
      'g',
      { class: 'dealer-breath' },
      drawHairBehind(looks),
      drawBody(looks),
      drawing(
        'g',
        { class: 'dealer-head' },
        ...drawFace(looks),
        ...drawEyes(looks, pupils),
        mouth,
        drawHairInFront(looks),
        drawWorn(looks),
      ),
    ),
    drawTable(),
    drawRestingArm(looks),
    arm,
  );
  return {
    node,
    look(x, y) {
      for (const one of pupils) one.setAttribute('transform', `translate(${x * 2.6} ${y * 1.8})`);
    },
    deal() {
      arm.classList.remove('is-dealing');
      // Read so that the movement begins anew and not where it was.
      arm.getBoundingClientRect();
      arm.classList.add('is-dealing');
    },
    smile(isSmiling) {
      mouth.setAttribute('d', isSmiling ? mouths.smile : mouths.calm);
    },
  };
}

const mouths = {
  calm: 'M185 100.500Q195 105.5 205 100.5',
  smile: 'M182 98.500Q195 111 208 98.500Q195 103 182 98.500Z',
} as const;

function pupil(x: number): SVGElement {
  return drawing(
    'g',
    { class: 'dealer-pupil' },
    drawing('circle', { cx: x, cy: 81, r: 3.1, fill: '#2b1622' }),
    drawing('circle', { cx: x + 1, cy: 80, r: 0.95, fill: '#ffffff' }),
  );
}

function drawFace({ skin: [plain, shade] }: DealerLooks): SVGElement[] {
  return [
    drawing('path', { d: 'M181 100h28v26q-14 12-28 0Z', fill: shade }),
    drawing('ellipse', { cx: 166.5, cy: 85, rx: 5, ry: 7.5, fill: shade }),
    drawing('ellipse', { cx: 223.5, cy: 85, rx: 5, ry: 7.5, fill: shade }),
    drawing('path', {
      d: 'M166 76Q166 44 195 44T224 76Q224 98 209 110Q195 119 181 110Q166 98 166 76Z',
      fill: plain,
    }),
    // One side in the lamp's light, as a printer would lay a second plate.
    drawing('path', {
      d: 'M206 46Q224 53 224 76Q224 98 209 110L203 113Q216 90 206 46Z',
      fill: shade,
      opacity: 0.45,
    }),
    drawing('circle', { cx: 177, cy: 94, r: 5.5, fill: '#ff4d6d', opacity: 0.26 }),
    drawing('circle', { cx: 213, cy: 94, r: 5.5, fill: '#ff4d6d', opacity: 0.26 }),
    drawing('path', {
      d: 'M196 83q3.5 7-1.5 9',
      fill: 'none',
      stroke: shade,
      'stroke-width': 2.2,
      'stroke-linecap': 'round',
    }),
  ];
}

function drawEyes({ hair }: DealerLooks, pupils: readonly SVGElement[]): SVGElement[] {
  const white = (x: number) =>
    drawing('path', {
      d: `M${x - 7.5} 81.500Q${x} 74 ${x + 7.5} 81.500Q${x} 87 ${x - 7.5} 81.500Z`,
      fill: '#fffdf8',
    });
  const lash = (x: number) =>
    drawing('path', { d: `M${x - 8.5} 82Q${x} 73 ${x + 8.5} 82`, class: 'dealer-lash' });
  const brow = (d: string) => drawing('path', { d, class: 'dealer-brow', stroke: hair });
  return [
    drawing('g', { class: 'dealer-eyes' }, white(183), white(207), ...pupils, lash(183), lash(207)),
    brow('M174.5 71.500Q182 67.5 190 70.5'),
    brow('M200 70.500Q208 67.5 215.5 71.5'),
  ];
}

function drawBody({ dress: [plain, trim], skin: [, shade], collar }: DealerLooks): SVGElement {
  const shoulders = 'M112 214Q114 150 146 138L181 125Q195 139 209 125L244 138Q276 150 278 214Z';
  const parts = [drawing('path', { d: shoulders, fill: collar === 'vest' ? '#fff4e2' : plain })];
  if (collar === 'vest') {
    parts.push(
      drawing('path', { d: 'M140 141L176 127L195 176L214 127L250 141L252 214H138Z', fill: plain }),
      drawing('path', { d: 'M183 132L195 138L207 132L205 144L195 139L185 144Z', fill: trim }),
      drawing('path', { d: 'M195 176V214', stroke: trim, 'stroke-width': 2 }),
      drawing('circle', { cx: 195, cy: 186, r: 2.4, fill: trim }),
    );
  } else if (collar === 'wrap') {
    parts.push(
      drawing('path', { d: 'M181 125Q195 139 209 125L214 129L195 164L176 129Z', fill: shade }),
      drawing('path', { d: 'M176 127L199 170L236 214H222L188 168L170 130Z', fill: trim }),
      drawing('path', { d: 'M214 127L193 163L187 158L208 125Z', fill: trim, opacity: 0.85 }),
    );
  } else {
    parts.push(
      drawing('path', { d: 'M179 126Q195 154 211 126L216 128Q195 166 174 128Z', fill: trim }),
      ...[0, 1, 2, 3, 4, 5, 6].map((nth) =>
        drawing('circle', {
          cx: 165 + nth * 10,
          cy: 166 + Math.abs(nth - 3) * -3,
          r: 2.6,
          fill: trim,
        }),
      ),
    );
  }
  return drawing('g', { class: 'dealer-body' }, ...parts);
}

/** The edge of the table: what stands in front of the dealer and below the cards. */
function drawTable(): SVGElement {
  return drawing(
    'g',
    {},
    drawing('path', { d: `${edge(0)}V420H-505Z`, class: 'table-rim' }),
    drawing('path', { d: `${edge(8)}V420H-505Z`, class: 'table-felt' }),
    drawing('path', { d: edge(14), class: 'table-seam' }),
  );
}

/** One wide bow, so that the table goes on as far as any screen does. */
const edge = (lower: number) => `M-505 ${336 + lower}Q195 ${18 + lower} 895 ${336 + lower}`;

function drawRestingArm({ dress: [plain], skin: [skin, shade], collar }: DealerLooks): SVGElement {
  return drawing(
    'g',
    {},
    drawing('path', {
      d: 'M118 172Q110 196 136 206L160 203L158 190L140 188Z',
      fill: collar === 'vest' ? '#fff4e2' : plain,
    }),
    drawing('path', { d: 'M156 190Q172 186 182 194Q186 200 178 203Q166 206 156 203Z', fill: skin }),
    drawing('path', {
      d: 'M172 203Q180 202 184 198',
      fill: 'none',
      stroke: shade,
      'stroke-width': 1.6,
    }),
  );
}

/** The one that deals: from the shoe at our right over to where a card is laid. */
function drawArm({ dress: [plain], skin: [skin, shade], collar }: DealerLooks): SVGElement {
  return drawing(
    'g',
    { class: 'dealer-arm' },
    drawing('path', {
      d: 'M272 172Q282 197 254 208L230 204L232 191L250 188Z',
      fill: collar === 'vest' ? '#fff4e2' : plain,
    }),
    drawing('path', { d: 'M234 191Q218 187 208 195Q204 201 212 204Q224 207 234 204Z', fill: skin }),
    drawing('path', {
      d: 'M218 204Q210 203 206 199',
      fill: 'none',
      stroke: shade,
      'stroke-width': 1.6,
    }),
  );
}
