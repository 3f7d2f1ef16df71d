import * as v from 'valibot';
import { defineCall } from './call.ts';
import { Capability } from './capabilities.ts';
import { Address, Code, Language, Moment } from './values.ts';

/** What a merchant switches on and off; each changes what is shown and what the gateway accepts. */
export const whitelabelSwitches = [
  'USERNAMEREG3',
  'MOBILENUMREG3',
  'MOBILENUMPASSREG3',
  'REGMOBVERF3',
  'CHNGPASSVERIF3',
  'FREEPLAY3',
  'PWDEXPFORCECHANGE3',
  'MOBILEVERCODELOGIN3',
  'MANPLAYREB3',
  'AGENTPOLICY3',
  // Not the specification's: another company's service may verify numbers.
  'PHONEAUTHLOGIN3',
  'PHONEAUTHREG3',
] as const;
export type WhitelabelSwitch = (typeof whitelabelSwitches)[number];
export const Whitelabel = v.record(v.picklist(whitelabelSwitches), v.boolean());

export const customerServiceTypes = [
  'LIVECHAT',
  'TELEGRAM',
  'MESSENGER',
  'WHATSAPP',
  'EMAIL',
] as const;
export const CustomerService = v.object({
  csType: v.picklist(customerServiceTypes),
  title: v.string(),
  /** Sealed against harvesters: see `customer-service.ts`. */
  path: v.string(),
});

export const resourceTypes = [
  'Android',
  'MOBILECONFIG',
  'YOUTUBE',
  'TWITTER',
  'TIKTOK',
  'FACEBOOK',
  'INSTAGRAM',
  'WHATSAPP',
  'TELEGRAM',
  'MESSENGER',
  'LINE',
] as const;
export const Resource = v.object({
  resourceType: v.picklist(resourceTypes),
  url: Address,
  labelNameEn: v.string(),
});
export type Resource = v.InferOutput<typeof Resource>;

export const Mirror = v.object({ region: v.string(), title: v.string(), url: Address });

export const fieldNames = [
  'username',
  'password',
  'payeeName',
  'email',
  'qqNum',
  'mobileNum',
  'affiliateCode',
  'paymentPassword',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'idNumber',
  'captcha',
] as const;
export const FieldRule = v.object({
  enabled: v.boolean(),
  required: v.boolean(),
  acceptedPattern: v.string(),
  patternId: v.string(),
  minLength: v.number(),
  maxLength: v.number(),
});
export const FieldRules = v.record(v.picklist(fieldNames), FieldRule);

/** Who else can say who somebody is. */
export const providers = ['google', 'facebook'] as const;
export const Provider = v.picklist(providers);
export type Provider = v.InferOutput<typeof Provider>;

export const Permission = v.object({
  info: v.object({
    merchant: Code,
    brand: Code,
    siteName: v.string(),
    currency: v.string(),
    currencySymbol: v.string(),
    customerService: v.array(CustomerService),
    domainRoute: v.array(Mirror),
    resources: v.array(Resource),
    whitelabel: Whitelabel,
    register: FieldRules,
    /** Those that are set up here, and no others. */
    signIn: v.array(Provider),
    mainDomain: v.string(),
    /** Always empty: players are counted by nobody outside (src/README.md). */
    analytics: v.object({ gtagId: v.string() }),
    imageCDNs: v.array(v.string()),
    launchGameCDNs: v.array(v.string()),
    /** Entries of any other capability are hidden. Older gateways do not say. */
    capabilities: v.optional(v.array(Capability)),
    licence: v.object({
      line: v.string(),
      number: v.string(),
      year: v.number(),
      content: v.string(),
    }),
    languages: v.array(Language),
    defaultLanguage: Language,
  }),
  location: v.object({ ip: v.string(), country: v.nullable(v.string()) }),
  maintenance: v.boolean(),
  regionRestriction: v.boolean(),
  maintenanceEnd: v.nullable(Moment),
  /** The gateway's clock, so that a phone with a wrong one still counts down rightly. */
  serverTime: Moment,
});
export type Permission = v.InferOutput<typeof Permission>;

/** 0 the app, 1 the maintenance page, 2 the region page. */
export type SystemStatus = 0 | 1 | 2;

/** Maintenance takes precedence over a closed region. */
export function statusOf(
  permission: Pick<Permission, 'maintenance' | 'regionRestriction'>,
): SystemStatus {
  if (permission.maintenance) return 1;
  return permission.regionRestriction ? 2 : 0;
}

export const systemStatus = defineCall({
  name: 'systemStatus',
  summary: 'Whether the site is open to this address, and what the merchant set up',
  method: 'GET',
  path: '/wps/system/status',
  who: 'anyone',
  request: v.strictObject({ language: v.optional(Language) }),
  value: Permission,
  refuses: [],
  always: true,
});

export const MenuEntry = v.object({ key: Code, title: v.string(), enabled: v.boolean() });
export const whitelabelMenu = defineCall({
  name: 'whitelabelMenu',
  summary: "The merchant's switches and the side menu's entries",
  method: 'GET',
  path: '/wps/system/whitelabel',
  who: 'anyone',
  request: v.strictObject({ language: Language }),
  value: v.object({ switches: Whitelabel, menu: v.array(MenuEntry) }),
  refuses: [],
  sharedUntil: 'content',
});

export const HelpArticle = v.object({
  id: v.string(),
  /** What stands after the # in /help#term. */
  anchor: Code,
  title: v.string(),
  content: v.string(),
});
export type HelpArticle = v.InferOutput<typeof HelpArticle>;

export const helpCenter = defineCall({
  name: 'helpCenter',
  summary: 'The help articles',
  method: 'GET',
  path: '/wps/system/helpCenter',
  who: 'anyone',
  request: v.strictObject({ language: Language }),
  value: v.object({ articles: v.array(HelpArticle) }),
  refuses: [],
  sharedUntil: 'content',
});
