import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Row } from '#client/ui/List.tsx';
import { Money } from '#client/ui/Money.tsx';
import { Note } from '#client/ui/Note.tsx';
import { sayShortDay } from '#contract/say-time.ts';
import type { ReportRow as Line, ReportRows } from '#contract/team-reports.ts';
import { classWords } from './agent-words.ts';
import type { ReportAbout } from './TeamReportScreen.tsx';

interface ReportRowProps {
  line: Line;
  by: ReportRows;
  about: ReportAbout;
  currency: string;
  onOpen: () => void;
}

/** One line of a report; a press shows what it is made of. Whoever was moved away is the agent's business no more. */
export function ReportRow({ line, by, about, currency, onOpen }: ReportRowProps) {
  const { bets, valid, result, deposits, withdrawals, isSelf, isGone } = line;
  return (
    <Row
      title={<Name {...{ line, by }} />}
      note={
        <Note as="span" size="xs">
          {isSelf && (
            <>
              <Trans>The account alone</Trans>
              {' · '}
            </>
          )}
          {isGone && (
            <>
              <Trans>Until it was moved to another line</Trans>
              {' · '}
            </>
          )}
          {about === 'bets' ? (
            <>
              <Plural value={bets} one="# bet" other="# bets" />
              {' · '}
              <Trans>
                Prizes <Money minor={line.prizes} currency={currency} />
              </Trans>
            </>
          ) : (
            <Trans>
              In <Money minor={deposits} currency={currency} />, out{' '}
              <Money minor={withdrawals} currency={currency} />
            </Trans>
          )}
        </Note>
      }
      end={
        about === 'bets' ? (
          <Money minor={valid} currency={currency} />
        ) : (
          <Money minor={result} currency={currency} isSigned />
        )
      }
      {...(!isGone && { isWay: true, onPress: onOpen })}
    />
  );
}

/** The key of a line is a day, a class or an account, as the lines are asked for. */
function Name({ line: { key }, by }: Pick<ReportRowProps, 'line' | 'by'>) {
  const { i18n } = useLingui();
  if (by === 'member') return key;
  if (by === 'day') return sayShortDay(key, i18n.locale);
  const className = classWords[key as keyof typeof classWords];
  return className ? i18n._(className) : <Trans>Of no game</Trans>;
}
