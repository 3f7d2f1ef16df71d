import { button, element } from './element.ts';

/** A sheet from below over everything, closed by its button, Escape or a touch beside it. */
export function openSheet(title: string, closeWord: string, ...content: Node[]): HTMLDialogElement {
  const close = button(closeWord, 'sheet-close', () => sheet.close());
  const body = element(
    'div',
    { class: 'sheet-body' },
    element('h2', { class: 'sheet-title', tabindex: '-1', autofocus: '' }, title),
    ...content,
    close,
  );
  const sheet = element('dialog', { class: 'sheet', 'aria-label': title }, body);
  sheet.addEventListener('close', () => sheet.remove());
  sheet.addEventListener('click', (event) => {
    if (event.target === sheet) sheet.close();
  });
  document.body.append(sheet);
  sheet.showModal();
  return sheet;
}
