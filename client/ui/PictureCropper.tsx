// Loaded with the first picture somebody chooses.
import { t } from '#contract/texts.ts'
import 'react-easy-crop/react-easy-crop.css'
import { Button, Group, Slider, Text } from '@mantine/core'
import { IconPhoto, IconPhotoUp } from '@tabler/icons-react'
import { useState } from 'react'
import Cropper from 'react-easy-crop'
import { toastError } from '#client/core/toasts.tsx'
import { cropPicture } from './crop-picture.ts'
import classes from './PictureCropper.module.css'

interface Props {
  /** Of the chosen file, as an object url. */
  address: string
  /** What will be shown of it: a face is round, a logo is not. */
  shape: 'round' | 'rect'
  busy: boolean
  onCropped(picture: Blob): void
  onCancel(): void
  /** The file is no picture this browser can show. */
  onUnreadable(): void
}

const zooms = { min: 1, max: 4, step: 0.05 }

export function PictureCropper({ address, shape, busy, onCropped, onCancel, onUnreadable }: Props) {
  const [place, setPlace] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(zooms.min)
  const [area, setArea] = useState<{ x: number; y: number; width: number; height: number } | null>(null)

  async function save() {
    if (!area) return
    try {
      onCropped(await cropPicture(address, area))
    } catch (error) {
      toastError(error, t`The picture could not be cropped`)
    }
  }

  return (
    <>
      <div className={classes.stage}>
        <Cropper
          image={address}
          crop={place}
          zoom={zoom}
          minZoom={zooms.min}
          maxZoom={zooms.max}
          aspect={1}
          cropShape={shape}
          showGrid={false}
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setArea(pixels)}
          disableAutomaticStylesInjection
          mediaProps={{ alt: '', onError: onUnreadable }}
          cropperProps={{ role: 'group', 'aria-label': t`Part of the picture to use. Move it with the arrow keys.` }}
        />
      </div>
      <Group gap="sm" wrap="nowrap" mt="md">
        <IconPhoto size={15} stroke={1.6} aria-hidden />
        <Slider
          flex={1}
          size="sm"
          label={null}
          thumbLabel="Zoom"
          value={zoom}
          onChange={setZoom}
          min={zooms.min}
          max={zooms.max}
          step={zooms.step}
        />
        <IconPhotoUp size={18} stroke={1.6} aria-hidden />
      </Group>
      <Text size="xs" c="var(--h-text-3)" mt="xs">
        Drag to move, scroll or pinch to zoom. With the keyboard: arrow keys.
      </Text>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="subtle" color="gray" onClick={onCancel}>
          Cancel
        </Button>
        <Button onClick={() => void save()} loading={busy} disabled={!area}>
          Use this picture
        </Button>
      </Group>
    </>
  )
}
