/** Drawn as `draw-landmark.ts` says. */
export const houses = {
  stiltHut: `
<path d="M-22,0V-16M-8,0V-16M8,0V-16M22,0V-16" stroke="dark" stroke-width="2"/>
<rect x="-28" y="-19" width="56" height="4" fill="mid"/>
<rect x="-22" y="-38" width="44" height="20" fill="lit"/>
<rect x="6" y="-38" width="16" height="20" fill="mid"/>
<rect x="-6" y="-34" width="11" height="16" fill="dark" opacity="0.7"/>
<path d="M-34,-34Q-14,-44 0,-70Q14,-44 34,-34Q0,-40 -34,-34Z" fill="roof" shade="roofShade"/>
`,
  whiteVillage: `
<rect x="-150" y="-34" width="52" height="86" fill="lit" rx="2"/>
<rect x="-115.7" y="-34" width="17.7" height="86" fill="mid" rx="2"/>
<rect x="-151" y="-36" width="54" height="3.6" fill="white" rx="1"/>
<rect x="-104" y="-56" width="44" height="94" fill="lit" rx="2"/>
<rect x="-75" y="-56" width="15" height="94" fill="mid" rx="2"/>
<rect x="-105" y="-58" width="46" height="3.6" fill="white" rx="1"/>
<g transform="translate(-40 -46)">
  <rect x="-19.7" y="-26.2" width="39.4" height="92" fill="lit" rx="2"/>
  <rect x="6.6" y="-26.2" width="13.1" height="92" fill="mid"/>
  <rect x="-16.4" y="-32.8" width="32.8" height="8.2" fill="white"/>
  <rect x="4.9" y="-32.8" width="11.5" height="8.2" fill="mid"/>
  <path d="M-17.2,-32A17.2,17.6 0 0 1 17.2,-32Z" fill="roof" shade="roofShade"/>
  <path d="M-9.8,-36.1Q-10.7,-45.1 -2.5,-47.6Q-7.4,-42.6 -6.6,-36.1Z" fill="white" opacity="0.45"/>
  <path d="M0,-49.2v-10.7M-3.3,-56.6h6.6" stroke="white" stroke-width="2"/>
  <path d="M-10.2,2v-12.7a3.7,3.7 0 0 1 7.4,0v12.7z" fill="accent"/>
  <path d="M-12.4,-27.1v-4.3a1.7,1.7 0 0 1 3.4,0v4.3zM-5,-27.1v-4.3a1.7,1.7 0 0 1 3.4,0v4.3zM2.4,-27.1v-4.3a1.7,1.7 0 0 1 3.4,0v4.3z" fill="dark" opacity="0.5"/>
</g>
<rect x="4" y="-64" width="40" height="90" fill="lit" rx="2"/>
<rect x="30.4" y="-64" width="13.6" height="90" fill="mid" rx="2"/>
<rect x="3" y="-66" width="42" height="3.6" fill="white" rx="1"/>
<rect x="100" y="-50" width="56" height="90" fill="lit" rx="2"/>
<rect x="137" y="-50" width="19" height="90" fill="mid" rx="2"/>
<rect x="99" y="-52" width="58" height="3.6" fill="white" rx="1"/>
<g transform="translate(88 -34)">
  <rect x="-13" y="-44" width="26" height="100" fill="white"/>
  <rect x="5" y="-44" width="8" height="100" fill="mid"/>
  <path d="M-13,-44V-52Q-13,-64 0,-66Q13,-64 13,-52V-44Z" fill="white"/>
  <path d="M-8.5,-44v-9.5a3.5,3.5 0 0 1 7,0v9.5zM2,-44v-9.5a3.5,3.5 0 0 1 7,0v9.5z" fill="dark" opacity="0.35"/>
  <path d="M0,-66v-9M-3,-72h6" stroke="white" stroke-width="1.7"/>
  <circle cx="-5" cy="-47" r="2" fill="glow"/>
  <circle cx="5.5" cy="-47" r="2" fill="glow"/>
</g>
<g transform="translate(44 -4)">
  <rect x="-27.6" y="-36.8" width="55.2" height="92" fill="lit" rx="2"/>
  <rect x="9.2" y="-36.8" width="18.4" height="92" fill="mid"/>
  <rect x="-23" y="-46" width="46" height="11.5" fill="white"/>
  <rect x="6.9" y="-46" width="16.1" height="11.5" fill="mid"/>
  <path d="M-24.1,-44.8A24.2,24.6 0 0 1 24.2,-44.8Z" fill="roof" shade="roofShade"/>
  <path d="M-13.8,-50.6Q-14.9,-63.2 -3.4,-66.7Q-10.3,-59.8 -9.2,-50.6Z" fill="white" opacity="0.45"/>
  <path d="M0,-69v-14.9M-4.6,-79.3h9.2" stroke="white" stroke-width="2"/>
  <path d="M-14.4,2v-17.8a5.2,5.2 0 0 1 10.4,0v17.8z" fill="accent"/>
  <path d="M-16.6,-37.9v-4.3a1.7,1.7 0 0 1 3.4,0v4.3zM-6.3,-37.9v-4.3a1.7,1.7 0 0 1 3.4,0v4.3zM4.1,-37.9v-4.3a1.7,1.7 0 0 1 3.4,0v4.3z" fill="dark" opacity="0.5"/>
</g>
<rect x="-128" y="-4" width="60" height="86" fill="lit" rx="2"/>
<rect x="-88.4" y="-4" width="20.4" height="86" fill="mid" rx="2"/>
<rect x="-129" y="-6" width="62" height="3.6" fill="white" rx="1"/>
<rect x="-70" y="-20" width="52" height="94" fill="lit" rx="2"/>
<rect x="-35.7" y="-20" width="17.7" height="94" fill="mid" rx="2"/>
<rect x="-71" y="-22" width="54" height="3.6" fill="white" rx="1"/>
<rect x="96" y="-6" width="70" height="90" fill="lit" rx="2"/>
<rect x="142.2" y="-6" width="23.8" height="90" fill="mid" rx="2"/>
<rect x="95" y="-8" width="72" height="3.6" fill="white" rx="1"/>
<path d="M-133,-10v-7a3,3 0 0 1 6,0v7z" fill="accent"/>
<path d="M-87,-26v-7a3,3 0 0 1 6,0v7z" fill="accent"/>
<path d="M-113.5,22v-8.5a3.5,3.5 0 0 1 7,0v8.5z" fill="accent"/>
<path d="M-53.5,8v-9.5a3.5,3.5 0 0 1 7,0v9.5z" fill="accent"/>
<path d="M-37.5,8v-9.5a3.5,3.5 0 0 1 7,0v9.5z" fill="accent"/>
<path d="M15,-40v-7a3,3 0 0 1 6,0v7z" fill="accent"/>
<path d="M119,-14v-7a3,3 0 0 1 6,0v7z" fill="accent"/>
<path d="M137,-14v-7a3,3 0 0 1 6,0v7z" fill="accent"/>
<path d="M116.5,24v-8.5a3.5,3.5 0 0 1 7,0v8.5z" fill="accent"/>
`,
} as const
