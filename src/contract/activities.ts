import * as v from 'valibot';
import { defineCall } from './call.ts';
import { ActivityStatus } from './missions.ts';
import { Picture } from './picture.ts';
import { rewardForms } from './rewards.ts';
import { Code, Currency, count, Language, Minor, Moment } from './values.ts';
import { worded } from './worded.ts';

export const activityCommentAtMost = 140;
export const activityPicturesAtMost = 3;
/** After two rejections one may apply once more. */
export const applicationsAtMost = 3;

export const activityReasons = [
  'unclear',
  'not-met',
  'not-yours',
  'sent-before',
  'too-late',
] as const;
export type ActivityReason = (typeof activityReasons)[number];

const Positive = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const Text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300));
const Worded = worded(Text);

/** An activity as a merchant writes it in a file: what to send, and what staff may give for it. */
export const ActivityTerms = v.pipe(
  v.strictObject({
    code: Code,
    /** Beside which it stands. */
    promotion: Code,
    title: Worded,
    /** What to write and which pictures to send. */
    ask: Worded,
    from: v.pipe(v.string(), v.isoTimestamp()),
    to: v.pipe(v.string(), v.isoTimestamp()),
    form: v.picklist(rewardForms),
    atLeast: Positive,
    atMost: Positive,
    budget: Positive,
    /** What may be given on one of the merchant's days; all of the budget where it says nothing. */
    perDay: v.optional(Positive),
    /** More than this is issued by two people. */
    twoPeopleAbove: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    claimDays: v.pipe(Positive, v.maxValue(365)),
  }),
  v.check(({ atLeast, atMost }) => atLeast <= atMost, 'The least is more than the most.'),
  v.check(
    ({ atMost, budget, perDay = budget }) => atMost <= perDay && perDay <= budget,
    'One reward fits into a day, and a day into the budget.',
  ),
);
export type ActivityTerms = v.InferOutput<typeof ActivityTerms>;

export const Activity = v.object({
  id: Code,
  promotion: Code,
  title: v.string(),
  ask: v.string(),
  status: ActivityStatus,
  endsAt: Moment,
  form: v.picklist(rewardForms),
  atLeast: Minor,
  atMost: Minor,
  /** Of the last application. */
  comment: v.nullable(v.string()),
  pictures: v.number(),
  reason: v.nullable(v.picklist(activityReasons)),
  /** What staff wrote beside it. */
  note: v.nullable(v.string()),
  /** How often one may still apply. */
  left: v.number(),
  /** Until when it is answered; a new time where that has passed. */
  answerBy: v.nullable(Moment),
  rewardId: v.nullable(v.string()),
});
export type Activity = v.InferOutput<typeof Activity>;

export const activities = defineCall({
  name: 'activities',
  summary: 'What one may apply for, and how one’s applications stand',
  method: 'GET',
  path: '/wps/activity',
  who: 'real-member',
  request: v.strictObject({ language: Language }),
  value: v.object({ currency: Currency, activities: v.array(Activity) }),
  refuses: [],
});

const barred = [
  'break.active',
  'account.contact-service',
  'kyc.refused',
  'offer.switched-off',
  'offer.not-now',
] as const;
const applying = [
  'activity.unknown',
  'activity.closed',
  'activity.open',
  'activity.too-often',
] as const;

export const addActivityPicture = defineCall({
  name: 'addActivityPicture',
  summary:
    'Takes the body, a picture for an application that is not sent yet; another of its place is replaced',
  method: 'PUT',
  path: '/wps/activity/picture',
  who: 'real-member',
  takesPicture: true,
  request: v.strictObject({
    ...Picture.entries,
    activityId: Code,
    place: count(1, activityPicturesAtMost),
  }),
  value: v.object({ place: v.number() }),
  refuses: [
    ...barred,
    ...applying,
    'upload.unsupported',
    'upload.too-large',
    'upload.too-many-pixels',
    'upload.damaged',
    'upload.too-many',
  ],
});

export const applyActivity = defineCall({
  name: 'applyActivity',
  summary: 'Sends an application with its comment and the pictures of the first places',
  method: 'POST',
  path: '/wps/activity/apply',
  who: 'real-member',
  request: v.strictObject({
    activityId: Code,
    comment: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(activityCommentAtMost)),
    pictures: count(0, activityPicturesAtMost),
  }),
  value: v.object({ status: ActivityStatus }),
  refuses: [...barred, ...applying],
});
