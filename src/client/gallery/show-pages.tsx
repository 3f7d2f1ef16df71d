import { Landmark } from 'lucide-react';
import { Alert } from '#client/ui/Alert.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Card } from '#client/ui/Card.tsx';
import { CopyButton } from '#client/ui/CopyButton.tsx';
import { CopiedFact, Fact, Facts } from '#client/ui/Facts.tsx';
import { formatMoney } from '#client/ui/format-money.ts';
import { List, Row, RowButton } from '#client/ui/List.tsx';
import { Loaded, NeedsNetwork } from '#client/ui/Loaded.tsx';
import { Money } from '#client/ui/Money.tsx';
import { Note } from '#client/ui/Note.tsx';
import { Section } from '#client/ui/Section.tsx';
import { Stack } from '#client/ui/Stack.tsx';
import { Figure, Stat, Stats } from '#client/ui/Stat.tsx';
import { Status, type Tone } from '#client/ui/Status.tsx';
import { TimeChart } from '#client/ui/TimeChart.tsx';
import { Timeline } from '#client/ui/Timeline.tsx';

const sum = <Money minor="5000000" currency="COP" />;
const tones: readonly Tone[] = ['info', 'good', 'bad', 'quiet'];
const never = { data: undefined, refetch: () => undefined };
const steps = [
  { key: '1', at: '2026-11-23T09:00:00Z', title: 'You began the deposit', detail: sum },
  { key: '2', at: '2026-11-23T09:04:00Z', title: 'The money is in your balance', detail: sum },
];

const month = Array.from(
  { length: 30 },
  (_, place) => `2026-11-${String(place + 1).padStart(2, '0')}`,
);
const sales = month.map((_, place) => String(((place * 7) % 13) * 1_000_000));
const salesBefore = month.map((_, place) => String(((place * 5) % 11) * 1_000_000));
const results = month.map((_, place) => String((((place * 7) % 13) - 6) * 100_000));
const sayCop = (minor: string) => formatMoney(minor, 'COP', 'en');

/** Parts that show something. */
export const showPages = {
  Alert: () => (
    <>
      <Alert>The payment was declined.</Alert>
      <Alert tone="info">A person looks at it.</Alert>
      <Alert tone="good">The money is in your balance.</Alert>
    </>
  ),
  Card: () => (
    <>
      <Card>
        <Note>You can withdraw</Note>
        <Figure>{sum}</Figure>
      </Card>
      <Card look="info">
        <h2>First, your limits</h2>
        <Button isWide>Go on</Button>
      </Card>
      <Card look="raised">
        <b>Banco de la Feria</b>
        <Note as="span">Ana Luz</Note>
      </Card>
    </>
  ),
  CopyButton: () => <CopyButton label="Copy the number" text="1234" />,
  Facts: () => (
    <>
      <Facts>
        <Fact name="You pay">{sum}</Fact>
        <Fact name="Fee">0.5 %</Fact>
        <Fact name="You receive" isSum>
          {sum}
        </Fact>
      </Facts>
      <Facts>
        <CopiedFact label="Account number" value="000-123456-78" />
        <CopiedFact label="Reference" value="VBNWGPXMH6" isKey />
      </Facts>
    </>
  ),
  List: () => (
    <>
      <List>
        <Row
          title="Bank transfer"
          note={<Note as="span">Yesterday</Note>}
          icon={Landmark}
          end={sum}
        />
        <Row title="Pressed whole" icon={Landmark} isWay onPress={() => undefined} />
      </List>
      <List isRoomy>
        <Row
          title="The screen’s main thing"
          icon={Landmark}
          hasMark
          isWay
          onPress={() => undefined}
        />
      </List>
      <RowButton title="An offer beside them" icon={Landmark} isDashed onPress={() => undefined} />
    </>
  ),
  Loaded: () => (
    <>
      <Loaded of={{ ...never, isError: false }} cards={1}>
        {() => null}
      </Loaded>
      <Loaded of={{ ...never, isError: true }}>{() => null}</Loaded>
    </>
  ),
  NeedsNetwork: () => (
    <NeedsNetwork title="Deposits need a network." onRetry={() => undefined}>
      Nothing is sent later by itself.
    </NeedsNetwork>
  ),
  Note: () => (
    <>
      <Note>Words of second rank</Note>
      <Note size="xs">Smaller ones</Note>
    </>
  ),
  Section: () => (
    <Section heading="Your deposits" action={<Button variant="quiet">All</Button>}>
      <Note>What stands under a heading</Note>
    </Section>
  ),
  Stack: () => (
    <Stack gap={2}>
      <Card>One</Card>
      <Card>Two</Card>
    </Stack>
  ),
  Stat: () => (
    <Stats>
      <Stat name="Deposited">{sum}</Stat>
      <Stat name="Withdrawn">{sum}</Stat>
      <Stat name="Players">1,204</Stat>
    </Stats>
  ),
  Status: () =>
    tones.map((tone) => <Status key={tone} tone={tone}>{`How it stands: ${tone}`}</Status>),
  TimeChart: () => (
    <>
      <TimeChart
        label="Valid bets by day"
        days={month}
        values={sales}
        name="Valid bets"
        compare={{ name: '30 days before', values: salesBefore }}
        say={sayCop}
      />
      <TimeChart
        label="Gain and loss by day"
        days={month.slice(0, 7)}
        values={results.slice(0, 7)}
        name="Gain and loss"
        say={sayCop}
        hasTable={false}
      />
    </>
  ),
  Timeline: () => <Timeline steps={steps} />,
};
