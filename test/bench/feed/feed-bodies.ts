/** Event bodies like a ticket system's, for the benches of the feed. */
export const bodyOf = (n: number): string =>
  JSON.stringify({
    id: n % 5000,
    subject: `EDC17 read error ${n}`,
    status: 'answered',
    project_id: n % 900,
    messages: [
      {
        id: n,
        text: 'Try bench mode, then read again. '.repeat(8),
        display_name: `Person ${n % 997}`,
        added: '2026-03-02T08:00:00+01:00'
      }
    ]
  })
