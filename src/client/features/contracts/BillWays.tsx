import { Trans, useLingui } from '@lingui/react/macro';
import { Share2 } from 'lucide-react';
import { wholeFormula } from '#agents/formula-of.ts';
import { dayPages } from '#client/features/agents/bill-pages.ts';
import { fileAddress } from '#client/features/agents/file-address.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { Button } from '#client/ui/Button.tsx';
import { formatCount } from '#client/ui/format-money.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { Stack } from '#client/ui/Stack.tsx';
import { oneBillFilePath } from '#contract/contract-bills.ts';
import { writeMoney } from '#contract/write-money.ts';
import type { BillAnswer } from './BillScreen.tsx';
import { billStateWords } from './bill-words.ts';
import { kindWords } from './contract-words.ts';
import { dayRange } from './day-range.ts';
import { sharePicture } from './share-picture.ts';
import { useContractPlaces } from './use-contract-places.ts';

/** From a bill to the days behind it, to its contract, and out of the app. */
export function BillWays({ answer }: { answer: BillAnswer }) {
  const { isCentre, contracts } = useContractPlaces();
  const language = useLanguage();
  const { bill } = answer;
  const { id, kind, from, to, mine, downline, contractId } = bill;
  const isMine = mine === 'downline';
  return (
    <Stack gap={2}>
      <Button
        to={isCentre ? dayPages[kind] : '/member/personalHistoryCopy'}
        search={{ from, to, ...(isCentre && !isMine && { account: downline.account }) }}
        variant="outline"
        isWide
      >
        <Trans>The days behind it</Trans>
      </Button>
      <Button to={contracts} search={{ contract: contractId }} variant="outline" isWide>
        <Trans>Its contract</Trans>
      </Button>
      {isCentre && !isMine && (
        <Button
          to={contracts}
          search={{ edit: 'offer', account: downline.account, kind }}
          variant="outline"
          isWide
        >
          <Trans>What another rate would have cost</Trans>
        </Button>
      )}
      <ShareBill answer={answer} />
      <Button
        href={fileAddress(oneBillFilePath, { billId: id }, language)}
        variant="outline"
        isWide
      >
        <Trans>Download as CSV</Trans>
      </Button>
    </Stack>
  );
}

function ShareBill({ answer: { bill, explanation } }: { answer: BillAnswer }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { kind, state, due, sales, profit, users, currency, downline } = bill;
  const money = (minor: string) => writeMoney(minor, currency, language);
  const share = () => {
    const title = `${i18n._(kindWords[kind])} · ${dayRange(bill)}`;
    const lines = [
      downline.account,
      wholeFormula(explanation, currency, language),
      `${t`Valid bets`}: ${money(sales)}`,
      `${t`Result of the team`}: ${money(profit)}`,
      `${t`Active members`}: ${formatCount(users, language)}`,
      i18n._(billStateWords[state]),
    ];
    void sharePicture({ title, figure: money(due), lines: lines.filter((line) => line !== '') });
  };
  return (
    <Button variant="outline" isWide onClick={share}>
      <Icon of={Share2} size={18} />
      <Trans>Share as a picture</Trans>
    </Button>
  );
}
