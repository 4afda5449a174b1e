/** The words of a list that blanks and line ends separate. */
export const words = (list: string): readonly string[] => list.trim().split(/\s+/)
