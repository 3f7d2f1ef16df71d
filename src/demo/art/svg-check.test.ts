import { expect, test } from 'vitest';
import { svgComplaints } from './svg-check.ts';

const inside = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`;

test('has nothing to say about a sound drawing', () => {
  const sound = '<defs><path id="a" d="M0 0z"/></defs><g fill="url(#a)"><use href="#a"/></g>';
  expect(svgComplaints(inside(sound))).toEqual([]);
});

test.each([
  ['an attribute that stands twice', '<path d="M0 0z" d="M1 1z"/>'],
  ['a tag closed out of order', '<g><path d="M0 0z"></g></path>'],
  ['a tag never closed', '<g>'],
  ['a script', '<script/>'],
  ['a style', '<style/>'],
  ['a listener', '<g onload="x"/>'],
  ['text', '<g>hola</g>'],
  ['an id used twice', '<g id="a"/><g id="a"/>'],
  ['a reference to nothing', '<use href="#b"/>'],
  ['a reference to elsewhere', '<use href="https://example.com/a.svg"/>'],
  ['a number that is none', '<circle r="NaN"/>'],
])('complains of %s', (_, content) => {
  expect(svgComplaints(inside(content))).not.toEqual([]);
});
