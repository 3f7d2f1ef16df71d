import { Trans } from '@lingui/react/macro';
import { ask } from '#client/data/ask.ts';
import { ErrorAlert } from '#client/ground/errors/ErrorAlert.tsx';
import { Button } from '#client/ui/Button.tsx';
import { type OwnKyc, submitKyc } from '#contract/kyc.ts';
import { sidesOf } from '#contract/kyc-rules.ts';
import styles from './Kyc.module.css';
import { KycPicture } from './KycPicture.tsx';
import { useChangeKyc } from './use-change-kyc.ts';
import { useKycWords } from './use-kyc-words.ts';

interface KycPicturesProps {
  papers: NonNullable<OwnKyc['papers']>;
  onBack: () => void;
}

/** Each side that this document has, and then all of it handed in. */
export function KycPictures({ papers, onBack }: KycPicturesProps) {
  const { kinds } = useKycWords();
  const submit = useChangeKyc(() => ask(submitKyc, {}));
  const sides = sidesOf(papers.documentKind);
  const isComplete = sides.every((side) => papers.sides.includes(side));
  return (
    <div className={styles.stack}>
      <p className={styles.document}>
        <span>
          {kinds[papers.documentKind]} <b>{papers.idHint}</b>
        </span>
        <Button variant="quiet" size="s" onClick={onBack}>
          <Trans>Change</Trans>
        </Button>
      </p>
      {sides.map((side) => (
        <KycPicture key={side} side={side} isThere={papers.sides.includes(side)} />
      ))}
      <ErrorAlert error={submit.error} />
      <Button
        size="l"
        isWide
        disabled={!isComplete}
        busy={submit.isPending}
        onClick={() => submit.mutate()}
      >
        <Trans>Send the photos</Trans>
      </Button>
    </div>
  );
}
