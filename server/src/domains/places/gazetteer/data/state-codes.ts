/** Postal short forms of states and provinces that travellers write after a town: "Portland, OR". */
export const STATE_CODES: Record<string, Record<string, string>> = {
  US: {
    al: 'alabama', ak: 'alaska', az: 'arizona', ar: 'arkansas', ca: 'california', co: 'colorado',
    ct: 'connecticut', de: 'delaware', dc: 'district of columbia', fl: 'florida', ga: 'georgia', hi: 'hawaii',
    id: 'idaho', il: 'illinois', in: 'indiana', ia: 'iowa', ks: 'kansas', ky: 'kentucky', la: 'louisiana',
    me: 'maine', md: 'maryland', ma: 'massachusetts', mi: 'michigan', mn: 'minnesota', ms: 'mississippi',
    mo: 'missouri', mt: 'montana', ne: 'nebraska', nv: 'nevada', nh: 'new hampshire', nj: 'new jersey',
    nm: 'new mexico', ny: 'new york', nc: 'north carolina', nd: 'north dakota', oh: 'ohio', ok: 'oklahoma',
    or: 'oregon', pa: 'pennsylvania', ri: 'rhode island', sc: 'south carolina', sd: 'south dakota',
    tn: 'tennessee', tx: 'texas', ut: 'utah', vt: 'vermont', va: 'virginia', wa: 'washington',
    wv: 'west virginia', wi: 'wisconsin', wy: 'wyoming',
  },
  CA: {
    ab: 'alberta', bc: 'british columbia', mb: 'manitoba', nb: 'new brunswick', nl: 'newfoundland and labrador',
    ns: 'nova scotia', nt: 'northwest territories', nu: 'nunavut', on: 'ontario', pe: 'prince edward island',
    qc: 'quebec', sk: 'saskatchewan', yt: 'yukon',
  },
  AU: {
    act: 'australian capital territory', nsw: 'new south wales', nt: 'northern territory', qld: 'queensland',
    sa: 'south australia', tas: 'tasmania', vic: 'victoria', wa: 'western australia',
  },
  BR: {
    ac: 'acre', al: 'alagoas', ap: 'amapa', am: 'amazonas', ba: 'bahia', ce: 'ceara', df: 'federal district',
    es: 'espirito santo', go: 'goias', ma: 'maranhao', mt: 'mato grosso', ms: 'mato grosso do sul',
    mg: 'minas gerais', pa: 'para', pb: 'paraiba', pr: 'parana', pe: 'pernambuco', pi: 'piaui',
    rj: 'rio de janeiro', rn: 'rio grande do norte', rs: 'rio grande do sul', ro: 'rondonia', rr: 'roraima',
    sc: 'santa catarina', sp: 'sao paulo', se: 'sergipe', to: 'tocantins',
  },
  IN: {
    ap: 'andhra pradesh', ar: 'arunachal pradesh', as: 'assam', br: 'bihar', cg: 'chhattisgarh', ga: 'goa',
    gj: 'gujarat', hr: 'haryana', hp: 'himachal pradesh', jk: 'jammu and kashmir', jh: 'jharkhand', ka: 'karnataka',
    kl: 'kerala', mp: 'madhya pradesh', mh: 'maharashtra', ml: 'meghalaya', or: 'odisha', pb: 'punjab',
    rj: 'rajasthan', sk: 'sikkim', tn: 'tamil nadu', ts: 'telangana', up: 'uttar pradesh', uk: 'uttarakhand',
    wb: 'west bengal',
  },
  MX: {
    bc: 'baja california', bcs: 'baja california sur', cdmx: 'mexico city', chis: 'chiapas', gto: 'guanajuato',
    gro: 'guerrero', jal: 'jalisco', mich: 'michoacan', nay: 'nayarit', oax: 'oaxaca', pue: 'puebla',
    qro: 'queretaro', qroo: 'quintana roo', ver: 'veracruz', yuc: 'yucatan',
  },
}
