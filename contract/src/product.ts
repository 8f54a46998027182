/** The product's name, in one place: spinner, export marker, Premium texts, manifest (U-001). */
export const productName = 'Sojourn'
