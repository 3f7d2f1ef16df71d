import { Trans, useLingui } from '@lingui/react/macro';
import { formatRate, topRateOf } from '#agents/rate.ts';
import { Row } from '#client/ui/List.tsx';
import { Note } from '#client/ui/Note.tsx';
import { Status } from '#client/ui/Status.tsx';
import type { Contract } from '#contract/contracts.ts';
import { kindWords, stateTones, stateWords } from './contract-words.ts';

/** A contract in a line: with whom, what it pays at most, how it stands. */
export function ContractRow({ contract, onOpen }: { contract: Contract; onOpen: () => void }) {
  const { i18n } = useLingui();
  const { id, kind, state, terms, mine, upline, downline, waitsForMe } = contract;
  const other = mine === 'downline' ? upline?.account : downline.account;
  const rate = formatRate(topRateOf(terms), i18n.locale);
  return (
    <Row
      data={{ 'data-contract': id, 'data-state': state }}
      title={i18n._(kindWords[kind])}
      note={
        <Note as="span" size="xs">
          {other ?? <Trans>The house</Trans>}
          {' · '}
          <Trans>up to {rate}</Trans>
        </Note>
      }
      end={
        <Status tone={waitsForMe ? 'bad' : stateTones[state]}>
          {waitsForMe ? <Trans>Your answer</Trans> : i18n._(stateWords[state])}
        </Status>
      }
      isWay
      onPress={onOpen}
    />
  );
}
