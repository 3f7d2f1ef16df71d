import { Money } from '#client/ui/Money.tsx';
import { Stat, Stats } from '#client/ui/Stat.tsx';

interface SumsProps {
  sums: readonly { name: string; minor: string; isSigned?: boolean }[];
  currency: string;
}

/** Sums of money beside each other. */
export function Sums({ sums, currency }: SumsProps) {
  return (
    <Stats>
      {sums.map(({ name, minor, isSigned = false }) => (
        <Stat key={name} name={name} isGood={isSigned && BigInt(minor) > 0n}>
          <Money minor={minor} currency={currency} isSigned={isSigned} />
        </Stat>
      ))}
    </Stats>
  );
}
