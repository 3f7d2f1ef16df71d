import { Trans } from '@lingui/react/macro';
import type { GoOn } from '#client/ground/overlay/go-on.ts';
import { Note } from '#client/ui/Note.tsx';

/** Why somebody is asked who they are, and that it goes on from there. */
export function WhatFor({ goOn }: { goOn: GoOn | undefined }) {
  if (!goOn) return null;
  return (
    <Note>
      <Words {...goOn} />
    </Note>
  );
}

function Words({ why, name }: GoOn) {
  if (why === 'play' && name) return <Trans>Log in, and {name} opens right away.</Trans>;
  if (why === 'favourite' && name) {
    return <Trans>Log in to keep {name} among your favourites.</Trans>;
  }
  if (why === 'deposit') return <Trans>Log in to make a deposit.</Trans>;
  if (why === 'account') return <Trans>Log in to see your account.</Trans>;
  return <Trans>Log in to see your favourites and the games you played last.</Trans>;
}
