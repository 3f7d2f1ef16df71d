import type { Page } from 'playwright';
import { expect } from 'vitest';

/** What has the focus: its name as a reader hears it, and whether a tile holds it. */
export async function focused(
  page: Page,
): Promise<{ name: string; isTile: boolean; isSeen: boolean }> {
  return page.evaluate(() => {
    const element = document.activeElement;
    // Past the last stop nothing has the focus; the page's whole text is not its name.
    if (element === document.body) return { name: '', isTile: false, isSeen: true };
    const [label] = element instanceof HTMLInputElement ? (element.labels ?? []) : [];
    const { width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
    return {
      name: (
        element?.getAttribute('aria-label') ??
        label?.textContent ??
        element?.textContent ??
        ''
      ).trim(),
      isTile: Boolean(element?.closest('li')?.querySelector('button[aria-pressed]')),
      isSeen: width > 0 && height > 0,
    };
  });
}

/** Tab after Tab, until the focus is where it is wanted; every stop can be seen. */
export async function tabTo(
  page: Page,
  isThere: (name: string, isTile: boolean) => boolean,
  tab: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<string[]> {
  const passed: string[] = [];
  for (let step = 0; step < 120; step += 1) {
    await page.keyboard.press(tab);
    const { name, isTile, isSeen } = await focused(page);
    expect([name, isSeen]).toEqual([name, true]);
    passed.push(name);
    if (isThere(name, isTile)) return passed;
  }
  throw new Error(`It was never reached: ${passed.join(', ')}`);
}
