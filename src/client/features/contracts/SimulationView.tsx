import { Trans, useLingui } from '@lingui/react/macro';
import { wholeFormula } from '#agents/formula-of.ts';
import { Card } from '#client/ui/Card.tsx';
import { Fact, Facts } from '#client/ui/Facts.tsx';
import { Money } from '#client/ui/Money.tsx';
import { Note } from '#client/ui/Note.tsx';
import { Stack } from '#client/ui/Stack.tsx';
import { Figure } from '#client/ui/Stat.tsx';
import type { ValueOf } from '#contract/call.ts';
import type { Terms } from '#contract/contract-terms.ts';
import type { simulateContract } from '#contract/contracts.ts';
import { CountedFrom } from './CountedFrom.tsx';
import { dayRange } from './day-range.ts';
import { NextTier } from './NextTier.tsx';

export type Simulation = ValueOf<typeof simulateContract>;

interface SimulationViewProps {
  simulated: Simulation;
  terms: Terms;
  isOffer: boolean;
}

/** What terms would have paid over the last whole period, beside those in force. */
export function SimulationView({ simulated, terms, isOffer }: SimulationViewProps) {
  const { i18n } = useLingui();
  const { currency, from, to, offered, current, kept } = simulated;
  const formula = wholeFormula(offered.explanation, currency, i18n.locale);
  const { amount, next } = offered.explanation;
  const more = current && String(BigInt(amount) - BigInt(current.explanation.amount));
  const days = dayRange({ from, to });
  return (
    <Card look="raised" as="div">
      <Note>
        {isOffer ? (
          <Trans>Over {days} these terms would have cost you</Trans>
        ) : (
          <Trans>Over {days} these terms would have paid</Trans>
        )}
      </Note>
      <Figure>
        <span data-simulated={amount}>
          <Money minor={amount} currency={currency} />
        </span>
      </Figure>
      {formula !== '' && <Note>{formula}</Note>}
      <Stack gap={3}>
        <Facts>
          {current && (
            <>
              <Fact name={<Trans>The terms in force</Trans>}>
                <Money minor={current.explanation.amount} currency={currency} />
              </Fact>
              <Fact name={<Trans>Difference</Trans>}>
                <Money minor={more ?? '0'} currency={currency} isSigned />
              </Fact>
            </>
          )}
          {isOffer && kept && (
            <>
              <Fact name={<Trans>Your own bill</Trans>}>
                <Money minor={kept.bill} currency={currency} />
              </Fact>
              {BigInt(amount) > BigInt(kept.bill) ? (
                <Fact name={<Trans>Out of your own pocket</Trans>}>
                  <Money minor={String(BigInt(amount) - BigInt(kept.bill))} currency={currency} />
                </Fact>
              ) : (
                <Fact name={<Trans>You would have kept</Trans>}>
                  <Money minor={kept.kept} currency={currency} />
                </Fact>
              )}
            </>
          )}
        </Facts>
        <CountedFrom terms={terms} figures={offered.figures} currency={currency} />
        {next && <NextTier next={next} terms={terms} currency={currency} />}
      </Stack>
    </Card>
  );
}
