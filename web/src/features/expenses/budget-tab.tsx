import Wallet from 'lucide-react/icons/wallet'
import { EmptyState } from '../../ui/empty-state.tsx'

export function BudgetTab() {
  return <EmptyState icon={Wallet} title="Budget Overview" text="Expense tracking is being built." />
}
