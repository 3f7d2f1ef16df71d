import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { classNames } from '#client/ui/class-names.ts';
import { Icon } from '#client/ui/Icon.tsx';
import styles from './Pagination.module.css';
import { pagesToShow } from './pages-to-show.ts';

interface PaginationProps {
  /** The page that is open, from 1. */
  page: number;
  pages: number;
  range: number;
  margin: number;
  onTurn: (page: number) => void;
}

/** What a narrow screen shows as a gap: the open page, a neighbour each side and both ends stay. */
function isSpare(each: number, { page, pages }: { page: number; pages: number }): boolean {
  const isNear = Math.abs(each - page) <= 1;
  const isEnd = each === 1 || each === pages;
  // Beside an end the row is short by itself.
  const isBeginning = page <= 2 && each <= 3;
  const isEnding = page >= pages - 1 && each >= pages - 2;
  return !(isNear || isEnd || isBeginning || isEnding);
}

export function Pagination({ page, pages, range, margin, onTurn }: PaginationProps) {
  const { t } = useLingui();
  const shown = pagesToShow({ page, pages, range, margin });
  return (
    <nav className={styles.pages} aria-label={t`Pages`}>
      <button
        type="button"
        className={styles.page}
        aria-label={t`Previous page`}
        aria-disabled={page === 1}
        onClick={() => page > 1 && onTurn(page - 1)}
      >
        <Icon of={ChevronLeft} isDirectional />
      </button>
      {shown.map((each, place) =>
        each === 'gap' ? (
          <span key={`gap after ${shown[place - 1]}`} className={styles.gap} aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={each}
            type="button"
            className={classNames(
              styles.page,
              each === page && styles.open,
              isSpare(each, { page, pages }) && styles.spare,
            )}
            aria-label={t`Page ${each}`}
            aria-current={each === page ? 'page' : undefined}
            onClick={() => onTurn(each)}
          >
            {each}
          </button>
        ),
      )}
      <button
        type="button"
        className={styles.page}
        aria-label={t`Next page`}
        aria-disabled={page === pages}
        onClick={() => page < pages && onTurn(page + 1)}
      >
        <Icon of={ChevronRight} isDirectional />
      </button>
    </nav>
  );
}
