export function RecommendationsTab() {
  return null
}
