import { languages } from '#contract/languages.ts';
import type { customerServiceTypes, fieldNames, WhitelabelSwitch } from '#contract/system.ts';
import { accounts } from './accounts.ts';
import {
  customerService,
  menuEntries,
  mirrors,
  registerFields,
  representatives,
  resources,
  switches,
  vendorsWithWallet,
} from './merchant.ts';
import { geoRanges } from './places.ts';
import type { Row } from './store.ts';

export function resourceRows(): Row<'resource'>[] {
  return resources.map(([resource_type, url, label_name_en], position) => ({
    resource_type,
    url,
    label_name_en,
    position,
  }));
}

export function mirrorRows(): Row<'mirror'>[] {
  return mirrors.map((mirror, position) => ({ ...mirror, position }));
}

export function customerServiceRows(): Row<'customer_service'>[] {
  return customerService.map(({ csType, title, path }, position) => ({
    cs_type: csType satisfies (typeof customerServiceTypes)[number],
    title,
    path,
    position,
  }));
}

export function switchRows(): Row<'whitelabel_switch'>[] {
  return Object.entries(switches).map(([key, enabled]) => ({
    key: key as WhitelabelSwitch,
    enabled,
  }));
}

export function vendorWalletRows(): Row<'vendor_wallet'>[] {
  return vendorsWithWallet.map((vendor_code, position) => ({ vendor_code, position }));
}

export function transferSwitchRows(): Row<'transfer_switch'>[] {
  // 50,000,000.00 COP.
  const sent = { enabled: true, maximum: '5000000000' };
  return [
    { direction: 'upline', ...sent },
    { direction: 'downline', ...sent },
  ];
}

export function menuEntryRows(): Row<'menu_entry'>[] {
  return menuEntries.map(([key, title], position) => ({ key, title, position }));
}

export function registerFieldRows(): Row<'register_field'>[] {
  return Object.entries(registerFields).map(([name, field]) => ({
    name: name as (typeof fieldNames)[number],
    enabled: field.enabled,
    required: field.required,
    accepted_pattern: field.acceptedPattern,
    pattern_id: field.patternId,
    min_length: field.lengths[0],
    max_length: field.lengths[1],
  }));
}

export function representativeRows(): Row<'representative'>[] {
  return representatives.map(([channel, contact]) => ({ channel, contact }));
}

export function geoRangeRows(): Row<'geo_range'>[] {
  return geoRanges.map(({ range, country }) => ({ network: range, country, source: 'file' }));
}

export function playerRows(merchant: string): Row<'player'>[] {
  return accounts.map(({ account, nickname, type }) => ({
    account,
    nickname,
    type,
    merchant,
    language: languages[0],
  }));
}
