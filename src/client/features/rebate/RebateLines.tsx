import { Trans, useLingui } from '@lingui/react/macro';
import { formatRate } from '#agents/rate.ts';
import { classWords } from '#client/features/agents/agent-words.ts';
import { List, Row } from '#client/ui/List.tsx';
import { Money } from '#client/ui/Money.tsx';
import { Note } from '#client/ui/Note.tsx';
import type { RebateLine } from '#contract/rebates.ts';

/** Of each vendor how much was played, at which rate, and what it comes to. */
export function RebateLines({
  lines,
  currency,
}: {
  lines: readonly RebateLine[];
  currency: string;
}) {
  const { i18n } = useLingui();
  return (
    <List>
      {lines.map(({ vendor, vendorName, gameType, valid, rate, amount }) => {
        const share = rate === null ? null : formatRate(rate * 100, i18n.locale);
        const games = i18n._(classWords[gameType]);
        const bets = <Money minor={valid} currency={currency} />;
        return (
          <Row
            key={`${vendor} ${gameType}`}
            title={vendorName}
            note={
              <>
                <span>{games}</span>
                <Note as="span" size="xs">
                  {share === null ? (
                    <Trans>{bets} of valid bets</Trans>
                  ) : (
                    <Trans>
                      {bets} of valid bets at {share}
                    </Trans>
                  )}
                </Note>
              </>
            }
            end={<Money minor={amount} currency={currency} />}
          />
        );
      })}
    </List>
  );
}
