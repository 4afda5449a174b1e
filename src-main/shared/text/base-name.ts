/** The last part of a path of any system. */
export const baseName = (path: string): string => path.replace(/^.*[\\/]/s, '')
