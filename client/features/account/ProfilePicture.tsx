import { Button, FileButton, Group, Modal, Skeleton } from '@mantine/core'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useMe } from '#client/core/session.ts'
import { toast } from '#client/core/toasts.tsx'
import { Avatar } from '#client/ui/Avatar.tsx'
import { useRemoveAvatar, useUploadAvatar } from './data.ts'
import classes from './ProfilePicture.module.css'

const PictureCropper = lazy(async () => ({ default: (await import('./PictureCropper.tsx')).PictureCropper }))

export function ProfilePicture() {
  const me = useMe()
  const [chosen, setChosen] = useState<string | null>(null)
  const uploadAvatar = useUploadAvatar()
  const removeAvatar = useRemoveAvatar()

  useEffect(() => () => void (chosen && URL.revokeObjectURL(chosen)), [chosen])

  const choose = (file: File | null) => file && setChosen(URL.createObjectURL(file))
  const close = () => setChosen(null)

  function upload(picture: Blob) {
    uploadAvatar.mutate({ file: picture }, { onSuccess: close })
  }

  function refuse() {
    close()
    toast.error('This file is not a picture that can be shown here.')
  }

  return (
    <div className={classes.row}>
      <Avatar person={me} size={72} preferThumbnail={false} />
      <div>
        <Group gap="xs">
          <FileButton
            onChange={choose}
            accept="image/png,image/jpeg,image/webp,image/gif"
            inputProps={{ 'aria-label': 'Choose a picture' }}
          >
            {(button) => (
              <Button variant="default" {...button}>
                {me.avatar ? 'Change picture' : 'Add a picture'}
              </Button>
            )}
          </FileButton>
          {me.avatar && (
            <Button
              variant="subtle"
              color="gray"
              onClick={() => removeAvatar.mutate({})}
              loading={removeAvatar.isPending}
            >
              Remove
            </Button>
          )}
        </Group>
        <p className={classes.hint}>PNG, JPEG, WebP or GIF. You choose which part is shown.</p>
      </div>
      <Modal
        opened={chosen !== null}
        onClose={close}
        title="Crop your picture"
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <Suspense fallback={<Skeleton height={320} radius="md" />}>
          {chosen && (
            <PictureCropper
              address={chosen}
              busy={uploadAvatar.isPending}
              onCropped={upload}
              onCancel={close}
              onUnreadable={refuse}
            />
          )}
        </Suspense>
      </Modal>
    </div>
  )
}
