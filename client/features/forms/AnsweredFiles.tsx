import { IconFile, IconPhoto } from '@tabler/icons-react'
import { useState } from 'react'
import { downloadAttachment } from '#client/features/attachments/data.ts'
import { ShownPicture } from '#client/features/attachments/ShownPicture.tsx'
import { sizeWords } from '#client/ui/size-words.ts'
import type { GivenAnswer } from '#contract/forms.ts'
import classes from './Submissions.module.css'

interface Props {
  names: string[]
  files: GivenAnswer['files']
  /** In another project: the files are there too. */
  taskIsElsewhere: boolean
}

/** They open as on the task they came with. */
export function AnsweredFiles({ names, files = [], taskIsElsewhere }: Props) {
  const [shown, setShown] = useState<string | null>(null)
  const there = files.filter((file) => file !== null)
  return (
    <>
      <ul className={classes.files}>
        {names.map((name, index) => {
          const file = files[index]
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: what was answered never changes its order
            <li key={index}>
              {file ? (
                <button
                  type="button"
                  className={classes.file}
                  title={sizeWords(file.size)}
                  aria-haspopup={file.preview ? 'dialog' : undefined}
                  onClick={() => (file.preview ? setShown(file._id) : void downloadAttachment(file))}
                >
                  {file.preview ? <IconPhoto {...icon} /> : <IconFile {...icon} />} {name}
                </button>
              ) : (
                name
              )}
              {file === null && !taskIsElsewhere && <span className={classes.lost}>(no longer there)</span>}
            </li>
          )
        })}
      </ul>
      <ShownPicture files={there} id={shown} onShow={setShown} />
    </>
  )
}

const icon = { size: 15, stroke: 1.6, 'aria-hidden': true }
