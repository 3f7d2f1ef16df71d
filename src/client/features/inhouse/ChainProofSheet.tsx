import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Button } from '#client/ui/Button.tsx';
import { Sheet } from '#client/ui/Sheet.tsx';
import { Spinner } from '#client/ui/Spinner.tsx';
import type { Purse } from '#contract/inhouse.ts';
import { isLinked } from '#games/chain.ts';
import styles from './HouseGame.module.css';
import { provable } from './rooms/room-events.ts';
import { useRoomAt } from './rooms/use-room.ts';

interface ChainProofSheetProps {
  game: string;
  purse: Purse;
  onClose: () => void;
}

/** The chain that all rounds of a table are drawn from, and its newest link held to its beginning. */
export function ChainProofSheet({ game, purse, onClose }: ChainProofSheetProps) {
  const { t } = useLingui();
  const room = useRoomAt(game, purse);
  const chain = room?.chain;
  const newest = room && provable(room);
  const prove = useMutation({
    networkMode: 'always',
    mutationFn: ({ link, commitment, number }: Claim) =>
      isLinked(link, commitment, number, breathe),
  });
  const claim =
    chain && newest?.link ? claimOf(newest.link, chain.commitment, newest.number) : null;
  // What was found holds for what it was found of: meanwhile a round may have ended.
  const found = isSame(prove.variables, claim) ? prove.data : undefined;
  return (
    <Sheet title={t`Fairness`} onClose={onClose} size="tall">
      {!room && <Spinner />}
      {room && (
        <div className={styles.rules}>
          <p>
            <Trans>
              Every round of this table is drawn from a link of one chain. Each link’s digest is the
              link before it, so all of them were settled when the first figure below was published;
              the table’s own seed was made after that.
            </Trans>
          </p>
          {chain ? (
            <dl className={styles.proof}>
              <dt>
                <Trans>The chain’s beginning</Trans>
              </dt>
              <dd>{chain.commitment}</dd>
              <dt>
                <Trans>The table’s seed</Trans>
              </dt>
              <dd>{chain.clientSeed}</dd>
              <dt>
                <Trans>Rounds of this chain, and of them drawn</Trans>
              </dt>
              <dd>
                {chain.rounds} / {chain.used}
              </dd>
              {newest && (
                <>
                  <dt>
                    <Trans>The link of round {newest.number}</Trans>
                  </dt>
                  <dd>{newest.link}</dd>
                </>
              )}
              {room.nextChain && (
                <>
                  <dt>
                    <Trans>The next chain’s beginning</Trans>
                  </dt>
                  <dd>{room.nextChain.commitment}</dd>
                </>
              )}
            </dl>
          ) : (
            <p>
              <Trans>The first round makes the chain.</Trans>
            </p>
          )}
          {chain && !newest && (
            <p>
              <Trans>
                It can be proved on this device once the first round of this chain has ended.
              </Trans>
            </p>
          )}
          {claim && (
            <Button
              variant="outline"
              isWide
              busy={prove.isPending}
              onClick={() => prove.mutate(claim)}
            >
              <Trans>Verify on this device</Trans>
            </Button>
          )}
          <p role="status" className={styles.note}>
            {found === true && <Trans>The newest link belongs to this chain.</Trans>}
            {found === false && (
              <Trans>The link does not belong to this chain. Tell customer service.</Trans>
            )}
          </p>
        </div>
      )}
    </Sheet>
  );
}

interface Claim {
  link: string;
  commitment: string;
  number: number;
}

function claimOf(link: string, commitment: string, number: number): Claim {
  return { link, commitment, number };
}

function isSame(one: Claim | undefined, other: Claim | null): boolean {
  return one?.link === other?.link && one?.commitment === other?.commitment;
}

/** A chain is long, and meanwhile the page answers. */
const breathe = () => new Promise((resolve) => setTimeout(resolve));
