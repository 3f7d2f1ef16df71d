import { expect, test } from 'vitest';
import { styleOfBrand } from './brand-style.ts';

const style =
  ':root{--page:#000}:root[data-brand=hielo]{--page:#123}:root[data-brand=hielo][data-theme=day]{--page:#fff}' +
  '@media (prefers-color-scheme:light){:root[data-brand="hielo"][data-theme=auto]{--page:#fff}}' +
  '@media (min-width:600px){main{color:red}}a{b:c}';

test('a name may have digits and dashes', () => {
  const sheet = ':root{--page:#000}:root[data-brand=casa-21]{--page:#123}';
  expect(styleOfBrand(sheet, 'hielo')).toBe(':root{--page:#000}');
  expect(styleOfBrand(sheet, 'casa-21')).toBe(sheet);
});

test('a page carries the tokens of its own brand only', () => {
  expect(styleOfBrand(style, 'verbena')).toBe(
    ':root{--page:#000}@media (min-width:600px){main{color:red}}a{b:c}',
  );
  expect(styleOfBrand(style, 'hielo')).toBe(style);
});
