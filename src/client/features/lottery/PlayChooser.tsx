import { useLingui } from '@lingui/react/macro';
import { ChipRow } from '#client/ui/ChipRow.tsx';
import type { Family, Play } from '#lottery/types.ts';
import type { DraftChange } from './draft.ts';
import { nameGroup, namePlay } from './play-words.ts';

interface PlayChooserProps {
  family: Family;
  plays: readonly Play[];
  play: Play;
  change: (change: DraftChange) => void;
}

/** First the kind of bet, then the bet: two rows under the thumb instead of one long list. */
export function PlayChooser({ family, plays, play, change }: PlayChooserProps) {
  const { t, i18n } = useLingui();
  const groups = [...new Set(plays.map(({ group }) => group))];
  const inGroup = plays.filter(({ group }) => group === play.group);
  const choose = (chosen: Play | undefined) => chosen && change({ kind: 'play', play: chosen });
  return (
    <div>
      {groups.length > 1 && (
        <ChipRow
          label={t`Kinds of bets`}
          chips={groups.map((group) => ({ key: group, label: nameGroup(i18n, group) }))}
          chosen={play.group}
          onChoose={(group) => choose(plays.find((one) => one.group === group))}
        />
      )}
      {inGroup.length > 1 && (
        <ChipRow
          label={t`Bets`}
          chips={inGroup.map(({ code }) => ({ key: code, label: namePlay(i18n, family, code) }))}
          chosen={play.code}
          onChoose={(code) => choose(inGroup.find((one) => one.code === code))}
        />
      )}
    </div>
  );
}
