import { useSession } from '#client/ground/session/session-atom.ts';
import { intentFor, settleIntent } from './kept-intent.ts';

/**
 * The id of what one is about to ask for: the same however often it is sent, so that a lost answer
 * costs nothing, and another as soon as one asks for something else or it has been done.
 */
export function useIntent(name: string): {
  idFor: (content: string) => string;
  settle: () => void;
} {
  const memberId = useSession().member?.id ?? '';
  return {
    idFor: (content) => intentFor(name, `${memberId} ${content}`, Date.now()),
    settle: () => settleIntent(name),
  };
}
