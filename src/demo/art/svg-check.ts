/**
 * What a browser would not forgive in a drawing shown as an image, or a merchant in one that stands
 * in a page: broken markup, an id that leads nowhere, scripts, styles, text, anything from outside.
 * Answers the complaints; none is good.
 */
export function svgComplaints(svg: string): string[] {
  const complaints: string[] = [];
  const open: string[] = [];
  for (const [tag, closing, name = '', attributes = '', empty] of svg.matchAll(tagPattern)) {
    if (closing) {
      if (open.pop() !== name) complaints.push(`closes out of order: ${tag}`);
      continue;
    }
    if (!elements.has(name)) complaints.push(`element not wanted: ${name}`);
    const names = [...attributes.matchAll(/([\w:-]+)="/g)].map((match) => match[1]);
    if (new Set(names).size !== names.length) complaints.push(`says it twice: ${tag}`);
    if (names.some((each) => each?.startsWith('on'))) complaints.push(`listens: ${tag}`);
    if (!empty) open.push(name);
  }
  if (open.length > 0) complaints.push(`never closed: ${open.join(' ')}`);
  if (svg.replaceAll(tagPattern, '') !== '') complaints.push('text between the tags');
  if (/NaN|undefined|Infinity/.test(svg)) complaints.push('a number went missing');
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
  if (new Set(ids).size !== ids.length) complaints.push('an id stands twice');
  for (const [, url, link] of svg.matchAll(/url\(#([^)]+)\)|href="#?([^"]+)"/g)) {
    if (!ids.includes(url ?? link)) complaints.push(`leads nowhere: ${url ?? link}`);
  }
  return complaints;
}

const tagPattern = /<(\/?)([A-Za-z]+)((?:\s[^<>]*?)?)(\/?)>/g;

const elements = new Set([
  'svg',
  'defs',
  'g',
  'use',
  'path',
  'circle',
  'ellipse',
  'rect',
  'linearGradient',
  'radialGradient',
  'stop',
  'clipPath',
  'pattern',
]);
