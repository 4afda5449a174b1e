export default import.meta.glob<object>('../../src-main/shared/locales/lv/*.ts', { eager: true, import: 'default' })
