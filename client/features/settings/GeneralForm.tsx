import { Select, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { mayChangeSettings } from '#client/features/workspaces/may.ts'
import { UrlField } from '#client/features/workspaces/UrlField.tsx'
import { withUrlError } from '#client/features/workspaces/url-errors.ts'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import { WeekdayPicker } from '#client/ui/WeekdayPicker.tsx'
import { weekdays } from '#client/ui/weekdays.ts'
import { t } from '#contract/texts.ts'
import type { Workspace } from '#contract/workspaces.ts'
import { SettingsForm } from './SettingsForm.tsx'
import { useWorkspaceDraft } from './use-workspace-draft.ts'
import { WorkspacePicture } from './WorkspacePicture.tsx'

interface Props {
  workspace: Workspace
}

const read = ({ name, url, description, settings }: Workspace) => ({ name, url, description, settings })
const starts = [1, 0, 6].map((day) => ({ value: String(day), label: weekdays[day]! }))

export function GeneralForm({ workspace }: Props) {
  const navigate = useNavigate()
  const form = useWorkspaceDraft(workspace, read)
  const { draft, change } = form
  const { settings } = draft
  const errors = withUrlError(form.error)
  const disabled = !mayChangeSettings(workspace)
  const moves = draft.url !== workspace.url

  const set = (changes: Partial<typeof settings>) => change({ settings: { ...settings, ...changes } })

  function follow({ url }: Workspace) {
    if (moves) void navigate({ to: '/$workspace/settings/general', params: { workspace: url }, replace: true })
  }

  return (
    <SettingsForm
      draft={form}
      workspaceUrl={workspace.url}
      fields={['name', 'description', 'settings.workingDays', 'settings.workingHoursPerDay']}
      onSaved={follow}
    >
      <SettingsSection title="Identity" description="How this workspace is called, and where it is found.">
        <WorkspacePicture workspace={workspace} />
        <Stack gap="md" mt="lg">
          <TextInput
            label="Name"
            value={draft.name}
            onChange={(event) => change({ name: event.currentTarget.value })}
            error={errors.name}
            disabled={disabled}
            autoComplete="organization"
          />
          <UrlField
            own={workspace.url}
            description={
              moves
                ? `Everyone opens ${window.location.host}/${draft.url} from then on. Links people have saved stop working.`
                : `Your team opens ${window.location.host}/${draft.url}`
            }
            value={draft.url}
            onChange={(url) => change({ url })}
            error={errors.url}
            disabled={disabled}
          />
          <Textarea
            label="Description"
            placeholder="What this team works on"
            autosize
            minRows={2}
            maxRows={10}
            value={draft.description}
            onChange={(event) => change({ description: event.currentTarget.value })}
            error={errors.description}
            disabled={disabled}
          />
        </Stack>
      </SettingsSection>
      <SettingsSection
        title="Working time"
        description="What a full day is, for quotas and reports. Calendars begin the week where you say."
      >
        <Stack gap="md">
          <WeekdayPicker
            label="Working days"
            value={settings.workingDays}
            onChange={(workingDays) => set({ workingDays })}
            weekStart={settings.weekStart}
            error={errors['settings.workingDays']}
            disabled={disabled}
          />
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
            <TextInput
              type="number"
              label="Hours a day"
              min={0.5}
              max={24}
              step={0.5}
              inputMode="decimal"
              value={Number.isNaN(settings.workingHoursPerDay) ? '' : settings.workingHoursPerDay}
              onChange={(event) => set({ workingHoursPerDay: event.currentTarget.valueAsNumber })}
              error={
                Number.isNaN(settings.workingHoursPerDay)
                  ? t`How many hours is a working day?`
                  : errors['settings.workingHoursPerDay']
              }
              disabled={disabled}
            />
            <Select
              label="The week begins on"
              data={starts}
              value={String(settings.weekStart)}
              onChange={(day) => day && set({ weekStart: Number(day) })}
              allowDeselect={false}
              disabled={disabled}
            />
          </SimpleGrid>
        </Stack>
      </SettingsSection>
    </SettingsForm>
  )
}
