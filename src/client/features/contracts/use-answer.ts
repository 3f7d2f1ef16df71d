import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import { useOwnKey } from '#client/ground/session/own-key.ts';
import {
  answerContract,
  answerEndOfContract,
  askToEndContract,
  type Contract,
  listContracts,
  oneContract,
  waitingContracts,
  withdrawContract,
} from '#contract/contracts.ts';

export type ContractAct = 'accept' | 'decline' | 'withdraw' | 'end';

/**
 * Answers, takes back or asks to end. The contracts that would end are sent along as they were read:
 * where there are others by now, the gateway refuses, and the contract is read anew.
 */
export function useAnswer({ id: contractId, state, ends }: Contract) {
  const refresh = useRefreshContracts();
  return useMutation({
    mutationFn: (act: ContractAct) => {
      if (act === 'withdraw') return ask(withdrawContract, { contractId });
      if (act === 'end') return ask(askToEndContract, { contractId });
      const named = act === 'accept' ? ends.map((one) => one.contractId) : [];
      const answer = { contractId, answer: act, ends: named };
      return state === 'termination-requested'
        ? ask(answerEndOfContract, answer)
        : ask(answerContract, answer);
    },
    onSettled: refresh,
  });
}

/** After anything that was sent: lists, the contract itself, and what waits. */
export function useRefreshContracts(): () => Promise<unknown> {
  const client = useQueryClient();
  const keyOf = useOwnKey();
  return () =>
    Promise.all(
      [oneContract, listContracts, waitingContracts].map((call) =>
        client.invalidateQueries({ queryKey: keyOf(call) }),
      ),
    );
}
