export { ChunkLoadError } from './chunks/chunk-error.ts';
export { loadChunk, loadPart } from './chunks/load-chunk.ts';
export { browserPage } from './chunks/page.ts';
export { PageChip } from './evidence/page-chip.tsx';
export { QuoteLine } from './evidence/quote-line.tsx';
export { ReportMiniature } from './evidence/report-miniature.tsx';
export { SeverityMark, severityWords } from './evidence/severity-mark.tsx';
export { NoticeHost } from './feedback/notice-host.tsx';
export { type Notice, showNotice } from './feedback/notices.ts';
export { ProgressLine } from './feedback/progress-line.tsx';
export { ErrorSummary } from './forms/error-summary.tsx';
export { FormField, type FormFieldProps } from './forms/form-field.tsx';
export { PasswordField } from './forms/password-field.tsx';
export { AccountAvatar } from './layout/account-avatar.tsx';
export { AppLayout } from './layout/app-layout.tsx';
export { BrandMark } from './layout/brand-mark.tsx';
export { Breadcrumbs } from './layout/breadcrumbs.tsx';
export type {
  DrawerGroup,
  DrawerLink,
  FooterGroup,
  LayoutAccount,
  LayoutBrand,
  LoadDrawerGroups,
  MenuLink,
  NavigationLink,
} from './layout/navigation.ts';
export { NewsletterForm } from './layout/newsletter-form.tsx';
export { PageBody } from './layout/page-body.tsx';
export { canonicalUrl, PageMeta } from './layout/page-meta.tsx';
export { contentId } from './layout/skip-link.tsx';
export type { SplitSide } from './panes/split-view.tsx';
export { SplitView } from './panes/split-view.tsx';
export { CrashScreen } from './screens/crash-screen.tsx';
export { EmptyState } from './screens/empty-state.tsx';
export { ErrorBoundary } from './screens/error-boundary.tsx';
export { ErrorScreen } from './screens/error-screen.tsx';
export { NotFoundScreen } from './screens/not-found-screen.tsx';
export { PageSpinner } from './screens/page-spinner.tsx';
