import { Skeleton } from '../../../ui/states/skeleton.tsx'

export const FactorsSkeleton = () => <Skeleton className="h-40 w-full rounded-lg" />
