import { SearchField } from '#client/features/catalogue/SearchField.tsx';
import { needsLogin, typeWords } from './list-search.ts';
import type { ListAddress } from './use-list-address.ts';

/** Words look through the catalogue, not through one's own lists. */
export function WordsField({ address, label }: { address: ListAddress; label: string }) {
  const { search, change } = address;
  return (
    <SearchField
      words={search.q ?? ''}
      label={label}
      onWords={(words) => {
        change(typeWords(needsLogin(search.selection) ? {} : search, words), 'quietly');
      }}
    />
  );
}
