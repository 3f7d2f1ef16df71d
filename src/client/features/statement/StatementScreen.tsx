import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Download, Printer } from 'lucide-react';
import { MemberPage } from '#client/ground/page/MemberPage.tsx';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { Button } from '#client/ui/Button.tsx';
import { Exact } from '#client/ui/Exact.tsx';
import { CopiedFact, Facts } from '#client/ui/Facts.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Loaded } from '#client/ui/Loaded.tsx';
import { Note } from '#client/ui/Note.tsx';
import { SelectField } from '#client/ui/SelectField.tsx';
import { Stack } from '#client/ui/Stack.tsx';
import { sayMonth } from '#contract/say-time.ts';
import { type MonthStatement, statementFilePath } from '#contract/statements.ts';
import styles from './StatementScreen.module.css';
import { StatementSheet } from './StatementSheet.tsx';
import { statementQuery } from './statement-query.ts';

/** The statement of one's account by month, signed; to be saved, printed and verified. `creditReport`. */
export function StatementScreen() {
  const { member } = useSession();
  const language = useLanguage();
  const { month } = useSearch({ from: '/_apart/_member/_account/member/creditReport' });
  const query = useQuery({
    ...statementQuery({ memberId: member?.id ?? '', month, language }),
    enabled: member !== null,
  });
  return (
    <Exact>
      <MemberPage>
        <Loaded of={query} lost={<Trans>The statement could not be loaded.</Trans>}>
          {(statement) => <Statement statement={statement} />}
        </Loaded>
      </MemberPage>
    </Exact>
  );
}

function Statement({ statement }: { statement: MonthStatement }) {
  const { t } = useLingui();
  const { month, signature, key } = statement;
  return (
    <Stack gap={4}>
      <Note>
        <Trans>Your monthly account statement. Only you can see it.</Trans>
      </Note>
      <Months statement={statement} />
      <StatementSheet statement={statement} />
      <div className={styles.keys}>
        <SaveFile month={month} />
        <Button variant="outline" onClick={() => window.print()}>
          <Icon of={Printer} size={18} /> <Trans>Print</Trans>
        </Button>
      </div>
      <details className={styles.proof}>
        <summary>
          <Trans>How to confirm</Trans>
        </summary>
        <Stack gap={2}>
          <Note>
            <Trans>
              The saved file carries this signature. Anyone with the file and the key can verify
              that nothing in it was changed.
            </Trans>
          </Note>
          <Facts>
            <CopiedFact label={t`Signature`} value={signature} />
            <CopiedFact label={t`Our public key`} value={key} />
          </Facts>
        </Stack>
      </details>
    </Stack>
  );
}

function Months({ statement: { month, months } }: { statement: MonthStatement }) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  return (
    <SelectField
      label={<Trans>Month</Trans>}
      value={month}
      onChange={({ target }) =>
        void navigate({ to: '.', search: { month: target.value }, replace: true })
      }
    >
      {months.map((one) => (
        <option key={one} value={one}>
          {sayMonth(one, i18n.locale)}
        </option>
      ))}
    </SelectField>
  );
}

/** A browser saves it by itself: it comes as a file. */
function SaveFile({ month }: { month: string }) {
  const language = useLanguage();
  const query = new URLSearchParams({ month, language });
  return (
    <a className={styles.save} href={`${statementFilePath}?${query}`} download>
      <Icon of={Download} size={18} /> <Trans>Download as CSV</Trans>
    </a>
  );
}
