import type { Invoice } from '#contract/subscription.ts'
import { t } from '#contract/texts.ts'

export const statusNames: Record<Invoice['status'], string> = {
  paid: t`Paid`,
  open: t`Open`,
  void: t`Withdrawn`,
  uncollectible: t`Given up`,
}
