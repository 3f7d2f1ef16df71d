/** Turns `&eacute;`, `&#39;` and their like into the characters they stand for. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,6}));/gi,
    (whole, hex, digits, name) => {
      if (hex) return characterOf(Number.parseInt(hex, 16));
      if (digits) return characterOf(Number.parseInt(digits, 10));
      return named.get(name) ?? accented(name) ?? whole;
    },
  );
}

const named = new Map<string, string>([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00a0'],
  ['iquest', '¿'],
  ['iexcl', '¡'],
  ['laquo', '«'],
  ['raquo', '»'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['ndash', '–'],
  ['mdash', '—'],
  ['hellip', '…'],
  ['bull', '•'],
  ['middot', '·'],
  ['times', '×'],
  ['euro', '€'],
  ['pound', '£'],
  ['yen', '¥'],
  ['copy', '©'],
  ['reg', '®'],
  ['trade', '™'],
  ['deg', '°'],
]);

const marks = new Map<string, string>([
  ['acute', '\u0301'],
  ['grave', '\u0300'],
  ['circ', '\u0302'],
  ['uml', '\u0308'],
  ['tilde', '\u0303'],
  ['cedil', '\u0327'],
]);

/** `eacute` is an e with its mark: composing them spares a table of every letter. */
function accented(name: string): string | undefined {
  const mark = marks.get(name.slice(1));
  return mark && `${name.charAt(0)}${mark}`.normalize('NFC');
}

function characterOf(codePoint: number): string {
  const isSurrogate = codePoint >= 0xd800 && codePoint <= 0xdfff;
  if (codePoint === 0 || isSurrogate || codePoint > 0x10ffff) return '\ufffd';
  return String.fromCodePoint(codePoint);
}
