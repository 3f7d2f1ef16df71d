import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { sayEndReason } from '#client/features/bonus/end-reasons.ts';
import { Row } from '#client/ui/List.tsx';
import { Note } from '#client/ui/Note.tsx';
import { Status } from '#client/ui/Status.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { Reward } from '#contract/rewards.ts';
import { RewardSum } from './RewardSum.tsx';
import { sourceIcons, sourceWords, stateTones, stateWords } from './reward-words.ts';

interface RewardRowProps {
  reward: Reward;
  currency: string;
  /** What can be done with it; else how it stands. */
  action?: ReactNode;
}

/** One reward: what for, how much, until when, and how it stands. */
export function RewardRow({ reward, currency, action }: RewardRowProps) {
  const { i18n } = useLingui();
  const { source, form, amount, state, remark, claimBy, grantedAt, endedAt } = reward;
  const endReason = sayEndReason(reward.endReason, i18n);
  return (
    <Row
      icon={sourceIcons[source]}
      title={<RewardSum form={form} amount={amount} currency={currency} />}
      note={
        <>
          <span>{remark ?? i18n._(sourceWords[source])}</span>
          <Note as="span" size="xs">
            {state === 'claimable' && claimBy !== null ? (
              <Trans>
                Claim it by <Time at={claimBy} />
              </Trans>
            ) : (
              <Time at={endedAt ?? grantedAt} />
            )}
          </Note>
          {endReason !== undefined && (
            <Note as="span" size="xs">
              {endReason}
            </Note>
          )}
        </>
      }
      end={action ?? <Status tone={stateTones[state]}>{i18n._(stateWords[state])}</Status>}
      data={{ 'data-state': state }}
    />
  );
}
