import { Button, FileButton, Group, Skeleton } from '@mantine/core'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { lazy } from '#client/core/lazy.ts'
import { toast } from '#client/core/toasts.tsx'
import { t } from '#contract/texts.ts'
import { Dialog } from './Dialog.tsx'
import classes from './PicturePicker.module.css'

const PictureCropper = lazy(async () => ({ default: (await import('./PictureCropper.tsx')).PictureCropper }))

interface Props {
  /** The picture as it is now, or what stands in for it. */
  children: ReactNode
  /** "picture", "logo". */
  what: string
  shape: 'round' | 'rect'
  /** Whether there is one to change or remove. */
  chosen: boolean
  onUpload(picture: Blob, done: () => void): void
  uploading: boolean
  onRemove(): void
  removing: boolean
  disabled?: boolean
}

/** Chooses a file, lets the person cut the square out of it, and takes it away again. */
export function PicturePicker({
  children,
  what,
  shape,
  chosen,
  onUpload,
  uploading,
  onRemove,
  removing,
  disabled = false,
}: Props) {
  const [file, setFile] = useState<string | null>(null)

  useEffect(() => () => void (file && URL.revokeObjectURL(file)), [file])

  const close = () => setFile(null)

  function refuse() {
    close()
    toast.error(t`This file is not a picture that can be shown here.`)
  }

  return (
    <div className={classes.row}>
      {children}
      <div>
        <Group gap="xs">
          <FileButton
            onChange={(picked) => picked && setFile(URL.createObjectURL(picked))}
            accept="image/png,image/jpeg,image/webp,image/gif"
            inputProps={{ 'aria-label': t`Choose a ${what}` }}
            disabled={disabled}
          >
            {(button) => (
              <Button variant="default" disabled={disabled} {...button}>
                {chosen ? `Change ${what}` : `Add a ${what}`}
              </Button>
            )}
          </FileButton>
          {chosen && (
            <Button variant="subtle" color="gray" onClick={onRemove} loading={removing} disabled={disabled}>
              Remove
            </Button>
          )}
        </Group>
        <p className={classes.hint}>PNG, JPEG, WebP or GIF. You choose which part is shown.</p>
      </div>
      <Dialog
        opened={file !== null}
        onClose={close}
        title={`Crop your ${what}`}
        closeButtonProps={{ 'aria-label': t`Close` }}
      >
        <Suspense fallback={<Skeleton height={320} radius="md" />}>
          {file && (
            <PictureCropper
              address={file}
              shape={shape}
              busy={uploading}
              onCropped={(picture) => onUpload(picture, close)}
              onCancel={close}
              onUnreadable={refuse}
            />
          )}
        </Suspense>
      </Dialog>
    </div>
  )
}
