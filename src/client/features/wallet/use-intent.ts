import { useRef } from 'react';

/**
 * The id of what one is about to ask for: the same however often it is sent, so that a lost answer
 * costs nothing, and another as soon as one asks for something else or it has been done.
 */
export function useIntent(): { idFor: (content: string) => string; settle: () => void } {
  const intent = useRef<{ content: string; id: string }>(null);
  return {
    idFor: (content) => {
      if (intent.current?.content !== content) {
        intent.current = { content, id: crypto.randomUUID() };
      }
      return intent.current.id;
    },
    settle: () => {
      intent.current = null;
    },
  };
}
