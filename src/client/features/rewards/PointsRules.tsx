import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMenus } from '#client/features/catalogue/use-menus.ts';
import { useCategoryTitle } from '#client/features/lobby/category-words.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { Fact, Facts } from '#client/ui/Facts.tsx';
import { Loaded } from '#client/ui/Loaded.tsx';
import { Money } from '#client/ui/Money.tsx';
import { Note } from '#client/ui/Note.tsx';
import { Section } from '#client/ui/Section.tsx';
import { Stack } from '#client/ui/Stack.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { ValueOf } from '#contract/call.ts';
import { pointMillionths, type pointsConfig } from '#contract/points.ts';
import { pointsConfigQuery } from './points-queries.ts';
import { PointsSum } from './RewardSum.tsx';

type Config = ValueOf<typeof pointsConfig>;

/** How points are earned, what they are worth, and what holds for them. */
export function PointsRules() {
  const { member } = useSession();
  const language = useLanguage();
  const query = useQuery({
    ...pointsConfigQuery(member?.id ?? '', language),
    enabled: member !== null,
  });
  return (
    <Loaded of={query} lost={<Trans>The rules could not be loaded.</Trans>}>
      {(config) => (
        <Stack>
          <Earning config={config} />
          <Converting config={config} />
          <Section heading={<Trans>What holds for points</Trans>}>
            <Note>
              <Trans>Points never expire.</Trans>
            </Note>
            <Note>
              <Trans>
                Bets count once they are settled. A stake that comes back, and both sides of one
                draw, earn nothing; a corrected round takes back what it brought.
              </Trans>
            </Note>
            <Note>
              <Trans>Bonus money earns no points.</Trans>
            </Note>
            <Note>
              <Trans>
                While you take a break nothing is redeemed or converted, and no point is lost.
              </Trans>
            </Note>
          </Section>
        </Stack>
      )}
    </Loaded>
  );
}

function Earning({ config }: { config: Config }) {
  const menus = useMenus();
  const titleOf = useCategoryTitle();
  const { stakePerPoint, rates, factor, currency } = config;
  if (stakePerPoint === null) return null;
  return (
    <Section heading={<Trans>One point for bets of</Trans>}>
      <Facts>
        {rates.map(({ gameType, rate }) => (
          <Fact key={gameType} name={titleOf(gameType, menus)}>
            <Money minor={stakeFor(stakePerPoint, rate, factor)} currency={currency} />
          </Fact>
        ))}
      </Facts>
    </Section>
  );
}

/** What has to be staked for one point there, rounded up to the minor unit. */
function stakeFor(stakePerPoint: string, rate: number, factor: number): string {
  const whole = BigInt(pointMillionths) ** 2n;
  const share = BigInt(rate) * BigInt(factor);
  return String((BigInt(stakePerPoint) * whole + share - 1n) / share);
}

function Converting({ config: { convert, next, currency } }: { config: Config }) {
  if (!convert) return null;
  return (
    <Section heading={<Trans>Converting into money</Trans>}>
      <Facts>
        <Fact name={<PointsSum points={convert.points} />}>
          <Money minor={convert.amount} currency={currency} />
        </Fact>
        <Fact name={<Trans>At least</Trans>}>
          <PointsSum points={convert.minimum} />
        </Fact>
        <Fact name={<Trans>In steps of</Trans>}>
          <PointsSum points={convert.step} />
        </Fact>
      </Facts>
      {next && (
        <Note>
          <Trans>
            From <Time at={next.at} /> on, <PointsSum points={next.points} /> become{' '}
            <Money minor={next.amount} currency={currency} />.
          </Trans>
        </Note>
      )}
    </Section>
  );
}
