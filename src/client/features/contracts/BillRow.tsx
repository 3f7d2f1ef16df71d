import { useLingui } from '@lingui/react';
import { Row } from '#client/ui/List.tsx';
import { Money } from '#client/ui/Money.tsx';
import { Note } from '#client/ui/Note.tsx';
import { Status } from '#client/ui/Status.tsx';
import type { Bill } from '#contract/contract-bills.ts';
import { BillTime } from './BillTime.tsx';
import { billStateWords, billTones } from './bill-words.ts';

/** A bill in a line: of when, of whom, how much, and how it stands. */
export function BillRow({ bill, onOpen }: { bill: Bill; onOpen: () => void }) {
  const { i18n } = useLingui();
  const { id, state, mine, downline, due, currency } = bill;
  return (
    <Row
      data={{ 'data-bill': id, 'data-state': state }}
      title={mine === 'upline' ? downline.account : <BillTime bill={bill} />}
      note={
        mine === 'upline' && (
          <Note as="span" size="xs">
            <BillTime bill={bill} />
          </Note>
        )
      }
      end={
        <>
          <Money minor={due} currency={currency} />
          <Status tone={billTones[state]}>{i18n._(billStateWords[state])}</Status>
        </>
      }
      isWay
      onPress={onOpen}
    />
  );
}
