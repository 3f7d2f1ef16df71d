import type { Page } from 'playwright';

/** The narrowest phone, and a 390-pixel one of which 200 % zoom leaves half the pixels. */
const narrow = [
  { width: 320, height: 640 },
  { width: 195, height: 422 },
];

/** Words of the page that no narrow screen shows whole, and that no scrolling brings to sight. */
export async function cutWordsOn(page: Page): Promise<string[]> {
  const usual = page.viewportSize();
  const found: string[] = [];
  for (const size of narrow) {
    await page.setViewportSize(size);
    const cut = await page.evaluate(cutWords);
    found.push(...cut.map((words) => `${size.width} px: ${words}`));
  }
  if (usual) await page.setViewportSize(usual);
  return found;
}

/** Runs in the page. What ends in an ellipsis is a name from content; what scrolls ends where it wants to. */
async function cutWords(): Promise<string[]> {
  await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
  const { clientWidth: wide, scrollWidth } = document.documentElement;
  const found = scrollWidth > wide ? ['the page scrolls sideways'] : [];
  const hidden =
    '[inert], [aria-hidden="true"], [data-running], script, style, noscript, canvas, svg';
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const isCut = (parent: Element, left: number, right: number): boolean => {
    for (let box: Element | null = parent; box; box = box.parentElement) {
      const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(box);
      if (overflowX === 'visible') continue;
      const edge = box.getBoundingClientRect();
      const isElsewhere = right <= edge.left || left >= edge.right || edge.width < 2;
      const isMeant = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
      if (/auto|scroll/.test(overflowX) || isElsewhere || isMeant) return false;
      if (left < edge.left - 1 || right > edge.right + 1) return true;
    }
    return left < -1 || right > wide + 1;
  };
  while (words.nextNode()) {
    const parent = words.currentNode.parentElement;
    const text = words.currentNode.textContent?.trim();
    if (!parent || !text || parent.closest(hidden)) continue;
    if (!parent.checkVisibility({ visibilityProperty: true })) continue;
    range.selectNodeContents(words.currentNode);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
    if (lines.length === 0) continue;
    const left = Math.min(...lines.map((line) => line.left));
    const right = Math.max(...lines.map((line) => line.right));
    if (isCut(parent, left, right)) found.push(text.slice(0, 60));
  }
  return found.slice(0, 8);
}
