import { Link } from '@tanstack/react-router'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import card from '#client/ui/card.module.css'
import { importProviders } from '#contract/imports.ts'
import classes from './ProviderCards.module.css'
import { providers } from './providers.ts'

export function ProviderCards() {
  const { board } = useOpenBoard()
  return (
    <ul className={`${card.grid} ${classes.cards}`} aria-label="Import from">
      {importProviders.map((provider) => {
        const { name, icon: Icon, brings } = providers[provider]
        return (
          <li key={provider}>
            <div className={`${card.card} ${classes.card}`}>
              <span className={classes.icon}>
                <Icon size={20} stroke={1.6} aria-hidden />
              </span>
              <div className={classes.words}>
                <h3 className={card.name}>
                  <Link
                    to="/$workspace/projects/$boardId/import/$provider"
                    params={{ workspace: board.workspace.url, boardId: board._id, provider }}
                  >
                    {name}
                  </Link>
                </h3>
                <p className={classes.brings}>{brings}</p>
              </div>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
