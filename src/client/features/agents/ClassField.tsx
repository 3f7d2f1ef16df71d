import { useLingui } from '@lingui/react/macro';
import { SelectField } from '#client/ui/SelectField.tsx';
import { gameTypes } from '#contract/values.ts';
import { useAgentSearch, useChangeAgentSearch } from './agent-search.ts';
import { classWords } from './agent-words.ts';

/** Which kind of games; all where none is chosen. */
export function ClassField() {
  const { t, i18n } = useLingui();
  const { class: chosen = '' } = useAgentSearch();
  const change = useChangeAgentSearch();
  return (
    <SelectField
      label={t`Kind of game`}
      value={chosen}
      onChange={({ target }) => change({ class: gameTypes.find((one) => one === target.value) })}
    >
      <option value="">{t`All`}</option>
      {gameTypes.map((one) => (
        <option key={one} value={one}>
          {i18n._(classWords[one])}
        </option>
      ))}
    </SelectField>
  );
}
