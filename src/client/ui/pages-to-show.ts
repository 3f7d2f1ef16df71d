export interface PagesAsked {
  /** The page that is open, from 1. */
  page: number;
  pages: number;
  /** How many stand around the open one. */
  range: number;
  /** How many always stand at each end. */
  margin: number;
}

/** The page numbers a pagination shows; `gap` stands for two or more that are left out. */
export function pagesToShow({ page, pages, range, margin }: PagesAsked): (number | 'gap')[] {
  const first = Math.max(1, Math.min(page - Math.floor(range / 2), pages - range + 1));
  const last = Math.min(pages, first + range - 1);
  const shown: (number | 'gap')[] = [];
  let before = 0;
  for (let each = 1; each <= pages; each += 1) {
    const isShown = each <= margin || each > pages - margin || (each >= first && each <= last);
    if (!isShown) continue;
    // A gap of a single page would take as much room as the page.
    if (each === before + 2) shown.push(before + 1);
    else if (each > before + 2) shown.push('gap');
    shown.push(each);
    before = each;
  }
  return shown;
}

/** On lists of announcements: eight a page, one page kept at each end. */
export const announcementPages = { pageSize: 8, range: 5, margin: 1 } as const;

/** On every other list. */
export const listPages = { range: 5, margin: 2 } as const;
