import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import { FeedAddress } from './FeedAddress.tsx'

export function MyFeedSection() {
  return (
    <SettingsSection
      title="My tasks in another calendar"
      description="Google Calendar, Outlook or Apple Calendar follow this link and show the open tasks that are assigned to you, from all your workspaces."
    >
      <FeedAddress boardId={null} />
    </SettingsSection>
  )
}
