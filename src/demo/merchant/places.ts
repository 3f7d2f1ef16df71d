/** Blocks that are kept for documentation: no caller ever has one, so tests can stand in any land. */
export interface DemoRange {
  range: string;
  country: string;
}

export const geoRanges: readonly DemoRange[] = [
  { range: '192.0.2.0/24', country: 'CO' },
  { range: '198.51.100.0/25', country: 'ES' },
  { range: '198.51.100.128/25', country: 'US' },
  { range: '203.0.113.0/25', country: 'MY' },
  { range: '203.0.113.128/25', country: 'CN' },
  { range: '2001:db8:c0::/48', country: 'CO' },
  { range: '2001:db8:e5::/48', country: 'ES' },
];
