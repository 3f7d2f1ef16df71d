import { Trans } from '@lingui/react/macro';
import { Fact, Facts } from '#client/ui/Facts.tsx';
import { List, Row } from '#client/ui/List.tsx';
import { Money } from '#client/ui/Money.tsx';
import { Note } from '#client/ui/Note.tsx';
import { Section } from '#client/ui/Section.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { BillAnswer } from './BillScreen.tsx';

/** What was paid and when, what is open, and what goes on to one's own downlines. */
export function BillPayments({ answer: { bill, payments, downlines } }: { answer: BillAnswer }) {
  const { due, paid, kept, currency } = bill;
  const open = String(BigInt(due) - BigInt(paid));
  return (
    <>
      {payments.length > 0 && (
        <Section heading={<Trans>Payments</Trans>}>
          <List>
            {payments.map(({ transferId, amount, at }) => (
              <Row
                key={transferId}
                data={{ 'data-payment': transferId }}
                title={<Money minor={amount} currency={currency} />}
                note={
                  <Note as="span" size="xs">
                    <Time at={at} />
                  </Note>
                }
              />
            ))}
          </List>
          {open !== '0' && (
            <Note>
              <Trans>
                Still open: <Money minor={open} currency={currency} />
              </Trans>
            </Note>
          )}
        </Section>
      )}
      {downlines.length > 0 && kept !== null && (
        <Section heading={<Trans>What goes on to your downlines</Trans>}>
          <Facts>
            {downlines.map((one) => (
              <Fact key={one.billId} name={one.account}>
                <Money minor={one.due} currency={currency} />
              </Fact>
            ))}
            <Fact name={<Trans>You keep</Trans>} isSum>
              <Money minor={kept} currency={currency} />
            </Fact>
          </Facts>
        </Section>
      )}
    </>
  );
}
