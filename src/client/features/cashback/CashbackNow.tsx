import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMenus } from '#client/features/catalogue/use-menus.ts';
import { useCategoryTitle } from '#client/features/lobby/category-words.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useCapability } from '#client/ground/site/use-capability.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { Fact, Facts } from '#client/ui/Facts.tsx';
import { formatPercent } from '#client/ui/format-money.ts';
import { Money } from '#client/ui/Money.tsx';
import { Note } from '#client/ui/Note.tsx';
import { Section } from '#client/ui/Section.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { CashbackStanding } from '#contract/cashback.ts';
import { cashbackQuery } from './cashback-query.ts';

/** What of the running periods' losses would come back, and when; nothing where there is no such offer. */
export function CashbackNow() {
  const { member, isTrial } = useSession();
  const language = useLanguage();
  const isServed = useCapability('cashback');
  const { data } = useQuery({
    ...cashbackQuery(member?.id ?? '', language),
    enabled: member !== null && !isTrial && isServed,
  });
  return data?.offers.map((offer) => (
    <Standing key={offer.id} offer={offer} currency={data.currency} />
  ));
}

function Standing({ offer, currency }: { offer: CashbackStanding; currency: string }) {
  const { i18n } = useLingui();
  const menus = useMenus();
  const titleOf = useCategoryTitle();
  const { title, classes, rate, lost, amount, minimum, cap, endsAt, paidFrom } = offer;
  const isLost = !lost.startsWith('-') && lost !== '0';
  const percent = formatPercent(rate, i18n.locale);
  return (
    <Section heading={title}>
      <Facts>
        <Fact name={<Trans>Lost in this period, rewards taken off</Trans>}>
          {isLost ? <Money minor={lost} currency={currency} /> : <Trans>nothing</Trans>}
        </Fact>
        <Fact name={<Trans>Comes back, {percent}</Trans>} isSum>
          <Money minor={amount} currency={currency} />
        </Fact>
        <Fact name={<Trans>Games that count</Trans>}>
          {classes.map((type) => titleOf(type, menus)).join(', ')}
        </Fact>
        <Fact name={<Trans>The period ends</Trans>}>
          <Time at={endsAt} />
        </Fact>
      </Facts>
      <Note>
        <Trans>
          Of your own money alone, wins and losses together. From{' '}
          <Money minor={minimum} currency={currency} /> on, up to{' '}
          <Money minor={cap} currency={currency} />; to be claimed here from <Time at={paidFrom} />.
        </Trans>
      </Note>
    </Section>
  );
}
