/** Drawn as `draw-landmark.ts` says. */
export const skyscrapers = {
  chryslerBuilding: `
<rect x="-18" y="-150" width="36" height="150" fill="mid"/>
<rect x="4" y="-150" width="14" height="150" fill="shade"/>
<path d="M-18,-150C-18,-180 -8,-196 0,-222C8,-196 18,-180 18,-150Z" fill="lit" shade="mid"/>
<path d="M-13,-152A13,15.6 0 0 1 13,-152" stroke="shade" stroke-width="1.6"/>
<path d="M-10.5,-164A10.5,12.6 0 0 1 10.5,-164" stroke="shade" stroke-width="1.6"/>
<path d="M-8,-176A8,9.6 0 0 1 8,-176" stroke="shade" stroke-width="1.6"/>
<path d="M-5.5,-187A5.5,6.6 0 0 1 5.5,-187" stroke="shade" stroke-width="1.6"/>
<path d="M0,-218V-252" stroke="lit" stroke-width="1.8"/>
`,
  cnTower: `
<path d="M-9,0L-3.4,-150H3.4L9,0Z" fill="lit" shade="shade"/>
<path d="M-14,-150Q-18,-158 -12,-164H12Q18,-158 14,-150Z" fill="mid"/>
<rect x="-15" y="-158" width="30" height="3" fill="glow"/>
<rect x="-8" y="-172" width="16" height="9" fill="shade"/>
<path d="M-2.6,-172L0,-252L2.6,-172Z" fill="mid"/>
<rect x="-4" y="-206" width="8" height="5" fill="mid"/>
`,
  empireState: `
<rect x="-40" y="-44" width="80" height="44" fill="mid"/>
<rect x="6" y="-44" width="34" height="44" fill="shade"/>
<rect x="-33" y="-70" width="66" height="26" fill="mid"/>
<rect x="5" y="-70" width="28.1" height="26" fill="shade"/>
<rect x="-26" y="-182" width="52" height="112" fill="mid"/>
<rect x="3.9" y="-182" width="22.1" height="112" fill="shade"/>
<rect x="-20" y="-196" width="40" height="14" fill="mid"/>
<rect x="3" y="-196" width="17" height="14" fill="shade"/>
<rect x="-14" y="-206" width="28" height="10" fill="mid"/>
<rect x="2.1" y="-206" width="11.9" height="10" fill="shade"/>
<path d="M-18.6,-8V-178M-12.4,-8V-178M-6.2,-8V-178M0,-8V-178M6.2,-8V-178M12.4,-8V-178M18.6,-8V-178" stroke="lit" stroke-width="1.2" opacity="0.45"/>
<path d="M-22,-20h2.6v4h-2.6zM-9.6,-20h2.6v4h-2.6zM-21,-31h2.6v4h-2.6zM3.8,-31h2.6v4h-2.6zM-7.6,-42h2.6v4h-2.6zM-22,-53h2.6v4h-2.6zM2.8,-53h2.6v4h-2.6zM-8.6,-64h2.6v4h-2.6zM3.8,-64h2.6v4h-2.6zM-20,-75h2.6v4h-2.6zM-7.6,-75h2.6v4h-2.6zM-22,-86h2.6v4h-2.6zM2.8,-86h2.6v4h-2.6zM-8.6,-97h2.6v4h-2.6zM-20,-108h2.6v4h-2.6zM4.8,-108h2.6v4h-2.6zM-9.6,-119h2.6v4h-2.6zM2.8,-119h2.6v4h-2.6zM-21,-130h2.6v4h-2.6zM-8.6,-130h2.6v4h-2.6zM-20,-141h2.6v4h-2.6zM4.8,-141h2.6v4h-2.6zM-9.6,-152h2.6v4h-2.6zM-21,-163h2.6v4h-2.6zM3.8,-163h2.6v4h-2.6z" fill="glow" opacity="0.55" night-opacity="0.95"/>
<path d="M-8,-206L-8,-224Q-8,-232 0,-236Q8,-232 8,-224L8,-206Z" fill="mid" shade="shade"/>
<path d="M0,-234V-276" stroke="shade" stroke-width="2"/>
<rect x="-26" y="-184" width="52" height="2.5" fill="lit" opacity="0.7"/>
<rect x="-33" y="-72" width="66" height="2.5" fill="lit" opacity="0.6"/>
`,
  marinaBaySands: `
<g transform="translate(-50 0); translate(0 0); translate(50 0)">
  <path d="M-14,0Q-10,-60 -8,-112L8,-112Q12,-60 18,0Z" fill="mid"/>
  <path d="M2,0Q3,-60 2,-112L8,-112Q12,-60 18,0Z" fill="shade"/>
  <path d="M-12,-16H15M-11.4,-30H14.6M-11,-44H13.6M-10.4,-58H12.6M-10,-72H11.6M-9.4,-86H10.4M-9,-100H9" stroke="lit" stroke-width="1" opacity="0.5"/>
</g>
<path d="M-84,-124Q0,-132 92,-126Q98,-124 92,-120Q60,-112 -62,-112Q-76,-114 -84,-124Z" fill="lit"/>
<path d="M-80,-119Q0,-112 90,-121Q60,-111 -62,-111Q-74,-112 -80,-119Z" fill="shade"/>
<path d="M-66,-126v-5M-50,-127v-6M-34,-128v-5M40,-128v-6M56,-128v-5M70,-127v-5" stroke="leaf" stroke-width="3"/>
`,
  pearlTower: `
<path d="M-22,0L-5,-44M22,0L5,-44" stroke="mid" stroke-width="5"/>
<rect x="-6" y="-150" width="12" height="150" fill="mid"/>
<rect x="1" y="-150" width="5" height="150" fill="shade"/>
<path d="M-20,-52a20,20 0 1 0 40,0a20,20 0 1 0 -40,0Z" fill="accent" shade="accent 35% dark"/>
<path d="M-14,-138a14,14 0 1 0 28,0a14,14 0 1 0 -28,0Z" fill="accent" shade="accent 35% dark"/>
<rect x="-3" y="-190" width="6" height="40" fill="mid"/>
<circle cx="0" cy="-174" r="6" fill="accent"/>
<path d="M0,-186V-226" stroke="shade" stroke-width="2"/>
<rect x="-20" y="-54" width="40" height="3" fill="glow" opacity="0.7"/>
<rect x="-14" y="-140" width="28" height="3" fill="glow" opacity="0.7"/>
`,
  supertree: `
<path d="M-3,0Q-2,-30 -4,-44Q-16,-52 -26,-66L26,-66Q16,-52 4,-44Q2,-30 3,0Z" fill="accent"/>
<path d="M0,-30V-64M-2,-46L-18,-65M2,-46L18,-65M-1,-48L-9,-66M1,-48L9,-66" stroke="shade" stroke-width="1.2"/>
<path d="M-29,-66Q0,-74 29,-66L26,-63Q0,-69 -26,-63Z" fill="leaf"/>
`,
  tokyoTower: `
<path d="M-34,0C-20,-36 -12,-66 -9,-92L-4,-150L4,-150L9,-92C12,-66 20,-36 34,0L20,0Q10,-26 0,-26Q-10,-26 -20,0Z" fill="accent" shade="accent 30% dark"/>
<path d="M-26.6,-14L21.3,-27M26.6,-14L-21.3,-27M-23.3,-28L18.6,-41M23.3,-28L-18.6,-41M-19.9,-42L15.9,-55M19.9,-42L-15.9,-55M-16.6,-56L13.2,-69M16.6,-56L-13.2,-69M-13.2,-70L10.6,-83M13.2,-70L-10.6,-83M-9.8,-84L7.9,-97M9.8,-84L-7.9,-97" stroke="white" stroke-width="1.1" opacity="0.55"/>
<rect x="-13" y="-98" width="26" height="10" fill="white" rx="2"/>
<rect x="-13" y="-93" width="26" height="3" fill="dark" opacity="0.6"/>
<rect x="-6" y="-136" width="12" height="5" fill="white" rx="1.5"/>
<rect x="-1.2" y="-186" width="2.4" height="40" fill="accent"/>
<rect x="-2" y="-168" width="4" height="6" fill="white"/>
`,
} as const
