import { useState } from 'react'
import { readRegister } from '../../../shared/dispensing/dispensing.endpoints.ts'
import { toCsv } from '../../../shared/dispensing/dispensing.csv.ts'
import type { RegisterEntry } from '../../../shared/dispensing/dispensing.schemas.ts'
import { inFours } from '../../../shared/kit/text/in-fours.ts'
import { call } from '../../platform/api/api.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { saveFile } from '../../platform/browser/save-file.ts'
import { today } from '../../platform/clock/today.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { LongList } from '../../platform/queries/long-list.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { useCounter } from '../components/use-counter.tsx'

/** What was dispensed of Schedule H1 in a month: written by itself, kept for three years. */
export function Screen() {
  const { t } = useText()
  const counter = useCounter()
  const [month, setMonth] = useState(today().slice(0, 7))
  return (
    <Page title={t('dispensing.register.title')} lead={t('dispensing.register.lead')}>
      {'instead' in counter ? (
        counter.instead
      ) : (
        <>
          <div className="max-w-lg space-y-4">
            {counter.choice}
            <TextField
              id="month"
              name="month"
              type="month"
              label={t('dispensing.register.month')}
              value={month}
              max={today().slice(0, 7)}
              onChange={({ target }) => setMonth(target.value)}
            />
          </div>
          {/^20\d\d-\d\d$/.test(month) && (
            <Month key={`${counter.facilityId}/${month}`} facilityId={counter.facilityId} month={month} />
          )}
        </>
      )}
    </Page>
  )
}

interface Asked {
  facilityId: string
  month: string
}

function Month(asked: Asked) {
  const { t } = useText()
  return (
    <>
      <LongList
        endpoint={readRegister}
        filters={{ ...asked }}
        loading={<Skeleton cards={2} lines={3} />}
        more={t('dispensing.register.more')}
      >
        {({ entries }, isFirst) =>
          isFirst && entries.length === 0 ? (
            <p className="font-semibold">{t('dispensing.register.empty')}</p>
          ) : (
            <ol className="space-y-3">
              {entries.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </ol>
          )
        }
      </LongList>
      <Export {...asked} />
    </>
  )
}

function Entry({ entry }: { entry: RegisterEntry }) {
  const { t, day, time } = useText()
  const { at, doctor, patient, medicine, quantity, product, batch, performer, status, errorReason } = entry
  const rows = [
    `${day(at.date, 'short')}, ${time(at.time)} · ${t('dispensing.register.number', { number: inFours(entry.number) })}`,
    t('dispensing.register.prescriber', {
      name: doctor.name,
      clinic: [doctor.clinic, doctor.council, doctor.registrationNumber]
        .filter((one) => one !== '')
        .join(', '),
    }),
    t('dispensing.register.patient', { name: patient.name, address: patient.address }),
    [product, batch && t('dispensing.batchOf', { batch })].filter((part) => part !== '').join(' · '),
    t('dispensing.register.performer', { name: performer }),
    status === 'completed' ? '' : t('dispensing.takenBack', { reason: errorReason }),
  ]
  return (
    <li>
      <Card>
        <p className={`font-semibold wrap-anywhere ${status === 'completed' ? '' : 'line-through'}`}>
          {`${medicine}: ${quantity}`}
        </p>
        {rows
          .filter((row) => row !== '')
          .map((row) => (
            <p key={row} className="wrap-anywhere">
              {row}
            </p>
          ))}
      </Card>
    </li>
  )
}

const columns = [
  'date',
  'time',
  'number',
  'prescriber',
  'clinic',
  'council',
  'patient',
  'address',
  'medicine',
  'quantity',
  'product',
  'batch',
  'performer',
  'status',
] as const

function Export(asked: Asked) {
  const { t } = useText()
  const [error, setError] = useState<unknown>()
  const [isBusy, setIsBusy] = useState(false)
  async function save(): Promise<void> {
    setIsBusy(true)
    setError(undefined)
    try {
      const entries = await readAll(asked)
      const head = columns.map((column) => t(`dispensing.register.columns.${column}`))
      const rows = entries.map((entry) => rowOf(entry, t(`dispensing.register.statuses.${entry.status}`)))
      saveFile(`schedule-h1-${asked.month}.csv`, toCsv([head, ...rows]), 'text/csv;charset=utf-8')
    } catch (fault) {
      setError(fault)
    }
    setIsBusy(false)
  }
  return (
    <div className="space-y-3">
      {error !== undefined && <Notice kind="error">{errorText(t, error)}</Notice>}
      <Button kind="quiet" icon="file-text" busy={isBusy} onClick={() => void save()}>
        {t('dispensing.register.save')}
      </Button>
    </div>
  )
}

async function readAll(asked: Asked): Promise<RegisterEntry[]> {
  const all: RegisterEntry[] = []
  let after: string | null = null
  do {
    const query: Asked & { after?: string } = { ...asked, ...(after !== null && { after }) }
    const { entries, next } = await call(readRegister, { query })
    all.push(...entries)
    after = next
  } while (after !== null)
  return all
}

function rowOf(entry: RegisterEntry, status: string): (string | number)[] {
  const { at, number, doctor, patient, medicine, quantity, product, batch, performer, errorReason } = entry
  const council = [doctor.council, doctor.registrationNumber].filter((part) => part !== '').join(' ')
  const said = errorReason === '' ? status : `${status}: ${errorReason}`
  const facts = [at.date, at.time, number, doctor.name, doctor.clinic, council, patient.name, patient.address]
  return [...facts, medicine, quantity, product, batch, performer, said]
}
