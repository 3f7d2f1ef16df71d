import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Refused } from '#client/data/refused.ts';
import type { ProofOfSelf } from '#contract/proof.ts';

interface ProvedChange<Values> {
  send: (values: Values, proof: ProofOfSelf | undefined) => Promise<unknown>;
  onDone: () => void;
  /** Shows what the gateway found under its fields; answers whether that is where it belongs. */
  onRefused: (error: unknown, proof: ProofOfSelf | undefined) => boolean;
}

/**
 * A change in two steps: what is typed, and the proof. What the gateway has against the one leads back
 * to it; what it has against the other, or a network that was lost, leaves one where one is.
 */
export function useProvedChange<Values>({ send, onDone, onRefused }: ProvedChange<Values>) {
  const [waiting, setWaiting] = useState<Values | null>(null);
  const change = useMutation({
    mutationFn: ({ values, proof }: { values: Values; proof?: ProofOfSelf }) => send(values, proof),
    onSuccess: onDone,
    onError: (error, { proof }) => {
      if (onRefused(error, proof) || hasFields(error)) setWaiting(null);
    },
  });
  return {
    isProving: waiting !== null,
    /** What waits for the proof. */
    waiting,
    isPending: change.isPending,
    isDone: change.isSuccess,
    error: change.error,
    /** What cannot be said under a field. */
    loose: change.error && !hasFields(change.error) ? change.error : null,
    askProof: (values: Values) => {
      change.reset();
      setWaiting(values);
    },
    back: () => {
      change.reset();
      setWaiting(null);
    },
    sendWithout: (values: Values) => !change.isPending && change.mutate({ values }),
    prove: (proof: ProofOfSelf) => {
      if (waiting !== null && !change.isPending) change.mutate({ values: waiting, proof });
    },
  };
}

export function hasFields(error: unknown): boolean {
  return error instanceof Refused && error.fields.length > 0;
}
