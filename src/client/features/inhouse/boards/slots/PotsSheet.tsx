import { Trans, useLingui } from '@lingui/react/macro';
import { BadgeCheck, TriangleAlert } from 'lucide-react';
import frame from '#client/features/inhouse/HouseGame.module.css';
import { Icon } from '#client/ui/Icon.tsx';
import { Money } from '#client/ui/Money.tsx';
import { Sheet } from '#client/ui/Sheet.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { ValueOf } from '#contract/call.ts';
import type { housePots } from '#contract/inhouse.ts';
import { isAsPromised } from './is-as-promised.ts';
import styles from './PotsSheet.module.css';
import { usePotNames } from './pot-names.ts';

type Told = ValueOf<typeof housePots>;

/** What is promised of each pot, and those that were hit with the text that proves the promise. */
export function PotsSheet({ pots, hit, onClose }: Told & { onClose: () => void }) {
  const { t } = useLingui();
  const names = usePotNames();
  const currency = pots[0]?.currency ?? '';
  return (
    <Sheet title={t`Pots`} onClose={onClose} size="tall" isToRead>
      <div className={frame.rules}>
        <p>
          <Trans>
            A part of every stake goes into the pot. When it was opened, an amount below its limit
            was drawn and promised by the figure below; the stake that brings the pot to that amount
            gets it. Every amount is equally likely, and nobody knows which it is.
          </Trans>
        </p>
        <dl className={frame.proof}>
          {pots.map(({ code, number, commitment }) => (
            <div key={code}>
              <dt>
                <Trans>
                  {names[code] ?? code}, number {number}: promised (SHA-256)
                </Trans>
              </dt>
              <dd>{commitment}</dd>
            </div>
          ))}
        </dl>
        <h2 className={styles.heading}>
          <Trans>Hit so far</Trans>
        </h2>
        {hit.length === 0 && (
          <p>
            <Trans>None of them has been hit yet.</Trans>
          </p>
        )}
        <ul className={styles.hits}>
          {hit.map((pot) => (
            <li key={`${pot.code} ${pot.number}`}>
              <p className={styles.sum}>
                <b>{names[pot.code] ?? pot.code}</b>
                <b>
                  <Money minor={pot.amount} currency={currency} />
                </b>
              </p>
              <p className={styles.quiet}>
                <Time at={pot.wonAt} />
              </p>
              <Proof commitment={pot.commitment} text={pot.text} />
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  );
}

/** Hashed here and now: nobody has to believe the gateway. */
function Proof({ commitment, text }: { commitment: string; text: string }) {
  const isRight = isAsPromised(text, commitment);
  return (
    <>
      <p className={styles.verdict} data-right={isRight}>
        <Icon of={isRight ? BadgeCheck : TriangleAlert} size={16} />
        {isRight ? (
          <Trans>This device has hashed the text: it is what was promised.</Trans>
        ) : (
          <Trans>The text is not what was promised. Tell customer service.</Trans>
        )}
      </p>
      <p className={styles.text}>{text}</p>
    </>
  );
}
