/** Leads to the first field that is wrong, once that has been drawn: it may lie beyond the screen. */
export function showFirstFault(form: HTMLElement): void {
  requestAnimationFrame(() => {
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
}
