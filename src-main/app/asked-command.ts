/** A start with a command: asks the running program, or has this process answer; docs/command-line.md. */
import { resolve } from 'node:path'
import { app } from 'electron'
import { listenForAnswer, type AnswerChannel } from '../adapters/answer-channel'
import { writeThenRename } from '../adapters/files/atomic-write'
import { answerText, answerTo, EXIT, exitCodeOf, parsedAnswer, type CommandAnswer } from '../shared/command-line/answer'
import { parseCommandLine, withoutCommand, type CommandLine } from '../shared/command-line/question'

/** A program that is busy with its start connects late. */
const CONNECT_TIMEOUT_MS = 60_000

export type AskedCommand = Extract<CommandLine, { readonly question: object }>

/** Words without a dash before the command: in a run from the sources, their folder. */
const wordsBefore = (): number => (app.isPackaged ? 0 : 1)

/** null: this start has no command. Paths are resolved against the working directory. */
export function commandOfThisStart(): CommandLine | null {
  const line = parseCommandLine(process.argv.slice(1), wordsBefore())
  if (line === null || 'problem' in line) return line
  const { pdf } = line.question
  return {
    question: { ...line.question, pdf: pdf && resolve(pdf) },
    json: line.json,
    output: line.output === null ? null : resolve(line.output)
  }
}

/** The arguments of this start without its command, for a start as a program with a window. */
export const argumentsWithoutCommand = (): readonly string[] => withoutCommand(process.argv.slice(1), wordsBefore())

/** Waits until the text is passed on; a reader that is gone is no error. */
const write = (stream: NodeJS.WriteStream, text: string): Promise<void> =>
  new Promise((written) => {
    stream.on('error', () => written())
    stream.write(text, () => written())
  })

/** Reports a wrong command line and ends the process. */
export async function exitWithUsage(problem: string): Promise<void> {
  await write(process.stderr, `dynodesk: ${problem}\nSee docs/command-line.md.\n`)
  app.exit(EXIT.usage)
}

/** Writes the answer to standard output or the file of `--output`. Resolves with the exit code. */
export async function printAnswer({ json, output }: AskedCommand, answer: CommandAnswer): Promise<number> {
  const text = json ? `${JSON.stringify(answer, null, 2)}\n` : answerText(answer)
  if (output === null) {
    await write(json || answer.ok ? process.stdout : process.stderr, text)
    return exitCodeOf(answer)
  }
  try {
    await writeThenRename(output, 0o666, (handle) => handle.writeFile(text))
    return exitCodeOf(answer)
  } catch (error) {
    await write(process.stderr, `dynodesk: ${(error as NodeJS.ErrnoException).code ?? 'the file'} ${output}\n`)
    return EXIT.failed
  }
}

/** Asks the running program and ends the process. Calls `answerHere` when none is running. */
export async function askRunningProgram(asked: AskedCommand, answerHere: () => void): Promise<void> {
  let channel: AnswerChannel
  try {
    channel = await listenForAnswer()
  } catch (error) {
    await write(process.stderr, `dynodesk: ${String(error)}\n`)
    return app.exit(EXIT.failed)
  }
  // the running program learns of the question by its event `second-instance`
  if (app.requestSingleInstanceLock({ question: asked.question, reply: channel.address })) {
    channel.close()
    return answerHere()
  }
  const text = await channel.answer(CONNECT_TIMEOUT_MS)
  channel.close()
  const answer =
    parsedAnswer(text) ?? answerTo(asked.question, { ok: false, error: { code: 'busy' } }, { service: '', spent: 0 })
  app.exit(await printAnswer(asked, answer))
}
