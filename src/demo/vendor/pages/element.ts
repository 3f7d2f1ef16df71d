type Child = Node | string | null;

/** An element with its attributes and children: text stays text, so there is nothing to clean. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children.filter((child) => child !== null));
  return made;
}

const svgNamespace = 'http://www.w3.org/2000/svg';

export function drawing(
  tag: string,
  attributes: Readonly<Record<string, string | number>> = {},
  ...children: Node[]
): SVGElement {
  const made = document.createElementNS(svgNamespace, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  made.append(...children);
  return made;
}

/** A button that does one thing; while that runs it cannot be pressed again. */
export function button(
  text: string,
  style: string,
  act: () => void | Promise<void>,
): HTMLButtonElement {
  const made = element('button', { type: 'button', class: style }, text);
  made.addEventListener('click', () => {
    const done = act();
    if (!(done instanceof Promise)) return;
    made.disabled = true;
    void done.finally(() => {
      made.disabled = false;
    });
  });
  return made;
}
