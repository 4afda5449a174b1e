/** Messages of the tickets of the demo day, in the language of the window. */
export default {
  department: 'Files',
  workshop: 'Demo workshop',
  support: 'Demo support',
  bench: {
    subject: 'Read error on the bench',
    question: 'The tool stops at 40 % with a checksum error. I tried twice. Is the pinout right?',
    answer: 'The pinout is right. Please use a stable supply of 13.8 V and read again.',
    reply: 'That worked, thank you. The full read is in the project.'
  },
  fuel: {
    subject: 'Which remap for 98 RON?',
    question: 'The customer fills 98 RON only. Does stage 1 use it, or should I order stage 2?',
    answer: 'Stage 1 is made for 95 RON. Stage 2 needs 98 RON and the downpipe.'
  },
  checksum: {
    subject: 'Checksum not corrected',
    question: 'My tool says the checksum of the file is wrong. Can I write it anyway?',
    answer: 'Please do not write it. A corrected version is in the project now.'
  },
  original: {
    subject: 'Original file wanted back',
    question: 'The customer sells the car and wants the original back. Do you still have our read?',
    answer: 'Yes, it is in the project as “Original file”.',
    reply: 'Found it. Please leave the project open until Friday.'
  },
  idle: {
    subject: 'Idle speed too high',
    question: 'Idle is at 950 rpm since the flash, cold and warm. Log attached.',
    answer: 'The log shows a vacuum leak: the trims are at +18 %. Please check the intake hose first.'
  },
  invoice: {
    subject: 'Invoice for this month',
    question: 'We moved. Can you put the new address on the invoice?',
    answer: 'Done, the corrected invoice is on its way.'
  }
}
