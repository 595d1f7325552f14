/** Lucide's `grip-vertical` in one element instead of six, as a board has hundreds of them. */
export const GripIcon = ({ className }: { className: string }) => (
  <svg
    aria-hidden
    viewBox="0 0 24 24"
    stroke="currentColor"
    strokeWidth={4}
    strokeLinecap="round"
    className={className}
  >
    <path d="M9 5h.01M9 12h.01M9 19h.01M15 5h.01M15 12h.01M15 19h.01" />
  </svg>
);
