import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import screen from '#client/ground/page/Screen.module.css';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { Tabs } from '#client/ui/Tabs.tsx';
import { ConvertSheet } from './ConvertSheet.tsx';
import { MallShelf } from './MallShelf.tsx';
import { PointsCard } from './PointsCard.tsx';
import { PointsDetails } from './PointsDetails.tsx';
import { PointsRules } from './PointsRules.tsx';
import { pointsConfigQuery, pointsQuery } from './points-queries.ts';
import { RedeemHistory } from './RedeemHistory.tsx';

const tabs = ['redeem', 'history', 'details', 'rules'] as const;
type Tab = (typeof tabs)[number];
const route = getRouteApi('/_apart/_member/_account/pointMall');

/** What one's points are, and what they bring: redeem, history, details, rules; `/pointMall`. */
export function PointMallScreen() {
  const { t } = useLingui();
  const { member } = useSession();
  const language = useLanguage();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const [isConverting, setConverting] = useState(false);
  const memberId = member?.id ?? '';
  const enabled = member !== null;
  const points = useQuery({ ...pointsQuery(memberId), enabled });
  const config = useQuery({ ...pointsConfigQuery(memberId, language), enabled });
  const open: Tab = tabs.find((tab) => tab === search.tab) ?? 'redeem';
  const panels: Record<Tab, () => ReactNode> = {
    redeem: () => <MallShelf points={points.data?.points} />,
    history: () => <RedeemHistory />,
    details: () => <PointsDetails />,
    rules: () => <PointsRules />,
  };
  return (
    <main className={screen.screen}>
      <h1 className={screen.heading}>
        <Trans>Points mall</Trans>
      </h1>
      <PointsCard
        balance={points.data}
        convert={config.data?.convert ?? null}
        onConvert={() => setConverting(true)}
      />
      <Tabs
        label={t`Points mall`}
        open={open}
        onOpen={(tab) =>
          void navigate({ search: { tab: tab === 'redeem' ? undefined : tab }, replace: true })
        }
        tabs={[
          { key: 'redeem', label: t`Redeem` },
          { key: 'history', label: t`Redeem history` },
          { key: 'details', label: t`Points details` },
          { key: 'rules', label: t`Points rules` },
        ]}
      >
        {panels[open]()}
      </Tabs>
      {isConverting && points.data && config.data?.convert && (
        <ConvertSheet
          points={points.data.points}
          terms={config.data.convert}
          currency={config.data.currency}
          onClose={() => setConverting(false)}
        />
      )}
    </main>
  );
}
