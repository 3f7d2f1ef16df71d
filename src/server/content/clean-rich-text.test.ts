import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanAddress, cleanRichText } from './clean-rich-text.ts';

test('keeps what a promotion is written with', () => {
  const text =
    '<h2>Bono</h2><p>Hasta <strong>100&nbsp;%</strong> y <em>más</em>.<br>Lee <a href="/help#term">aquí</a>.</p>' +
    '<ul><li>Uno</li><li>Dos</li></ul>' +
    '<table><thead><tr><th>Día</th></tr></thead><tbody><tr><td>Lunes</td></tr></tbody></table>' +
    '<img src="https://cdn.example/a.webp" alt="Feria">';
  expect(cleanRichText(text)).toBe(text);
});

test.each([
  ['a script', 'a<script>alert(1)</script>b', 'ab'],
  ['a script in capitals', 'a<SCRIPT SRC=//x></SCRIPT >b', 'ab'],
  ['a script that never ends', 'a<script>alert(1)', 'a'],
  ['a script inside a script', '<scr<script>ipt>alert(1)</script>', 'ipt&gt;alert(1)'],
  ['a handler', '<p onclick="alert(1)">x</p>', '<p>x</p>'],
  [
    'a handler without quotes or space',
    '<img/src=/a.png/onerror=alert(1)>',
    '<img src="/a.png/onerror=alert(1)" alt="">',
  ],
  ['a style', '<p style="background:url(//x)">x</p>', '<p>x</p>'],
  ['javascript:', '<a href="javascript:alert(1)">x</a>', 'x'],
  ['javascript: in entities', '<a href="&#106;avascript&#x3a;alert(1)">x</a>', 'x'],
  ['javascript: with a named colon', '<a href="javascript&colon;alert(1)">x</a>', 'x'],
  ['javascript: behind a tab', '<a href="\tjava\nscript:alert(1)">x</a>', 'x'],
  ['data:', '<img src="data:image/svg+xml,<svg onload=alert(1)>">', ''],
  ['plain http', '<a href="http://example.com">x</a>', 'x'],
  ['another host in disguise', '<a href="//evil.example">x</a>', 'x'],
  ['another host behind a backslash', '<a href="/\\evil.example">x</a>', 'x'],
  ['another host behind a tab', '<a href="/\t/evil.example">x</a>', 'x'],
  ['svg', 'a<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>b', 'ab'],
  ['svg inside svg', '<svg><svg></svg><script>alert(1)</script></svg>b', 'b'],
  ['math', '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></math>b', 'b'],
  ['a style that hides a tag', '<style><img src="</style><img src=x onerror=alert(1)>">', '"&gt;'],
  ['a comment', 'a<!-- <p>x</p> -->b', 'ab'],
  ['a comment that never ends', 'a<!-- <p>x</p>', 'a'],
  ['a comment that browsers end early', 'a<!--><img src=x onerror=alert(1)>-->b', 'a--&gt;b'],
  ['a doctype and an instruction', '<!doctype html><?php x ?>a', 'a'],
  ['CDATA', '<![CDATA[<img src=x onerror=alert(1)>]]>', ''],
  ['a frame', '<iframe srcdoc="<script>alert(1)</script>"></iframe>b', 'b'],
  ['a form', '<form action=//x><input name=p><button>Go</button></form>b', 'b'],
  ['a base', '<base href=//x>b', 'b'],
  ['a template', '<template><img src=/a></template>b', 'b'],
  ['noscript', '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>', ''],
  ['a style in a drawing', '<svg><style><img title="</style></svg>">x</style></svg>b', 'b'],
  ['a script that closes itself', '<script/>alert(1)</script>b', 'b'],
  [
    'an attribute that closes itself early',
    '<a href="/x"onclick=alert(1)>x</a>',
    '<a href="/x">x</a>',
  ],
  ['a quote in an address', `<a href='/x"><img src=/y>'>x</a>`, 'x'],
  ['a tag that never ends', 'a<p title="', 'a'],
  ['a null in a tag', 'a<scr\0ipt>alert(1)</scr\0ipt>', 'aalert(1)'],
])('%s leaves nothing that runs', (_, given, clean) => {
  const cleaned = cleanRichText(given);
  expect(cleaned).toBe(clean);
  expect(isOnlyAllowed(cleaned)).toBe(true);
});

