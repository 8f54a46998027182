/** Drawn as `draw-landmark.ts` says. */
export const southEastAsianTemples = {
  angkorWat: `
<g transform="translate(-96 -30); translate(96 -30)">
  <path d="M-19,0Q-19,-6.6 -14.6,-8.9L14.6,-8.9Q19,-6.6 19,0Z" fill="lit" shade="shade"/>
  <path d="M-18.8,-8.5Q-18.8,-15.1 -14.4,-17.4L14.4,-17.4Q18.8,-15.1 18.8,-8.5Z" fill="mid" shade="shade"/>
  <path d="M-18,-17Q-18,-23.6 -13.8,-25.9L13.8,-25.9Q18,-23.6 18,-17Z" fill="lit" shade="shade"/>
  <path d="M-16.8,-25.5Q-16.8,-32.1 -12.8,-34.4L12.8,-34.4Q16.8,-32.1 16.8,-25.5Z" fill="mid" shade="shade"/>
  <path d="M-15.2,-33.9Q-15.2,-40.5 -11.4,-42.9L11.4,-42.9Q15.2,-40.5 15.2,-33.9Z" fill="lit" shade="shade"/>
  <path d="M-13.2,-42.4Q-13.2,-49 -9.6,-51.3L9.6,-51.3Q13.2,-49 13.2,-42.4Z" fill="mid" shade="shade"/>
  <path d="M-10.8,-50.9Q-10.8,-57.5 -7.5,-59.8L7.5,-59.8Q10.8,-57.5 10.8,-50.9Z" fill="lit" shade="shade"/>
  <path d="M-5.8,-58.1Q0,-64.7 0,-70Q0,-64.7 5.8,-58.1Z" fill="mid" shade="shade"/>
</g>
<g transform="translate(-52 -40); translate(52 -40)">
  <path d="M-20,0Q-20,-7.4 -15.5,-10L15.5,-10Q20,-7.4 20,0Z" fill="lit" shade="shade"/>
  <path d="M-19.7,-9.5Q-19.7,-16.9 -15.3,-19.5L15.3,-19.5Q19.7,-16.9 19.7,-9.5Z" fill="mid" shade="shade"/>
  <path d="M-19,-19Q-19,-26.4 -14.6,-29L14.6,-29Q19,-26.4 19,-19Z" fill="lit" shade="shade"/>
  <path d="M-17.7,-28.5Q-17.7,-35.9 -13.5,-38.5L13.5,-38.5Q17.7,-35.9 17.7,-28.5Z" fill="mid" shade="shade"/>
  <path d="M-16,-38.1Q-16,-45.5 -12,-48L12,-48Q16,-45.5 16,-38.1Z" fill="lit" shade="shade"/>
  <path d="M-13.8,-47.6Q-13.8,-55 -10.2,-57.6L10.2,-57.6Q13.8,-55 13.8,-47.6Z" fill="mid" shade="shade"/>
  <path d="M-11.3,-57.1Q-11.3,-64.5 -8,-67.1L8,-67.1Q11.3,-64.5 11.3,-57.1Z" fill="lit" shade="shade"/>
  <path d="M-6.1,-65.1Q0,-72.5 0,-78.4Q0,-72.5 6.1,-65.1Z" fill="mid" shade="shade"/>
</g>
<g transform="translate(0 -46)">
  <path d="M-26,0Q-26,-10.4 -20.6,-14L20.6,-14Q26,-10.4 26,0Z" fill="lit" shade="shade"/>
  <path d="M-25.7,-13.4Q-25.7,-23.8 -20.3,-27.4L20.3,-27.4Q25.7,-23.8 25.7,-13.4Z" fill="mid" shade="shade"/>
  <path d="M-24.6,-26.7Q-24.6,-37.1 -19.5,-40.8L19.5,-40.8Q24.6,-37.1 24.6,-26.7Z" fill="lit" shade="shade"/>
  <path d="M-23,-40.1Q-23,-50.5 -18,-54.2L18,-54.2Q23,-50.5 23,-40.1Z" fill="mid" shade="shade"/>
  <path d="M-20.6,-53.5Q-20.6,-63.9 -16,-67.5L16,-67.5Q20.6,-63.9 20.6,-53.5Z" fill="lit" shade="shade"/>
  <path d="M-17.8,-66.9Q-17.8,-77.3 -13.6,-80.9L13.6,-80.9Q17.8,-77.3 17.8,-66.9Z" fill="mid" shade="shade"/>
  <path d="M-14.4,-80.2Q-14.4,-90.6 -10.6,-94.3L10.6,-94.3Q14.4,-90.6 14.4,-80.2Z" fill="lit" shade="shade"/>
  <path d="M-8.2,-91.5Q0,-101.9 0,-110.2Q0,-101.9 8.2,-91.5Z" fill="mid" shade="shade"/>
</g>
<path d="M-84,-26L-70,-46L70,-46L84,-26Z" fill="mid"/>
<rect x="-150" y="-30" width="300" height="20" fill="lit"/>
<rect x="40" y="-30" width="110" height="20" fill="mid"/>
<path d="M-144,-14v-10M-132,-14v-10M-120,-14v-10M-108,-14v-10M-96,-14v-10M-84,-14v-10M-72,-14v-10M-60,-14v-10M-48,-14v-10M-36,-14v-10M-24,-14v-10M-12,-14v-10M0,-14v-10M12,-14v-10M24,-14v-10M36,-14v-10M48,-14v-10M60,-14v-10M72,-14v-10M84,-14v-10M96,-14v-10M108,-14v-10M120,-14v-10M132,-14v-10M144,-14v-10" stroke="dark" stroke-width="3.4" opacity="0.6"/>
<path d="M-150,-30L-140,-38L140,-38L150,-30Z" fill="shade"/>
<rect x="-170" y="-11" width="340" height="13" fill="mid"/>
<rect x="-170" y="-3" width="340" height="5" fill="shade"/>
<path d="M-8,-8v-15.4q0,-7.8 8,-12.6q8,4.8 8,12.6v15.4z" fill="dark" opacity="0.75"/>
`,
  goldenChedi: `
<rect x="-92" y="-10" width="184" height="14" fill="white"/>
<rect x="24" y="-10" width="68" height="14" fill="mid"/>
<rect x="-90" y="-20" width="3" height="12" fill="accent"/>
<rect x="-77.4" y="-20" width="3" height="12" fill="accent"/>
<rect x="-64.8" y="-20" width="3" height="12" fill="accent"/>
<rect x="-52.2" y="-20" width="3" height="12" fill="accent"/>
<rect x="-39.6" y="-20" width="3" height="12" fill="accent"/>
<rect x="-27" y="-20" width="3" height="12" fill="accent"/>
<rect x="-14.4" y="-20" width="3" height="12" fill="accent"/>
<rect x="-1.8" y="-20" width="3" height="12" fill="accent"/>
<rect x="10.8" y="-20" width="3" height="12" fill="accent"/>
<rect x="23.4" y="-20" width="3" height="12" fill="accent"/>
<rect x="36" y="-20" width="3" height="12" fill="accent"/>
<rect x="48.6" y="-20" width="3" height="12" fill="accent"/>
<rect x="61.2" y="-20" width="3" height="12" fill="accent"/>
<rect x="73.8" y="-20" width="3" height="12" fill="accent"/>
<rect x="86.4" y="-20" width="3" height="12" fill="accent"/>
<path d="M-74,2V-62" stroke="mid" stroke-width="1.8"/>
<path d="M-85,-56Q-74,-72 -63,-56Z" fill="glow"/>
<path d="M-81,-66Q-74,-78 -67,-66Z" fill="glow"/>
<path d="M74,2V-62" stroke="mid" stroke-width="1.8"/>
<path d="M63,-56Q74,-72 85,-56Z" fill="glow"/>
<path d="M67,-66Q74,-78 81,-66Z" fill="glow"/>
<rect x="-56" y="-22" width="112" height="22" fill="lit"/>
<rect x="11.2" y="-22" width="44.8" height="22" fill="lit 50% shade"/>
<rect x="-59" y="-3" width="118" height="3" fill="mid"/>
<rect x="-48" y="-40" width="96" height="18" fill="lit"/>
<rect x="9.6" y="-40" width="38.4" height="18" fill="lit 50% shade"/>
<rect x="-51" y="-25" width="102" height="3" fill="mid"/>
<rect x="-40" y="-56" width="80" height="16" fill="lit"/>
<rect x="8" y="-56" width="32" height="16" fill="lit 50% shade"/>
<rect x="-43" y="-43" width="86" height="3" fill="mid"/>
<rect x="-32" y="-70" width="64" height="14" fill="lit"/>
<rect x="6.4" y="-70" width="25.6" height="14" fill="lit 50% shade"/>
<rect x="-35" y="-59" width="70" height="3" fill="mid"/>
<path d="M-27,-70C-27,-96 -17,-104 -13,-122L13,-122C17,-104 27,-96 27,-70Z" fill="lit" shade="lit 50% shade"/>
<rect x="-16" y="-128" width="32" height="7" fill="mid"/>
<rect x="-11" y="-134" width="22" height="4.4" fill="lit" rx="1"/>
<rect x="-9.5" y="-140" width="19" height="4.4" fill="mid" rx="1"/>
<rect x="-8" y="-146" width="16" height="4.4" fill="lit" rx="1"/>
<rect x="-6.5" y="-152" width="13" height="4.4" fill="mid" rx="1"/>
<rect x="-5" y="-158" width="10" height="4.4" fill="lit" rx="1"/>
<rect x="-3.5" y="-164" width="7" height="4.4" fill="mid" rx="1"/>
<path d="M-3,-164L0,-206L3,-164Z" fill="glow"/>
`,
  meruTower: `
<rect x="-48" y="-14" width="96" height="16" fill="mid"/>
<rect x="10" y="-14" width="38" height="16" fill="shade"/>
<path d="M-48,-14v-4h5.6v4zM-36.7,-14v-4h5.6v4zM-25.4,-14v-4h5.6v4zM-14.1,-14v-4h5.6v4zM-2.8,-14v-4h5.6v4zM8.5,-14v-4h5.6v4zM19.8,-14v-4h5.6v4zM31.1,-14v-4h5.6v4zM42.4,-14v-4h5.6v4z" fill="mid"/>
<rect x="-15" y="-26" width="29.9" height="11" fill="mid"/>
<path d="M-44,-22Q-22,-28 -13.2,-38L13.2,-38Q22,-28 44,-22L40,-17Q0,-20 -40,-17Z" fill="roof" shade="roofShade"/>
<rect x="-13.7" y="-43" width="27.4" height="11" fill="accent"/>
<path d="M-40.3,-39Q-20.1,-45 -12.1,-55L12.1,-55Q20.2,-45 40.3,-39L36.3,-34Q0,-37 -36.3,-34Z" fill="roof" shade="roofShade"/>
<rect x="-12.4" y="-60" width="24.9" height="11" fill="accent"/>
<path d="M-36.6,-56Q-18.3,-62 -11,-72L11,-72Q18.3,-62 36.6,-56L32.6,-51Q0,-54 -32.6,-51Z" fill="roof" shade="roofShade"/>
<rect x="-11.2" y="-77" width="22.4" height="11" fill="accent"/>
<path d="M-32.9,-73Q-16.4,-79 -9.9,-89L9.9,-89Q16.5,-79 32.9,-73L28.9,-68Q0,-71 -28.9,-68Z" fill="roof" shade="roofShade"/>
<rect x="-9.9" y="-94" width="19.9" height="11" fill="accent"/>
<path d="M-29.2,-90Q-14.6,-96 -8.8,-106L8.8,-106Q14.6,-96 29.2,-90L25.2,-85Q0,-88 -25.2,-85Z" fill="roof" shade="roofShade"/>
<rect x="-8.7" y="-111" width="17.3" height="11" fill="accent"/>
<path d="M-25.5,-107Q-12.7,-113 -7.6,-123L7.7,-123Q12.8,-113 25.5,-107L21.5,-102Q0,-105 -21.5,-102Z" fill="roof" shade="roofShade"/>
<rect x="-7.4" y="-128" width="14.8" height="11" fill="accent"/>
<path d="M-21.8,-124Q-10.9,-130 -6.5,-140L6.5,-140Q10.9,-130 21.8,-124L17.8,-119Q0,-122 -17.8,-119Z" fill="roof" shade="roofShade"/>
<rect x="-6.2" y="-145" width="12.3" height="11" fill="accent"/>
<path d="M-18.1,-141Q-9,-147 -5.4,-157L5.4,-157Q9,-147 18.1,-141L14.1,-136Q0,-139 -14.1,-136Z" fill="roof" shade="roofShade"/>
<rect x="-4.9" y="-162" width="9.8" height="11" fill="accent"/>
<path d="M-14.4,-158Q-7.2,-164 -4.3,-174L4.3,-174Q7.2,-164 14.4,-158L10.4,-153Q0,-156 -10.4,-153Z" fill="roof" shade="roofShade"/>
<path d="M-5,-172L0,-188L5,-172Z" fill="glow"/>
`,
  splitGate: `
<path d="M-7,0V-120L-12,-124L-13,-112L-20,-110L-20,-98L-29,-95L-29,-82L-38,-78V-62L-47,-58V-42L-56,-38V-20L-66,-16V0Z" fill="mid"/>
<path d="M-7,-98H-22M-7,-82H-31M-7,-62H-40M-7,-42H-49M-7,-20H-58" stroke="lit" stroke-width="2.2" opacity="0.7"/>
<path d="M-7,0V-120L-11,-124V0Z" fill="shade"/>
<path d="M7,0V-120L12,-124L13,-112L20,-110L20,-98L29,-95L29,-82L38,-78V-62L47,-58V-42L56,-38V-20L66,-16V0Z" fill="shade"/>
<path d="M7,-98H22M7,-82H31M7,-62H40M7,-42H49M7,-20H58" stroke="mid" stroke-width="2.2" opacity="0.7"/>
<path d="M7,0V-120L11,-124V0Z" fill="dark"/>
<rect x="-40" y="-4" width="80" height="3" fill="lit"/>
<rect x="-30" y="-9" width="60" height="5" fill="mid"/>
<rect x="-22" y="-14" width="44" height="5" fill="shade"/>
`,
  watArun: `
<g transform="translate(-84 0); translate(84 0)">
  <rect x="-20" y="-11.3" width="40" height="11.3" fill="mid"/>
  <rect x="5" y="-11.3" width="15" height="11.3" fill="shade"/>
  <rect x="-22" y="-2.4" width="44" height="2.6" fill="shade"/>
  <rect x="-17.9" y="-21.5" width="35.8" height="11.3" fill="lit"/>
  <rect x="4.5" y="-21.5" width="13.4" height="11.3" fill="mid"/>
  <rect x="-19.9" y="-12.7" width="39.8" height="2.6" fill="accent"/>
  <rect x="-15.7" y="-31.8" width="31.4" height="11.3" fill="mid"/>
  <rect x="3.9" y="-31.8" width="11.8" height="11.3" fill="shade"/>
  <rect x="-17.7" y="-22.9" width="35.4" height="2.6" fill="shade"/>
  <rect x="-13.4" y="-42" width="26.7" height="11.3" fill="lit"/>
  <rect x="3.3" y="-42" width="10" height="11.3" fill="mid"/>
  <rect x="-15.4" y="-33.2" width="30.7" height="2.6" fill="shade"/>
  <rect x="-10.9" y="-52.3" width="21.7" height="11.3" fill="mid"/>
  <rect x="2.7" y="-52.3" width="8.1" height="11.3" fill="shade"/>
  <rect x="-12.9" y="-43.4" width="25.7" height="2.6" fill="accent"/>
  <rect x="-8.1" y="-62.5" width="16.2" height="11.3" fill="lit"/>
  <rect x="2" y="-62.5" width="6.1" height="11.3" fill="mid"/>
  <rect x="-10.1" y="-53.7" width="20.2" height="2.6" fill="shade"/>
  <rect x="-4.9" y="-72.8" width="9.9" height="11.3" fill="mid"/>
  <rect x="1.2" y="-72.8" width="3.7" height="11.3" fill="shade"/>
  <rect x="-6.9" y="-63.9" width="13.9" height="2.6" fill="shade"/>
  <path d="M-6,-69.9C-6.8,-81 -3,-86.5 0,-92C3,-86.5 6.8,-81 6,-69.9Z" fill="lit" shade="shade"/>
  <path d="M0,-92v-10" stroke="glow" stroke-width="1.8"/>
</g>
<rect x="-52" y="-10.9" width="104" height="10.9" fill="mid"/>
<rect x="13" y="-10.9" width="39" height="10.9" fill="shade"/>
<rect x="-54" y="-2.4" width="108" height="2.6" fill="shade"/>
<rect x="-49.5" y="-20.8" width="99" height="10.9" fill="lit"/>
<rect x="12.4" y="-20.8" width="37.1" height="10.9" fill="mid"/>
<rect x="-51.5" y="-12.3" width="103" height="2.6" fill="accent"/>
<rect x="-46.9" y="-30.6" width="93.8" height="10.9" fill="mid"/>
<rect x="11.7" y="-30.6" width="35.2" height="10.9" fill="shade"/>
<rect x="-48.9" y="-22.2" width="97.8" height="2.6" fill="shade"/>
<rect x="-44.3" y="-40.5" width="88.6" height="10.9" fill="lit"/>
<rect x="11.1" y="-40.5" width="33.2" height="10.9" fill="mid"/>
<rect x="-46.3" y="-32" width="92.6" height="2.6" fill="shade"/>
<rect x="-41.6" y="-50.4" width="83.2" height="10.9" fill="mid"/>
<rect x="10.4" y="-50.4" width="31.2" height="10.9" fill="shade"/>
<rect x="-43.6" y="-41.9" width="87.2" height="2.6" fill="accent"/>
<rect x="-38.8" y="-60.3" width="77.7" height="10.9" fill="lit"/>
<rect x="9.7" y="-60.3" width="29.1" height="10.9" fill="mid"/>
<rect x="-40.8" y="-51.8" width="81.7" height="2.6" fill="shade"/>
<rect x="-36" y="-70.2" width="72" height="10.9" fill="mid"/>
<rect x="9" y="-70.2" width="27" height="10.9" fill="shade"/>
<rect x="-38" y="-61.7" width="76" height="2.6" fill="shade"/>
<rect x="-33.1" y="-80" width="66.1" height="10.9" fill="lit"/>
<rect x="8.3" y="-80" width="24.8" height="10.9" fill="mid"/>
<rect x="-35.1" y="-71.6" width="70.1" height="2.6" fill="accent"/>
<rect x="-30" y="-89.9" width="60.1" height="10.9" fill="mid"/>
<rect x="7.5" y="-89.9" width="22.5" height="10.9" fill="shade"/>
<rect x="-32" y="-81.4" width="64.1" height="2.6" fill="shade"/>
<rect x="-26.9" y="-99.8" width="53.8" height="10.9" fill="lit"/>
<rect x="6.7" y="-99.8" width="20.2" height="10.9" fill="mid"/>
<rect x="-28.9" y="-91.3" width="57.8" height="2.6" fill="shade"/>
<rect x="-23.6" y="-109.7" width="47.2" height="10.9" fill="mid"/>
<rect x="5.9" y="-109.7" width="17.7" height="10.9" fill="shade"/>
<rect x="-25.6" y="-101.2" width="51.2" height="2.6" fill="accent"/>
<rect x="-20.1" y="-119.6" width="40.2" height="10.9" fill="lit"/>
<rect x="5" y="-119.6" width="15.1" height="10.9" fill="mid"/>
<rect x="-22.1" y="-111.1" width="44.2" height="2.6" fill="shade"/>
<rect x="-16.3" y="-129.4" width="32.6" height="10.9" fill="mid"/>
<rect x="4.1" y="-129.4" width="12.2" height="10.9" fill="shade"/>
<rect x="-18.3" y="-121" width="36.6" height="2.6" fill="shade"/>
<rect x="-12.2" y="-139.3" width="24.4" height="10.9" fill="lit"/>
<rect x="3" y="-139.3" width="9.1" height="10.9" fill="mid"/>
<rect x="-14.2" y="-130.8" width="28.4" height="2.6" fill="accent"/>
<rect x="-7.4" y="-149.2" width="14.8" height="10.9" fill="mid"/>
<rect x="1.8" y="-149.2" width="5.5" height="10.9" fill="shade"/>
<rect x="-9.4" y="-140.7" width="18.8" height="2.6" fill="shade"/>
<path d="M-15.6,-144.4C-17.7,-167.2 -3,-178.6 0,-190C3,-178.6 17.7,-167.2 15.6,-144.4Z" fill="lit" shade="shade"/>
<path d="M0,-190v-10" stroke="glow" stroke-width="1.8"/>
<g transform="translate(-58 6); translate(58 6)">
  <rect x="-15" y="-10.4" width="30" height="10.4" fill="mid"/>
  <rect x="3.8" y="-10.4" width="11.3" height="10.4" fill="shade"/>
  <rect x="-17" y="-2.4" width="34" height="2.6" fill="shade"/>
  <rect x="-13.2" y="-19.7" width="26.3" height="10.4" fill="lit"/>
  <rect x="3.3" y="-19.7" width="9.9" height="10.4" fill="mid"/>
  <rect x="-15.2" y="-11.8" width="30.3" height="2.6" fill="accent"/>
  <rect x="-11.2" y="-29.1" width="22.4" height="10.4" fill="mid"/>
  <rect x="2.8" y="-29.1" width="8.4" height="10.4" fill="shade"/>
  <rect x="-13.2" y="-21.1" width="26.4" height="2.6" fill="shade"/>
  <rect x="-9.1" y="-38.4" width="18.2" height="10.4" fill="lit"/>
  <rect x="2.3" y="-38.4" width="6.8" height="10.4" fill="mid"/>
  <rect x="-11.1" y="-30.5" width="22.2" height="2.6" fill="shade"/>
  <rect x="-6.8" y="-47.8" width="13.6" height="10.4" fill="mid"/>
  <rect x="1.7" y="-47.8" width="5.1" height="10.4" fill="shade"/>
  <rect x="-8.8" y="-39.8" width="17.6" height="2.6" fill="accent"/>
  <rect x="-4.1" y="-57.2" width="8.3" height="10.4" fill="lit"/>
  <rect x="1" y="-57.2" width="3.1" height="10.4" fill="mid"/>
  <rect x="-6.1" y="-49.2" width="12.3" height="2.6" fill="shade"/>
  <path d="M-4.5,-54.7C-5.1,-63.4 -3,-67.7 0,-72C3,-67.7 5.1,-63.4 4.5,-54.7Z" fill="lit" shade="shade"/>
  <path d="M0,-72v-10" stroke="glow" stroke-width="1.8"/>
</g>
<rect x="-120" y="-4" width="240" height="8" fill="mid"/>
<rect x="-128" y="3" width="256" height="6" fill="shade"/>
<path d="M-6.5,-38v-13.2q0,-6.7 6.5,-10.8q6.5,4.1 6.5,10.8v13.2z" fill="dark" opacity="0.7"/>
<path d="M-9,-4L-5,-38H5L9,-4Z" fill="white" opacity="0.35"/>
`,
} as const
