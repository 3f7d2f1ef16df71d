import { Trans, useLingui } from '@lingui/react/macro';
import { formulaOf } from '#agents/formula-of.ts';
import { Alert } from '#client/ui/Alert.tsx';
import { Money } from '#client/ui/Money.tsx';
import styles from './Bill.module.css';
import type { BillAnswer } from './BillScreen.tsx';

/** The sum with its numbers; a bill over nothing says why. */
export function BillFormula({ answer }: { answer: BillAnswer }) {
  const { i18n } = useLingui();
  const { bill, explanation, carriedOut } = answer;
  const { parts, amount } = explanation;
  const { currency, due } = bill;
  const carried = carriedOut !== '0' && (
    <p>
      <Trans>
        Goes into the next bill: <Money minor={carriedOut} currency={currency} isSigned />
      </Trans>
    </p>
  );
  if (parts.length === 0) {
    return (
      <>
        <WhyNothing answer={answer} />
        {carried}
      </>
    );
  }
  const isByBranch = parts.some(({ account }) => account !== null);
  return (
    <div className={styles.formula} data-formula>
      {parts.map((part) => (
        <p key={part.account ?? ''}>
          {isByBranch && (
            <span className={styles.through}>
              {part.account === null ? (
                <Trans>The rest of the team</Trans>
              ) : (
                <Trans>Through {part.account}</Trans>
              )}
            </span>
          )}
          <span>{formulaOf(part, currency, i18n.locale)}</span>
        </p>
      ))}
      <p className={styles.sum}>
        <span>=</span>
        <Money minor={amount} currency={currency} />
      </p>
      {amount !== due && (
        <p>
          <Trans>
            To pay, after what undone bets took: <Money minor={due} currency={currency} />
          </Trans>
        </p>
      )}
      {carried}
      <p className={styles.through}>
        <Trans>Rounded to the smallest coin once, half upwards.</Trans>
      </p>
    </div>
  );
}

function WhyNothing({ answer: { terms, figures } }: { answer: BillAnswer }) {
  const result = BigInt(figures.profit) + BigInt(figures.carriedIn);
  return (
    <Alert tone="info">
      {terms.kind === 'dividend' && result >= 0n ? (
        <Trans>The team did not lose in this period; a dividend is a share of a loss.</Trans>
      ) : terms.kind === 'realtime' ? (
        <Trans>No newly settled bets came in this time.</Trans>
      ) : (
        <Trans>What the lowest tier asks for was not reached.</Trans>
      )}
    </Alert>
  );
}
