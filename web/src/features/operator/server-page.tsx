import { operatorPeopleWords } from '@sojourn/contract/operator/words-people'
import { operatorServicesWords } from '@sojourn/contract/operator/words-services'
import { operatorWords } from '@sojourn/contract/operator/words'
import type { ServerHealth } from '@sojourn/contract/operator/schema'
import { productName } from '@sojourn/contract/product'
import { say } from '@sojourn/contract/words/say'
import { useQuery } from '@tanstack/react-query'
import CircleAlert from 'icon:circle-alert'
import CircleCheck from 'icon:circle-check'
import { useSearchParams } from 'wouter'
import { useNeedsConnection } from '../../browser/use-connection-lost.ts'
import { usePageTitle } from '../../browser/use-page-title.ts'
import { Badge } from '../../ui/primitives/badge.tsx'
import { TabPanel, Tabs } from '../../ui/primitives/tabs.tsx'
import { NeedsConnection } from '../../ui/states/needs-connection.tsx'
import { BackupsPanel } from './backups-panel.tsx'
import { runningText } from './figures.ts'
import { HealthPanel } from './health-panel.tsx'
import { MailPanel } from './mail-panel.tsx'
import { PanelState } from './panel-state.tsx'
import { PeoplePanel } from './people-panel.tsx'
import { healthQuery, settingsQuery } from './queries.ts'
import { ServicesPanel } from './services-panel.tsx'
import { SignUpPanel } from './sign-up-panel.tsx'

const tabs = ['health', 'services', 'mail', 'sign-in', 'backups', 'people'] as const
type Tab = (typeof tabs)[number]

const labels: Record<Tab, () => string> = {
  health: () => operatorWords.health,
  services: () => operatorServicesWords.title,
  mail: () => operatorWords.mail,
  'sign-in': () => operatorWords.signIn,
  backups: () => operatorWords.backups,
  people: () => operatorPeopleWords.title,
}

/** For whoever runs the server. */
export function ServerPage() {
  const [search, setSearch] = useSearchParams()
  const tab = tabs.find((name) => name === search.get('tab')) ?? 'health'
  const offline = useNeedsConnection(operatorWords.needs)
  const health = useQuery(healthQuery)
  usePageTitle(operatorWords.title)
  return (
    <div className="mx-auto max-w-[1240px] px-4 pt-2 pb-10 sm:px-6 lg:px-10">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="type-page">{operatorWords.title}</h1>
          {health.data && <About health={health.data} />}
        </div>
        {health.data && <Standing count={health.data.problems.length} />}
      </div>
      <div className="mt-4">
        <Tabs
          label={operatorWords.parts}
          items={tabs.map((value) => ({ value, label: labels[value]() }))}
          value={tab}
          onValueChange={(next) => setSearch(next === 'health' ? {} : { tab: next }, { replace: true })}
          listClassName="mb-5 max-sm:-mx-4"
        >
          <div className="mb-4 empty:hidden">
            <NeedsConnection reason={offline} />
          </div>
          <TabPanel value="health">
            {health.data ? (
              <HealthPanel health={health.data} />
            ) : (
              <PanelState read={health} offline={offline} />
            )}
          </TabPanel>
          <TabPanel value="backups">
            <BackupsPanel offline={offline} />
          </TabPanel>
          <TabPanel value="people">
            <PeoplePanel offline={offline} />
          </TabPanel>
          <SettingsPanels offline={offline} />
        </Tabs>
      </div>
    </div>
  )
}

function SettingsPanels({ offline }: { offline: string | undefined }) {
  const read = useQuery(settingsQuery)
  const panels = { services: ServicesPanel, mail: MailPanel, 'sign-in': SignUpPanel }
  return Object.entries(panels).map(([value, Panel]) => (
    <TabPanel key={value} value={value}>
      {read.data ? (
        <Panel settings={read.data} offline={offline} />
      ) : (
        <PanelState read={read} offline={offline} />
      )}
    </TabPanel>
  ))
}

const About = ({ health: { address, version, startedAt, now } }: { health: ServerHealth }) => (
  <p className="mt-1 text-muted-foreground">
    {say(operatorWords.about, {
      address: address.replace(/^https?:\/\//, ''),
      product: productName,
      version,
      time: runningText(startedAt, now),
    })}
  </p>
)

const Standing = ({ count }: { count: number }) =>
  count === 0 ? (
    <Badge tone="success" icon={CircleCheck}>
      {operatorWords.well}
    </Badge>
  ) : (
    <Badge tone="warning" icon={CircleAlert}>
      {say(operatorWords.problems, { count })}
    </Badge>
  )
