/** Drawn as `draw-landmark.ts` says. */
export const europeanTowers = {
  belemTower: `
<rect x="-54" y="-124" width="56" height="124" fill="lit"/>
<rect x="-14" y="-124" width="16" height="124" fill="mid"/>
<rect x="-46" y="-150" width="40" height="28" fill="lit"/>
<rect x="-17" y="-150" width="11" height="28" fill="mid"/>
<path d="M-47,-150v-7h4.7v7zM-37.7,-150v-7h4.7v7zM-28.3,-150v-7h4.7v7zM-19,-150v-7h4.7v7zM-9.7,-150v-7h4.7v7z" fill="lit"/>
<path d="M-58,-124v-8h4.9v8zM-48.2,-124v-8h4.9v8zM-38.3,-124v-8h4.9v8zM-28.5,-124v-8h4.9v8zM-18.6,-124v-8h4.9v8zM-8.8,-124v-8h4.9v8zM1.1,-124v-8h4.9v8z" fill="lit"/>
<rect x="-58" y="-125" width="64" height="5" fill="shade"/>
<rect x="-48" y="-151" width="44" height="3.5" fill="shade"/>
<path d="M-36,-128v-11a3,3 0 0 1 6,0v11zM-22,-128v-11a3,3 0 0 1 6,0v11z" fill="dark"/>
<rect x="-58" y="-97" width="64" height="4" fill="shade"/>
<rect x="-52" y="-78" width="52" height="5" fill="mid"/>
<rect x="-52" y="-74.5" width="52" height="2" fill="shade"/>
<path d="M-44.7,-80v-9.3a2.7,2.7 0 0 1 5.4,0v9.3zM-36.7,-80v-9.3a2.7,2.7 0 0 1 5.4,0v9.3zM-28.7,-80v-9.3a2.7,2.7 0 0 1 5.4,0v9.3zM-20.7,-80v-9.3a2.7,2.7 0 0 1 5.4,0v9.3zM-12.7,-80v-9.3a2.7,2.7 0 0 1 5.4,0v9.3z" fill="dark"/>
<path d="M-41,-56v-11a3,3 0 0 1 6,0v11zM-29,-56v-11a3,3 0 0 1 6,0v11zM-17,-56v-11a3,3 0 0 1 6,0v11z" fill="dark"/>
<path d="M-43,-104v-10a3,3 0 0 1 6,0v10zM-29,-104v-10a3,3 0 0 1 6,0v10zM-15,-104v-10a3,3 0 0 1 6,0v10z" fill="dark"/>
<g transform="translate(-57 -119); translate(5 -119)">
  <rect x="-5" y="-13" width="10" height="14" fill="lit"/>
  <rect x="1" y="-13" width="4" height="14" fill="mid"/>
  <path d="M-6,-12h12l-2,-3h-8z" fill="shade"/>
  <path d="M-5.5,-14A5.5,6.9 0 0 1 5.5,-14Z" fill="lit" shade="shade"/>
  <rect x="-0.7" y="-25" width="1.4" height="5" fill="shade"/>
  <path d="M-5,1h10l-3,6h-4z" fill="shade"/>
  <rect x="-1.2" y="-10" width="2.4" height="6" fill="dark"/>
</g>
<path d="M-62,0L-62,-34L92,-34L98,0Z" fill="lit"/>
<path d="M44,0L44,-34L92,-34L98,0Z" fill="mid"/>
<rect x="-62" y="-36" width="154" height="4" fill="shade"/>
<path d="M-60,-36v-7h5.2v7zM-49.7,-36v-7h5.2v7zM-39.3,-36v-7h5.2v7zM-29,-36v-7h5.2v7zM-18.6,-36v-7h5.2v7zM-8.3,-36v-7h5.2v7zM2.1,-36v-7h5.2v7zM12.4,-36v-7h5.2v7zM22.8,-36v-7h5.2v7zM33.1,-36v-7h5.2v7zM43.4,-36v-7h5.2v7zM53.8,-36v-7h5.2v7zM64.1,-36v-7h5.2v7zM74.5,-36v-7h5.2v7zM84.8,-36v-7h5.2v7z" fill="lit"/>
<path d="M2.5,-9v-5.5a3.5,3.5 0 0 1 7,0v5.5zM18.5,-9v-5.5a3.5,3.5 0 0 1 7,0v5.5zM34.5,-9v-5.5a3.5,3.5 0 0 1 7,0v5.5zM50.5,-9v-5.5a3.5,3.5 0 0 1 7,0v5.5zM66.5,-9v-5.5a3.5,3.5 0 0 1 7,0v5.5z" fill="dark"/>
<g transform="translate(92 -32) scale(1.05 1.05); translate(44 -32) scale(0.95 0.95); translate(-62 -32)">
  <rect x="-5" y="-13" width="10" height="14" fill="lit"/>
  <rect x="1" y="-13" width="4" height="14" fill="mid"/>
  <path d="M-6,-12h12l-2,-3h-8z" fill="shade"/>
  <path d="M-5.5,-14A5.5,6.9 0 0 1 5.5,-14Z" fill="lit" shade="shade"/>
  <rect x="-0.7" y="-25" width="1.4" height="5" fill="shade"/>
  <path d="M-5,1h10l-3,6h-4z" fill="shade"/>
  <rect x="-1.2" y="-10" width="2.4" height="6" fill="dark"/>
</g>
<path d="M-66,2L-62,-6L98,-6L104,2Z" fill="shade"/>
`,
  campanile: `
<rect x="-13" y="-150" width="26" height="152" fill="roof"/>
<rect x="4" y="-150" width="9" height="152" fill="roofShade"/>
<path d="M-6,-8V-140M1,-8V-140" stroke="roofShade" stroke-width="1.4" opacity="0.5"/>
<rect x="-15" y="-174" width="30" height="25" fill="lit"/>
<rect x="5" y="-174" width="10" height="25" fill="mid"/>
<path d="M-10,-151v-14a3,3 0 0 1 6,0v14zM-2,-151v-14a3,3 0 0 1 6,0v14zM6.5,-151v-14.5a2.5,2.5 0 0 1 5,0v14.5z" fill="dark" opacity="0.7"/>
<rect x="-16" y="-188" width="32" height="14" fill="roof"/>
<rect x="5" y="-188" width="11" height="14" fill="roofShade"/>
<path d="M-15,-188L0,-228L15,-188Z" fill="leaf 25% lit" shade="leafDark"/>
<circle cx="0" cy="-230" r="2.4" fill="glow"/>
<rect x="-17" y="-176" width="34" height="3" fill="white"/>
`,
  eiffelTower: `
<path d="M-64,0C-48,-26 -40,-44 -36,-60L-35,-60C-27,-82 -21,-98 -18,-112C-11,-144 -6,-170 -3.4,-194L3.4,-194C6,-170 11,-144 18,-112C21,-98 27,-82 35,-60L36,-60C40,-44 48,-26 64,0L40,0C33,-34 18,-47 0,-47C-18,-47 -33,-34 -40,0ZM-21,-66C-14,-84 -10.5,-96 -9,-106L9,-106C10.5,-96 14,-84 21,-66ZM-6.5,-120C-4.5,-138 -3,-154 -2,-168L2,-168C3,-154 4.5,-138 6.5,-120Z" fill="mid" shade="shade" fill-rule="evenodd"/>
<path d="M-60,-4L-43,-22M-46,-4L-51,-22M-50,-24L-36,-42M-38,-24L-42,-42M-32,-66L-15,-84M-20,-67L-27,-84M-26,-86L-11,-103M-13,-86L-20,-103M-17,-116L-5,-136M-6,-118L-13,-137M-12.5,-139L-3.6,-158M60,-4L43,-22M46,-4L51,-22M50,-24L36,-42M38,-24L42,-42M32,-66L15,-84M20,-67L27,-84M26,-86L11,-103M13,-86L20,-103M17,-116L5,-136M6,-118L13,-137M12.5,-139L3.6,-158" stroke="lit" stroke-width="1.5" opacity="0.5"/>
<rect x="-40" y="-65" width="80" height="6.5" fill="dark"/>
<rect x="-43" y="-60" width="86" height="2.4" fill="lit" opacity="0.8"/>
<rect x="-22" y="-114" width="44" height="6" fill="dark"/>
<rect x="-24" y="-109.5" width="48" height="2" fill="lit" opacity="0.8"/>
<rect x="-7" y="-198" width="14" height="6" fill="dark"/>
<rect x="-4" y="-204" width="8" height="7" fill="shade"/>
<rect x="-0.9" y="-226" width="1.8" height="24" fill="shade"/>
<rect x="-68" y="-4" width="30" height="6" fill="dark"/>
<rect x="38" y="-4" width="30" height="6" fill="dark"/>
`,
  elizabethTower: `
<rect x="14" y="-44" width="146" height="44" fill="mid"/>
<rect x="14" y="-48" width="146" height="5" fill="shade"/>
<path d="M24,-46l2,-14l2,14zM39,-46l2,-14l2,14zM54,-46l2,-14l2,14zM69,-46l2,-14l2,14zM84,-46l2,-14l2,14zM99,-46l2,-14l2,14zM114,-46l2,-14l2,14zM129,-46l2,-14l2,14zM144,-46l2,-14l2,14z" fill="shade"/>
<path d="M27.8,-8v-7.1q0,-3.6 2.2,-5.9q2.2,2.2 2.2,5.9v7.2zM27.8,-26v-7.1q0,-3.6 2.2,-5.9q2.2,2.2 2.2,5.9v7.2zM37.8,-8v-7.1q0,-3.6 2.2,-5.9q2.2,2.2 2.2,5.9v7.2zM37.8,-26v-7.1q0,-3.6 2.2,-5.9q2.2,2.2 2.2,5.9v7.2zM47.8,-8v-7.1q0,-3.6 2.2,-5.9q2.2,2.2 2.2,5.9v7.2zM47.8,-26v-7.1q0,-3.6 2.2,-5.9q2.2,2.2 2.2,5.9v7.2zM57.8,-8v-7.1q0,-3.6 2.2,-5.9q2.2,2.2 2.2,5.9v7.2zM57.8,-26v-7.1q0,-3.6 2.2,-5.9q2.2,2.2 2.2,5.9v7.2zM67.8,-8v-7.1q0,-3.6 2.2,-5.9q2.2,2.2 2.2,5.9v7.2zM67.8,-26v-7.1q0,-3.6 2.2,-5.9q2.2,2.2 2.2,5.9v7.2zM77.8,-8v-7.1q0,-3.6 2.2,-5.9q2.2,2.2 2.2,5.9v7.2zM77.8,-26v-7.1q0,-3.6 2.2,-5.9q2.2,2.2 2.2,5.9v7.2zM87.8,-8v-7.1q0,-3.6 2.2,-5.9q2.2,2.2 2.2,5.9v7.2zM87.8,-26v-7.1q0,-3.6 2.2,-5.9q2.2,2.2 2.2,5.9v7.2zM97.8,-8v-7.1q0,-3.6 2.2,-5.9q2.2,2.2 2.2,5.9v7.2zM97.8,-26v-7.1q0,-3.6 2.2,-5.9q2.2,2.2 2.2,5.9v7.2zM107.8,-8v-7.1q0,-3.6 2.2,-5.9q2.2,2.2 2.2,5.9v7.2zM107.8,-26v-7.1q0,-3.6 2.2,-5.9q2.2,2.2 2.2,5.9v7.2zM117.8,-8v-7.1q0,-3.6 2.2,-5.9q2.2,2.2 2.2,5.9v7.2zM117.8,-26v-7.1q0,-3.6 2.2,-5.9q2.2,2.2 2.2,5.9v7.2zM127.8,-8v-7.1q0,-3.6 2.2,-5.9q2.2,2.2 2.2,5.9v7.2zM127.8,-26v-7.1q0,-3.6 2.2,-5.9q2.2,2.2 2.2,5.9v7.2zM137.8,-8v-7.1q0,-3.6 2.2,-5.9q2.2,2.2 2.2,5.9v7.2zM137.8,-26v-7.1q0,-3.6 2.2,-5.9q2.2,2.2 2.2,5.9v7.2zM147.8,-8v-7.1q0,-3.6 2.2,-5.9q2.2,2.2 2.2,5.9v7.2zM147.8,-26v-7.1q0,-3.6 2.2,-5.9q2.2,2.2 2.2,5.9v7.2z" fill="dark" opacity="0.65"/>
<rect x="14" y="-24" width="146" height="2" fill="lit" opacity="0.5"/>
<g transform="translate(148 0)">
  <rect x="-13" y="-80" width="26" height="82" fill="mid"/>
  <rect x="2" y="-80" width="11" height="82" fill="shade"/>
  <path d="M-14,-80v-8h4v8zM-6,-80v-8h4v8zM2,-80v-8h4v8zM10,-80v-8h4v8z" fill="shade"/>
  <path d="M-8,-50v-12.1q0,-6.2 3,-9.9q3,3.7 3,9.9v12.1zM3,-50v-12.1q0,-6.2 3,-9.9q3,3.7 3,9.9v12.1z" fill="dark" opacity="0.6"/>
</g>
<rect x="-17" y="-116" width="34" height="118" fill="lit"/>
<rect x="5" y="-116" width="12" height="118" fill="mid"/>
<path d="M-10,-6V-112M-3.4,-6V-112M3.4,-6V-112M10,-6V-112" stroke="shade" stroke-width="1.3" opacity="0.6"/>
<path d="M-16,-20H16M-16,-35H16M-16,-50H16M-16,-65H16M-16,-80H16M-16,-95H16M-16,-110H16" stroke="shade" stroke-width="1.3" opacity="0.55"/>
<rect x="-20" y="-152" width="40" height="37" fill="mid"/>
<rect x="7" y="-152" width="13" height="37" fill="shade"/>
<circle cx="0" cy="-133.5" r="14" fill="dark"/>
<circle cx="0" cy="-133.5" r="12" fill="white" night-fill="glow"/>
<path d="M0,-133.5V-143M0,-133.5L6,-130" stroke="dark" stroke-width="1.8"/>
<rect x="-22" y="-155" width="44" height="4" fill="dark"/>
<rect x="-17" y="-168" width="34" height="14" fill="mid"/>
<path d="M-12,-155v-6.6q0,-3.4 3,-5.4q3,2 3,5.4v6.6zM-3,-155v-6.6q0,-3.4 3,-5.4q3,2 3,5.4v6.6zM6,-155v-6.6q0,-3.4 3,-5.4q3,2 3,5.4v6.6z" fill="dark"/>
<path d="M-19,-167L19,-167L8,-190L-8,-190Z" fill="roof" shade="roofShade"/>
<path d="M-8,-190L8,-190L0,-222Z" fill="roof" shade="roofShade"/>
<path d="M0,-218V-232" stroke="glow" stroke-width="1.6"/>
<path d="M-19,-167l2,-10l2,10zM15,-167l2,-10l2,10z" fill="shade"/>
`,
  hallgrimskirkja: `
<rect x="-88" y="-34" width="11.4" height="34" fill="lit 55% mid"/>
<path d="M-88,-34l5.7,-7l5.7,7z" fill="lit 55% mid"/>
<rect x="-77" y="-42" width="11.4" height="42" fill="lit"/>
<path d="M-77,-42l5.7,-7l5.7,7z" fill="lit"/>
<rect x="-66" y="-52" width="11.4" height="52" fill="lit 55% mid"/>
<path d="M-66,-52l5.7,-7l5.7,7z" fill="lit 55% mid"/>
<rect x="-55" y="-64" width="11.4" height="64" fill="lit"/>
<path d="M-55,-64l5.7,-7l5.7,7z" fill="lit"/>
<rect x="-44" y="-78" width="11.4" height="78" fill="lit 55% mid"/>
<path d="M-44,-78l5.7,-7l5.7,7z" fill="lit 55% mid"/>
<rect x="-33" y="-94" width="11.4" height="94" fill="lit"/>
<path d="M-33,-94l5.7,-7l5.7,7z" fill="lit"/>
<rect x="-22" y="-112" width="11.4" height="112" fill="lit 55% mid"/>
<path d="M-22,-112l5.7,-7l5.7,7z" fill="lit 55% mid"/>
<rect x="77" y="-34" width="11.4" height="34" fill="shade 40% mid"/>
<path d="M77,-34l5.7,-7l5.7,7z" fill="shade 40% mid"/>
<rect x="66" y="-42" width="11.4" height="42" fill="mid"/>
<path d="M66,-42l5.7,-7l5.7,7z" fill="mid"/>
<rect x="55" y="-52" width="11.4" height="52" fill="shade 40% mid"/>
<path d="M55,-52l5.7,-7l5.7,7z" fill="shade 40% mid"/>
<rect x="44" y="-64" width="11.4" height="64" fill="mid"/>
<path d="M44,-64l5.7,-7l5.7,7z" fill="mid"/>
<rect x="33" y="-78" width="11.4" height="78" fill="shade 40% mid"/>
<path d="M33,-78l5.7,-7l5.7,7z" fill="shade 40% mid"/>
<rect x="22" y="-94" width="11.4" height="94" fill="mid"/>
<path d="M22,-94l5.7,-7l5.7,7z" fill="mid"/>
<rect x="11" y="-112" width="11.4" height="112" fill="shade 40% mid"/>
<path d="M11,-112l5.7,-7l5.7,7z" fill="shade 40% mid"/>
<rect x="-13" y="-150" width="26" height="150" fill="lit"/>
<rect x="2" y="-150" width="11" height="150" fill="mid"/>
<path d="M-15,-150L-11,-168L-6,-160L0,-214L6,-160L11,-168L15,-150Z" fill="lit" shade="mid"/>
<path d="M-6.5,0v-24.2q0,-12.3 6.5,-19.8q6.5,7.5 6.5,19.8v24.2z" fill="dark" opacity="0.8"/>
<path d="M-3,-92v-31a3,3 0 0 1 6,0v31z" fill="dark" night-fill="glow" opacity="0.85"/>
<circle cx="0" cy="-136" r="6" fill="white" night-fill="glow"/>
<circle cx="0" cy="-136" r="4.6" fill="dark" opacity="0.35"/>
<path d="M0,-214v-13M-3.6,-222h7.2" stroke="shade" stroke-width="1.8"/>
`,
  windmill: `
<path d="M-20,0L-13,-64L13,-64L20,0Z" fill="accent"/>
<path d="M4,0L3,-64L13,-64L20,0Z" fill="accent 30% dark"/>
<path d="M-15,-64Q-14,-82 0,-84Q14,-82 15,-64Z" fill="roof"/>
<rect x="-26" y="-26" width="52" height="4" fill="white"/>
<path d="M-24,-26L-17,-10M24,-26L17,-10" stroke="white" stroke-width="1.6"/>
<rect x="-4" y="-14" width="8" height="14" fill="white"/>
<rect x="-3" y="-50" width="6" height="8" fill="white"/>
<g transform="translate(0 -70)">
  <g transform="rotate(24); rotate(114); rotate(204); rotate(294)">
    <path d="M0,0V-62" stroke="dark" stroke-width="2"/>
    <rect x="1" y="-60" width="12" height="46" fill="white" opacity="0.92"/>
    <path d="M1,-49h12M1,-38h12M1,-27h12M7,-60v46" stroke="shade" stroke-width="0.9"/>
  </g>
  <circle cx="0" cy="0" r="3.4" fill="dark"/>
</g>
`,
} as const
