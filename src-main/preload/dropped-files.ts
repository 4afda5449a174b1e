/** Sends the paths of files that a person drops on the page to main. The page gets no path and can name none. */
import type { IpcRenderer } from 'electron'
import type { ChannelName } from '../contract/channel-map'

/** The part of a DragEvent in use. */
interface Drop extends Event {
  readonly dataTransfer?: { readonly files: Iterable<File> } | null
}

const CHANNEL: ChannelName = 'links:open-dropped'

/** @param pathOf returns '' for a file that is on no disk, such as one that a script made */
export function sendDroppedFiles(
  page: EventTarget,
  ipc: Pick<IpcRenderer, 'invoke'>,
  pathOf: (file: File) => string
): void {
  page.addEventListener('drop', ({ dataTransfer }: Drop) => {
    const paths = Array.from(dataTransfer?.files ?? [], pathOf).filter((path) => path !== '')
    // two are enough to say that one at a time is opened
    if (paths.length > 0) void ipc.invoke(CHANNEL, { paths: paths.slice(0, 2) })
  })
}
