import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { useNear } from '#client/ui/use-near.ts';

/** What is needed of an infinite query. */
export interface Paged {
  data: { pages: readonly unknown[] } | undefined;
  dataUpdatedAt: number;
  hasNextPage: boolean;
  fetchStatus: 'fetching' | 'paused' | 'idle';
  isError: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: (options: { cancelRefetch: boolean }) => Promise<unknown>;
  refetch: () => Promise<unknown>;
}

/** Stands at the end of a list: whoever comes near it is brought more, or told that it did not come. */
export function More({ of: query }: { of: Paged }) {
  const { data, hasNextPage, isError, isFetchNextPageError, fetchStatus } = query;
  if (!data) return null;
  if (isError) {
    const again = () => (isFetchNextPageError ? bring(query) : query.refetch());
    return (
      <Button
        variant="outline"
        isWide
        busy={fetchStatus === 'fetching'}
        onClick={() => void again()}
      >
        <Trans>Try again</Trans>
      </Button>
    );
  }
  // With every page the end moves away, and whether somebody is near it is to be seen anew.
  return hasNextPage ? <End key={data.pages.length} of={query} /> : null;
}

/**
 * Asks as often as nothing is under way, and not just once: a page that is being fetched is given up
 * where the whole list is asked for anew meanwhile, as it is whenever money moves.
 */
function End({ of: query }: { of: Paged }) {
  const end = useRef<HTMLDivElement>(null);
  const isNear = useNear(end, false);
  const { fetchNextPage, fetchStatus, dataUpdatedAt } = query;
  const isWanted = isNear && fetchStatus === 'idle';
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list that came anew may have swallowed the question
  useEffect(() => {
    if (isWanted) void bring({ fetchNextPage });
  }, [isWanted, fetchNextPage, dataUpdatedAt]);
  return (
    <div ref={end}>
      <Skeleton shape="card" />
    </div>
  );
}

/** Without giving up what is under way: it is waited for, and then asked again. */
function bring({ fetchNextPage }: Pick<Paged, 'fetchNextPage'>): Promise<unknown> {
  return fetchNextPage({ cancelRefetch: false });
}
