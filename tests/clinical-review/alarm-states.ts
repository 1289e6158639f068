import { dayIn, instantIn } from '../../src/shared/kit/time/town-time.ts'
import place from '../../town.json' with { type: 'json' }
import { ownAnswer } from '../setup/alarm-answers.ts'

export const waitingStates = [
  ['a red reading waits on the phone', { id: '1', value: '190/120 mmHg', isCritical: true }],
  ['an amber reading waits on the phone', { id: '1', value: '182/112 mmHg', isCritical: false }],
] as const

export function alarmStates() {
  const at = instantIn(place.timeZone, dayIn(place.timeZone, new Date()), '10:32').toISOString()
  const told = [{ name: 'Navjot Gill', at }]
  const acknowledged = { name: 'Navjot Gill', at, isDoctor: true, isYou: false }
  return [
    ['nobody was told', ownAnswer()],
    ['a treating doctor was told (at once)', ownAnswer({ told })],
    [
      'a doctor was told whose text message is not sent yet',
      ownAnswer({ told: [{ name: 'Navjot Gill', at, unreached: 'textWaits' }] }),
    ],
    [
      'a doctor was told whom nothing reaches',
      ownAnswer({ told: [{ name: 'Navjot Gill', at, unreached: 'noWay' }] }),
    ],
    ['the desk was told (after 10 minutes)', ownAnswer({ told, deskToldAt: at })],
    ['nobody has answered (after 15 minutes)', ownAnswer({ told, deskToldAt: at, unansweredAt: at })],
    ['a doctor has pressed Attend Now', ownAnswer({ told, acknowledged })],
    ['amber: a treating doctor was told (at once)', ownAnswer({ urgency: 'urgent', told })],
    [
      'amber: nobody has answered until it was due',
      ownAnswer({ urgency: 'urgent', told, deskToldAt: at, unansweredAt: at }),
    ],
    ...(['phoned', 'sentToHospital', 'ambulanceCalled', 'notReached', 'typingError'] as const).map(
      (what) =>
        [
          `the doctor says: ${what}`,
          ownAnswer({ told, acknowledged, outcome: { what, at }, isClosed: what !== 'notReached' }),
        ] as const,
    ),
  ] as const
}
