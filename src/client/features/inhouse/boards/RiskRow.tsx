import { useLingui } from '@lingui/react/macro';
import { ChoiceRow } from './ChoiceRow.tsx';

type Risk = 'classic' | 'low' | 'medium' | 'high';

interface RiskRowProps<Some extends Risk> {
  risks: readonly Some[];
  chosen: Some;
  onChoose: (risk: Some) => void;
}

/** Often a little, or seldom much: the return is nearly the same. */
export function RiskRow<Some extends Risk>({ risks, chosen, onChoose }: RiskRowProps<Some>) {
  const { t } = useLingui();
  const words: Record<Risk, string> = {
    classic: t`Classic`,
    low: t({ message: 'Low', context: 'risk of a game' }),
    medium: t({ message: 'Medium', context: 'risk of a game' }),
    high: t({ message: 'High', context: 'risk of a game' }),
  };
  return (
    <ChoiceRow
      label={t`Risk`}
      chips={risks.map((risk) => ({ key: risk, label: words[risk] }))}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}
