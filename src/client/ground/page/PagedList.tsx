import type { ReactNode } from 'react';
import { List } from '#client/ui/List.tsx';
import { Loaded } from '#client/ui/Loaded.tsx';
import { More, type Paged } from './More.tsx';

interface PagedListProps<Item> {
  of: Paged & { data: { pages: readonly { list: readonly Item[] }[] } | undefined };
  /** As many cards stand in its place until the first page is there. */
  cards?: number;
  /** What is said where it did not come. */
  lost?: ReactNode;
  /** Why, or what would change it. */
  lostWords?: ReactNode;
  /** What stands there when there is nobody and nothing to list. */
  empty: ReactNode;
  /** A row, with a key of its own. */
  children: (item: Item, place: number) => ReactNode;
}

/** A list that grows by a page as its end comes near. */
export function PagedList<Item>({ of: query, empty, children, ...outline }: PagedListProps<Item>) {
  const { data, isError, refetch } = query;
  const items = data?.pages.flatMap(({ list }) => list);
  return (
    <>
      <Loaded of={{ data: items, isError, refetch }} {...outline}>
        {(list) => (list.length === 0 ? empty : <List>{list.map(children)}</List>)}
      </Loaded>
      <More of={query} />
    </>
  );
}
