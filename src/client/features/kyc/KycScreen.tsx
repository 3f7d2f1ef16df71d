import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { BadgeCheck, Hourglass } from 'lucide-react';
import { useEffect, useState } from 'react';
import { onServerEvent } from '#client/data/server-events.ts';
import { MemberPage } from '#client/features/member/MemberPage.tsx';
import { pageTitles } from '#client/features/member/page-titles.ts';
import { useSession } from '#client/features/session/session-atom.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { OwnKyc } from '#contract/kyc.ts';
import styles from './Kyc.module.css';
import { KycDetailsForm } from './KycDetailsForm.tsx';
import { KycPictures } from './KycPictures.tsx';
import { ownKycQuery } from './kyc-query.ts';
import { useKycWords } from './use-kyc-words.ts';

/** Who one is, shown once: what is said, three pictures, and what has become of them. */
export function KycScreen() {
  const { t } = useLingui();
  const client = useQueryClient();
  const { member } = useSession();
  const query = ownKycQuery(member?.id ?? '');
  const { data, isError, refetch } = useQuery({ ...query, enabled: member !== null });
  const [key] = query.queryKey;
  useEffect(
    () => onServerEvent('kyc.changed', () => void client.invalidateQueries({ queryKey: [key] })),
    [client, key],
  );
  return (
    <MemberPage title={t(pageTitles.identity)}>
      {data && <Standing kyc={data} />}
      {!data && isError && (
        <EmptyState
          title={<Trans>This could not be loaded.</Trans>}
          action={
            <Button onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        />
      )}
      {!data && !isError && <Skeleton shape="card" count={2} />}
    </MemberPage>
  );
}

function Standing({ kyc }: { kyc: OwnKyc }) {
  const { reasons } = useKycWords();
  const [isChanging, setChanging] = useState(false);
  const isDraft = kyc.papers !== null && !kyc.papers.isSubmitted;
  return (
    <div className={styles.stack}>
      {kyc.standing === 'approved' && (
        <EmptyState icon={BadgeCheck} title={<Trans>We know who you are.</Trans>}>
          <Trans>Nothing more is asked of you before a withdrawal.</Trans>
        </EmptyState>
      )}
      {kyc.standing === 'pending' && (
        <EmptyState icon={Hourglass} title={<Trans>We are looking at your documents.</Trans>}>
          <Trans>You need not wait here: we tell you as soon as it is decided.</Trans>
        </EmptyState>
      )}
      {kyc.standing === 'refused' && kyc.reason && (
        <p role="alert" className={styles.refusal}>
          {reasons[kyc.reason]} <Trans>You can send others.</Trans>
        </p>
      )}
      {(kyc.standing === 'none' || kyc.standing === 'refused') &&
        (isDraft && !isChanging && kyc.papers ? (
          <KycPictures papers={kyc.papers} onBack={() => setChanging(true)} />
        ) : (
          <KycDetailsForm onDone={() => setChanging(false)} />
        ))}
      {kyc.timeline.length > 0 && <Timeline timeline={kyc.timeline} />}
    </div>
  );
}

function Timeline({ timeline }: Pick<OwnKyc, 'timeline'>) {
  const words = {
    begun: <Trans>Begun</Trans>,
    submitted: <Trans>Documents handed in</Trans>,
    approved: <Trans>Accepted</Trans>,
    refused: <Trans>Not accepted</Trans>,
  };
  return (
    <section className={styles.stack}>
      <h2 className={styles.title}>
        <Trans>What happened</Trans>
      </h2>
      <ul className={styles.list}>
        {timeline.map(({ kind, at }) => (
          <li key={`${kind} ${at}`} className={styles.entry}>
            <span>{words[kind]}</span>
            <span className={styles.quiet}>
              <Time at={at} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
