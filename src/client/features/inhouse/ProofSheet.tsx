import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '#client/data/ask.ts';
import { ErrorAlert } from '#client/ground/errors/ErrorAlert.tsx';
import { ownKey } from '#client/ground/session/own-key.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { Sheet } from '#client/ui/Sheet.tsx';
import { Spinner } from '#client/ui/Spinner.tsx';
import { chooseClientSeed, ownRounds, type Purse, rotateSeeds } from '#contract/inhouse.ts';
import styles from './HouseGame.module.css';
import { seedsQuery } from './inhouse-queries.ts';

/** What the next rounds are drawn from, one's own part in it, and the old seed on demand. */
export function ProofSheet({ purse, onClose }: { purse: Purse; onClose: () => void }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const memberId = useSession().member?.id ?? '';
  const options = seedsQuery(memberId, purse);
  const { data: seeds } = useQuery(options);
  const [typed, setTyped] = useState<string | null>(null);
  const choose = useMutation({
    mutationFn: (clientSeed: string) => ask(chooseClientSeed, { purse, clientSeed }),
    onSuccess: (pair) => {
      client.setQueryData(options.queryKey, pair);
      setTyped(null);
    },
  });
  const rotate = useMutation({
    mutationFn: (commitment: string) => ask(rotateSeeds, { purse, commitment }),
    onSuccess: ({ next }) => {
      client.setQueryData(options.queryKey, next);
      // Rounds that could not be proved before now can.
      void client.invalidateQueries({ queryKey: ownKey(memberId, ownRounds) });
    },
  });
  const error = choose.error ?? rotate.error;
  const own = typed ?? seeds?.clientSeed ?? '';
  return (
    <Sheet title={t`Fairness`} onClose={onClose} size="tall">
      {!seeds && <Spinner />}
      {seeds && (
        <div className={styles.rules}>
          <p>
            <Trans>
              Each result comes from our seed, your seed and the round number. We committed to our
              seed with the hash below, so we cannot change it afterwards.
            </Trans>
          </p>
          <dl className={styles.proof}>
            <dt>
              <Trans>Commitment (SHA-256 of our seed)</Trans>
            </dt>
            <dd>{seeds.commitment}</dd>
            <dt>
              <Trans>Rounds drawn with it</Trans>
            </dt>
            <dd>{seeds.nonce}</dd>
          </dl>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              if (own !== '') choose.mutate(own);
            }}
            className={styles.seedForm}
          >
            <Field
              label={t`Your seed`}
              name="clientSeed"
              autoComplete="off"
              maxLength={64}
              value={own}
              onChange={({ target }) => setTyped(target.value)}
            />
            <Button type="submit" variant="outline" busy={choose.isPending}>
              <Trans>Use this seed</Trans>
            </Button>
          </form>
          <Button
            isWide
            variant="outline"
            busy={rotate.isPending}
            onClick={() => rotate.mutate(seeds.commitment)}
          >
            <Trans>Reveal our seed and start a new one</Trans>
          </Button>
          {rotate.data && (
            <div role="status">
              <dl className={styles.proof}>
                <dt>
                  <Trans>The seed until now</Trans>
                </dt>
                <dd>{rotate.data.shown.serverSeed}</dd>
              </dl>
            </div>
          )}
          <ErrorAlert error={error} />
        </div>
      )}
    </Sheet>
  );
}
