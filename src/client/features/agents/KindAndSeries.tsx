import { useLingui } from '@lingui/react/macro';
import { Choice, Choices } from '#client/ui/Choice.tsx';
import { Field } from '#client/ui/Field.tsx';

export type AccountKind = 'member' | 'agent';

/** What a newcomer will be, and at most which prize series their lotteries have. */
export interface Newcomer {
  kind: AccountKind;
  /** As it is typed; empty for whatever a game has. */
  series: string;
}

interface KindAndSeriesProps {
  newcomer: Newcomer;
  onChange: (newcomer: Newcomer) => void;
  /** Null where nothing bounds it. */
  mostSeries: number | null;
}

export function KindAndSeries({ newcomer, onChange, mostSeries }: KindAndSeriesProps) {
  const { t } = useLingui();
  const { kind, series } = newcomer;
  const most = mostSeries ?? 2_000;
  return (
    <>
      <Choices legend={t`Who registers is`} hasColumns>
        <Choice
          name="kind"
          value="member"
          isChosen={kind === 'member'}
          onChoose={() => onChange({ ...newcomer, kind: 'member' })}
        >
          <b>{t`a member`}</b>
          {t`plays`}
        </Choice>
        <Choice
          name="kind"
          value="agent"
          isChosen={kind === 'agent'}
          onChoose={() => onChange({ ...newcomer, kind: 'agent' })}
        >
          <b>{t`an agent`}</b>
          {t`plays and leads a team`}
        </Choice>
      </Choices>
      <Field
        label={t`Prize series in lotteries`}
        inputMode="numeric"
        value={series}
        hint={t`1000 to ${most}. Leave it empty for whatever a game has.`}
        error={isSeries(series, most) ? undefined : t`Choose a number from 1000 to ${most}.`}
        onChange={({ target }) => onChange({ ...newcomer, series: target.value.trim() })}
      />
    </>
  );
}

export function isSeries(typed: string, most: number): boolean {
  if (typed === '') return true;
  return /^\d{4}$/.test(typed) && Number(typed) >= 1_000 && Number(typed) <= most;
}

export function seriesOf(typed: string): number | undefined {
  return typed === '' ? undefined : Number(typed);
}
