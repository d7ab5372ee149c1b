export { brand } from './brand/brand.ts';
export {
  addDays,
  addMonths,
  type CalendarDay,
  calendarDay,
  daysBetween,
  daysInMonth,
  formatDay,
  isCalendarDay,
  lastDayOfTerm,
  partsOfDay,
  wholeMonthsOfTerm,
} from './dates/calendar-day.ts';
export { isLeaseSettled, type LeaseStatus, leaseStatuses, undoDeleteSeconds } from './leases/lease-status.ts';
export { type ReadingFailureCode, readingFailureWords } from './leases/reading-failure.ts';
export { type TermsInForce, termsInForce } from './leases/terms-in-force.ts';
export { uploadLimits } from './leases/upload-limits.ts';
export { addMoney, type Currency, formatMoney, type Money, money, scaleMoney } from './money/money.ts';
export { creditPacks, isPaidTier, type Plan, plans, type SubscriptionTier, subscriptionTiers } from './plans/plans.ts';
export { type ScanAllowance, type ScanCharge, type ScanUsage, scanAllowance } from './plans/scan-charge.ts';
export { isAdmin } from './roles/roles.ts';
export { type SiteLink, type SiteMenuLink, siteFooter, siteMenu } from './site/site-menu.ts';
export { emailPattern, isEmail, visitorLimits } from './visitors/visitor-limits.ts';
