import { said, t } from './texts.ts'

/** A device as it was noted, "Chrome on Linux", in the language being spoken. */
export function deviceWords(device: string): string {
  const [, browser, system] = /^(.+) on (.+)$/.exec(device) ?? []
  return browser && system ? t`${said(browser)} on ${system}` : said(device)
}
