import { expect, test } from 'vitest';
import { facesApart, splitStyle } from './page-style.ts';

const page = '<main class="lane tile"><i class="tile"></i></main>';
const places = (style: string) => splitStyle(style, page).rest.map(([place]) => place);

/** As a browser does it: each rule at its place, one after the other. */
function restored(style: string): string {
  const { used, rest } = splitStyle(style, page);
  const rules = splitStyle(used, '').rest.map(([, rule]) => rule);
  expect(rules.join('')).toBe(used);
  for (const [place, rule] of rest) rules.splice(place, 0, rule);
  return rules.join('');
}

test('only rules of classes that the page wears stay in it', () => {
  const { used, rest } = splitStyle('.lane{a:b}.toast{c:d}.lane .tile{e:f}.lane .toast{g:h}', page);
  expect(used).toBe('.lane{a:b}.lane .tile{e:f}');
  expect(rest).toEqual([
    [1, '.toast{c:d}'],
    [3, '.lane .toast{g:h}'],
  ]);
});

test('put back at their places, the others make the sheet what it was', () => {
  const style = '.a{x:y}.lane{a:b}.b{x:y}.c{x:y}.tile{e:f}.d{x:y}';
  expect(restored(style)).toBe(style);
});

test('what may come true without a new class stays', () => {
  expect(
    places(
      'p{a:b}.tile:hover{a:b}.tile:not(.gone){a:b}:root:has(.later){a:b}.gone,.tile{a:b}' +
        '@keyframes k{0%{a:b}to{c:d}}@font-face{src:url(a)}.tile:is(.x,.y){a:b}',
    ),
  ).toEqual([]);
});

test('a media query stays whole where one of its rules is used, and goes where none is', () => {
  expect(places('@media (x){.gone{a:b}.tile{a:b}}@media (x){.gone{a:b}.other{c:d}}')).toEqual([1]);
});

test('a phone is drawn without what only wide screens wear', () => {
  const style = '.tile{a:b}@media (min-width:1024px){.tile{a:c}}@media (min-width:720px){p{a:b}}';
  expect(splitStyle(style, page, true).rest).toEqual([
    [1, '@media (min-width:1024px){.tile{a:c}}'],
  ]);
  expect(splitStyle(style, page).rest).toEqual([]);
});

test('faces and animations stand apart from what rules are put into', () => {
  const style = '@font-face{src:url(a)}.a{b:c}@keyframes k{0%{a:b}}@media (x){.a{b:d}}';
  expect(facesApart(style)).toEqual({
    faces: '@font-face{src:url(a)}@keyframes k{0%{a:b}}',
    style: '.a{b:c}@media (x){.a{b:d}}',
  });
});

test('a brace in quotes ends no rule', () => {
  const { used, rest } = splitStyle('.tile:before{content:"}{;"}.gone{content:"a\\"}"}', page);
  expect(used).toBe('.tile:before{content:"}{;"}');
  expect(rest).toEqual([[1, '.gone{content:"a\\"}"}']]);
});
