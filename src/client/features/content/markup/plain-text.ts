import { decodeEntities } from './decode-entities.ts';

/** One line of text out of an editor's HTML, for where there is no room for more. Only ever shown as text. */
export function plainText(html: string): string {
  return decodeEntities(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim();
}
