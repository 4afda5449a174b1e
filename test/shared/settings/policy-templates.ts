/** Templates for administrators, from the table of settings: group policy (ADMX, ADML) and a macOS profile. */
import texts from '@shared/locales/en/settings'
import { SETTINGS, type SettingKey } from '@shared/settings/schema'
import type { SettingDefinition } from '@shared/settings/setting-types'

const NAMESPACE = 'http://schemas.microsoft.com/GroupPolicy/2006/07/PolicyDefinitions'
const POLICY_KEY = String.raw`Software\Policies\Dynodesk`
const DOMAIN = 'net.dynodesk.catalogue'
/** Default of ADMX for a text. */
const MOST_CHARACTERS = 1023

type Texts = Readonly<Record<string, { readonly label: string; readonly help: string }>>

interface Entry {
  readonly key: SettingKey
  /** Valid as a name in ADMX. */
  readonly id: string
  readonly definition: SettingDefinition
  readonly label: string
  readonly help: string
}

const xml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)

const entries: readonly Entry[] = (Object.keys(SETTINGS) as SettingKey[]).map((key) => {
  const id = key.replaceAll('.', '_')
  const { label, help } = (texts.keys as Texts)[id]!
  const definition: SettingDefinition = SETTINGS[key]
  const unit = 'unit' in definition && definition.unit && texts.unit[definition.unit].split(' | ').at(-1)
  return { key, id, definition, label: unit ? `${label} (${unit})` : label, help }
})
const groups = [...new Set(entries.map(({ definition }) => definition.group))]

/** -1 has no place in a number field of the policy editor. */
const lowest = ({ min }: { readonly min: number }): number => Math.max(0, min)

function elementOf({ key, id, definition: d }: Entry): string {
  const names = `id="${id}" valueName="${key}"`
  switch (d.type) {
    case 'integer':
      return `<decimal ${names} required="true" minValue="${lowest(d)}" maxValue="${d.max}" />`
    case 'choice': {
      const items = d.choices.map(
        (value, at) => `<item displayName="$(string.${id}_${at})"><value><string>${xml(value)}</string></value></item>`
      )
      return `<enum ${names} required="true">${items.join('')}</enum>`
    }
    case 'list':
      return `<multiText ${names} />`
    default:
      return `<text ${names} maxLength="${Math.min('maxLength' in d ? d.maxLength : 16, MOST_CHARACTERS)}" />`
  }
}

function policyOf(entry: Entry): string {
  const { key, id, definition } = entry
  const isSwitch = definition.type === 'boolean'
  const attributes = [
    `name="${id}" class="Machine" displayName="$(string.${id})" explainText="$(string.${id}_help)"`,
    `key="${POLICY_KEY}"`,
    isSwitch ? `valueName="${key}"` : `presentation="$(presentation.${id})"`
  ].join(' ')
  const content = isSwitch
    ? '<enabledValue><decimal value="1" /></enabledValue><disabledValue><decimal value="0" /></disabledValue>'
    : `<elements>${elementOf(entry)}</elements>`
  return `    <policy ${attributes}>
      <parentCategory ref="${definition.group}" />
      <supportedOn ref="supported" />
      ${content}
    </policy>`
}

/** The policies, each with the value that the program reads from the registry. */
export function admx(): string {
  const categories = groups.map(
    (group) =>
      `    <category name="${group}" displayName="$(string.group_${group})"><parentCategory ref="dynodesk" /></category>`
  )
  return `<?xml version="1.0" encoding="utf-8"?>
<policyDefinitions xmlns="${NAMESPACE}" revision="1.0" schemaVersion="1.0">
  <policyNamespaces>
    <target prefix="dynodesk" namespace="Dynodesk.Policies" />
  </policyNamespaces>
  <resources minRequiredRevision="1.0" />
  <supportedOn>
    <definitions>
      <definition name="supported" displayName="$(string.supported)" />
    </definitions>
  </supportedOn>
  <categories>
    <category name="dynodesk" displayName="$(string.dynodesk)" />
${categories.join('\n')}
  </categories>
  <policies>
${entries.map(policyOf).join('\n')}
  </policies>
</policyDefinitions>
`
}

/** Text that reg.exe writes without loss. */
const readable = (standard: unknown): string =>
  /^[ -~]*$/.test(String(standard)) ? String(standard).replace(/^.*\?.*$/, '') : ''

