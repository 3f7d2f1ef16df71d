import { useSearch } from '@tanstack/react-router';

/** Which message is open; it stands in the address, so that the way back closes it. */
export function useMessagePlace(): string | undefined {
  const { message } = useSearch({ strict: false }) as { message?: string | undefined };
  return message;
}
