import type { Flag } from '@keyclause/lease-reader';

/** Shape, word and colour together: nothing is told by colour alone. */
export const SeverityMark = ({ severity }: { severity: Flag['severity'] }) => (
  <span className={`severity ${severity}`}>
    <svg aria-hidden="true" viewBox="0 0 16 16" width="14" height="14">
      {shapes[severity]}
    </svg>
    {severity}
  </span>
);

const shapes = {
  critical: <path d="M5 1h6l4 4v6l-4 4H5l-4-4V5Z" fill="currentColor" />,
  high: <path d="M8 1.5 15 14H1Z" fill="currentColor" />,
  medium: <path d="M8 2.5 14 13.5H2Z" fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinejoin="round" />,
  low: <circle cx="8" cy="8" r="4" fill="currentColor" />,
} as const;
