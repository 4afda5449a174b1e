export default import.meta.glob<object>(
  ['../../src-main/shared/locales/en/*.ts', '!../../src-main/shared/locales/en/index.ts'],
  { eager: true, import: 'default' }
)
