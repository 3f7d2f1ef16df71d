import { ArrowRight, Heart } from 'lucide-react';
import { Badge } from '#client/ui/Badge.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Card } from '#client/ui/Card.tsx';
import { Carousel } from '#client/ui/Carousel.tsx';
import { CutPaper, CutPaperPattern } from '#client/ui/CutPaper.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Exact } from '#client/ui/Exact.tsx';
import { Flag } from '#client/ui/Flag.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Money } from '#client/ui/Money.tsx';
import { NearImage } from '#client/ui/NearImage.tsx';
import { Picture } from '#client/ui/Picture.tsx';
import { QrCode } from '#client/ui/QrCode.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { Spinner } from '#client/ui/Spinner.tsx';
import { Time } from '#client/ui/Time.tsx';

const shapes = ['line', 'title', 'tile', 'banner', 'card', 'circle'] as const;
const moment = '2026-11-23T09:00:00Z';

/** Pictures, figures and what stands in their place. */
export const picturePages = {
  Badge: () => (
    <>
      <Badge count={3} label="3 unread" />
      <Badge count={240} label="240 unread" />
    </>
  ),
  Carousel: () => (
    <Carousel
      label="Offers"
      slides={['One', 'Two', 'Three'].map((key) => ({ key, content: <Card>{key}</Card> }))}
    />
  ),
  CutPaper: () => (
    <>
      <CutPaperPattern />
      <CutPaper />
    </>
  ),
  EmptyState: () => (
    <EmptyState icon={Heart} title="Nothing here yet." action={<Button>Look around</Button>}>
      What will be here, and how it comes.
    </EmptyState>
  ),
  Exact: () => (
    <>
      <Money minor="150000" currency="USD" />
      <Exact>
        <Money minor="150000" currency="USD" /> <Time at={moment} />
      </Exact>
    </>
  ),
  Flag: () => (
    <>
      <Flag country="co" />
      <Flag country="gb" />
    </>
  ),
  Icon: () => (
    <>
      <Icon of={Heart} />
      <Icon of={Heart} isFilled size={32} />
      <Icon of={ArrowRight} isDirectional />
    </>
  ),
  Money: () => (
    <>
      <Money minor="150000" currency="USD" />
      <Money minor="-2550" currency="USD" isSigned />
      <Money minor="2550" currency="USD" isSigned />
      <Money minor="5000000" currency="COP" />
    </>
  ),
  NearImage: () => <NearImage src="/flags/co.svg" alt="" width={120} height={80} />,
  Picture: () => (
    <>
      <Picture src="/flags/co.svg" alt="" width={120} height={80} fit="contain" />
      <Picture src="/no/such/picture.webp" alt="" width={240} height={120} isScene />
    </>
  ),
  QrCode: () => <QrCode text="https://example.com/r/ANA" label="A link as a code" />,
  Skeleton: () =>
    shapes.map((shape) => <Skeleton key={shape} shape={shape} count={shape === 'line' ? 3 : 1} />),
  Spinner: () => <Spinner />,
  Time: () => (
    <>
      <Time at={moment} />
      <Time at={moment} isDay />
    </>
  ),
};
