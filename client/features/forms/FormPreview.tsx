import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { useState } from 'react'
import { PublicForm } from '#client/features/public-form/PublicForm.tsx'
import { IconSegments } from '#client/ui/IconSegments.tsx'
import { type Form, THANKS } from '#contract/forms.ts'
import { t } from '#contract/texts.ts'
import classes from './FormPreview.module.css'

type Width = 'desktop' | 'phone'

const widths = [
  { value: 'desktop' as const, label: t`As on a computer`, icon: IconDeviceDesktop },
  { value: 'phone' as const, label: t`As on a phone`, icon: IconDeviceMobile },
]

/** The form itself, as visitors get it; what is sent here goes nowhere. */
export function FormPreview({ form }: { form: Form }) {
  const [width, setWidth] = useState<Width>('desktop')
  const pretend = async () => ({
    confirmation: form.confirmation || THANKS,
    redirectPath: null,
  })
  return (
    <section className={classes.preview} aria-label="Preview">
      <header className={classes.head}>
        <h2>Preview</h2>
        <span>Try it: nothing is sent from here.</span>
        <IconSegments<Width> label="Width of the preview" value={width} options={widths} onChange={setWidth} />
      </header>
      <div className={classes.stage}>
        <div className={classes.device} data-width={width}>
          <PublicForm form={form} send={pretend} draftKey={null} heading="h3" />
        </div>
      </div>
    </section>
  )
}
