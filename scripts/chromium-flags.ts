/** A second list of features takes the place of the first, so this one repeats what Playwright switches off itself. */
const withoutFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // The list below the address bar is a web page of its own, loaded for each window: a second of work that nobody sees.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // A process in store for the next page: a tenth of the work of opening a window, and most windows open no second page.
  'SpareRendererForSitePerProcess',
]

/** A browser that shows pages and does nothing else. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${withoutFeatures.join(',')}`,
]
