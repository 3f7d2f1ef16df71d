export const inlineTags = [
  'a',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'mark',
  'small',
  'sub',
  'sup',
  'code',
  'span',
  'br',
  'img',
] as const;

export const blockTags = [
  'p',
  'h3',
  'h4',
  'div',
  'blockquote',
  'ul',
  'ol',
  'li',
  'hr',
  'table',
  'caption',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const;

export type InlineTag = (typeof inlineTags)[number];
export type AllowedTag = InlineTag | (typeof blockTags)[number];

/**
 * What a written tag becomes. Headings begin at the third level: the screen's and the article's own
 * titles are the first two. A tag that is not here vanishes, and what it holds stays.
 */
export function allowedTag(name: string): AllowedTag | undefined {
  return allowed.get(name);
}

export function isInline(tag: string): tag is InlineTag {
  return inline.has(tag);
}

const inline = new Set<string>(inlineTags);
const allowed = new Map<string, AllowedTag>([
  ...[...inlineTags, ...blockTags].map((tag): [string, AllowedTag] => [tag, tag]),
  ['h1', 'h3'],
  ['h2', 'h3'],
  ['h5', 'h4'],
  ['h6', 'h4'],
  ['section', 'div'],
  ['article', 'div'],
  ['center', 'div'],
  ['figure', 'div'],
  ['figcaption', 'div'],
  ['tfoot', 'tbody'],
  ['del', 's'],
  ['strike', 's'],
]);

/** What these hold is not text for people: it goes with the tag. */
export const droppedWhole: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'noembed',
  'noframes',
  'iframe',
  'object',
  'svg',
  'math',
  'textarea',
  'select',
  'title',
  'xmp',
  'plaintext',
  'audio',
  'video',
  'canvas',
]);
