import { Button, Menu } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { FieldType } from '#contract/forms.ts'
import { kindList } from './field-kinds.ts'

/** The palette of questions. */
export const AddQuestion = ({ onAdd }: { onAdd(type: FieldType): void }) => (
  <Menu position="bottom-start" width={220}>
    <Menu.Target>
      <Button variant="default" leftSection={<IconPlus size={15} stroke={1.8} />}>
        Add a question
      </Button>
    </Menu.Target>
    <Menu.Dropdown>
      {kindList.map(({ type, name, icon: Icon }) => (
        <Menu.Item key={type} leftSection={<Icon size={15} stroke={1.7} />} onClick={() => onAdd(type)}>
          {name}
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  </Menu>
)