function presentationOf({ id, definition: d, label }: Entry): string {
  const inside = {
    integer: () =>
      `<decimalTextBox refId="${id}" defaultValue="${Math.max(0, Number(d.standard))}">${xml(label)}</decimalTextBox>`,
    choice: () => {
      const at = d.type === 'choice' ? d.choices.indexOf(d.standard) : 0
      return `<dropdownList refId="${id}" noSort="true" defaultItem="${at}">${xml(label)}</dropdownList>`
    },
    list: () => `<multiTextBox refId="${id}">${xml(label)}</multiTextBox>`,
    text: () =>
      `<textBox refId="${id}"><label>${xml(label)}</label><defaultValue>${xml(readable(d.standard))}</defaultValue></textBox>`
  }
  const kind = d.type === 'number' || d.type === 'boolean' ? 'text' : d.type
  return `      <presentation id="${id}">${inside[kind]()}</presentation>`
}

function helpOf({ definition: d, help, key }: Entry): string {
  const standard = Array.isArray(d.standard) ? d.standard.join(', ') : String(d.standard)
  const lines = [help, `Default: ${standard === '' ? '(empty)' : standard}.`, `Setting: ${key}`]
  if (d.type === 'text') lines.splice(2, 0, 'Text with ? or outside ASCII can be set in managed.json only.')
  if (d.type === 'integer' && d.min < 0) lines.splice(2, 0, `${d.min} can be set in managed.json only.`)
  return lines.filter((line) => line !== '').join('\n')
}

/** The English texts of the policies. */
export function adml(): string {
  const strings: [string, string][] = [
    ['dynodesk', 'Dynodesk'],
    ['supported', 'Dynodesk 0.1 or newer'],
    ...groups.map((group): [string, string] => [`group_${group}`, texts.group[group]]),
    ...entries.flatMap((entry): [string, string][] => [
      [entry.id, entry.label],
      [`${entry.id}_help`, helpOf(entry)],
      ...(entry.definition.type === 'choice'
        ? entry.definition.choices.map((value, at): [string, string] => [`${entry.id}_${at}`, value])
        : [])
    ])
  ]
  const presentations = entries.filter(({ definition }) => definition.type !== 'boolean').map(presentationOf)
  return `<?xml version="1.0" encoding="utf-8"?>
<policyDefinitionResources xmlns="${NAMESPACE}" revision="1.0" schemaVersion="1.0">
  <displayName>Dynodesk</displayName>
  <description>Settings of Dynodesk that an administrator fixes.</description>
  <resources>
    <stringTable>
${strings.map(([id, text]) => `      <string id="${id}">${xml(text)}</string>`).join('\n')}
    </stringTable>
    <presentationTable>
${presentations.join('\n')}
    </presentationTable>
  </resources>
</policyDefinitionResources>
`
}

function plistValue(value: unknown): string {
  if (typeof value === 'boolean') return `<${value} />`
  if (typeof value === 'number')
    return Number.isInteger(value) ? `<integer>${value}</integer>` : `<real>${value}</real>`
  if (Array.isArray(value)) return `<array>${value.map(plistValue).join('')}</array>`
  return `<string>${xml(String(value))}</string>`
}

/** A profile with one setting; every other one is a comment with its default. */
export function mobileconfig(): string {
  const lines = entries.map(({ key, label, definition: { standard } }) => {
    const pair = `<key>${key}</key>${plistValue(standard)}`
    return key === 'policy.allowExport'
      ? `                  ${pair}`
      : `                  <!-- ${label.replaceAll('--', '–')}: ${pair} -->`
  })
  const names = (id: string, uuid: string, type: string): string => `<key>PayloadIdentifier</key><string>${id}</string>
  <key>PayloadUUID</key><string>${uuid}</string>
  <key>PayloadType</key><string>${type}</string>
  <key>PayloadVersion</key><integer>1</integer>`
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
  ${names(`${DOMAIN}.managed`, '6F0C6D3E-5D0E-4B5A-9C55-6F6B9D3C7A01', 'Configuration')}
  <key>PayloadDisplayName</key><string>Dynodesk</string>
  <key>PayloadScope</key><string>System</string>
  <key>PayloadContent</key>
  <array>
    <dict>
  ${names(`${DOMAIN}.managed.settings`, '6F0C6D3E-5D0E-4B5A-9C55-6F6B9D3C7A02', 'com.apple.ManagedClient.preferences')}
      <key>PayloadContent</key>
      <dict>
        <key>${DOMAIN}</key>
        <dict>
          <key>Forced</key>
          <array>
            <dict>
              <key>mcx_preference_settings</key>
              <dict>
${lines.join('\n')}
              </dict>
            </dict>
          </array>
        </dict>
      </dict>
    </dict>
  </array>
</dict>
</plist>
`
}
