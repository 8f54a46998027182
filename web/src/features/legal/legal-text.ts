export type Block = string | readonly string[]

interface LegalSection {
  id: string
  title: string
  blocks: readonly Block[]
}

export interface LegalText {
  title: string
  description: string
  lead: string
  lastChanged: string
  sections: readonly LegalSection[]
}
