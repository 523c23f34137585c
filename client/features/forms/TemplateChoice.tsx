import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { colorOf } from '#client/ui/color-of.ts'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { useCreateForm } from './data.ts'
import classes from './TemplateChoice.module.css'
import { type FormTemplate, templates } from './templates.ts'
import { questionsWord } from './words.ts'

/** What a new form begins with. */
export function TemplateChoice() {
  const { board } = useOpenBoard()
  const navigate = useNavigate()
  const createForm = useCreateForm()
  const offered = useMemo(templates, [])

  function begin({ title, description, accent, fields }: FormTemplate) {
    // A double click is one form, not two.
    if (createForm.isPending || createForm.isSuccess) return
    createForm.mutate(
      { boardId: board._id, title, description, accent, fields, protection: 'time' },
      {
        onSuccess: ({ form }) =>
          void navigate({
            to: '/$workspace/projects/$boardId/forms/$formId',
            params: { workspace: board.workspace.url, boardId: board._id, formId: form._id },
            replace: true,
          }),
      },
    )
  }

  return (
    <>
      <PageHeader
        level={2}
        title="New form"
        description="Begin with one of these. Every question can be changed afterwards."
      />
      <ul className={classes.templates}>
        {offered.map((template) => (
          <li key={template.name}>
            <TemplateCard template={template} onPick={() => begin(template)} />
          </li>
        ))}
      </ul>
    </>
  )
}

function TemplateCard({ template, onPick }: { template: FormTemplate; onPick(): void }) {
  const { name, icon: Icon, about, accent, fields } = template
  return (
    <button type="button" className={classes.template} onClick={onPick}>
      <span className={classes.icon} style={{ color: colorOf(accent) }}>
        <Icon size={20} stroke={1.6} aria-hidden />
      </span>
      <span className={classes.name}>{name}</span>
      <span className={classes.about}>{about}</span>
      <span className={classes.count}>{questionsWord(fields.length)}</span>
    </button>
  )
}
