import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconDownload, IconEyeOff } from '@tabler/icons-react'
import { useRef } from 'react'
import { saveFile } from '#client/core/save-file.ts'
import { toast } from '#client/core/toasts.tsx'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx'
import { CopyButton } from '#client/ui/CopyButton.tsx'
import { CopyField } from '#client/ui/CopyField.tsx'
import { NarrowColumn } from '#client/ui/NarrowColumn.tsx'
import { Note } from '#client/ui/Note.tsx'
import { QrCode } from '#client/ui/QrCode.tsx'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import type { Form } from '#contract/forms.ts'
import { t } from '#contract/texts.ts'
import { useRenewFormSlug } from './data.ts'
import classes from './ShareForm.module.css'

/** How people get to the form: its address, as a picture to scan, inside another page. */
export function ShareForm({ form }: { form: Form }) {
  const { mayEdit } = useOpenBoard()
  return (
    <NarrowColumn>
      {!form.published && (
        <Note icon={IconEyeOff}>Nobody can open this form yet. Publish it, and its address works at once.</Note>
      )}
      <SettingsSection
        title="Address"
        description="Whoever has it can fill in the form, without an account."
        footer={mayEdit && <RenewAddress form={form} />}
      >
        <CopyField label="Address of the form" value={form.url} />
      </SettingsSection>
      <CodeToScan form={form} />
      <SettingsSection title="In a page of yours" description="Put this where the form shall appear.">
        <pre className={classes.snippet}>
          <code>{snippetOf(form)}</code>
        </pre>
        <CopyButton value={snippetOf(form)} label="Copy code" />
      </SettingsSection>
    </NarrowColumn>
  )
}

function CodeToScan({ form: { url, title } }: { form: Form }) {
  const code = useRef<HTMLDivElement>(null)
  /** As it is drawn here: lines, sharp at any size it is printed in. */
  const save = () =>
    saveFile(`${title}.svg`, new XMLSerializer().serializeToString(code.current!.firstElementChild!), 'image/svg+xml')
  return (
    <SettingsSection title="To scan" description="For a poster, a slide or a sign on a machine.">
      <div ref={code} className={classes.code}>
        <QrCode text={url} label={`The address of ${title}, to scan`} size={208} />
      </div>
      <p className={classes.tools}>
        <Button variant="default" leftSection={<IconDownload size={14} stroke={1.8} />} onClick={save}>
          Download
        </Button>
      </p>
    </SettingsSection>
  )
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

const snippetOf = ({ url, title }: Form) =>
  `<iframe src="${url}" title="${escaped(title)}" width="100%" height="720" style="border:0"></iframe>`

function RenewAddress({ form }: { form: Form }) {
  const [asking, { open, close }] = useDisclosure()
  const renewSlug = useRenewFormSlug()
  const renew = () =>
    renewSlug.mutate(
      { formId: form._id },
      {
        onSuccess: () => {
          toast.success(t`The form has a new address`)
          close()
        },
      },
    )
  return (
    <>
      <Button variant="default" onClick={open}>
        Renew the address
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={close}
        title="Give this form another address?"
        confirmLabel="Renew"
        danger
        busy={renewSlug.isPending}
        onConfirm={renew}
      >
        The old one stops working at once, wherever it was written, printed or embedded.
      </ConfirmDialog>
    </>
  )
}
