import { Trans, useLingui } from '@lingui/react/macro';
import {
  ChevronsUp,
  Hand,
  type LucideIcon,
  Plus,
  Shield,
  ShieldOff,
  SquareSplitHorizontal,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { PlayHint } from '#client/features/inhouse/boards/PlayHint.tsx';
import { untilPainted } from '#client/features/inhouse/boards/until-painted.ts';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Money } from '#client/ui/Money.tsx';
import type { BlackjackView } from '#games/blackjack/blackjack.ts';
import type { BlackjackStep } from '#games/blackjack/table.ts';
import styles from './BlackjackSteps.module.css';

interface BlackjackStepsProps {
  view: BlackjackView;
  currency: string;
  isWaiting: boolean;
  isDealing: boolean;
  onStep: (step: BlackjackStep) => void;
}

/** What can be done now, where the thumb is; nothing that cannot. */
export function BlackjackSteps({
  view,
  currency,
  isWaiting,
  isDealing,
  onStep,
}: BlackjackStepsProps) {
  const { t } = useLingui();
  return (
    <fieldset className={styles.steps} aria-label={t`What you do`}>
      {view.legal.map((step) => (
        <Button
          key={step}
          size="l"
          isWide
          variant="outline"
          data-step={step}
          busy={isWaiting}
          disabled={isDealing}
          onClick={() => onStep(step)}
        >
          <Icon of={stepIcons[step]} size={22} />
          {step === 'insure' ? (
            <Trans>
              Insure for <Money minor={view.insurance.stake} currency={currency} />
            </Trans>
          ) : (
            stepNames[step]
          )}
        </Button>
      ))}
    </fieldset>
  );
}

const stepNames: Readonly<Record<BlackjackStep, ReactNode>> = {
  hit: <Trans>Hit</Trans>,
  stand: <Trans>Stand</Trans>,
  double: <Trans>Double</Trans>,
  split: <Trans>Split</Trans>,
  insure: <Trans>Take insurance</Trans>,
  decline: <Trans>No insurance</Trans>,
};

const stepIcons: Readonly<Record<BlackjackStep, LucideIcon>> = {
  hit: Plus,
  stand: Hand,
  double: ChevronsUp,
  split: SquareSplitHorizontal,
  insure: Shield,
  decline: ShieldOff,
};

/** What basic strategy would do. */
export function BlackjackHint({ view }: { view: BlackjackView }) {
  const { i18n } = useLingui();
  const [advice, setAdvice] = useState<{ step: BlackjackStep; gain: number } | null>(null);
  const ask = async () => {
    const { adviseBlackjack } = await import('#games/blackjack/advise.ts');
    await untilPainted();
    const told = adviseBlackjack(view);
    const gain = told?.expected.find(({ step }) => step === told.step)?.gain;
    if (told && gain !== undefined) setAdvice({ step: told.step, gain });
  };
  const share =
    advice &&
    i18n.number(advice.gain, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'always' });
  return (
    <PlayHint question={<Trans>What would basic strategy do?</Trans>} onAsk={ask}>
      {advice && (
        <>
          <b>{stepNames[advice.step]}</b> <Trans>(on average {share} of the stake)</Trans>
        </>
      )}
    </PlayHint>
  );
}
