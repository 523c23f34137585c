import type { Ref } from 'react'

interface Props {
  ref: Ref<HTMLInputElement>
  /** For those who hear the page. */
  label: string
  onFiles(files: File[]): void
}

/** What chooses files behind a button of one's own: `ref.current.click()` opens it. */
export const FileInput = ({ ref, label, onFiles }: Props) => (
  <input
    ref={ref}
    type="file"
    multiple
    hidden
    aria-label={label}
    onChange={({ currentTarget }) => {
      onFiles([...(currentTarget.files ?? [])])
      // The same file again would otherwise be no change.
      currentTarget.value = ''
    }}
  />
)
