/** Drawn as `draw-landmark.ts` says. */
export const desertMonuments = {
  burjKhalifa: `
<rect x="-24" y="-74" width="27.6" height="74" fill="lit"/>
<rect x="3.6" y="-62" width="20.4" height="62" fill="shade"/>
<path d="M-24,-74q12,-9 27.6,0z" fill="lit"/>
<rect x="-19.5" y="-112" width="22.4" height="112" fill="lit"/>
<rect x="2.9" y="-100" width="16.6" height="100" fill="shade"/>
<path d="M-19.5,-112q9.8,-9 22.4,0z" fill="lit"/>
<rect x="-15.5" y="-150" width="17.8" height="150" fill="lit"/>
<rect x="2.3" y="-138" width="13.2" height="138" fill="shade"/>
<path d="M-15.5,-150q7.8,-9 17.8,0z" fill="lit"/>
<rect x="-11.5" y="-186" width="13.2" height="186" fill="lit"/>
<rect x="1.7" y="-174" width="9.8" height="174" fill="shade"/>
<path d="M-11.5,-186q5.8,-9 13.2,0z" fill="lit"/>
<rect x="-8" y="-216" width="9.2" height="216" fill="lit"/>
<rect x="1.2" y="-204" width="6.8" height="204" fill="shade"/>
<path d="M-8,-216q4,-9 9.2,0z" fill="lit"/>
<rect x="-5" y="-240" width="5.8" height="240" fill="lit"/>
<rect x="0.8" y="-228" width="4.3" height="228" fill="shade"/>
<path d="M-5,-240q2.5,-9 5.8,0z" fill="lit"/>
<path d="M-18,-4V-70M-13,-4V-115M-8,-4V-160M-3,-4V-205" stroke="mid" stroke-width="1.2" opacity="0.7"/>
<path d="M-3,-240L0,-316L3,-240Z" fill="mid"/>
<rect x="-24" y="-40" width="46" height="1.6" fill="white" opacity="0.5"/>
<rect x="-24" y="-70" width="46" height="1.6" fill="white" opacity="0.5"/>
<rect x="-19" y="-108" width="36" height="1.6" fill="white" opacity="0.5"/>
<rect x="-15" y="-146" width="28" height="1.6" fill="white" opacity="0.5"/>
`,
  domedMosque: `
<rect x="-111.4" y="-118" width="6.8" height="118" fill="lit"/>
<rect x="-107.4" y="-118" width="2.8" height="118" fill="mid"/>
<rect x="-113.6" y="-64.9" width="11.2" height="3" fill="shade"/>
<rect x="-113.6" y="-88.5" width="11.2" height="3" fill="shade"/>
<path d="M-112.4,-118L-108,-152L-103.6,-118Z" fill="roof"/>
<path d="M-108,-152v-5" stroke="glow" stroke-width="1.3"/>
<rect x="104.6" y="-118" width="6.8" height="118" fill="lit"/>
<rect x="108.6" y="-118" width="2.8" height="118" fill="mid"/>
<rect x="102.4" y="-64.9" width="11.2" height="3" fill="shade"/>
<rect x="102.4" y="-88.5" width="11.2" height="3" fill="shade"/>
<path d="M103.6,-118L108,-152L112.4,-118Z" fill="roof"/>
<path d="M108,-152v-5" stroke="glow" stroke-width="1.3"/>
<rect x="-75.4" y="-132" width="6.8" height="132" fill="lit"/>
<rect x="-71.4" y="-132" width="2.8" height="132" fill="mid"/>
<rect x="-77.6" y="-72.6" width="11.2" height="3" fill="shade"/>
<rect x="-77.6" y="-99" width="11.2" height="3" fill="shade"/>
<path d="M-76.4,-132L-72,-166L-67.6,-132Z" fill="roof"/>
<path d="M-72,-166v-5" stroke="glow" stroke-width="1.3"/>
<rect x="68.6" y="-132" width="6.8" height="132" fill="lit"/>
<rect x="72.6" y="-132" width="2.8" height="132" fill="mid"/>
<rect x="66.4" y="-72.6" width="11.2" height="3" fill="shade"/>
<rect x="66.4" y="-99" width="11.2" height="3" fill="shade"/>
<path d="M67.6,-132L72,-166L76.4,-132Z" fill="roof"/>
<path d="M72,-166v-5" stroke="glow" stroke-width="1.3"/>
<rect x="-96" y="-40" width="192" height="42" fill="lit"/>
<rect x="34" y="-40" width="62" height="42" fill="mid"/>
<rect x="-64" y="-58" width="128" height="20" fill="lit"/>
<rect x="22" y="-58" width="42" height="20" fill="mid"/>
<path d="M-88,-40A12,12 0 0 1 -64,-40Z" fill="roof" shade="roofShade"/>
<path d="M-64,-40A12,12 0 0 1 -40,-40Z" fill="roof" shade="roofShade"/>
<path d="M40,-40A12,12 0 0 1 64,-40Z" fill="roof" shade="roofShade"/>
<path d="M64,-40A12,12 0 0 1 88,-40Z" fill="roof" shade="roofShade"/>
<path d="M-63,-56A25,23.8 0 0 1 -13,-56Z" fill="roof" shade="roofShade"/>
<path d="M13,-56A25,23.8 0 0 1 63,-56Z" fill="roof" shade="roofShade"/>
<rect x="-34" y="-84" width="68" height="30" fill="lit"/>
<rect x="12" y="-84" width="22" height="30" fill="mid"/>
<path d="M-27.5,-70v-8.5a2.5,2.5 0 0 1 5,0v8.5z" fill="dark" opacity="0.6"/>
<path d="M-17.5,-70v-8.5a2.5,2.5 0 0 1 5,0v8.5z" fill="dark" opacity="0.6"/>
<path d="M-7.5,-70v-8.5a2.5,2.5 0 0 1 5,0v8.5z" fill="dark" opacity="0.6"/>
<path d="M2.5,-70v-8.5a2.5,2.5 0 0 1 5,0v8.5z" fill="dark" opacity="0.6"/>
<path d="M12.5,-70v-8.5a2.5,2.5 0 0 1 5,0v8.5z" fill="dark" opacity="0.6"/>
<path d="M22.5,-70v-8.5a2.5,2.5 0 0 1 5,0v8.5z" fill="dark" opacity="0.6"/>
<path d="M-38,-83A38,37.2 0 0 1 38,-83Z" fill="roof" shade="roofShade"/>
<path d="M-24,-92Q-22,-110 -6,-117Q-16,-104 -16,-90Z" fill="white" opacity="0.35"/>
<path d="M0,-120v-14" stroke="glow" stroke-width="2"/>
<path d="M-84.2,0v-21.7a4.3,4.3 0 0 1 8.5,0v21.8z" fill="dark" opacity="0.55"/>
<path d="M-68.2,0v-21.7a4.3,4.3 0 0 1 8.5,0v21.8z" fill="dark" opacity="0.55"/>
<path d="M-52.2,0v-21.7a4.3,4.3 0 0 1 8.5,0v21.8z" fill="dark" opacity="0.55"/>
<path d="M-36.2,0v-21.7a4.3,4.3 0 0 1 8.5,0v21.8z" fill="dark" opacity="0.55"/>
<path d="M-20.2,0v-21.7a4.3,4.3 0 0 1 8.5,0v21.8z" fill="dark" opacity="0.55"/>
<path d="M-4.2,0v-21.7a4.3,4.3 0 0 1 8.5,0v21.8z" fill="dark" opacity="0.55"/>
<path d="M11.8,0v-21.7a4.3,4.3 0 0 1 8.5,0v21.8z" fill="dark" opacity="0.55"/>
<path d="M27.8,0v-21.7a4.3,4.3 0 0 1 8.5,0v21.8z" fill="dark" opacity="0.55"/>
<path d="M43.8,0v-21.7a4.3,4.3 0 0 1 8.5,0v21.8z" fill="dark" opacity="0.55"/>
<path d="M59.8,0v-21.7a4.3,4.3 0 0 1 8.5,0v21.8z" fill="dark" opacity="0.55"/>
<path d="M75.8,0v-21.7a4.3,4.3 0 0 1 8.5,0v21.8z" fill="dark" opacity="0.55"/>
<rect x="-100" y="-42" width="200" height="3" fill="shade" opacity="0.6"/>
`,
  koutoubia: `
<rect x="-24" y="-146" width="48" height="148" fill="lit"/>
<rect x="8" y="-146" width="16" height="148" fill="mid"/>
<path d="M-15.7,-84v-8.2q0,-4.2 7.2,-6.7q7.2,2.6 7.2,6.8v8.3zM1.3,-84v-8.2q0,-4.2 7.2,-6.7q7.2,2.6 7.2,6.8v8.3zM-15.7,-46v-8.2q0,-4.2 4.4,-6.7q4.4,2.6 4.4,6.8v8.3zM-4.4,-46v-8.2q0,-4.2 4.4,-6.7q4.4,2.6 4.4,6.8v8.3zM7,-46v-8.2q0,-4.2 4.4,-6.7q4.4,2.6 4.4,6.8v8.3z" fill="shade" opacity="0.9"/>
<path d="M-6,-14v-12.1q0,-6.2 6,-9.9q6,3.7 6,9.9v12.1z" fill="dark" opacity="0.7"/>
<path d="M-18,-126.5l3,-3.5l3,3.5l-3,3.5zM-12,-126.5l3,-3.5l3,3.5l-3,3.5zM-6,-126.5l3,-3.5l3,3.5l-3,3.5zM0,-126.5l3,-3.5l3,3.5l-3,3.5zM6,-126.5l3,-3.5l3,3.5l-3,3.5zM12,-126.5l3,-3.5l3,3.5l-3,3.5zM18,-126.5l3,-3.5l3,3.5l-3,3.5zM-18,-119.5l3,-3.5l3,3.5l-3,3.5zM-12,-119.5l3,-3.5l3,3.5l-3,3.5zM-6,-119.5l3,-3.5l3,3.5l-3,3.5zM0,-119.5l3,-3.5l3,3.5l-3,3.5zM6,-119.5l3,-3.5l3,3.5l-3,3.5zM12,-119.5l3,-3.5l3,3.5l-3,3.5zM18,-119.5l3,-3.5l3,3.5l-3,3.5zM-18,-112.5l3,-3.5l3,3.5l-3,3.5zM-12,-112.5l3,-3.5l3,3.5l-3,3.5zM-6,-112.5l3,-3.5l3,3.5l-3,3.5zM0,-112.5l3,-3.5l3,3.5l-3,3.5zM6,-112.5l3,-3.5l3,3.5l-3,3.5zM12,-112.5l3,-3.5l3,3.5l-3,3.5zM18,-112.5l3,-3.5l3,3.5l-3,3.5zM-18,-105.5l3,-3.5l3,3.5l-3,3.5zM-12,-105.5l3,-3.5l3,3.5l-3,3.5zM-6,-105.5l3,-3.5l3,3.5l-3,3.5zM0,-105.5l3,-3.5l3,3.5l-3,3.5zM6,-105.5l3,-3.5l3,3.5l-3,3.5zM12,-105.5l3,-3.5l3,3.5l-3,3.5zM18,-105.5l3,-3.5l3,3.5l-3,3.5z" fill="shade" opacity="0.55"/>
<rect x="-24" y="-108" width="48" height="3" fill="shade" opacity="0.7"/>
<rect x="-24" y="-139" width="48" height="5" fill="accent" opacity="0.9"/>
<path d="M-26,-146v-8h4v8zM-18,-146v-8h4v8zM-10,-146v-8h4v8zM-2,-146v-8h4v8zM6,-146v-8h4v8zM14,-146v-8h4v8zM22,-146v-8h4v8z" fill="lit"/>
<rect x="-26" y="-147" width="52" height="3" fill="shade"/>
<rect x="-12" y="-176" width="24" height="30" fill="lit"/>
<rect x="4" y="-176" width="8" height="30" fill="mid"/>
<path d="M-7.5,-152v-8.8q0,-4.5 3.5,-7.2q3.5,2.7 3.5,7.2v8.8zM3.5,-152v-8.8q0,-4.5 2.5,-7.2q2.5,2.7 2.5,7.2v8.8z" fill="dark" opacity="0.7"/>
<path d="M-13,-176v-5h2.9v5zM-7.2,-176v-5h2.9v5zM-1.4,-176v-5h2.9v5zM4.3,-176v-5h2.9v5zM10.1,-176v-5h2.9v5z" fill="lit"/>
<path d="M-8,-180A8,9.6 0 0 1 8,-180Z" fill="mid" shade="shade"/>
<path d="M0,-188V-212" stroke="dark" stroke-width="1.6"/>
<circle cx="0" cy="-194" r="4" fill="glow"/>
<circle cx="0" cy="-201" r="3" fill="glow"/>
<circle cx="0" cy="-207" r="2.2" fill="glow"/>
`,
  luxorTemple: `
<g transform="translate(0 0); translate(0 0) scale(-1 1)">
  <path d="M-122,2L-112,-92L-22,-92L-18,2Z" fill="lit"/>
  <path d="M-52,2L-50,-92L-22,-92L-18,2Z" fill="mid"/>
  <rect x="-116" y="-99" width="98" height="8" fill="mid"/>
  <rect x="-113" y="-92" width="92" height="3" fill="shade"/>
  <rect x="-96" y="-88" width="5" height="90" fill="shade" opacity="0.55"/>
  <rect x="-46" y="-88" width="5" height="90" fill="shade" opacity="0.55"/>
  <path d="M-82,-66l8,-6l8,6v20h-16zM-84,-34h20M-84,-26h26" stroke="shade" stroke-width="2" opacity="0.5"/>
</g>
<rect x="-20" y="-64" width="40" height="66" fill="mid"/>
<rect x="-22" y="-68" width="44" height="6" fill="lit"/>
<rect x="-10" y="-48" width="20" height="50" fill="dark" opacity="0.75"/>
<g transform="translate(-32 0); translate(32 0)">
  <rect x="-9" y="-16" width="18" height="18" fill="mid"/>
  <rect x="-7" y="-36" width="12" height="21" fill="lit"/>
  <rect x="1" y="-36" width="4" height="21" fill="mid"/>
  <path d="M-6,-36L-4,-46Q-1,-50 2,-46L4,-36Z" fill="lit"/>
  <rect x="-11" y="0" width="22" height="4" fill="shade"/>
</g>
<path d="M-66,2L-62.5,-126L-57.5,-126L-54,2Z" fill="lit"/>
<path d="M-60,2L-60,-126L-57.5,-126L-54,2Z" fill="shade"/>
<path d="M-62.5,-126L-60,-136L-57.5,-126Z" fill="glow"/>
<rect x="-70" y="-2" width="20" height="6" fill="shade"/>
<rect x="-134" y="0" width="268" height="5" fill="mid"/>
`,
  pyramids: `
<path d="M-220,2L-128,-84L-102.2,2Z" fill="lit"/>
<path d="M-128,-84L-36,2L-102.2,2Z" fill="shade"/>
<path d="M-142.1,-68L-123.2,-68M-153.9,-57L-119.9,-57M-165.7,-46L-116.6,-46M-177.4,-35L-113.3,-35M-189.2,-24L-110,-24M-201,-13L-106.7,-13M-212.7,-2L-103.4,-2" stroke="mid" stroke-width="1.1" opacity="0.7"/>
<path d="M52,2L118,-58L136.5,2Z" fill="lit"/>
<path d="M118,-58L184,2L136.5,2Z" fill="shade"/>
<path d="M103.4,-42L122.9,-42M91.3,-31L126.3,-31M79.2,-20L129.7,-20M67.1,-9L133.1,-9" stroke="mid" stroke-width="1.1" opacity="0.7"/>
<path d="M-130,2L10,-126L49.2,2Z" fill="lit"/>
<path d="M10,-126L150,2L49.2,2Z" fill="shade"/>
<path d="M-4.5,-110L14.9,-110M-16.5,-99L18.3,-99M-28.6,-88L21.6,-88M-40.6,-77L25,-77M-52.6,-66L28.4,-66M-64.7,-55L31.7,-55M-76.7,-44L35.1,-44M-88.7,-33L38.5,-33M-100.7,-22L41.9,-22M-112.8,-11L45.2,-11" stroke="mid" stroke-width="1.1" opacity="0.7"/>
<path d="M-7,-111L10,-126L27,-111L13,-108L8,-112L2,-108Z" fill="white" opacity="0.75"/>
`,
} as const
