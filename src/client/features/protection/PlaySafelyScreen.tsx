import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useOpenOverlay } from '#client/ground/overlay/overlay.ts';
import { MemberPage } from '#client/ground/page/MemberPage.tsx';
import { Button } from '#client/ui/Button.tsx';
import { ChipRow } from '#client/ui/ChipRow.tsx';
import { Loaded } from '#client/ui/Loaded.tsx';
import type { OwnProtection } from '#contract/protection.ts';
import { type LimitKind, limitKinds } from '#contract/protection-rules.ts';
import { BreakNotice } from './BreakNotice.tsx';
import { LimitRow } from './LimitRow.tsx';
import { OffersSwitch } from './OffersSwitch.tsx';
import styles from './Protection.module.css';
import { ProtectionHistory } from './ProtectionHistory.tsx';
import { useProtection } from './protection-queries.ts';
import { RealityInterval } from './RealityInterval.tsx';
import { useProtectionWords } from './use-protection-words.ts';

/** Everything with which a player keeps the game a game. */
export function PlaySafelyScreen() {
  const query = useProtection();
  return (
    <MemberPage>
      <Loaded of={query} lost={<Trans>Your limits could not be loaded.</Trans>}>
        {(protection) => <PlaySafely protection={protection} />}
      </Loaded>
    </MemberPage>
  );
}

function PlaySafely({ protection }: { protection: OwnProtection }) {
  const open = useOpenOverlay();
  const running = protection.break;
  return (
    <div className={styles.sections}>
      {running && <BreakNotice running={running} />}
      <Limits protection={protection} />
      <section className={styles.section}>
        <h2 className={styles.title}>
          <Trans>Reality check</Trans>
        </h2>
        <RealityInterval minutes={protection.reality.minutes} />
      </section>
      <section className={styles.section}>
        <h2 className={styles.title}>
          <Trans>Offers</Trans>
        </h2>
        <OffersSwitch isOff={protection.hasOffersOff} />
      </section>
      <section className={styles.section}>
        <h2 className={styles.title}>
          <Trans>A break</Trans>
        </h2>
        <p className={styles.lead}>
          <Trans>Block deposits and games for a day, a few weeks, or six months and longer.</Trans>
        </p>
        <Button variant="outline" isWide onClick={() => open({ kind: 'take-break' })}>
          {running ? <Trans>Extend the break</Trans> : <Trans>Take a break</Trans>}
        </Button>
      </section>
      <ProtectionHistory currency={protection.currency} />
    </div>
  );
}

function Limits({ protection }: { protection: OwnProtection }) {
  const { t } = useLingui();
  const { kinds } = useProtectionWords();
  const [shown, setShown] = useState<LimitKind>('deposit');
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>
        <Trans>Limits</Trans>
      </h2>
      <ChipRow
        label={t`What to limit`}
        chips={limitKinds.map((key) => ({ key, label: kinds[key] }))}
        chosen={shown}
        onChoose={setShown}
      />
      <ul className={styles.limits}>
        {protection.limits
          .filter(({ kind }) => kind === shown)
          .map((limit) => (
            <LimitRow
              key={limit.period}
              limit={limit}
              currency={protection.currency}
              now={protection.now}
            />
          ))}
      </ul>
    </section>
  );
}
