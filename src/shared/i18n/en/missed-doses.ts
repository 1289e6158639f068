/** What to do about a missed dose of a medicine with more to say than "never two together". */
export const missedDoses = {
  insulin:
    'Measure the sugar and call your doctor today: how much may be taken late depends on the insulin and the hours. Never a double dose; insulin for meals never without food.',
  anticoagulant:
    'Remembered on the same day: take it. The day is over: leave it out, and take the usual dose at the usual time. Never two together. Tell it at the next blood test.',
  epilepsy:
    'Take it now, unless the next one is due soon. Never two together, and never stop on your own: fits can come back.',
  tuberculosis:
    'Tell your TB health worker today, and go on with the next dose. Do not stop, even if you feel well.',
  contraceptive:
    'This one is different: take the missed one now, even if that makes two in one day. If two or more are missed, also use a condom for 7 days and ask your doctor or health worker.',
  steroid:
    'Take it when you remember, unless the next one is due soon. Never two together, and do not stop suddenly without asking your doctor.',
}
