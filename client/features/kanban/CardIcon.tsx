// Small signs on cards. Drawn at their own size, so that the compositor has no transform to sort for each of hundreds.

const paths = {
  clock: 'M7 1.6a5.4 5.4 0 1 1 0 10.8a5.4 5.4 0 0 1 0-10.8M7 4.1V7l1.9 1.2',
  calendar:
    'M3.9 2.6h6.2a2.2 2.2 0 0 1 2.2 2.2v5.2a2.2 2.2 0 0 1-2.2 2.2H3.9a2.2 2.2 0 0 1-2.2-2.2V4.8a2.2 2.2 0 0 1 2.2-2.2M1.7 5.7h10.6M4.7 1.4v2.2M9.3 1.4v2.2',
  blocked: 'M7 1.6a5.4 5.4 0 1 1 0 10.8a5.4 5.4 0 0 1 0-10.8M3.2 3.2l7.6 7.6',
  comment:
    'M12.2 6.8a4.6 4.6 0 0 1-4.9 4.5a5.6 5.6 0 0 1-1.9-.4L2.2 12l1-2.5a4.3 4.3 0 0 1-1.1-2.7a4.6 4.6 0 0 1 4.9-4.5a4.6 4.6 0 0 1 5.2 4.5',
  clip: 'M11.8 6.6 7.3 11a2.9 2.9 0 0 1-4.1-4.1l4.6-4.5a1.9 1.9 0 0 1 2.7 2.7L6 9.6a1 1 0 0 1-1.4-1.4l4-3.9',
  check: 'M3.9 1.9h6.2a2 2 0 0 1 2 2v6.2a2 2 0 0 1-2 2H3.9a2 2 0 0 1-2-2V3.9a2 2 0 0 1 2-2M4.8 7.1l1.6 1.6 2.9-3.2',
}

export function CardIcon({ name }: { name: keyof typeof paths }) {
  return (
    <svg
      width="14"
      height="14"
      viewBox="0 0 14 14"
      fill="none"
      overflow="visible"
      stroke="currentColor"
      strokeWidth="1.3"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  )
}
