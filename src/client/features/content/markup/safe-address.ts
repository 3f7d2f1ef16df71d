/**
 * The address if a link or a picture may lead there, else null: our own paths, https, an anchor of
 * this page, mail and telephone. Everything is refused that a browser would read differently than
 * it looks: it drops tabs and line ends inside an address and takes a backslash for a slash.
 */
export function safeAddress(text: string, use: 'link' | 'picture'): string | null {
  const address = text.trim();
  if (address.length > 2048 || unreadable.test(address)) return null;
  // A name before an @ would dress one host up as another.
  if (/^https:\/\/[^/?#@]+(?:[/?#]|$)/i.test(address) || /^\/(?!\/)/.test(address)) return address;
  if (use === 'picture') return null;
  return /^(?:#[\w.-]*|mailto:[^?]+@[^?]+|tel:\+?[\d().-]+)$/i.test(address) ? address : null;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused here
const unreadable = /[\s\\\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/;
