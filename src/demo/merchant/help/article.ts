import type { MerchantLanguage, Worded } from '#demo/merchant/worded.ts';

/** Paragraphs as lines: `# ` begins a heading, `- ` an item of a list, anything else a paragraph. */
export interface DemoArticle {
  anchor: string;
  title: Worded;
  lines: Record<MerchantLanguage, readonly string[]>;
}

export function articleHtml(lines: readonly string[]): string {
  let html = '';
  let isInList = false;
  for (const line of lines) {
    const isItem = line.startsWith('- ');
    if (isItem !== isInList) html += isItem ? '<ul>' : '</ul>';
    isInList = isItem;
    if (isItem) html += `<li>${line.slice(2)}</li>`;
    else html += line.startsWith('# ') ? `<h3>${line.slice(2)}</h3>` : `<p>${line}</p>`;
  }
  return isInList ? `${html}</ul>` : html;
}
