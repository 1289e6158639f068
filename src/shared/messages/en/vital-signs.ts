/** What the dashboards and the doctor's page say of readings; what the screen /vitals says is in vitals.ts. */
export const vitalSigns = {
  types: {
    bloodPressure: 'Blood Pressure',
    heartRate: 'Heart Rate',
    bloodSugar: 'Blood Sugar',
    temperature: 'Temperature',
    oxygenSaturation: 'Oxygen Saturation',
    height: 'Height',
    weight: 'Weight',
  },
  grades: {
    normal: 'Normal',
    abnormal: 'Abnormal',
    critical: 'Critical',
    askHealthWorker: 'Ask a health worker',
  },
  contexts: {
    fasting: 'Fasting',
    random: 'Any time',
  },
  bmi: {
    title: 'BMI status',
    value: 'BMI {bmi}',
    missing: 'Write down height and weight',
    statuses: {
      underweight: 'Underweight',
      normal: 'Normal',
      overweight: 'Overweight',
      obese: 'Obese',
      askHealthWorker: 'Ask a health worker',
    },
  },
  summary: {
    none: 'No readings yet',
    noneLead: 'Write down your blood pressure, heart rate or temperature. It stands here with its grade.',
    notYet: 'Not measured yet',
    add: 'Add a reading',
    loadFailed: 'The readings could not be loaded.',
  },
  critical: {
    title: 'Critical readings',
    attend: 'Attend Now',
    taken: 'You attend to it now. The patient is told.',
    attended: 'Dr. {doctor} attends to it',
    none: 'No critical readings',
    noneLead: 'A critical reading of a patient of yours appears here by itself.',
  },
  trend: {
    label: '{type}: {count} readings from {from} to {to}',
    band: 'Normal: {from} to {to}',
    bandOfPressure: 'Normal: upper number {from} to {to}, lower number under {under}',
    table: 'Show as a table',
    date: 'Date',
    value: 'Value',
    typed: 'Typed: {value}',
    grade: 'Grade',
  },
  patient: {
    title: 'Vitals',
    none: 'This patient has written down no readings',
    noneLead: 'They appear here as soon as the patient adds one.',
  },
}
