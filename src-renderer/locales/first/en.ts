export default import.meta.glob<object>('../../../src-main/shared/locales/en/{app,browse,quickOpen}.ts', {
  eager: true,
  import: 'default'
})
