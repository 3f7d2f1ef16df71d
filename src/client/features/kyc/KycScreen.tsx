import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { BadgeCheck, Hourglass } from 'lucide-react';
import { useState } from 'react';
import { MemberPage } from '#client/ground/page/MemberPage.tsx';
import { useSession } from '#client/ground/session/session-atom.ts';
import { Alert } from '#client/ui/Alert.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Loaded } from '#client/ui/Loaded.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { OwnKyc } from '#contract/kyc.ts';
import styles from './Kyc.module.css';
import { KycDetailsForm } from './KycDetailsForm.tsx';
import { KycPictures } from './KycPictures.tsx';
import { ownKycQuery } from './kyc-query.ts';
import { useKycWords } from './use-kyc-words.ts';

/** Who one is, shown once: what is said, three pictures, and what has become of them. */
export function KycScreen() {
  const { member } = useSession();
  const query = useQuery({ ...ownKycQuery(member?.id ?? ''), enabled: member !== null });
  return (
    <MemberPage>
      <Loaded of={query} cards={2}>
        {(kyc) => <Standing kyc={kyc} />}
      </Loaded>
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
        <EmptyState icon={BadgeCheck} title={<Trans>Identity verified</Trans>}>
          <Trans>You are ready to withdraw.</Trans>
        </EmptyState>
      )}
      {kyc.standing === 'pending' && (
        <EmptyState icon={Hourglass} title={<Trans>We are checking your documents.</Trans>}>
          <Trans>
            You do not need to wait here: we will let you know as soon as it is decided.
          </Trans>
        </EmptyState>
      )}
      {kyc.standing === 'refused' && kyc.reason && (
        <Alert>
          {reasons[kyc.reason]} <Trans>You can send new ones.</Trans>
        </Alert>
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
    begun: <Trans>Started</Trans>,
    submitted: <Trans>Documents sent</Trans>,
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
