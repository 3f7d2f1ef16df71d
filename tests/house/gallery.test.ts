import { expect, test } from 'vitest';
import { readSources } from './read-sources.ts';

/** What no page of its own can show. */
const reasons: Readonly<Record<string, string>> = {
  CarouselDriver: 'what moves a carousel',
  ChartDrawing: 'what a chart is drawn with',
  ChartTable: 'the table of a chart',
  Go: 'a link, which needs the routes',
  MovingSheet: 'what moves a sheet',
  Scrim: 'what darkens the page behind a sheet',
  VisuallyHidden: 'nothing to be seen',
};

const sources = readSources();

test('each part that screens are made of has a page in the gallery', () => {
  const parts = sources.flatMap(({ path }) => {
    const name = /^src\/client\/ui\/([A-Z]\w*)\.tsx$/.exec(path)?.[1];
    return name === undefined ? [] : [name];
  });
  const pages = sources
    .filter(({ path }) => /^src\/client\/gallery\/.*-pages\.tsx$/.test(path))
    .flatMap(({ text }) => [...text.matchAll(/^ {2}([A-Z]\w*): /gm)].map(([, name]) => name));
  expect(Object.keys(reasons).filter((part) => !parts.includes(part))).toEqual([]);
  expect(parts.length).toBeGreaterThan(40);
  expect(parts.filter((part) => !(part in reasons) && !pages.includes(part))).toEqual([]);
});
