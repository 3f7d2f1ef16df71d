import { Trans, useLingui } from '@lingui/react/macro';
import { useBonusIn } from '#client/features/bonus/use-bonus-in.ts';
import { useProtection } from '#client/features/protection/protection-queries.ts';
import { useProtectionWords } from '#client/features/protection/use-protection-words.ts';
import { useBalance } from '#client/features/wallet/wallet-queries.ts';
import { formatPercent } from '#client/ui/format-money.ts';
import { Money } from '#client/ui/Money.tsx';
import { toNumber } from '#games/ratio.ts';
import type { SlipQuote } from '#lottery/slip.ts';
import type { Board } from '../use-lottery-game.ts';
import { writeChance } from '../write-chance.ts';
import { placeOf } from './place-of.ts';
import styles from './SlipSheet.module.css';
import { tightestLimit } from './tightest-limit.ts';

interface SlipFactsProps {
  quote: SlipQuote;
  board: Board;
}

/** What a slip has to say before it is bought: stake, highest prize, chance, return. */
export function SlipFacts({ quote, board }: SlipFactsProps) {
  const { i18n } = useLingui();
  const { data: balance } = useBalance();
  const percent = (share: number) => formatPercent(share * 10_000, i18n.locale);
  const least = toNumber(quote.chance.atLeast);
  const most = toNumber(quote.chance.atMost);
  return (
    <dl className={styles.facts}>
      <div>
        <dt>
          <Trans>Stake for one draw</Trans>
        </dt>
        <dd>
          <Money minor={String(quote.stake)} currency={board.currency} />
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Highest prize</Trans>
        </dt>
        <dd>
          <Money minor={String(quote.best)} currency={board.currency} />
        </dd>
      </div>
      {quote.rebate > 0n && (
        <div>
          <dt>
            <Trans>Rebate, paid win or lose</Trans>
          </dt>
          <dd>
            <Money minor={String(quote.rebate)} currency={board.currency} />
          </dd>
        </div>
      )}
      <div>
        <dt>
          <Trans>Chance of any win</Trans>
        </dt>
        <dd>
          {least === most ? (
            writeChance(quote.chance.atLeast, i18n.locale)
          ) : (
            <Trans>
              {percent(least)} to {percent(most)}
            </Trans>
          )}
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Return to player</Trans>
        </dt>
        <dd>{percent(toNumber(quote.returns))}</dd>
        <dd className={styles.meaning}>
          <Trans>what comes back of all stakes on this bet, over very many draws</Trans>
        </dd>
      </div>
      {balance && board.coins === null && (
        <div>
          <dt>
            <Trans>Your balance</Trans>
          </dt>
          <dd>
            <Money minor={balance.main} currency={balance.currency} isExact />
          </dd>
        </div>
      )}
      {board.coins === null && <BonusFact board={board} />}
      {board.coins === null && <LimitFact currency={board.currency} />}
    </dl>
  );
}

/** The bonus that pays what one's own money does not cover, and its highest stake. */
function BonusFact({ board }: Pick<SlipFactsProps, 'board'>) {
  const found = useBonusIn(placeOf(board));
  if (!found?.isPlayed) return null;
  const { bonus, currency } = found;
  return (
    <div>
      <dt>
        <Trans>Bonus, after your own money</Trans>
      </dt>
      <dd>
        <Money minor={bonus.balance} currency={currency} isExact />
        {' · '}
        <Trans>
          <Money minor={bonus.capStake} currency={currency} /> a ticket at most
        </Trans>
      </dd>
    </div>
  );
}

/** What is left of the limit that ends first, so that it is no surprise at the purchase. */
function LimitFact({ currency }: { currency: string }) {
  const { data } = useProtection();
  const { limitOf, periods } = useProtectionWords();
  const limit = data ? tightestLimit(data.limits) : null;
  if (!limit) return null;
  return (
    <div>
      <dt>
        {limitOf[limit.kind]}, {periods[limit.period]}
      </dt>
      <dd>
        <Trans>
          <Money minor={String(limit.left)} currency={currency} /> left
        </Trans>
      </dd>
    </div>
  );
}
