export default import.meta.glob<object>('../../src-main/shared/locales/hr/*.ts', { eager: true, import: 'default' })
