import { Plural, Trans } from '@lingui/react/macro';
import { Note } from '#client/ui/Note.tsx';
import { Time } from '#client/ui/Time.tsx';

/** Of when figures are. Settled bets are counted after a moment: a longer wait is said. */
export function AsOf({ asOf, lagSeconds }: { asOf: string; lagSeconds: number }) {
  const minutes = Math.floor(lagSeconds / 60);
  return (
    <Note size="xs">
      <Trans>
        As of <Time at={asOf} />
      </Trans>
      {minutes > 0 && (
        <>
          {' · '}
          <Plural
            value={minutes}
            one="the count is # minute behind"
            other="the count is # minutes behind"
          />
        </>
      )}
    </Note>
  );
}
