import { Select } from '@mantine/core'
import { useMemo } from 'react'
import type { Folder } from '#contract/folders.ts'
import { t } from '#contract/texts.ts'
import { folderChoices } from './folder-choices.ts'

interface Props {
  /** None as long as they are on their way. */
  folders: Folder[] | undefined
  value: string | null
  onChange(folderId: string | null): void
}

/** Every folder with the way to it: two may have the same name. */
export function FolderSelect({ folders, value, onChange }: Props) {
  const data = useMemo(
    () =>
      folderChoices(folders ?? []).map(({ folder, path }) => ({
        value: folder._id,
        label: path.map(({ name }) => name).join(' / '),
      })),
    [folders],
  )
  return (
    <Select
      label="Folder"
      placeholder={folders ? 'No folder' : ''}
      disabled={!folders}
      data={data}
      value={data.some((choice) => choice.value === value) ? value : null}
      onChange={onChange}
      searchable={data.length > 6}
      clearable
      clearButtonProps={{ 'aria-label': t`No folder` }}
      nothingFoundMessage="No folder has that name"
      withScrollArea={false}
      styles={{ options: { maxHeight: 260, overflowY: 'auto' } }}
    />
  )
}
