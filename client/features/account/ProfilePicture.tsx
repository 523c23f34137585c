import { useMe } from '#client/core/session.ts'
import { Avatar } from '#client/ui/Avatar.tsx'
import { PicturePicker } from '#client/ui/PicturePicker.tsx'
import { t } from '#contract/texts.ts'
import { useRemoveAvatar, useUploadAvatar } from './data.ts'

export function ProfilePicture() {
  const me = useMe()
  const uploadAvatar = useUploadAvatar()
  const removeAvatar = useRemoveAvatar()
  return (
    <PicturePicker
      what={t`picture`}
      shape="round"
      chosen={me.avatar !== null}
      onUpload={(file, done) => uploadAvatar.mutate({ file }, { onSuccess: done })}
      uploading={uploadAvatar.isPending}
      onRemove={() => removeAvatar.mutate({})}
      removing={removeAvatar.isPending}
    >
      <Avatar person={me} size={72} preferThumbnail={false} />
    </PicturePicker>
  )
}
