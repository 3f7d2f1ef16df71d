import { Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { Chip } from '#client/ui/Chip.tsx';
import { ChipRow } from '#client/ui/ChipRow.tsx';
import { Field } from '#client/ui/Field.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { SelectField } from '#client/ui/SelectField.tsx';
import { Stack } from '#client/ui/Stack.tsx';
import { type MemberFilter, memberFilters, memberSorts } from '#contract/team.ts';
import { reachOf, useAgentSearch, useChangeAgentSearch } from './agent-search.ts';
import { filterWords, sortWords } from './agent-words.ts';
import styles from './TeamFilters.module.css';

const idleChoices = [3, 7, 14, 30, 90] as const;

/** A name to look for, who is shown and in which order: all of it in the address. */
export function TeamFilters({ showsBalances }: { showsBalances: boolean }) {
  const { t, i18n } = useLingui();
  const change = useChangeAgentSearch();
  const search = useAgentSearch();
  const { filter, days = 7, sort = 'newest' } = search;
  const isEveryLevel = reachOf(search) === 'all';
  return (
    <Stack gap={3}>
      <NameField />
      <ChipRow<MemberFilter | 'all'>
        label={t`Who is shown`}
        chips={[
          { key: 'all' as const, label: t`All` },
          ...memberFilters
            .filter((key) => key !== 'balance' || showsBalances)
            .map((key) => ({ key, label: i18n._(filterWords[key]) })),
        ]}
        chosen={filter ?? 'all'}
        onChoose={(key) => change({ filter: key === 'all' ? undefined : key, reach: undefined })}
      />
      <div className={styles.choices}>
        <SelectField
          label={t`Order`}
          value={sort}
          onChange={({ target }) =>
            change({ sort: memberSorts.find((one) => one === target.value) })
          }
        >
          {memberSorts.map((one) => (
            <option key={one} value={one}>
              {i18n._(sortWords[one])}
            </option>
          ))}
        </SelectField>
        {(filter === 'idle' || filter === 'new') && (
          <SelectField
            label={filter === 'idle' ? t`Without a bet for` : t`Opened within`}
            value={days}
            onChange={({ target }) => change({ days: Number(target.value) })}
          >
            {idleChoices.map((count) => (
              <option key={count} value={count}>
                {t`${count} days`}
              </option>
            ))}
          </SelectField>
        )}
        <div className={styles.level}>
          <Chip
            isChosen={isEveryLevel}
            onClick={() => change({ reach: isEveryLevel ? 'direct' : 'all' })}
          >
            <Trans>Every level below</Trans>
          </Chip>
        </div>
      </div>
    </Stack>
  );
}

/** Sent with Enter or the glass: half a name is no reason to ask. */
function NameField() {
  const { t } = useLingui();
  const change = useChangeAgentSearch();
  const { name = '' } = useAgentSearch();
  const [typed, setTyped] = useState(name);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        change({ name: typed.trim() || undefined });
      }}
    >
      <Field
        label={t`Find a member`}
        placeholder={t`Find a member`}
        isLabelHidden
        type="search"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          if (target.value === '') change({ name: undefined });
        }}
        end={<IconButton type="submit" label={t`Find`} icon={Search} />}
      />
    </form>
  );
}
