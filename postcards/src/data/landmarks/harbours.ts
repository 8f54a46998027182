/** Drawn as `draw-landmark.ts` says. */
export const harbours = {
  brooklynBridge: `
<path d="M-330,-12V-22M-318,-12V-22.5M-306,-12V-23.9M-294,-12V-26.1M-282,-12V-29.1M-270,-12V-32.9M-258,-12V-37.4M-246,-12V-42.7M-234,-12V-48.7M-222,-12V-55.3M-210,-12V-62.7M-198,-12V-70.8M-186,-12V-79.6M-174,-12V-89.1M-162,-12V-99.2M-150,-12V-110M-138,-12V-97.1M-126,-12V-85.2M-114,-12V-74.2M-102,-12V-64.3M-90,-12V-55.3M-78,-12V-47.4M-66,-12V-40.5M-54,-12V-34.6M-42,-12V-29.8M-30,-12V-26.1M-18,-12V-23.6M-6,-12V-22.2M6,-12V-22.2M18,-12V-23.6M30,-12V-26.1M42,-12V-29.8M54,-12V-34.6M66,-12V-40.5M78,-12V-47.4M90,-12V-55.3M102,-12V-64.3M114,-12V-74.2M126,-12V-85.2M138,-12V-97.1M150,-12V-110M162,-12V-99.2M174,-12V-89.1M186,-12V-79.6M198,-12V-70.8M210,-12V-62.7M222,-12V-55.3M234,-12V-48.7M246,-12V-42.7M258,-12V-37.4M270,-12V-32.9M282,-12V-29.1M294,-12V-26.1M306,-12V-23.9M318,-12V-22.5M330,-12V-22" stroke="dark" stroke-width="0.9" opacity="0.65"/>
<path d="M-340,-14Q-215,-30 -150,-112Q0,66 150,-112Q215,-30 340,-14" stroke="dark" stroke-width="2.6"/>
<rect x="-1500" y="-17" width="4000" height="8" fill="dark"/>
<rect x="-1500" y="-20" width="4000" height="2.4" fill="shade"/>
<rect x="-439" y="-10" width="18" height="22" fill="shade"/>
<rect x="421" y="-10" width="18" height="22" fill="shade"/>
<rect x="521" y="-10" width="18" height="22" fill="shade"/>
<rect x="-539" y="-10" width="18" height="22" fill="shade"/>
<rect x="621" y="-10" width="18" height="22" fill="shade"/>
<rect x="721" y="-10" width="18" height="22" fill="shade"/>
<rect x="821" y="-10" width="18" height="22" fill="shade"/>
<rect x="921" y="-10" width="18" height="22" fill="shade"/>
<rect x="1021" y="-10" width="18" height="22" fill="shade"/>
<rect x="1121" y="-10" width="18" height="22" fill="shade"/>
<rect x="1221" y="-10" width="18" height="22" fill="shade"/>
<g transform="translate(-150 0); translate(150 0)">
  <rect x="-17" y="-112" width="34" height="124" fill="mid"/>
  <rect x="5" y="-112" width="12" height="124" fill="shade"/>
  <rect x="-20" y="-117" width="40" height="8" fill="shade"/>
  <rect x="-22" y="8" width="44" height="8" fill="dark"/>
  <path d="M-12.1,-18v-40.7q0,-20.7 4.7,-33.3q4.7,12.6 4.7,33.3v40.7zM2.7,-18v-40.7q0,-20.7 4.7,-33.3q4.7,12.6 4.7,33.3v40.7z" fill="dark" opacity="0.8"/>
</g>
`,
  goldenGate: `
<path d="M-330,-26V-34M-319,-26V-36.4M-308,-26V-40.1M-297,-26V-44.5M-286,-26V-49.5M-275,-26V-55M-264,-26V-60.9M-253,-26V-67.1M-242,-26V-73.6M-231,-26V-80.5M-220,-26V-87.6M-209,-26V-94.9M-198,-26V-102.5M-187,-26V-110.3M-176,-26V-118.3M-165,-26V-126.6M-154,-26V-135M-143,-26V-143.6M-132,-26V-133.6M-121,-26V-117.7M-110,-26V-103.1M-99,-26V-90M-88,-26V-78.3M-77,-26V-67.9M-66,-26V-58.9M-55,-26V-51.3M-44,-26V-45.1M-33,-26V-40.2M-22,-26V-36.8M-11,-26V-34.7M0,-26V-34M11,-26V-34.7M22,-26V-36.8M33,-26V-40.2M44,-26V-45.1M55,-26V-51.3M66,-26V-58.9M77,-26V-67.9M88,-26V-78.3M99,-26V-90M110,-26V-103.1M121,-26V-117.7M132,-26V-133.6M143,-26V-143.6M154,-26V-135M165,-26V-126.6M176,-26V-118.3M187,-26V-110.3M198,-26V-102.5M209,-26V-94.9M220,-26V-87.6M231,-26V-80.5M242,-26V-73.6M253,-26V-67.1M264,-26V-60.9M275,-26V-55M286,-26V-49.5M297,-26V-44.5M308,-26V-40.1M319,-26V-36.4M330,-26V-34" stroke="accent" stroke-width="0.9" opacity="0.75"/>
<path d="M-340,-26Q-220,-52 -140,-150Q0,84 140,-150Q220,-52 340,-26" stroke="accent" stroke-width="2.8"/>
<rect x="-420" y="-29" width="840" height="6" fill="accent"/>
<rect x="-420" y="-24" width="840" height="3" fill="accent 28% dark"/>
<g transform="translate(-140 0); translate(140 0)">
  <rect x="-9" y="-150" width="5.5" height="158" fill="accent"/>
  <rect x="4" y="-150" width="5.5" height="158" fill="accent 28% dark"/>
  <rect x="-9" y="-148" width="18.5" height="7" fill="accent 28% dark"/>
  <rect x="-9" y="-118" width="18.5" height="7" fill="accent 28% dark"/>
  <rect x="-9" y="-88" width="18.5" height="7" fill="accent 28% dark"/>
  <rect x="-9" y="-56" width="18.5" height="7" fill="accent 28% dark"/>
  <rect x="-11" y="-153" width="22.5" height="5" fill="accent"/>
  <rect x="-13" y="0" width="27" height="8" fill="dark"/>
</g>
`,
  harbourBridge: `
<path d="M-132,-22V-17.8M-132,-17.8L-121,-29.7M-121,-22V-30.3M-121,-30.3L-110,-38.8M-110,-22V-41.7M-110,-41.7L-99,-47M-99,-22V-52M-99,-52L-88,-54.3M-88,-22V-61.2M-88,-61.2L-77,-60.8M-77,-22V-69.4M-77,-69.4L-66,-66.4M-66,-22V-76.4M-66,-76.4L-55,-71.2M-55,-22V-82.4M-55,-82.4L-44,-75.1M-44,-22V-87.3M-44,-87.3L-33,-78.1M-33,-22V-91.1M-33,-91.1L-22,-80.3M-22,-22V-93.8M-22,-93.8L-11,-81.6M-11,-22V-95.5M-11,-95.5L0,-82M0,-22V-96M0,-96L11,-81.6M11,-22V-95.5M11,-95.5L22,-80.3M22,-22V-93.8M22,-93.8L33,-78.1M33,-22V-91.1M33,-91.1L44,-75.1M44,-22V-87.3M44,-87.3L55,-71.2M55,-22V-82.4M55,-82.4L66,-66.4M66,-22V-76.4M66,-76.4L77,-60.8M77,-22V-69.4M77,-69.4L88,-54.3M88,-22V-61.2M88,-61.2L99,-47M99,-22V-52M99,-52L110,-38.8M110,-22V-41.7M110,-41.7L121,-29.7M121,-22V-30.3M121,-30.3L132,-19.8M132,-22V-17.8" stroke="shade" stroke-width="1.3" opacity="0.85"/>
<path d="M-140,-8Q0,-184 140,-8" stroke="dark" stroke-width="3"/>
<path d="M-138,-14Q0,-156 138,-14" stroke="dark" stroke-width="2"/>
<rect x="-230" y="-24" width="460" height="5" fill="dark"/>
<g transform="translate(-150 0); translate(150 0)">
  <rect x="-9" y="-60" width="18" height="62" fill="lit"/>
  <rect x="3" y="-60" width="6" height="62" fill="mid"/>
  <rect x="-11" y="-63" width="22" height="4" fill="mid"/>
</g>
`,
  operaHouse: `
<g transform="translate(34 -16) scale(-1 1)">
  <path d="M0,0C3.5,-32.2 23.2,-51 58,-52C41.8,-34.3 42.9,-15.6 49.9,0Z" fill="white"/>
  <path d="M58,-52C41.8,-34.3 42.9,-15.6 49.9,0L36,0C31.3,-17.7 37.1,-37.4 58,-52Z" fill="shade"/>
  <path d="M11.6,0C13.9,-26 29,-44.7 58,-52M23.2,0C23.2,-20.8 33.6,-40.6 58,-52" stroke="mid" stroke-width="1" opacity="0.7"/>
</g>
<g transform="translate(-100 -16)">
  <path d="M0,0C4.2,-38.4 28,-60.8 70,-62C50.4,-40.9 51.8,-18.6 60.2,0Z" fill="white"/>
  <path d="M70,-62C50.4,-40.9 51.8,-18.6 60.2,0L43.4,0C37.8,-21.1 44.8,-44.6 70,-62Z" fill="shade"/>
  <path d="M14,0C16.8,-31 35,-53.3 70,-62M28,0C28,-24.8 40.6,-48.4 70,-62" stroke="mid" stroke-width="1" opacity="0.7"/>
</g>
<g transform="translate(-66 -16)">
  <path d="M0,0C4.9,-57 32.8,-90.2 82,-92C59,-60.7 60.7,-27.6 70.5,0Z" fill="white"/>
  <path d="M82,-92C59,-60.7 60.7,-27.6 70.5,0L50.8,0C44.3,-31.3 52.5,-66.2 82,-92Z" fill="shade"/>
  <path d="M16.4,0C19.7,-46 41,-79.1 82,-92M32.8,0C32.8,-36.8 47.6,-71.8 82,-92" stroke="mid" stroke-width="1" opacity="0.7"/>
</g>
<g transform="translate(-20 -16)">
  <path d="M0,0C4.4,-43.4 29.6,-68.6 74,-70C53.3,-46.2 54.8,-21 63.6,0Z" fill="white"/>
  <path d="M74,-70C53.3,-46.2 54.8,-21 63.6,0L45.9,0C40,-23.8 47.4,-50.4 74,-70Z" fill="shade"/>
  <path d="M14.8,0C17.8,-35 37,-60.2 74,-70M29.6,0C29.6,-28 42.9,-54.6 74,-70" stroke="mid" stroke-width="1" opacity="0.7"/>
</g>
<g transform="translate(120 -16) scale(-1 1)">
  <path d="M0,0C3.1,-36 20.8,-56.8 52,-58C37.4,-38.3 38.5,-17.4 44.7,0Z" fill="white"/>
  <path d="M52,-58C37.4,-38.3 38.5,-17.4 44.7,0L32.2,0C28.1,-19.7 33.3,-41.8 52,-58Z" fill="shade"/>
  <path d="M10.4,0C12.5,-29 26,-49.9 52,-58M20.8,0C20.8,-23.2 30.2,-45.2 52,-58" stroke="mid" stroke-width="1" opacity="0.7"/>
</g>
<g transform="translate(26 -16)">
  <path d="M0,0C3.2,-29.8 21.6,-47 54,-48C38.9,-31.7 40,-14.4 46.4,0Z" fill="white"/>
  <path d="M54,-48C38.9,-31.7 40,-14.4 46.4,0L33.5,0C29.2,-16.3 34.6,-34.6 54,-48Z" fill="shade"/>
  <path d="M10.8,0C13,-24 27,-41.3 54,-48M21.6,0C21.6,-19.2 31.3,-37.4 54,-48" stroke="mid" stroke-width="1" opacity="0.7"/>
</g>
<g transform="translate(84 -16)">
  <path d="M0,0C2,-21.1 13.6,-33.3 34,-34C24.5,-22.4 25.2,-10.2 29.2,0Z" fill="white"/>
  <path d="M34,-34C24.5,-22.4 25.2,-10.2 29.2,0L21.1,0C18.4,-11.6 21.8,-24.5 34,-34Z" fill="shade"/>
  <path d="M6.8,0C8.2,-17 17,-29.2 34,-34M13.6,0C13.6,-13.6 19.7,-26.5 34,-34" stroke="mid" stroke-width="1" opacity="0.7"/>
</g>
<path d="M-124,-16L136,-16L146,2L-132,2Z" fill="mid"/>
<path d="M-132,-4L144,-4L146,2L-134,2Z" fill="shade"/>
<path d="M-118,-10H136" stroke="lit" stroke-width="1.4" opacity="0.6"/>
`,
} as const
