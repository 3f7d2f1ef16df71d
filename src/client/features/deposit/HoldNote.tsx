import { Trans, useLingui } from '@lingui/react/macro';
import { errorWords } from '#client/ground/errors/error-words.ts';
import { Button } from '#client/ui/Button.tsx';
import { Card } from '#client/ui/Card.tsx';
import type { depositHolds } from '#contract/deposits.ts';
import { LimitChoice } from './LimitChoice.tsx';

interface HoldNoteProps {
  hold: (typeof depositHolds)[number];
  currency: string;
}

/** What stands between somebody and a deposit, and what to do about it. */
export function HoldNote({ hold, currency }: HoldNoteProps) {
  const { i18n } = useLingui();
  if (hold === 'limit.not-chosen') return <LimitChoice currency={currency} />;
  return (
    <Card look="info" role="status">
      <p>{i18n._(errorWords[hold])}</p>
      <Button variant="outline" to="/member/playSafely">
        <Trans>Play safely</Trans>
      </Button>
    </Card>
  );
}
