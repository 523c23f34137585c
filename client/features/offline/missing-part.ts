import { toast } from '#client/core/toasts.tsx'
import { t } from '#contract/texts.ts'

let isTold = false

/** Once: what else is missing comes with the same reload. */
export function tellOfMissingPart() {
  if (isTold) return
  isTold = true
  toast.warn(t`A part of this page did not come`, { label: t`Reload`, run: () => window.location.reload() })
}
