import { Trans, useLingui } from '@lingui/react/macro';
import { Note } from '#client/ui/Note.tsx';
import { Stack } from '#client/ui/Stack.tsx';
import { Status } from '#client/ui/Status.tsx';
import { Time } from '#client/ui/Time.tsx';
import { BonusTerms } from './BonusTerms.tsx';
import { offerStatusTones, offerStatusWords } from './bonus-words.ts';
import { useBonusOffer } from './use-bonus-offer.ts';

/** Beside a promotion that brings a bonus: how one stands in it, and its terms. Else nothing. */
export function BonusBeside({ promotionId }: { promotionId: string }) {
  const { i18n } = useLingui();
  const found = useBonusOffer(promotionId);
  if (!found) return null;
  const { offer, currency } = found;
  return (
    <section data-bonus-offer={offer.id} data-status={offer.status}>
      <Stack gap={3}>
        <Note>
          <Status tone={offerStatusTones[offer.status]}>
            {i18n._(offerStatusWords[offer.status])}
          </Status>{' '}
          <Trans>
            until <Time at={offer.endsAt} />
          </Trans>
        </Note>
        <BonusTerms terms={offer} currency={currency} />
      </Stack>
    </section>
  );
}
