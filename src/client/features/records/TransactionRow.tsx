import type { I18n } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  Dices,
  Gift,
  type LucideIcon,
  ReceiptText,
  Star,
  Users,
} from 'lucide-react';
import { formatHour, formatTimestamp } from '#client/ui/format-time.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { Money } from '#client/ui/Money.tsx';
import type { RecordGroup, TransactionRecord } from '#contract/records.ts';
import { type Entry, isOwnMove, type OwnMove } from './own-moves.ts';
import { type Detail, RecordLine } from './RecordLine.tsx';
import { groupWords, kindWords, walletWords } from './record-words.ts';
import { sayReference } from './say-reference.ts';

const groupIcons: Readonly<Record<RecordGroup, LucideIcon>> = {
  deposit: ArrowDownToLine,
  withdrawal: ArrowUpFromLine,
  move: ArrowLeftRight,
  agent: Users,
  bonus: Gift,
  play: Dices,
  points: Star,
  other: ReceiptText,
};

/** What moved: into or out of one's wallets, or from one of them to another. */
export function EntryRow({ entry }: { entry: Entry }) {
  return isOwnMove(entry) ? <MoveRow move={entry} /> : <TransactionRow record={entry} />;
}

function MoveRow({ move: { from, to } }: { move: OwnMove }) {
  const { i18n } = useLingui();
  const vendor = from.vendor ?? to.vendor;
  return (
    <RecordLine
      picture={<Icon of={groupIcons[from.group]} size={22} />}
      title={wordOf(from, i18n)}
      note={
        <>
          {`${walletOf(from, i18n)} → ${walletOf(to, i18n)}`}
          <br />
          {timeOf(from)}
        </>
      }
      figure={<Money minor={to.amount} currency={to.currency} />}
      details={[
        ...[from, to].map((leg) => ({
          key: leg.id,
          name: walletOf(leg, i18n),
          value: <Money minor={leg.balanceAfter} currency={leg.currency} />,
        })),
        ...numberOf({ ...from, vendor }),
      ]}
    />
  );
}

/** One leg: what it was and when; how much. In which wallet, what there was then and its number: inside. */
function TransactionRow({ record }: { record: TransactionRecord }) {
  const { i18n } = useLingui();
  const { amount, balanceAfter, currency, wallet, vendorName } = record;
  const isElsewhere = wallet !== 'main' || vendorName !== null;
  return (
    <RecordLine
      picture={<Icon of={groupIcons[record.group]} size={22} />}
      title={wordOf(record, i18n)}
      note={isElsewhere ? `${timeOf(record)} · ${walletOf(record, i18n)}` : timeOf(record)}
      figure={<Money minor={amount} currency={currency} isSigned />}
      isIn={!amount.startsWith('-')}
      under={
        <Trans>
          Balance <Money minor={balanceAfter} currency={currency} />
        </Trans>
      }
      details={[
        { key: 'wallet', name: <Trans>Wallet</Trans>, value: walletOf(record, i18n) },
        { key: 'time', name: <Trans>Date and time</Trans>, value: formatTimestamp(record.at) },
        ...numberOf(record),
      ]}
    />
  );
}

function wordOf({ kind, group }: TransactionRecord, i18n: I18n): string {
  return i18n._(kindWords[kind] ?? groupWords[group]);
}

function walletOf({ vendorName, wallet }: TransactionRecord, i18n: I18n): string {
  return vendorName ?? i18n._(walletWords[wallet]);
}

function timeOf({ at }: TransactionRecord): string {
  return formatHour(at);
}

/** Where it says more than what stands there already. */
function numberOf({ reference, vendor }: TransactionRecord): Detail[] {
  const said = reference === vendor ? '' : sayReference(reference);
  return said === '' ? [] : [{ key: 'reference', name: <Trans>Reference</Trans>, value: said }];
}
