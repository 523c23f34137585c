import { Tag } from '#client/ui/Tag.tsx'
import type { Form } from '#contract/forms.ts'

export const PublishedTag = ({ form }: { form: Form }) =>
  form.published ? <Tag tone="good">Published</Tag> : <Tag>Draft</Tag>
