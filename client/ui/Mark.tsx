/** The logo: a flame in its hearth. */
export function Mark({ size = 24 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <rect width="24" height="24" rx="7" fill="var(--h-primary)" />
      <path
        d="M12.2 4.6c.5 2.6 4.9 4.6 4.9 9a5.1 5.1 0 0 1-10.2.1c0-2 1-3.3 2.1-4.4.2 1.3.7 2 1.5 2.3-.3-2.7.3-5.2 1.7-7Z"
        fill="var(--h-mark-flame)"
      />
      <path
        d="M12.1 12.3c.2 1.2 1.9 2 1.9 3.7a2 2 0 0 1-4 0c0-1 .5-1.6 1-2 .1.5.3.8.6.9-.1-1 .1-1.9.5-2.6Z"
        fill="var(--h-on-primary)"
      />
    </svg>
  )
}
