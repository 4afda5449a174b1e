/** Parts of the shell that load after the first paint. */
import { lazyMenu, lazyPart } from '@/composables/window/lazy-part'
import BreadcrumbButton from '../top-bar/BreadcrumbButton.vue'
import UnitsButton from '../top-bar/UnitsButton.vue'

type Parts = Omit<typeof import('./shell-parts-chunk'), 'helpPageOf'>
const load =
  <N extends keyof Parts>(name: N) =>
  async (): Promise<{ default: Parts[N] }> => ({ default: (await import('./shell-parts-chunk'))[name] })

export const BannerStack = lazyPart(load('BannerStack'))
export const BreadcrumbMenu = lazyMenu(load('BreadcrumbMenu'), BreadcrumbButton)
export const CallBudgetMeter = lazyPart(load('CallBudgetMeter'))
export const CompareLimitBanner = lazyPart(load('CompareLimitBanner'))
export const ConnectionTitle = lazyPart(load('ConnectionTitle'))
export const CustomerBar = lazyPart(load('CustomerBar'))
export const LaterParts = lazyPart(load('LaterParts'))
export const PageStatus = lazyPart(load('PageStatus'))
export const ProfileStatus = lazyPart(load('ProfileStatus'))
export const QuickOpenList = lazyPart(load('QuickOpenList'))
export const RoleStatus = lazyPart(load('RoleStatus'))
export const SentEngineBanner = lazyPart(load('SentEngineBanner'))
export const SubscriptionStatus = lazyPart(load('SubscriptionStatus'))
export const TabStrip = lazyPart(load('TabStrip'))
export const UnitsPopover = lazyMenu(load('UnitsPopover'), UnitsButton)
export const UpdateBanner = lazyPart(load('UpdateBanner'))
export const WorkspaceStatus = lazyPart(load('WorkspaceStatus'))
