import { Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Field } from '#client/ui/Field.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { List, RowButton } from '#client/ui/List.tsx';
import { Sheet } from '#client/ui/Sheet.tsx';
import type { Family, Play } from '#lottery/types.ts';
import { type FoundBet, findBets } from './find-bets.ts';
import styles from './PlaySearch.module.css';
import { nameGroup } from './play-words.ts';

interface PlaySearchProps {
  family: Family;
  plays: readonly Play[];
  /** Codes of the bets that were used last. */
  recent: readonly string[];
  onChoose: (play: Play) => void;
  onClose: () => void;
}

/** Every bet of a game by name or by what it says, those that were used last first. */
export function PlaySearch({ family, plays, recent, onChoose, onClose }: PlaySearchProps) {
  const { t, i18n } = useLingui();
  const [text, setText] = useState('');
  const found = findBets(i18n, { family, plays }, text);
  const lastUsed = recent.flatMap((code) => found.filter(({ play }) => play.code === code));
  const groups = [...new Set(found.map(({ play }) => play.group))];
  const row = ({ play, name, how }: FoundBet) => (
    <li key={play.code}>
      <RowButton title={name} note={how} onPress={() => onChoose(play)} />
    </li>
  );
  return (
    <Sheet title={t`All bets`} onClose={onClose} size="tall">
      <div className={styles.sheet}>
        <Field
          label={t`Search a bet`}
          type="search"
          value={text}
          onChange={({ target }) => setText(target.value)}
          end={<Icon of={Search} size={18} />}
        />
        {found.length === 0 && (
          <p className={styles.note} role="status">
            <Trans>No bet of this game has these words.</Trans>
          </p>
        )}
        {lastUsed.length > 0 && <Part name={t`Used last`}>{lastUsed.map(row)}</Part>}
        {groups.map((group) => (
          <Part key={group} name={nameGroup(i18n, group)}>
            {found.filter(({ play }) => play.group === group).map(row)}
          </Part>
        ))}
      </div>
    </Sheet>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={styles.part} aria-label={name}>
      <h3 className={styles.heading}>{name}</h3>
      <List>{children}</List>
    </section>
  );
}
