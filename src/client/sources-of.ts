import type { FirstPaintBundle } from '#contract/first-paint.ts';
import { pageSources } from './features/member/page-sources.ts';

/**
 * The sources that the screen at an address is made of, as the build names them. The gateway tells a
 * browser their files with the shell, so that they are fetched beside the program and not one after
 * the other once it runs.
 */
export const sourcesOf: FirstPaintBundle['sourcesOf'] = (path, page) => {
  const screen = `src/client/routes/_apart${path}.tsx?tsr-split=component`;
  if (path !== '/member') return [screen];
  const source = page !== null && Object.hasOwn(pageSources, page) ? pageSources[page] : undefined;
  const parts = ['member/ready-page.ts', ...(source ? [source] : [])];
  return [screen, ...parts.map((file) => `src/client/features/${file}`)];
};
