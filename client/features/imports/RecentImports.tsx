import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { relativeTime } from '#client/core/dates.ts'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { Row } from '#client/ui/Row.tsx'
import { RowList } from '#client/ui/RowList.tsx'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import { Tag } from '#client/ui/Tag.tsx'
import { importsQuery } from './data.ts'
import { providers } from './providers.ts'
import { resultWords, statusWords } from './status-words.ts'

/** What was imported before, each with its report and a way back. */
export function RecentImports() {
  const { board } = useOpenBoard()
  const { data: imports = [] } = useQuery(importsQuery(board._id))
  if (imports.length === 0) return null
  const params = { workspace: board.workspace.url, boardId: board._id }
  return (
    <SettingsSection title="Recent imports">
      <RowList>
        {imports.map((one) => (
          <Row
            key={one._id}
            icon={providers[one.provider].icon}
            title={
              <>
                <Link
                  to="/$workspace/projects/$boardId/import/$provider"
                  params={{ ...params, provider: one.provider }}
                  search={{ import: one._id }}
                >
                  {one.filename}
                </Link>
                <Tag tone={one.status === 'done' ? 'good' : 'plain'}>{statusWords[one.status]}</Tag>
              </>
            }
            meta={
              <>
                <span>{resultWords(one)}</span>
                <span>
                  {one.createdBy?.name ?? 'Somebody'}, {relativeTime(one.createdAt)}
                </span>
              </>
            }
          />
        ))}
      </RowList>
    </SettingsSection>
  )
}
