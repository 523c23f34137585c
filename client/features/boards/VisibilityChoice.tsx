import { Radio, type RadioGroupProps, Stack } from '@mantine/core'
import type { BoardSummary } from '#contract/boards.ts'

interface Props extends Pick<RadioGroupProps, 'label' | 'aria-label' | 'error' | 'disabled'> {
  value: BoardSummary['visibility']
  onChange(visibility: BoardSummary['visibility']): void
}

/** Who can see a project, in the same words when it is made and later. */
export function VisibilityChoice({ onChange, ...group }: Props) {
  return (
    <Radio.Group {...group} onChange={(value) => onChange(value as BoardSummary['visibility'])}>
      <Stack gap="sm" mt={group.label ? 'xs' : 0}>
        <Radio
          value="workspace"
          label="Everyone in the workspace"
          description="They find it and can join. Guests and clients only see projects they are added to."
        />
        <Radio
          value="private"
          label="Only people added to it"
          description="For all others it does not exist. Admins of the workspace see every project."
        />
      </Stack>
    </Radio.Group>
  )
}
