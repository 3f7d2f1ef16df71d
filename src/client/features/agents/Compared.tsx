import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatCount } from '#client/ui/format-money.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { Money } from '#client/ui/Money.tsx';
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx';
import styles from './Compared.module.css';

/** Figures in two columns, each with what it was before beneath it. */
export function ComparedStats({ children }: { children: ReactNode }) {
  return <dl className={styles.stats}>{children}</dl>;
}

interface ComparedMoneyProps {
  name: string;
  now: string;
  before: string;
  currency: string;
}

export function ComparedMoney({ name, now, before, currency }: ComparedMoneyProps) {
  return (
    <Compared
      name={name}
      way={Number(BigInt(now) > BigInt(before)) - Number(BigInt(now) < BigInt(before))}
      percent={percentOf(BigInt(now), BigInt(before))}
      now={<Money minor={now} currency={currency} />}
      before={<Money minor={before} currency={currency} />}
    />
  );
}

export function ComparedCount({
  name,
  now,
  before,
}: Record<'now' | 'before', number> & { name: string }) {
  const { i18n } = useLingui();
  return (
    <Compared
      name={name}
      way={Math.sign(now - before)}
      percent={percentOf(BigInt(now), BigInt(before))}
      now={formatCount(now, i18n.locale)}
      before={formatCount(before, i18n.locale)}
    />
  );
}

interface ComparedProps {
  name: string;
  /** Above nothing where it is more than before. */
  way: number;
  /** By how much, in per cent of what it was; null where it was nothing, or is hardly comparable. */
  percent: number | null;
  now: ReactNode;
  before: ReactNode;
}

function Compared({ name, way, percent, now, before }: ComparedProps) {
  return (
    <div className={styles.stat}>
      <dt>{name}</dt>
      <dd>{now}</dd>
      <dd className={styles.before}>
        <Icon
          of={way > 0 ? ArrowUpRight : way < 0 ? ArrowDownRight : ArrowRight}
          size={14}
          isDirectional
        />
        {percent !== null && percent > 0 && <b>{percent} %</b>}
        <span>
          <VisuallyHidden>
            <Trans>Before:</Trans>{' '}
          </VisuallyHidden>
          {before}
        </span>
      </dd>
    </div>
  );
}

/** Above ten times as much a per cent says no more than the two figures do. */
function percentOf(now: bigint, before: bigint): number | null {
  if (before <= 0n || now < 0n) return null;
  const change = now > before ? now - before : before - now;
  const percent = Number((change * 200n + before) / (before * 2n));
  return percent > 999 ? null : percent;
}
