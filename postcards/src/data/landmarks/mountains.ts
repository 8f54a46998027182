/** Drawn as `draw-landmark.ts` says. */
export const mountainLandmarks = {
  christStatue: `
<path d="M-5,0L-4,-26L-24,-27.5Q-26,-31 -23,-31.5L-4.5,-33Q-5,-40 0,-41Q5,-40 4.5,-33L23,-31.5Q26,-31 24,-27.5L4,-26L5,0Z" fill="white"/>
<path d="M0,-41Q5,-40 4.5,-33L23,-31.5Q26,-31 24,-27.5L4,-26L5,0L0,0Z" fill="mid"/>
<rect x="-7" y="-1" width="14" height="9" fill="shade"/>
`,
  fuji: `
<path d="M-300,0C-190,-34 -110,-96 -52,-158Q-38,-170 -30,-166L-12,-170L6,-165L24,-170Q36,-170 50,-158C108,-96 190,-34 300,0Z" fill="mid" shade="shade"/>
<path d="M-52,-158Q-38,-170 -30,-166L-12,-170L6,-165L24,-170Q36,-170 50,-158C62,-145 76,-131 90,-118L76,-122L66,-108L54,-124L42,-100L30,-122L18,-92L6,-120L-8,-98L-20,-122L-34,-102L-46,-124L-58,-106L-70,-122L-92,-116C-78,-130 -64,-145 -52,-158Z" fill="white" shade="white 32% shade"/>
`,
  limestonePeak: `
<path d="M-74,0C-66,-30 -58,-108 -30,-138Q-6,-160 22,-140C48,-118 58,-40 84,0Z" fill="leaf" shade="leafDark"/>
<path d="M-58,-22C-52,-60 -46,-112 -28,-134Q-12,-120 -24,-86C-34,-58 -30,-32 -44,-10Z" fill="leaf 8% lighter" opacity="0.8"/>
`,
  matterhorn: `
<path d="M-250,0L-196,-34L-150,-48L-104,-92L-72,-112L-46,-158L-22,-214L-4,-252Q6,-262 16,-250L30,-222L48,-196L58,-160L92,-112L130,-84L172,-42L250,0Z" fill="mid"/>
<path d="M-4,-252Q6,-262 16,-250L30,-222L48,-196L58,-160L92,-112L130,-84L172,-42L250,0L40,0L12,-62L30,-104L6,-150L14,-196Z" fill="shade"/>
<path d="M-4,-252Q6,-262 14,-252L8,-220L14,-196L2,-172L-8,-190L-16,-160L-30,-176L-40,-140L-54,-138L-46,-158L-22,-214Z" fill="white"/>
<path d="M-104,-92L-72,-112L-62,-128L-54,-104L-66,-84L-50,-70L-84,-58L-98,-30L-132,-40L-150,-48Z" fill="white" opacity="0.95"/>
<path d="M-40,-96L-22,-122L-6,-106L-14,-78L6,-60L-26,-40L-44,-58Z" fill="white" opacity="0.85"/>
<path d="M16,-250L30,-222L40,-208L34,-186L24,-200L18,-222Z" fill="white 40% shade"/>
<path d="M44,-128L62,-148L92,-112L110,-98L96,-80L78,-92L66,-70L50,-96Z" fill="white 40% shade" opacity="0.9"/>
<path d="M110,-40L140,-60L172,-42L210,-20L150,-14Z" fill="white 40% shade" opacity="0.9"/>
<path d="M-196,-34L-170,-42L-150,-22L-180,-8L-226,-14Z" fill="white" opacity="0.9"/>
`,
  sugarloaf: `
<path d="M-74,0C-66,-30 -58,-108 -30,-138Q-6,-160 22,-140C48,-118 58,-40 84,0Z" fill="leaf" shade="leafDark"/>
<path d="M-58,-22C-52,-60 -46,-112 -28,-134Q-12,-120 -24,-86C-34,-58 -30,-32 -44,-10Z" fill="leaf 8% lighter" opacity="0.8"/>
<path d="M60,0C76,-16 84,-50 112,-52C144,-52 152,-20 180,0Z" fill="leafDark"/>
<path d="M-4,-149L108,-53" stroke="dark" stroke-width="0.9"/>
<rect x="50" y="-103" width="9" height="6" fill="accent" rx="1.5"/>
<path d="M54.5,-108v5" stroke="dark" stroke-width="1"/>
`,
} as const
