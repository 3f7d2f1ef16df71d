/** Puts values into the holes of a sentence: `Pays {amount}`. */
export function fillWords(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (hole, name) => String(values[name] ?? hole));
}
