export default import.meta.glob<object>('../../../src-main/shared/locales/lv/{app,browse,quickOpen}.ts', {
  eager: true,
  import: 'default'
})
