import { useRemoveLogo, useUploadLogo } from '#client/features/workspaces/data.ts'
import { mayChangeSettings } from '#client/features/workspaces/may.ts'
import { WorkspaceLogo } from '#client/features/workspaces/WorkspaceLogo.tsx'
import { PicturePicker } from '#client/ui/PicturePicker.tsx'
import { t } from '#contract/texts.ts'
import type { Workspace } from '#contract/workspaces.ts'

interface Props {
  workspace: Workspace
}

export function WorkspacePicture({ workspace }: Props) {
  const { _id: workspaceId, logo } = workspace
  const uploadLogo = useUploadLogo()
  const removeLogo = useRemoveLogo()
  return (
    <PicturePicker
      what={t`logo`}
      shape="rect"
      chosen={logo !== null}
      onUpload={(file, done) => uploadLogo.mutate({ workspaceId, file }, { onSuccess: done })}
      uploading={uploadLogo.isPending}
      onRemove={() => removeLogo.mutate({ workspaceId })}
      removing={removeLogo.isPending}
      disabled={!mayChangeSettings(workspace)}
    >
      <WorkspaceLogo workspace={workspace} size={72} />
    </PicturePicker>
  )
}
