import { expect, test } from 'vitest';
import { readSources, readStyles } from './read-sources.ts';

const styles = readStyles();
const screens = readSources().filter(({ path }) => /^src\/client\/.*(?<!\.test)\.tsx$/.test(path));

test('an arrow along the line of reading turns round with it', () => {
  const arrow =
    /<(?:Icon|IconButton)\b[^<>]*?\b(?:of|icon)=\{[^}]*\b(?:Arrow|Chevron)(?:Up)?(?:Left|Right)\b[^>]*>/g;
  const fixed = screens.flatMap(({ path, text }) =>
    // Arrow functions bear the sign that ends an element.
    [...text.replaceAll('=>', '').matchAll(arrow)]
      .filter(([element]) => !element.includes('isDirectional'))
      .map(([element]) => `${path}: ${element}`),
  );
  expect(fixed).toEqual([]);
});

test('arrows turn by the one rule of Icon', () => {
  const own = styles.filter(({ text }) => /svg[^{}]*:dir\(|scaleX\(-1\)/.test(text));
  expect(own.map(({ path }) => path)).toEqual([]);
});

test('a style names start and end, never left and right', () => {
  const sided = styles.flatMap(({ path, text }) =>
    [
      ...text.matchAll(
        /^\s*((?:[a-z-]+-)?(?:left|right)(?:-[a-z]+)?|text-align|float|clear):([^;]+);/gm,
      ),
    ]
      .filter(([, name = '', value = '']) =>
        /text-align|float|clear/.test(name) ? /\b(left|right)\b/.test(value) : true,
      )
      .map(([line]) => `${path}: ${line.trim()}`),
  );
  // A picture that flies is moved by what was measured on the screen, from its left.
  expect(sided).toEqual(['src/client/features/catalogue/fly-picture.module.css: left: 0;']);
});

test('no shorthand of four values sets left and right apart', () => {
  const apart = styles.flatMap(({ path, text }) =>
    [...text.matchAll(/^\s*(padding|margin|inset|border-width|border-radius):([^;]+);/gm)]
      .filter(([, name = '', value = '']) => {
        const [one, two, three, four] = valuesOf(value);
        if (four === undefined) return false;
        return name === 'border-radius' ? one !== two || three !== four : two !== four;
      })
      .map(([line]) => `${path}: ${line.trim()}`),
  );
  expect(apart).toEqual([]);
});

/** The parts of a value; a function is one part, whatever stands inside it. */
function valuesOf(value: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const sign of `${value.trim()} `) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (/\s/.test(sign) && depth === 0) {
      if (part) parts.push(part);
      part = '';
    } else part += sign;
  }
  return parts;
}
