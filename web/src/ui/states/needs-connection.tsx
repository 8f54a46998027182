import CloudOff from 'icon:cloud-off'

export function NeedsConnection({ reason }: { reason: string | undefined }) {
  if (!reason) return null
  return (
    <p className="flex basis-full items-center gap-2 text-small text-muted-foreground">
      <CloudOff size={16} className="shrink-0" />
      {reason}
    </p>
  )
}
