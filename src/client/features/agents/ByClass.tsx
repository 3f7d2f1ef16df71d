import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { List, Row } from '#client/ui/List.tsx';
import { Money } from '#client/ui/Money.tsx';
import { Note } from '#client/ui/Note.tsx';
import { Section } from '#client/ui/Section.tsx';
import { classWords } from './agent-words.ts';
import type { Overview } from './OverviewScreen.tsx';

/** What the team plays. */
export function ByClass({ overview: { classes, currency } }: { overview: Overview }) {
  const { i18n } = useLingui();
  if (classes.length === 0) return null;
  return (
    <Section heading={<Trans>What your team plays</Trans>}>
      <List>
        {classes.map(({ class: one, valid, result, bets }) => (
          <Row
            key={one}
            title={i18n._(classWords[one])}
            note={
              <Note as="span" size="xs">
                <Plural value={bets} one="# bet" other="# bets" />
                {' · '}
                <Trans>
                  Team result <Money minor={result} currency={currency} isSigned />
                </Trans>
              </Note>
            }
            end={<Money minor={valid} currency={currency} />}
          />
        ))}
      </List>
    </Section>
  );
}
