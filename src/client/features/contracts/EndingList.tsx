import { Trans, useLingui } from '@lingui/react/macro';
import { formatRate, topRateOf } from '#agents/rate.ts';
import { Alert } from '#client/ui/Alert.tsx';
import { List, Row } from '#client/ui/List.tsx';
import { Note } from '#client/ui/Note.tsx';
import { Stack } from '#client/ui/Stack.tsx';
import type { Ending } from '#contract/contracts.ts';
import { endingWords, kindWords } from './contract-words.ts';

/** Each contract that an agreement would end, by name, and why: read before one goes on. */
export function EndingList({ ends }: { ends: readonly Ending[] }) {
  const { i18n } = useLingui();
  if (ends.length === 0) return null;
  return (
    <Stack gap={2} as="section">
      <Alert tone="bad" isPolite>
        <Trans>These contracts would end with it:</Trans>
      </Alert>
      <List>
        {ends.map(({ contractId, upline, downline, kind, why, terms }) => {
          const rate = formatRate(topRateOf(terms), i18n.locale);
          return (
            <Row
              key={contractId}
              data={{ 'data-ending': downline }}
              title={`${upline} → ${downline}`}
              note={
                <Note as="span" size="xs">
                  {i18n._(kindWords[kind])}, <Trans>up to {rate}</Trans>
                  {': '}
                  {i18n._(endingWords[why])}
                </Note>
              }
            />
          );
        })}
      </List>
    </Stack>
  );
}
