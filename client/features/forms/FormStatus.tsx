import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { Tag } from '#client/ui/Tag.tsx'
import type { Form } from '#contract/forms.ts'

/** Whether visitors find it open. With its project archived, none is. */
export function FormStatus({ form }: { form: Form }) {
  const { board } = useOpenBoard()
  if (!form.published) return <Tag>Draft</Tag>
  return board.status === 'archived' ? <Tag>Closed</Tag> : <Tag tone="good">Published</Tag>
}
