import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#client/ui/Button.tsx';
import { Note } from '#client/ui/Note.tsx';
import { Sheet } from '#client/ui/Sheet.tsx';
import { Stack } from '#client/ui/Stack.tsx';
import type { FollowingMoney } from './use-following-money.ts';

interface TakeAlongSheetProps {
  vendorName: string;
  money: FollowingMoney;
  onAnswered: () => void;
}

/** Asked once, before the first game of a provider that keeps wallets. */
export function TakeAlongSheet({ vendorName, money, onAnswered }: TakeAlongSheetProps) {
  const { t } = useLingui();
  const answer = (isYes: boolean) => {
    money.answer(isYes);
    onAnswered();
  };
  return (
    <Sheet
      title={t`Take your balance along?`}
      onClose={() => {
        money.putOff();
        onAnswered();
      }}
    >
      <Stack>
        <p>
          <Trans>
            {vendorName} is played from a wallet of its own. With your permission, your balance goes
            there when you open a game and comes back when you leave. It works the same with other
            providers of this kind.
          </Trans>
        </p>
        <Button size="l" isWide onClick={() => answer(true)}>
          <Trans>Yes, always</Trans>
        </Button>
        <Button size="l" variant="outline" isWide onClick={() => answer(false)}>
          <Trans>No, I will move it myself</Trans>
        </Button>
        <Note size="xs">
          <Trans>You can change this at any time in your wallet.</Trans>
        </Note>
      </Stack>
    </Sheet>
  );
}
