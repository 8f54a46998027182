/** Drawn as `draw-landmark.ts` says. */
export const asianTemples = {
  pagoda: `
<rect x="-29.1" y="-20" width="58.2" height="20" fill="accent"/>
<rect x="5.8" y="-20" width="23.3" height="20" fill="accent 28% dark"/>
<path d="M-18.1,-3v-11h8.7v11zM-2.9,-3v-11h8.7v11zM12.2,-3v-11h8.7v11z" fill="white" opacity="0.9"/>
<rect x="-31.1" y="-3" width="62.2" height="3" fill="accent 40% dark"/>
<path d="M-26,-32L26,-32Q32.2,-22.9 57,-23.5L54,-17.2Q0,-20.6 -54,-17.2L-57,-23.5Q-32.2,-22.9 -26,-32Z" fill="roof" shade="roofShade"/>
<rect x="-26.3" y="-50" width="52.6" height="20" fill="accent"/>
<rect x="5.3" y="-50" width="21.1" height="20" fill="accent 28% dark"/>
<path d="M-16.3,-33v-11h7.9v11zM-2.6,-33v-11h7.9v11zM11.1,-33v-11h7.9v11z" fill="white" opacity="0.9"/>
<rect x="-28.3" y="-33" width="56.6" height="3" fill="accent 40% dark"/>
<path d="M-23.5,-62L23.5,-62Q29.1,-52.9 52,-53.5L49,-47.2Q0,-50.6 -49,-47.2L-52,-53.5Q-29.1,-52.9 -23.5,-62Z" fill="roof" shade="roofShade"/>
<rect x="-23.5" y="-78" width="47" height="20" fill="accent"/>
<rect x="4.7" y="-78" width="18.8" height="20" fill="accent 28% dark"/>
<path d="M-14.6,-61v-11h7.1v11zM-2.4,-61v-11h7.1v11zM9.9,-61v-11h7.1v11z" fill="white" opacity="0.9"/>
<rect x="-25.5" y="-61" width="51" height="3" fill="accent 40% dark"/>
<path d="M-21,-90L21,-90Q26,-80.9 47,-81.5L44,-75.2Q0,-78.6 -44,-75.2L-47,-81.5Q-26,-80.9 -21,-90Z" fill="roof" shade="roofShade"/>
<rect x="-20.7" y="-104" width="41.4" height="20" fill="accent"/>
<rect x="4.1" y="-104" width="16.6" height="20" fill="accent 28% dark"/>
<path d="M-12.8,-87v-11h6.2v11zM-2.1,-87v-11h6.2v11zM8.7,-87v-11h6.2v11z" fill="white" opacity="0.9"/>
<rect x="-22.7" y="-87" width="45.4" height="3" fill="accent 40% dark"/>
<path d="M-18.5,-116L18.5,-116Q22.9,-106.9 42,-107.5L39,-101.2Q0,-104.6 -39,-101.2L-42,-107.5Q-22.9,-106.9 -18.5,-116Z" fill="roof" shade="roofShade"/>
<rect x="-17.9" y="-128" width="35.8" height="20" fill="accent"/>
<rect x="3.6" y="-128" width="14.3" height="20" fill="accent 28% dark"/>
<path d="M-11.1,-111v-11h5.4v11zM-1.8,-111v-11h5.4v11zM7.5,-111v-11h5.4v11z" fill="white" opacity="0.9"/>
<rect x="-19.9" y="-111" width="39.8" height="3" fill="accent 40% dark"/>
<path d="M-16,-140L16,-140Q19.8,-130.9 37,-131.5L34,-125.2Q0,-128.6 -34,-125.2L-37,-131.5Q-19.8,-130.9 -16,-140Z" fill="roof" shade="roofShade"/>
<path d="M-14,-140L0,-152L14,-140Z" fill="roof"/>
<rect x="-1.2" y="-190" width="2.4" height="40" fill="dark"/>
<rect x="-4" y="-158" width="8" height="2" fill="dark" rx="1"/>
<rect x="-3.6" y="-162.6" width="7.3" height="2" fill="dark" rx="1"/>
<rect x="-3.3" y="-167.2" width="6.6" height="2" fill="dark" rx="1"/>
<rect x="-2.9" y="-171.8" width="5.9" height="2" fill="dark" rx="1"/>
<rect x="-2.6" y="-176.4" width="5.2" height="2" fill="dark" rx="1"/>
<rect x="-2.2" y="-181" width="4.5" height="2" fill="dark" rx="1"/>
<circle cx="0" cy="-190" r="2.6" fill="glow"/>
<rect x="-62" y="-2" width="124" height="6" fill="shade"/>
<rect x="-70" y="3" width="140" height="5" fill="dark"/>
`,
  tajMahal: `
<g transform="translate(-128 0); translate(128 0); translate(-96 0) scale(0.86 0.86); translate(96 0) scale(0.86 0.86)">
  <path d="M-4.4,0L-3.2,-104L3.2,-104L4.4,0Z" fill="lit"/>
  <path d="M0.8,0L0.8,-104L3.2,-104L4.4,0Z" fill="mid"/>
  <rect x="-5.4" y="-34" width="10.8" height="2.6" fill="shade"/>
  <rect x="-5.4" y="-68" width="10.8" height="2.6" fill="shade"/>
  <rect x="-5.4" y="-100" width="10.8" height="2.6" fill="shade"/>
  <path d="M-3.8,-104C-5.6,-108.2 -3.8,-112.7 -1.1,-115.2Q0,-116.3 0,-118Q0,-116.3 1.1,-115.2C3.8,-112.7 5.6,-108.2 3.8,-104Z" fill="lit" shade="shade"/>
  <path d="M0,-118v-5" stroke="glow" stroke-width="1.4"/>
</g>
<rect x="-72" y="-56" width="144" height="58" fill="lit"/>
<rect x="30" y="-56" width="42" height="58" fill="mid"/>
<path d="M-72,-56L-72,-58H72V-56Z" fill="shade"/>
<path d="M-61.5,-30v-11q0,-5.6 5.5,-9q5.5,3.4 5.5,9v11zM-61.5,-3v-12.1q0,-6.2 5.5,-9.9q5.5,3.7 5.5,9.9v12.1z" fill="shade" opacity="0.75"/>
<path d="M-43.5,-30v-11q0,-5.6 5.5,-9q5.5,3.4 5.5,9v11zM-43.5,-3v-12.1q0,-6.2 5.5,-9.9q5.5,3.7 5.5,9.9v12.1z" fill="shade" opacity="0.75"/>
<path d="M32.5,-30v-11q0,-5.6 5.5,-9q5.5,3.4 5.5,9v11zM32.5,-3v-12.1q0,-6.2 5.5,-9.9q5.5,3.7 5.5,9.9v12.1z" fill="shade" opacity="0.75"/>
<path d="M50.5,-30v-11q0,-5.6 5.5,-9q5.5,3.4 5.5,9v11zM50.5,-3v-12.1q0,-6.2 5.5,-9.9q5.5,3.7 5.5,9.9v12.1z" fill="shade" opacity="0.75"/>
<rect x="-61" y="-68" width="22" height="12" fill="lit"/>
<path d="M-60.9,-67C-66.1,-74.8 -60.9,-83.1 -53.1,-87.8Q-50,-89.9 -50,-93Q-50,-89.9 -46.9,-87.8C-39.1,-83.1 -33.9,-74.8 -39.1,-67Z" fill="lit" shade="shade"/>
<path d="M-50,-92v-5" stroke="glow" stroke-width="1.4"/>
<rect x="39" y="-68" width="22" height="12" fill="lit"/>
<path d="M39.1,-67C33.9,-74.8 39.1,-83.1 46.9,-87.8Q50,-89.9 50,-93Q50,-89.9 53.1,-87.8C60.9,-83.1 66.1,-74.8 60.9,-67Z" fill="lit" shade="shade"/>
<path d="M50,-92v-5" stroke="glow" stroke-width="1.4"/>
<rect x="-25" y="-64" width="50" height="66" fill="white"/>
<rect x="10" y="-64" width="15" height="66" fill="lit"/>
<path d="M-17,0v-29.7q0,-15.1 17,-24.3q17,9.2 17,24.3v29.7z" fill="mid"/>
<path d="M-10,0v-19.8q0,-10.1 10,-16.2q10,6.1 10,16.2v19.8z" fill="dark" opacity="0.6"/>
<rect x="-25" y="-80" width="50" height="17" fill="lit"/>
<rect x="10" y="-80" width="15" height="17" fill="mid"/>
<path d="M-26,-79C-38.4,-98.8 -26,-119.9 -7.4,-131.8Q0,-137.1 0,-145Q0,-137.1 7.4,-131.8C26,-119.9 38.4,-98.8 26,-79Z" fill="white" shade="mid"/>
<path d="M-18,-88C-26,-104 -18,-122 -6,-130C-14,-118 -16,-104 -12,-88Z" fill="#ffffff" opacity="0.5"/>
<path d="M0,-143v-12" stroke="glow" stroke-width="2"/>
<rect x="-140" y="-1" width="280" height="6" fill="mid"/>
<rect x="-148" y="4" width="296" height="4" fill="shade"/>
`,
  torii: `
<path d="M-34,0L-30,-66L-23,-66L-25,0Z" fill="accent"/>
<path d="M26,0L23,-66L30,-66L35,0Z" fill="accent 25% dark"/>
<rect x="-40" y="-54" width="80" height="6" fill="accent 12% dark"/>
<rect x="-4" y="-66" width="8" height="14" fill="dark"/>
<path d="M-52,-74Q0,-66 52,-74L49,-65Q0,-60 -49,-65Z" fill="accent"/>
<path d="M-56,-81Q0,-71 56,-81L53,-73Q0,-65 -53,-73Z" fill="dark"/>
<rect x="-37" y="-6" width="14" height="7" fill="dark"/>
<rect x="24" y="-6" width="14" height="7" fill="dark"/>
`,
} as const
