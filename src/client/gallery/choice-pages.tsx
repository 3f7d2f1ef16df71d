import { Landmark, Wallet } from 'lucide-react';
import { useState } from 'react';
import { Choice, Choices } from '#client/ui/Choice.tsx';
import { DateRange } from '#client/ui/DateRange.tsx';
import { Note } from '#client/ui/Note.tsx';
import { Tabs } from '#client/ui/Tabs.tsx';
import { UploadField } from '#client/ui/UploadField.tsx';

const spans = [
  { key: 'week', label: '7 days' },
  { key: 'month', label: '30 days' },
] as const;
const tabs = [
  { key: 'team', label: 'Team' },
  { key: 'report', label: 'Report' },
] as const;

function ChoicePage() {
  const [chosen, setChosen] = useState('bank');
  return (
    <Choices legend="Send it to" hasColumns>
      <Choice
        name="to"
        value="bank"
        isChosen={chosen === 'bank'}
        onChoose={setChosen}
        icon={Landmark}
      >
        <b>Banco de la Feria</b>
        <Note as="span">Ana Luz</Note>
      </Choice>
      <Choice
        name="to"
        value="wallet"
        isChosen={chosen === 'wallet'}
        onChoose={setChosen}
        icon={Wallet}
      >
        Mobile wallet
      </Choice>
      <Choice name="to" value="off" isChosen={false} onChoose={setChosen} disabled>
        Switched off
      </Choice>
    </Choices>
  );
}

function DateRangePage() {
  const [span, setSpan] = useState<'week' | 'month'>('month');
  return (
    <DateRange
      range={{ from: '2026-10-25', to: '2026-11-23', days: 30 }}
      onEarlier={() => undefined}
      spans={spans}
      span={span}
      onSpan={setSpan}
      note="Days and times by the house’s clock."
    />
  );
}

function TabsPage() {
  const [open, setOpen] = useState<'team' | 'report'>('team');
  return (
    <Tabs label="Agent" tabs={tabs} open={open} onOpen={setOpen}>
      {`The panel of ${open}`}
    </Tabs>
  );
}

function UploadFieldPage() {
  const [name, setName] = useState('');
  return (
    <UploadField
      name="slip"
      label="Send a picture"
      accept="image/png,image/jpeg"
      hint={name || 'PNG or JPG'}
      onFile={(file) => setName(file.name)}
    />
  );
}

/** Parts that somebody works with. */
export const choicePages = {
  Choice: ChoicePage,
  DateRange: DateRangePage,
  Tabs: TabsPage,
  UploadField: UploadFieldPage,
};
