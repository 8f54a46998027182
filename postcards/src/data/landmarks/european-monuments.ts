/** Drawn as `draw-landmark.ts` says. */
export const europeanMonuments = {
  brandenburgGate: `
<rect x="-84" y="-62" width="12" height="62" fill="lit"/>
<rect x="-77" y="-62" width="5" height="62" fill="mid"/>
<rect x="-56" y="-62" width="12" height="62" fill="lit"/>
<rect x="-49" y="-62" width="5" height="62" fill="mid"/>
<rect x="-28" y="-62" width="12" height="62" fill="lit"/>
<rect x="-21" y="-62" width="5" height="62" fill="mid"/>
<rect x="16" y="-62" width="12" height="62" fill="lit"/>
<rect x="23" y="-62" width="5" height="62" fill="mid"/>
<rect x="44" y="-62" width="12" height="62" fill="lit"/>
<rect x="51" y="-62" width="5" height="62" fill="mid"/>
<rect x="72" y="-62" width="12" height="62" fill="lit"/>
<rect x="79" y="-62" width="5" height="62" fill="mid"/>
<rect x="-92" y="-76" width="184" height="15" fill="lit"/>
<rect x="30" y="-76" width="62" height="15" fill="mid"/>
<rect x="-70" y="-92" width="140" height="17" fill="mid"/>
<rect x="24" y="-92" width="46" height="17" fill="shade"/>
<rect x="-96" y="-78" width="192" height="3" fill="shade"/>
<path d="M-22,-92L-18,-104L-10,-98L-8,-108L0,-98L4,-112L10,-98L16,-106L20,-92Z" fill="leafDark"/>
<path d="M6,-108V-126" stroke="leafDark" stroke-width="2"/>
<circle cx="6" cy="-127" r="3" fill="leafDark"/>
<rect x="-98" y="-3" width="196" height="5" fill="shade"/>
`,
  colosseum: `
<path d="M-96,-70Q0,-88 96,-62L96,-40L-96,-40Z" fill="shade"/>
<path d="M-118,4L-118,-74Q-114,-100 -88,-106Q-40,-114 6,-112L22,-106L30,-92L46,-86L58,-70L96,-66Q116,-62 118,-48L118,4Q0,16 -118,4Z" fill="lit"/>
<path d="M22,-106L30,-92L46,-86L58,-70L96,-66Q116,-62 118,-48L118,4Q60,12 26,10Z" fill="mid"/>
<path d="M-118,-26Q0,-12 118,-26M-118,-55Q0,-41 116,-55M-116,-82Q-40,-76 24,-80" stroke="shade" stroke-width="2.6" opacity="0.75"/>
<path d="M-111.6,-3.6v-17.6a2.4,2.4 0 0 1 4.7,0v17.6zM-105.1,-2.7v-16.9a3.1,3.1 0 0 1 6.2,0v16.9zM-96.1,-1.8v-16.2a3.8,3.8 0 0 1 7.6,0v16.2zM-84.9,-1v-15.6a4.4,4.4 0 0 1 8.8,0v15.6zM-71.7,-0.3v-15.1a4.9,4.9 0 0 1 9.8,0v15.1zM-56.8,0.3v-14.7a5.3,5.3 0 0 1 10.6,0v14.7zM-40.7,0.7v-14.4a5.6,5.6 0 0 1 11.2,0v14.4zM-23.5,0.9v-14.2a5.8,5.8 0 0 1 11.6,0v14.2zM-5.8,1v-14.1a5.9,5.9 0 0 1 11.7,0v14.2zM11.9,0.9v-14.2a5.8,5.8 0 0 1 11.6,0v14.2zM-111.6,-32.6v-17.6a2.4,2.4 0 0 1 4.7,0v17.6zM-105.1,-31.7v-16.9a3.1,3.1 0 0 1 6.2,0v16.9zM-96.1,-30.8v-16.2a3.8,3.8 0 0 1 7.6,0v16.2zM-84.9,-30v-15.6a4.4,4.4 0 0 1 8.8,0v15.6zM-71.7,-29.3v-15.1a4.9,4.9 0 0 1 9.8,0v15.1zM-56.8,-28.7v-14.7a5.3,5.3 0 0 1 10.6,0v14.7zM-40.7,-28.3v-14.4a5.6,5.6 0 0 1 11.2,0v14.4zM-23.5,-28.1v-14.2a5.8,5.8 0 0 1 11.6,0v14.2zM-5.8,-28v-14.1a5.9,5.9 0 0 1 11.7,0v14.2zM11.9,-28.1v-14.2a5.8,5.8 0 0 1 11.6,0v14.2zM-111.6,-60.6v-16.6a2.4,2.4 0 0 1 4.7,0v16.6zM-105.1,-59.7v-15.9a3.1,3.1 0 0 1 6.2,0v15.9zM-96.1,-58.8v-15.2a3.8,3.8 0 0 1 7.6,0v15.2zM-84.9,-58v-14.6a4.4,4.4 0 0 1 8.8,0v14.6zM-71.7,-57.3v-14.1a4.9,4.9 0 0 1 9.8,0v14.1zM-56.8,-56.7v-13.7a5.3,5.3 0 0 1 10.6,0v13.7zM-40.7,-56.3v-13.4a5.6,5.6 0 0 1 11.2,0v13.4zM-23.5,-56.1v-13.2a5.8,5.8 0 0 1 11.6,0v13.2zM-5.8,-56v-13.1a5.9,5.9 0 0 1 11.7,0v13.2zM11.9,-56.1v-13.2a5.8,5.8 0 0 1 11.6,0v13.2z" fill="dark" opacity="0.82"/>
<path d="M29.4,0.7v-14.4a5.6,5.6 0 0 1 11.2,0v14.4zM46.2,0.3v-14.7a5.3,5.3 0 0 1 10.6,0v14.7zM61.9,-0.3v-15.1a4.9,4.9 0 0 1 9.8,0v15.1zM76.2,-1v-15.6a4.4,4.4 0 0 1 8.8,0v15.6zM88.6,-1.8v-16.2a3.8,3.8 0 0 1 7.6,0v16.2zM98.9,-2.7v-16.9a3.1,3.1 0 0 1 6.2,0v16.9zM106.9,-3.6v-17.6a2.4,2.4 0 0 1 4.7,0v17.6zM29.4,-28.3v-14.4a5.6,5.6 0 0 1 11.2,0v14.4zM46.2,-28.7v-14.7a5.3,5.3 0 0 1 10.6,0v14.7zM61.9,-29.3v-15.1a4.9,4.9 0 0 1 9.8,0v15.1zM76.2,-30v-15.6a4.4,4.4 0 0 1 8.8,0v15.6zM88.6,-30.8v-16.2a3.8,3.8 0 0 1 7.6,0v16.2zM98.9,-31.7v-16.9a3.1,3.1 0 0 1 6.2,0v16.9zM29.4,-56.3v-13.4a5.6,5.6 0 0 1 11.2,0v13.4z" fill="dark" opacity="0.9"/>
<path d="M-111,-89.7h3.6v6h-3.6zM-103.8,-90.4h3.6v6h-3.6zM-94.2,-91h3.6v6h-3.6zM-82.3,-91.6h3.6v6h-3.6zM-68.6,-92.1h3.6v6h-3.6zM-53.3,-92.5h3.6v6h-3.6zM-36.9,-92.8h3.6v6h-3.6zM-19.5,-92.9h3.6v6h-3.6zM-1.8,-93h3.6v6h-3.6z" fill="dark" opacity="0.7"/>
`,
  florenceCathedral: `
<g transform="translate(-96 0)">
  <rect x="-13" y="-138" width="26" height="140" fill="lit"/>
  <rect x="4" y="-138" width="9" height="140" fill="mid"/>
  <rect x="-13" y="-30" width="26" height="3" fill="roof"/>
  <path d="M-4.5,-36v-10.5q0,-5.3 4.5,-8.5q4.5,3.2 4.5,8.6v10.5z" fill="dark" opacity="0.6"/>
  <rect x="-13" y="-62" width="26" height="3" fill="roof"/>
  <path d="M-4.5,-68v-10.5q0,-5.3 4.5,-8.5q4.5,3.2 4.5,8.6v10.5z" fill="dark" opacity="0.6"/>
  <rect x="-13" y="-94" width="26" height="3" fill="roof"/>
  <path d="M-4.5,-100v-10.5q0,-5.3 4.5,-8.5q4.5,3.2 4.5,8.6v10.5z" fill="dark" opacity="0.6"/>
  <path d="M-5.5,-104v-14.3q0,-7.3 5.5,-11.7q5.5,4.4 5.5,11.7v14.3z" fill="dark" opacity="0.65"/>
  <rect x="-16" y="-143" width="32" height="6" fill="shade"/>
</g>
<rect x="-62" y="-46" width="124" height="48" fill="lit"/>
<rect x="20" y="-46" width="42" height="48" fill="mid"/>
<rect x="-62" y="-50" width="124" height="5" fill="roof"/>
<path d="M-63,-48A17,16.2 0 0 1 -29,-48Z" fill="roof" shade="roofShade"/>
<path d="M29,-48A17,16.2 0 0 1 63,-48Z" fill="roof" shade="roofShade"/>
<rect x="-42" y="-76" width="84" height="34" fill="lit"/>
<rect x="14" y="-76" width="28" height="34" fill="mid"/>
<circle cx="-28" cy="-60" r="7" fill="dark" opacity="0.55"/>
<circle cx="0" cy="-60" r="7" fill="dark" opacity="0.55"/>
<circle cx="28" cy="-60" r="7" fill="dark" opacity="0.55"/>
<path d="M-42,-74C-42,-120 -22,-146 -8,-152L8,-152C22,-146 42,-120 42,-74Z" fill="roof" shade="roofShade"/>
<path d="M0,-150V-72M-16,-147Q-34,-116 -36,-72M16,-147Q34,-116 36,-72M-8,-150Q-18,-112 -18,-72M8,-150Q18,-112 18,-72" stroke="lit" stroke-width="2" opacity="0.85"/>
<rect x="-8" y="-170" width="16" height="19" fill="lit"/>
<rect x="2" y="-170" width="6" height="19" fill="mid"/>
<path d="M-10,-170L0,-186L10,-170Z" fill="lit"/>
<circle cx="0" cy="-189" r="3" fill="glow"/>
<path d="M0,-191v-8" stroke="shade" stroke-width="1.4"/>
<path d="M-46.5,-4v-15.4q0,-7.8 6.5,-12.6q6.5,4.8 6.5,12.6v15.4zM-8,-4v-18.7q0,-9.5 8,-15.3q8,5.8 8,15.3v18.7zM33.5,-4v-15.4q0,-7.8 6.5,-12.6q6.5,4.8 6.5,12.6v15.4z" fill="dark" opacity="0.6"/>
`,
  parthenon: `
<rect x="-82" y="-58" width="164" height="54" fill="dark" opacity="0.55"/>
<rect x="-82" y="-56" width="10" height="50" fill="lit"/>
<rect x="-75.6" y="-56" width="3.6" height="50" fill="mid"/>
<rect x="-84" y="-60" width="14" height="4.4" fill="lit"/>
<rect x="-60" y="-56" width="10" height="50" fill="lit"/>
<rect x="-53.6" y="-56" width="3.6" height="50" fill="mid"/>
<rect x="-62" y="-60" width="14" height="4.4" fill="lit"/>
<rect x="-38" y="-56" width="10" height="50" fill="lit"/>
<rect x="-31.6" y="-56" width="3.6" height="50" fill="mid"/>
<rect x="-40" y="-60" width="14" height="4.4" fill="lit"/>
<rect x="-16" y="-56" width="10" height="50" fill="lit"/>
<rect x="-9.6" y="-56" width="3.6" height="50" fill="mid"/>
<rect x="-18" y="-60" width="14" height="4.4" fill="lit"/>
<rect x="6" y="-56" width="10" height="50" fill="lit"/>
<rect x="12.4" y="-56" width="3.6" height="50" fill="mid"/>
<rect x="4" y="-60" width="14" height="4.4" fill="lit"/>
<rect x="28" y="-56" width="10" height="50" fill="lit"/>
<rect x="34.4" y="-56" width="3.6" height="50" fill="mid"/>
<rect x="26" y="-60" width="14" height="4.4" fill="lit"/>
<rect x="50" y="-56" width="10" height="50" fill="lit"/>
<rect x="56.4" y="-56" width="3.6" height="50" fill="mid"/>
<rect x="48" y="-60" width="14" height="4.4" fill="lit"/>
<rect x="72" y="-56" width="10" height="50" fill="lit"/>
<rect x="78.4" y="-56" width="3.6" height="50" fill="mid"/>
<rect x="70" y="-60" width="14" height="4.4" fill="lit"/>
<rect x="-90" y="-72" width="180" height="13" fill="lit"/>
<rect x="30" y="-72" width="60" height="13" fill="mid"/>
<path d="M-84,-70v8M-72,-70v8M-60,-70v8M-48,-70v8M-36,-70v8M-24,-70v8M-12,-70v8M0,-70v8M12,-70v8M24,-70v8M36,-70v8M48,-70v8M60,-70v8M72,-70v8M84,-70v8" stroke="shade" stroke-width="2" opacity="0.6"/>
<path d="M-94,-72L0,-104L94,-72Z" fill="mid"/>
<path d="M-78,-74L0,-99L78,-74Z" fill="shade"/>
<path d="M0,-104L94,-72L84,-72L0,-100Z" fill="lit" opacity="0.6"/>
<rect x="-96" y="-7" width="192" height="5" fill="lit"/>
<rect x="-102" y="-3" width="204" height="5" fill="mid"/>
`,
  pragueCastle: `
<rect x="-120" y="-30" width="240" height="32" fill="mid"/>
<rect x="-120" y="-36" width="240" height="8" fill="roof"/>
<rect x="-22.5" y="-90" width="17" height="60" fill="mid"/>
<rect x="-12.3" y="-90" width="6.8" height="60" fill="shade"/>
<g transform="translate(-14 -30)">
  <path d="M-9.5,-60L0,-120L9.5,-60Z" fill="roof" shade="roofShade"/>
</g>
<rect x="-0.5" y="-90" width="17" height="60" fill="mid"/>
<rect x="9.7" y="-90" width="6.8" height="60" fill="shade"/>
<g transform="translate(8 -30)">
  <path d="M-9.5,-60L0,-120L9.5,-60Z" fill="roof" shade="roofShade"/>
</g>
<rect x="27.5" y="-76" width="13" height="46" fill="mid"/>
<rect x="35.3" y="-76" width="5.2" height="46" fill="shade"/>
<g transform="translate(34 -30)">
  <path d="M-7.5,-46L0,-92L7.5,-46Z" fill="roof" shade="roofShade"/>
</g>
<rect x="-60" y="-58" width="76" height="30" fill="lit"/>
<path d="M-62,-58L-54,-72L12,-72L16,-58Z" fill="roofShade"/>
<rect x="-77" y="-60" width="14" height="30" fill="mid"/>
<rect x="-68.6" y="-60" width="5.6" height="30" fill="shade"/>
<g transform="translate(-70 -30)">
  <path d="M-8,-30L0,-60L8,-30Z" fill="roof" shade="roofShade"/>
</g>
<rect x="92" y="-48" width="16" height="24" fill="mid"/>
<rect x="101.6" y="-48" width="6.4" height="24" fill="shade"/>
<g transform="translate(100 -24)">
  <path d="M-9,-24L0,-48L9,-24Z" fill="roof" shade="roofShade"/>
</g>
<rect x="-120" y="-47" width="16" height="23" fill="mid"/>
<rect x="-110.4" y="-47" width="6.4" height="23" fill="shade"/>
<g transform="translate(-112 -24)">
  <path d="M-9,-23L0,-46L9,-23Z" fill="roof" shade="roofShade"/>
</g>
<rect x="-112" y="-20" width="4.4" height="8" fill="dark" opacity="0.55"/>
<rect x="-95.6" y="-20" width="4.4" height="8" fill="dark" opacity="0.55"/>
<rect x="-79.2" y="-20" width="4.4" height="8" fill="dark" opacity="0.55"/>
<rect x="-62.8" y="-20" width="4.4" height="8" fill="dark" opacity="0.55"/>
<rect x="-46.4" y="-20" width="4.4" height="8" fill="dark" opacity="0.55"/>
<rect x="-30" y="-20" width="4.4" height="8" fill="dark" opacity="0.55"/>
<rect x="-13.6" y="-20" width="4.4" height="8" fill="dark" opacity="0.55"/>
<rect x="2.8" y="-20" width="4.4" height="8" fill="dark" opacity="0.55"/>
<rect x="19.2" y="-20" width="4.4" height="8" fill="dark" opacity="0.55"/>
<rect x="35.6" y="-20" width="4.4" height="8" fill="dark" opacity="0.55"/>
<rect x="52" y="-20" width="4.4" height="8" fill="dark" opacity="0.55"/>
<rect x="68.4" y="-20" width="4.4" height="8" fill="dark" opacity="0.55"/>
<rect x="84.8" y="-20" width="4.4" height="8" fill="dark" opacity="0.55"/>
<rect x="101.2" y="-20" width="4.4" height="8" fill="dark" opacity="0.55"/>
`,
  sagradaFamilia: `
<g transform="translate(0 0)">
  <path d="M-22,0C-22,-96.3 -14.1,-171.2 -2.4,-214L2.4,-214C14.1,-171.2 22,-96.3 22,0Z" fill="mid" shade="shade"/>
  <path d="M-14.2,-64.2v-3.6M0,-63.2v-3.6M14.2,-64.2v-3.6M-13.9,-71.2v-3.6M0,-70.2v-3.6M13.9,-71.2v-3.6M-13.5,-78.2v-3.6M0,-77.2v-3.6M13.5,-78.2v-3.6M-13.2,-85.2v-3.6M0,-84.2v-3.6M13.2,-85.2v-3.6M-12.8,-92.2v-3.6M0,-91.2v-3.6M12.8,-92.2v-3.6M-12.3,-99.2v-3.6M0,-98.2v-3.6M12.3,-99.2v-3.6M-11.9,-106.2v-3.6M0,-105.2v-3.6M11.9,-106.2v-3.6M-11.4,-113.2v-3.6M0,-112.2v-3.6M11.4,-113.2v-3.6M-10.8,-120.2v-3.6M0,-119.2v-3.6M10.8,-120.2v-3.6M-10.2,-127.2v-3.6M0,-126.2v-3.6M10.2,-127.2v-3.6M-9.6,-134.2v-3.6M0,-133.2v-3.6M9.6,-134.2v-3.6M-9,-141.2v-3.6M0,-140.2v-3.6M9,-141.2v-3.6M-8.3,-148.2v-3.6M0,-147.2v-3.6M8.3,-148.2v-3.6M-7.6,-155.2v-3.6M0,-154.2v-3.6M7.6,-155.2v-3.6M-6.8,-162.2v-3.6M0,-161.2v-3.6M6.8,-162.2v-3.6M-6,-169.2v-3.6M0,-168.2v-3.6M6,-169.2v-3.6M-5.2,-176.2v-3.6M0,-175.2v-3.6M5.2,-176.2v-3.6" stroke="dark" stroke-width="1.5" opacity="0.6"/>
  <path d="M-3,-214l-2,-5l5,-9l5,9l-2,5z" fill="accent"/>
  <circle cx="0" cy="-229" r="2.2" fill="glow"/>
</g>
<g transform="translate(-34 0)">
  <path d="M-12.5,0C-12.5,-75.6 -8,-134.4 -2.4,-168L2.4,-168C8,-134.4 12.5,-75.6 12.5,0Z" fill="mid" shade="shade"/>
  <path d="M-8.1,-50.4v-3.6M0,-49.4v-3.6M8.1,-50.4v-3.6M-7.8,-57.4v-3.6M0,-56.4v-3.6M7.8,-57.4v-3.6M-7.6,-64.4v-3.6M0,-63.4v-3.6M7.6,-64.4v-3.6M-7.3,-71.4v-3.6M0,-70.4v-3.6M7.3,-71.4v-3.6M-7,-78.4v-3.6M0,-77.4v-3.6M7,-78.4v-3.6M-6.6,-85.4v-3.6M0,-84.4v-3.6M6.6,-85.4v-3.6M-6.3,-92.4v-3.6M0,-91.4v-3.6M6.3,-92.4v-3.6M-5.8,-99.4v-3.6M0,-98.4v-3.6M5.8,-99.4v-3.6M-5.4,-106.4v-3.6M0,-105.4v-3.6M5.4,-106.4v-3.6M-4.9,-113.4v-3.6M0,-112.4v-3.6M4.9,-113.4v-3.6M-4.4,-120.4v-3.6M0,-119.4v-3.6M4.4,-120.4v-3.6M-3.9,-127.4v-3.6M0,-126.4v-3.6M3.9,-127.4v-3.6M-3.3,-134.4v-3.6M0,-133.4v-3.6M3.3,-134.4v-3.6" stroke="dark" stroke-width="1.5" opacity="0.6"/>
  <path d="M-3,-168l-2,-5l5,-9l5,9l-2,5z" fill="accent"/>
  <circle cx="0" cy="-183" r="2.2" fill="glow"/>
</g>
<g transform="translate(34 0)">
  <path d="M-12.5,0C-12.5,-75.6 -8,-134.4 -2.4,-168L2.4,-168C8,-134.4 12.5,-75.6 12.5,0Z" fill="shade" shade="dark"/>
  <path d="M-8.1,-50.4v-3.6M0,-49.4v-3.6M8.1,-50.4v-3.6M-7.8,-57.4v-3.6M0,-56.4v-3.6M7.8,-57.4v-3.6M-7.6,-64.4v-3.6M0,-63.4v-3.6M7.6,-64.4v-3.6M-7.3,-71.4v-3.6M0,-70.4v-3.6M7.3,-71.4v-3.6M-7,-78.4v-3.6M0,-77.4v-3.6M7,-78.4v-3.6M-6.6,-85.4v-3.6M0,-84.4v-3.6M6.6,-85.4v-3.6M-6.3,-92.4v-3.6M0,-91.4v-3.6M6.3,-92.4v-3.6M-5.8,-99.4v-3.6M0,-98.4v-3.6M5.8,-99.4v-3.6M-5.4,-106.4v-3.6M0,-105.4v-3.6M5.4,-106.4v-3.6M-4.9,-113.4v-3.6M0,-112.4v-3.6M4.9,-113.4v-3.6M-4.4,-120.4v-3.6M0,-119.4v-3.6M4.4,-120.4v-3.6M-3.9,-127.4v-3.6M0,-126.4v-3.6M3.9,-127.4v-3.6M-3.3,-134.4v-3.6M0,-133.4v-3.6M3.3,-134.4v-3.6" stroke="dark" stroke-width="1.5" opacity="0.6"/>
  <path d="M-3,-168l-2,-5l5,-9l5,9l-2,5z" fill="accent"/>
  <circle cx="0" cy="-183" r="2.2" fill="glow"/>
</g>
<g transform="translate(-50 0)">
  <path d="M-11.5,0C-11.5,-63 -7.4,-112 -2.4,-140L2.4,-140C7.4,-112 11.5,-63 11.5,0Z" fill="lit" shade="mid"/>
  <path d="M-7.4,-42v-3.6M0,-41v-3.6M7.4,-42v-3.6M-7.2,-49v-3.6M0,-48v-3.6M7.2,-49v-3.6M-6.9,-56v-3.6M0,-55v-3.6M6.9,-56v-3.6M-6.5,-63v-3.6M0,-62v-3.6M6.5,-63v-3.6M-6.2,-70v-3.6M0,-69v-3.6M6.2,-70v-3.6M-5.8,-77v-3.6M0,-76v-3.6M5.8,-77v-3.6M-5.3,-84v-3.6M0,-83v-3.6M5.3,-84v-3.6M-4.8,-91v-3.6M0,-90v-3.6M4.8,-91v-3.6M-4.2,-98v-3.6M0,-97v-3.6M4.2,-98v-3.6M-3.7,-105v-3.6M0,-104v-3.6M3.7,-105v-3.6M-3,-112v-3.6M0,-111v-3.6M3,-112v-3.6" stroke="dark" stroke-width="1.5" opacity="0.6"/>
  <path d="M-3,-140l-2,-5l5,-9l5,9l-2,5z" fill="accent"/>
  <circle cx="0" cy="-155" r="2.2" fill="glow"/>
</g>
<g transform="translate(50 0)">
  <path d="M-11.5,0C-11.5,-63 -7.4,-112 -2.4,-140L2.4,-140C7.4,-112 11.5,-63 11.5,0Z" fill="mid" shade="shade"/>
  <path d="M-7.4,-42v-3.6M0,-41v-3.6M7.4,-42v-3.6M-7.2,-49v-3.6M0,-48v-3.6M7.2,-49v-3.6M-6.9,-56v-3.6M0,-55v-3.6M6.9,-56v-3.6M-6.5,-63v-3.6M0,-62v-3.6M6.5,-63v-3.6M-6.2,-70v-3.6M0,-69v-3.6M6.2,-70v-3.6M-5.8,-77v-3.6M0,-76v-3.6M5.8,-77v-3.6M-5.3,-84v-3.6M0,-83v-3.6M5.3,-84v-3.6M-4.8,-91v-3.6M0,-90v-3.6M4.8,-91v-3.6M-4.2,-98v-3.6M0,-97v-3.6M4.2,-98v-3.6M-3.7,-105v-3.6M0,-104v-3.6M3.7,-105v-3.6M-3,-112v-3.6M0,-111v-3.6M3,-112v-3.6" stroke="dark" stroke-width="1.5" opacity="0.6"/>
  <path d="M-3,-140l-2,-5l5,-9l5,9l-2,5z" fill="accent"/>
  <circle cx="0" cy="-155" r="2.2" fill="glow"/>
</g>
<g transform="translate(-20 0)">
  <path d="M-11.5,0C-11.5,-70.2 -7.4,-124.8 -2.4,-156L2.4,-156C7.4,-124.8 11.5,-70.2 11.5,0Z" fill="lit" shade="mid"/>
  <path d="M-7.4,-46.8v-3.6M0,-45.8v-3.6M7.4,-46.8v-3.6M-7.2,-53.8v-3.6M0,-52.8v-3.6M7.2,-53.8v-3.6M-6.9,-60.8v-3.6M0,-59.8v-3.6M6.9,-60.8v-3.6M-6.7,-67.8v-3.6M0,-66.8v-3.6M6.7,-67.8v-3.6M-6.3,-74.8v-3.6M0,-73.8v-3.6M6.3,-74.8v-3.6M-6,-81.8v-3.6M0,-80.8v-3.6M6,-81.8v-3.6M-5.6,-88.8v-3.6M0,-87.8v-3.6M5.6,-88.8v-3.6M-5.2,-95.8v-3.6M0,-94.8v-3.6M5.2,-95.8v-3.6M-4.7,-102.8v-3.6M0,-101.8v-3.6M4.7,-102.8v-3.6M-4.2,-109.8v-3.6M0,-108.8v-3.6M4.2,-109.8v-3.6M-3.7,-116.8v-3.6M0,-115.8v-3.6M3.7,-116.8v-3.6M-3.1,-123.8v-3.6M0,-122.8v-3.6M3.1,-123.8v-3.6M-2.5,-130.8v-3.6M0,-129.8v-3.6M2.5,-130.8v-3.6" stroke="dark" stroke-width="1.5" opacity="0.6"/>
  <path d="M-3,-156l-2,-5l5,-9l5,9l-2,5z" fill="accent"/>
  <circle cx="0" cy="-171" r="2.2" fill="glow"/>
</g>
<g transform="translate(20 0)">
  <path d="M-11.5,0C-11.5,-70.2 -7.4,-124.8 -2.4,-156L2.4,-156C7.4,-124.8 11.5,-70.2 11.5,0Z" fill="mid" shade="shade"/>
  <path d="M-7.4,-46.8v-3.6M0,-45.8v-3.6M7.4,-46.8v-3.6M-7.2,-53.8v-3.6M0,-52.8v-3.6M7.2,-53.8v-3.6M-6.9,-60.8v-3.6M0,-59.8v-3.6M6.9,-60.8v-3.6M-6.7,-67.8v-3.6M0,-66.8v-3.6M6.7,-67.8v-3.6M-6.3,-74.8v-3.6M0,-73.8v-3.6M6.3,-74.8v-3.6M-6,-81.8v-3.6M0,-80.8v-3.6M6,-81.8v-3.6M-5.6,-88.8v-3.6M0,-87.8v-3.6M5.6,-88.8v-3.6M-5.2,-95.8v-3.6M0,-94.8v-3.6M5.2,-95.8v-3.6M-4.7,-102.8v-3.6M0,-101.8v-3.6M4.7,-102.8v-3.6M-4.2,-109.8v-3.6M0,-108.8v-3.6M4.2,-109.8v-3.6M-3.7,-116.8v-3.6M0,-115.8v-3.6M3.7,-116.8v-3.6M-3.1,-123.8v-3.6M0,-122.8v-3.6M3.1,-123.8v-3.6M-2.5,-130.8v-3.6M0,-129.8v-3.6M2.5,-130.8v-3.6" stroke="dark" stroke-width="1.5" opacity="0.6"/>
  <path d="M-3,-156l-2,-5l5,-9l5,9l-2,5z" fill="accent"/>
  <circle cx="0" cy="-171" r="2.2" fill="glow"/>
</g>
<path d="M-66,0L-66,-34L-50,-62L-34,-40L-20,-70L0,-92L20,-70L34,-40L50,-62L66,-34L66,0Z" fill="lit" shade="mid"/>
<path d="M-11,0v-28.6q0,-14.6 11,-23.4q11,8.8 11,23.4v28.6zM-40.5,0v-19.8q0,-10.1 7.5,-16.2q7.5,6.1 7.5,16.2v19.8zM25.5,0v-19.8q0,-10.1 7.5,-16.2q7.5,6.1 7.5,16.2v19.8z" fill="dark" opacity="0.85"/>
<circle cx="0" cy="-64" r="7" fill="dark" opacity="0.7"/>
<circle cx="0" cy="-64" r="4.4" fill="glow" opacity="0.9"/>
<path d="M-62,-30L-50,-54L-38,-34M62,-30L50,-54L38,-34" stroke="shade" stroke-width="1.6" opacity="0.7"/>
`,
  salute: `
<path d="M-34,-62A34,37.4 0 0 1 34,-62Z" fill="roof 35% lit" shade="shade"/>
<rect x="-9" y="-112" width="18" height="14" fill="lit"/>
<path d="M-9,-111A9,10.8 0 0 1 9,-111Z" fill="mid" shade="shade"/>
<path d="M0,-122v-9" stroke="glow" stroke-width="1.6"/>
<rect x="-36" y="-66" width="72" height="24" fill="lit"/>
<rect x="12" y="-66" width="24" height="24" fill="mid"/>
<path d="M-28,-46v-11a4,4 0 0 1 8,0v11z" fill="dark" opacity="0.5"/>
<path d="M-12,-46v-11a4,4 0 0 1 8,0v11z" fill="dark" opacity="0.5"/>
<path d="M4,-46v-11a4,4 0 0 1 8,0v11z" fill="dark" opacity="0.5"/>
<path d="M20,-46v-11a4,4 0 0 1 8,0v11z" fill="dark" opacity="0.5"/>
<path d="M-50,-40L-42,-52L42,-52L50,-40Z" fill="mid"/>
<rect x="-48" y="-42" width="96" height="44" fill="lit"/>
<rect x="16" y="-42" width="32" height="44" fill="mid"/>
<path d="M-9,0v-27a9,9 0 0 1 18,0v27z" fill="dark" opacity="0.6"/>
<path d="M-36.5,-6v-19.5a4.5,4.5 0 0 1 9,0v19.5z" fill="dark" opacity="0.4"/>
<path d="M27.5,-6v-19.5a4.5,4.5 0 0 1 9,0v19.5z" fill="dark" opacity="0.4"/>
<g transform="translate(62 0)">
  <path d="M-16,-40A16,18.4 0 0 1 16,-40Z" fill="roof 35% lit" shade="shade"/>
  <rect x="-17" y="-41" width="34" height="42" fill="mid"/>
</g>
`,
} as const
