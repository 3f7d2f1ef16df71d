import { useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { ChipRow } from '#client/ui/ChipRow.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import type { Family, Play } from '#lottery/types.ts';
import type { DraftChange } from './draft.ts';
import styles from './PlayChooser.module.css';
import { nameGroup, namePlay } from './play-words.ts';
import { lastUsedFirst } from './recent-codes.ts';

interface PlayChooserProps {
  family: Family;
  plays: readonly Play[];
  play: Play;
  /** Codes of the bets that were used last when the screen opened. */
  recent: readonly string[];
  change: (change: DraftChange) => void;
  onSearch: () => void;
}

/** First the kind of bet, then the bet: two rows under the thumb, what was used last first. */
export function PlayChooser(props: PlayChooserProps) {
  const { family, plays, play, recent, change, onSearch } = props;
  const { t, i18n } = useLingui();
  const ordered = lastUsedFirst(plays, recent, ({ code }) => code);
  const groups = [...new Set(ordered.map(({ group }) => group))];
  const inGroup = ordered.filter(({ group }) => group === play.group);
  const choose = (chosen: Play | undefined) => chosen && change({ kind: 'play', play: chosen });
  if (plays.length === 1) return null;
  return (
    <div className={styles.chooser}>
      <div className={styles.groups}>
        {groups.length > 1 && (
          <ChipRow
            label={t`Kinds of bets`}
            chips={groups.map((group) => ({ key: group, label: nameGroup(i18n, group) }))}
            chosen={play.group}
            onChoose={(group) => choose(ordered.find((one) => one.group === group))}
          />
        )}
      </div>
      <IconButton label={t`Search a bet`} icon={Search} variant="raised" onClick={onSearch} />
      {inGroup.length > 1 && (
        <div className={styles.plays}>
          <ChipRow
            label={t`Bets`}
            chips={inGroup.map(({ code }) => ({ key: code, label: namePlay(i18n, family, code) }))}
            chosen={play.code}
            onChoose={(code) => choose(inGroup.find((one) => one.code === code))}
          />
        </div>
      )}
    </div>
  );
}