describe('puts right what is nested wrongly', () => {
  test.each([
    [
      'closes what stays open',
      '<ul><li>a<li><strong>b',
      '<ul><li>a</li><li><strong>b</strong></li></ul>',
    ],
    ['drops what closes nothing', 'a</p></table></li>b', 'ab'],
    ['crosses', '<strong><em>a</strong>b</em>', '<strong><em>a</em></strong>b'],
    ['a block ends a paragraph', '<p>a<h2>b</h2>', '<p>a</p><h2>b</h2>'],
    ['a list item needs its list', '<li>a</li>', 'a'],
    ['a cell needs its row', '<table><td>a</td></table>b', '<table></table>b'],
    [
      'text has no place between rows',
      '<table>a<tr>b<td>c</table>d',
      '<table><tr><td>c</td></tr></table>d',
    ],
    ['no link inside a link', '<a href="/a">a<a href="/b">b</a>', '<a href="/a">ab</a>'],
    [
      'a table in a cell',
      '<table><tr><td><table><tr><td>a</table>b</table>',
      '<table><tr><td><table><tr><td>a</td></tr></table>b</td></tr></table>',
    ],
    [
      'old names',
      '<div><b>a</b> <i>b</i></div><h1>c</h1>',
      '<p><strong>a</strong> <em>b</em></p><h2>c</h2>',
    ],
    ['unknown tags', '<blink>a</blink><x-y>b', 'ab'],
  ])('%s', (_, given, clean) => {
    expect(cleanRichText(given)).toBe(clean);
  });
});

test('signs that are no tags stay signs', () => {
  expect(cleanRichText('1 < 2 & 3 > 2 &amp; &copy; &bad')).toBe(
    '1 &lt; 2 &amp; 3 &gt; 2 &amp; &copy; &amp;bad',
  );
});

test('a character reference stays as it was written, and is read in an address', () => {
  expect(cleanRichText('&nGt;&amp;lt; &#x3c;p&#62; &copy')).toBe(
    '&nGt;&amp;lt; &#x3c;p&#62; &amp;copy',
  );
  expect(cleanRichText('<a href="/a?b=1&amp;c=2">x</a>')).toBe('<a href="/a?b=1&amp;c=2">x</a>');
});

test('whatever is given, only allowed tags come out, and cleaning again changes nothing', () => {
  const piece = fc.constantFrom(
    ...['<', '>', '/', '"', "'", '=', '&', '#', ';', ' ', '\0', '-', '!', '--', '<!--', '-->'],
    ...['a', 'p', 'ul', 'li', 'table', 'tr', 'td', 'svg', 'script', 'style', 'img', 'strong'],
    ...['<a href="', '<img src=', '<table>', '<tr>', '<td>', '<ul>', '<li>', '</', '<p>', '</p>'],
    ...['javascript:', 'https://x.example/', '/y', 'onerror=alert(1)', '&#60;', '&lt', '<br>'],
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const cleaned = cleanRichText(pieces.join(''));
      expect(isOnlyAllowed(cleaned)).toBe(true);
      expect(cleanRichText(cleaned)).toBe(cleaned);
    }),
    { numRuns: 3_000 },
  );
});

test('depth is bounded, so no reader runs out of stack', () => {
  const cleaned = cleanRichText(`${'<ul><li>'.repeat(5_000)}x`);
  expect(cleaned.match(/<ul>/g)?.length).toBeLessThan(30);
});

test('addresses lead to us or over https', () => {
  expect(cleanAddress(' https://x.example/a?b=1&c=2 ')).toBe('https://x.example/a?b=1&c=2');
  expect(cleanAddress('/promotions#welcome')).toBe('/promotions#welcome');
  expect(cleanAddress('https://user:word@x.example/')).toBeUndefined();
  expect(cleanAddress('https://')).toBeUndefined();
  expect(cleanAddress('help')).toBeUndefined();
  expect(cleanAddress(undefined)).toBeUndefined();
});

/** Nothing but the allowed tags with the allowed attributes, and no sign that could begin another. */
function isOnlyAllowed(cleaned: string): boolean {
  const rest = cleaned
    .replace(/<\/?(p|h2|h3|h4|ul|ol|li|strong|em|table|thead|tbody|tr|th|td)>|<br>|<\/a>/g, '')
    .replace(/<a href="(https:\/\/|\/(?!\/))[^"<>\s\\]*">/g, '')
    .replace(/<img src="(https:\/\/|\/(?!\/))[^"<>\s\\]*" alt="[^"<>]*">/g, '');
  return !/[<>\0]/.test(rest);
}
