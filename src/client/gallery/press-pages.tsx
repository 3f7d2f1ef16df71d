import { Heart, Star, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { Chip } from '#client/ui/Chip.tsx';
import { ChipRail } from '#client/ui/ChipRail.tsx';
import { ChipRow } from '#client/ui/ChipRow.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { Pagination } from '#client/ui/Pagination.tsx';
import { QuickChoices } from '#client/ui/QuickChoices.tsx';

const spans = [
  { key: 'day', label: '1 day' },
  { key: 'week', label: '7 days', icon: Star },
  { key: 'month', label: '30 days' },
] as const;

function ChipRowPage() {
  const [span, setSpan] = useState<'day' | 'week' | 'month'>('week');
  return <ChipRow label="Span" chips={spans} chosen={span} onChoose={setSpan} />;
}

function PaginationPage() {
  const [page, setPage] = useState(4);
  return <Pagination page={page} pages={12} range={5} margin={1} onTurn={setPage} />;
}

function QuickChoicesPage() {
  const [amount, setAmount] = useState('20');
  return (
    <QuickChoices label="Quick amounts">
      {['10', '20', '50'].map((one) => (
        <Chip key={one} isChosen={one === amount} onClick={() => setAmount(one)}>
          ${one}
        </Chip>
      ))}
    </QuickChoices>
  );
}

/** Parts that are pressed. */
export const pressPages = {
  Button: () => (
    <>
      <Button>Primary</Button>
      <Button variant="hot">Hot</Button>
      <Button variant="outline">Outline</Button>
      <Button variant="quiet">Quiet</Button>
      <Button size="s">Small</Button>
      <Button size="l" isWide>
        As wide as what holds it
      </Button>
      <Button busy>On its way</Button>
      <Button isResting>Takes no press for a moment</Button>
      <Button disabled>Switched off</Button>
    </>
  ),
  Chip: () => (
    <>
      <Chip>One</Chip>
      <Chip icon={X} isChosen>
        Chosen
      </Chip>
    </>
  ),
  ChipRail: () => (
    <ChipRail label="Rooms" chosen="live">
      {['slots', 'live', 'sports'].map((room) => (
        <Chip key={room} isChosen={room === 'live'}>
          {room}
        </Chip>
      ))}
    </ChipRail>
  ),
  ChipRow: ChipRowPage,
  IconButton: () => (
    <>
      <IconButton label="Plain" icon={Heart} />
      <IconButton label="Kept" icon={Heart} isFilled />
      <IconButton label="Raised" icon={Heart} variant="raised" />
      <IconButton label="Over a picture" icon={Heart} variant="over-picture" />
    </>
  ),
  Pagination: PaginationPage,
  QuickChoices: QuickChoicesPage,
};
