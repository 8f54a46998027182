// Stands at the end of a first screen's page. Each weight and size of a variable font takes the browser one or two
// milliseconds when it is first used, and all of them together were half of the first layout. They are made here one by
// one, while the scripts are still on their way. "12px|11.5px" is the size from 640 px on and below.
;(() => {
  const screens = {
    dashboard: {
      Figtree: [
        '450 15px',
        '640 15px',
        '600 14px',
        '600 12px|11.5px',
        '700 11.5px',
        '620 14px',
        '660 14.5px',
        '450 17px|15px',
        '450 13px|12.5px',
      ],
      Besley: ['560 20px', '560 28px|24px', '560 46px|32px', '640 22px'],
    },
    trip: {
      Figtree: [
        '450 15px',
        '640 15px',
        '600 15px',
        '600 14px',
        '600 12px|11.5px',
        '620 15px',
        '620 14px',
        '620 12.5px',
        '450 14px',
        '450 13px',
        '640 14px',
        '660 14px',
      ],
      Besley: ['560 22px|20px', '560 38px|28px'],
    },
    // What follows the first paint: the weather, the details of cards.
    dashboardLater: {
      Figtree: [
        '450 14px',
        '620 15px',
        '600 13px',
        '450 13px',
        '620 12.5px',
        '500 13px',
        '700 11px',
        '450 11px',
      ],
      Besley: ['560 44px', '560 22px'],
    },
  }
  const isWide = matchMedia('(min-width: 640px)').matches
  const screen = document.querySelector('meta[name="screen"]')?.content
  const fontsOf = (name) =>
    Object.entries(screens[name] ?? {}).flatMap(([family, fonts]) =>
      fonts.map((font) => {
        const [weight, wide, narrow = wide] = font.split(/[ |]/)
        return `${weight} ${isWide ? wide : narrow} "${family} Variable"`
      }),
    )
  const canvas = document.createElement('canvas').getContext('2d')
  // Each in a task of its own, so that nothing waits for more than one.
  const soon = (next) => setTimeout(() => next())
  const whenIdle = (next) => (window.requestIdleCallback ? requestIdleCallback(() => next()) : soon(next))
  const make = async (fonts, wait) => {
    for (const font of fonts) {
      await document.fonts.load(font)
      canvas.font = font
      canvas.measureText('a')
      await new Promise(wait)
    }
  }
  // Without them, or where a page may not draw, the first layout makes them itself.
  make(fontsOf(screen), soon)
    .then(() => make(fontsOf(`${screen}Later`), whenIdle))
    .catch(() => undefined)
})()
