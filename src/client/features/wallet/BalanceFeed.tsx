import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onChange, onServerEvent } from '#client/data/server-events.ts';
import { ownKey } from '#client/ground/session/own-key.ts';
import type { CallDeclaration } from '#contract/call.ts';
import { bettingRecord, personalProfit, transactionHistory } from '#contract/records.ts';
import { memberStatement } from '#contract/statements.ts';
import { balance } from '#contract/wallet.ts';
import { whenShown } from './held-news.ts';

const records = [transactionHistory, bettingRecord, personalProfit, memberStatement];

/** Whatever device moved the money, every other shows it: what is on the glass is asked for anew. */
export function BalanceFeed({ memberId }: { memberId: string }): null {
  const client = useQueryClient();
  useEffect(() => {
    const refresh = (calls: readonly CallDeclaration[]) => {
      for (const call of calls) {
        void client.invalidateQueries({ queryKey: ownKey(memberId, call) });
      }
    };
    const stops = [
      onChange('balance.changed', () => {
        whenShown('balance', () => refresh([balance]));
        whenShown('records', () => refresh(records));
      }),
      // A ticket without a win is settled, and no money moves.
      onServerEvent('ticket.changed', () => whenShown('records', () => refresh(records))),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client, memberId]);
  return null;
}
