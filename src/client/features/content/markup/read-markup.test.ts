import { describe, expect, test } from 'vitest';
import { type MarkupNode, readMarkup } from './read-markup.ts';

/** The tree written as tags, so that a test can be read. */
function outline(nodes: MarkupNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const attributes = Object.entries(node.attributes)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => ` ${name}=${value}`)
        .join('');
      return `<${node.tag}${attributes}>${outline(node.children)}</${node.tag}>`;
    })
    .join('');
}

const read = (html: string) => outline(readMarkup(html));

test('keeps what an editor writes', () => {
  expect(read('<p>One <strong>bold</strong> &amp; <em>two</em>.</p><ul><li>a<li>b</ul>')).toBe(
    '<p>One <strong>bold</strong> & <em>two</em>.</p><ul><li>a</li><li>b</li></ul>',
  );
});

test('reads the letters of our languages, written as names or numbers', () => {
  expect(read('Acci&oacute;n &Ntilde;and&uacute; &#26085;&#x672C; &iquest;s&iacute;?')).toBe(
    'Acción Ñandú 日本 ¿sí?',
  );
});

test('leaves an unknown name and a lone bracket as they are written', () => {
  expect(read('a &madeup; b < c && d')).toBe('a &madeup; b < c && d');
});

describe('what a browser would move is put right beforehand', () => {
  test.each([
    ['<p>a<ul><li>b</ul>c', '<p>a</p><ul><li>b</li></ul>c'],
    ['<p><b>a<p>b', '<p><b>a</b></p><p>b</p>'],
    ['<h2>a<p>b</p></h2>', '<h3>a</h3><p>b</p>'],
    ['<ul>text<b>x</b><li>y</ul>', '<ul><li>text<b>x</b></li><li>y</li></ul>'],
    ['<li>alone', '<div>alone</div>'],
    [
      '<table>x<tr><td>y</table>z',
      '<table><tbody><tr><td>x</td></tr><tr><td>y</td></tr></tbody></table>z',
    ],
    ['<td>no table</td>', 'no table'],
    [
      '<table> <tr> <td>a <td>b </tr> </table>',
      '<table><tbody><tr><td>a </td><td>b </td></tr></tbody></table>',
    ],
    ['<a href="/x">a<a href="/y">b</a>', '<a href=/x>a</a><a href=/y>b</a>'],
    ['<a href="/x"><div><a href="/y">b</a></div></a>', '<a href=/x><div>b</div></a>'],
    ['<b><i>x</b>y</i>', '<b><i>x</i></b>y'],
    ['<b><p>x</b>y</p>', '<b><p>xy</p></b>'],
  ])('%s', (html, expected) => expect(read(html)).toBe(expected));
});

test('headings begin below the titles that stand around the text', () => {
  expect(read('<h1>a</h1><h2>b</h2><h5>c</h5>')).toBe('<h3>a</h3><h3>b</h3><h4>c</h4>');
});

test('a picture keeps its shape only when both sides are known', () => {
  expect(read('<img src="/a.png" width="40" height="30" alt="A">')).toBe(
    '<img src=/a.png alt=A width=40 height=30></img>',
  );
  expect(read('<img src="/a.png" width="40">')).toBe('<img src=/a.png alt=></img>');
});

test('a tower of tags ends at a bounded height', () => {
  const height = (nodes: MarkupNode[]): number =>
    Math.max(0, ...nodes.map((node) => (typeof node === 'string' ? 0 : 1 + height(node.children))));
  expect(height(readMarkup('<div>'.repeat(5000)))).toBeLessThanOrEqual(41);
});

test('long unfinished input ends', () => {
  for (const part of ['<', '<!--', '<a ', '<a href="', '<a x=\'"', '&#', '<table><td>', '</']) {
    expect(() => readMarkup(part.repeat(50_000))).not.toThrow();
  }
});
