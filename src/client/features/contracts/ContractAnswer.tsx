import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ErrorAlert } from '#client/ground/errors/ErrorAlert.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Card } from '#client/ui/Card.tsx';
import { Stack } from '#client/ui/Stack.tsx';
import { useToast } from '#client/ui/toasts.ts';
import type { Contract } from '#contract/contracts.ts';
import { actsOf } from './acts-of.ts';
import { EndingList } from './EndingList.tsx';
import { type ContractAct, useAnswer } from './use-answer.ts';

interface ContractAnswerProps {
  contract: Contract;
  /** Another way on stands beneath them. */
  children?: ReactNode;
  onDone?: () => void;
}

/** What the caller can do with a contract now, each asked once more before it is done. */
export function ContractAnswer({ contract, children, onDone }: ContractAnswerProps) {
  const toast = useToast();
  const words = useActWords(contract);
  const answer = useAnswer(contract);
  const [chosen, setChosen] = useState<ContractAct | null>(null);
  const question = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (chosen) question.current?.focus();
  }, [chosen]);
  const acts = actsOf(contract);
  const go = (act: ContractAct) =>
    answer.mutate(act, {
      onSuccess: () => {
        toast(words[act].done, { tone: 'good' });
        setChosen(null);
        onDone?.();
      },
    });
  if (chosen && acts.includes(chosen)) {
    const { question: asked, yes } = words[chosen];
    return (
      <Card look="info">
        <Stack gap={3} ref={question} tabIndex={-1}>
          <p>{asked}</p>
          {chosen === 'accept' && <EndingList ends={contract.ends} />}
          <ErrorAlert error={answer.error} />
          <Button
            isWide
            variant={chosen === 'accept' ? 'primary' : 'hot'}
            busy={answer.isPending}
            onClick={() => go(chosen)}
          >
            {yes}
          </Button>
          <Button isWide variant="quiet" onClick={() => setChosen(null)}>
            <Trans>Not now</Trans>
          </Button>
        </Stack>
      </Card>
    );
  }
  return (
    <Stack gap={2}>
      {acts.map((act) => (
        <Button
          key={act}
          isWide
          variant={act === 'accept' ? 'primary' : 'outline'}
          onClick={() => {
            answer.reset();
            setChosen(act);
          }}
        >
          {words[act].name}
        </Button>
      ))}
      {children}
    </Stack>
  );
}

interface ActWords {
  name: string;
  question: string;
  yes: string;
  done: string;
}

function useActWords({
  state,
  ends,
  mine,
  upline,
  downline,
}: Contract): Record<ContractAct, ActWords> {
  const { t } = useLingui();
  const isEnd = state === 'termination-requested';
  const isPaid = mine === 'downline';
  const other = (isPaid ? upline?.account : downline.account) ?? t`the house`;
  const accept = isEnd
    ? {
        name: t`Agree to end it`,
        question: t`The contract with ${other} ends now. What it has earned up to then is still settled.`,
        yes: t`End the contract`,
        done: t`The contract has ended.`,
      }
    : {
        name: t`Accept`,
        question: isPaid
          ? t`From now on ${other} pays you by these terms. A contract of this kind that runs between you is replaced.`
          : t`From now on you pay ${other} by these terms. A contract of this kind that runs between you is replaced.`,
        yes: ends.length > 0 ? t`Accept, and end those contracts` : t`Accept the contract`,
        done: t`Accepted: the contract is in force.`,
      };
  return {
    accept,
    decline: isEnd
      ? {
          name: t`Keep the contract`,
          question: t`The contract with ${other} goes on as it was.`,
          yes: t`Yes, keep it`,
          done: t`The contract goes on.`,
        }
      : {
          name: t`Decline`,
          question: t`${other} is told that you declined. What runs between you stays as it is.`,
          yes: t`Yes, decline`,
          done: t`Declined.`,
        },
    withdraw: {
      name: isEnd ? t`Take the request back` : t`Take it back`,
      question: isEnd
        ? t`The contract with ${other} then goes on.`
        : t`${other} can then not accept it any more.`,
      yes: t`Yes, take it back`,
      done: t`Taken back.`,
    },
    end: {
      name: t`Ask to end it`,
      question: t`${other} is asked to agree. Without an answer in time, the contract ends by itself.`,
      yes: t`Yes, ask to end it`,
      done: t`${other} has been asked.`,
    },
  };
}
