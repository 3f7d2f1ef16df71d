import { useSearch } from '@tanstack/react-router';

/** Which message is open; it stands in the address, so that the way back closes it. */
export function useMessagePlace(): string | undefined {
  return useSearch({ from: '/_apart/_member/_account/member/messageV2' }).message;
}
