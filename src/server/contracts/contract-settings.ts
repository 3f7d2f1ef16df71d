/** The merchant's terms as an operator calls them, and what each may be. */
export const settingColumns = {
  style: { name: 'dividend_style', type: 'text', shape: /^(fixed|floating)$/ },
  carry: { name: 'dividend_carry', type: 'text', shape: /^(none|previous|permanent)$/ },
  'top-rate': { name: 'top_rate', type: 'integer', shape: /^(1000000|\d{1,6})$/ },
  approval: { name: 'needs_approval', type: 'boolean', shape: /^(on|off)$/ },
  'ends-with-period': { name: 'ends_with_period', type: 'boolean', shape: /^(on|off)$/ },
  'answer-days': { name: 'answer_days', type: 'integer', shape: /^([1-9]|[1-8]\d|90)$/ },
  'bill-days': {
    name: 'bill_days',
    type: 'integer',
    shape: /^([1-9]|[1-9]\d|[12]\d\d|3[0-5]\d|36[0-6])$/,
  },
} as const;
