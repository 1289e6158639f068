/** What the law asks of a doctor. Sources: docs/clinical-sources.md, “Duties by law”. */
export const duties = {
  title: 'Duties by law',
  lead: 'What the law asks of a doctor, in short. This is not legal advice: in doubt ask the hospital’s administration.',
  first: 'In all four: treat first. Nobody has to show an identity card or a police report before treatment.',
  parts: {
    minor: {
      title: 'Sexual offence against somebody under 18',
      law: 'POCSO Act 2012, sections 19 and 21',
      points: {
        report:
          'Whoever knows of such an offence, or fears that one is likely, tells the Special Juvenile Police Unit or the local police.',
        pregnancy: 'A pregnancy under 18 counts, too, even if both wanted it.',
        identity:
          'If the pregnancy is to be ended, the report need not say who the girl is, if she and her guardian ask for that (Supreme Court, 28 September 2022).',
        protected:
          'Who reports in good faith is protected. Who does not report can be punished with up to six months, the head of an institution with up to one year.',
        secret: 'Only those who must know learn who the child is.',
      },
    },
    assault: {
      title: 'Rape or acid attack, at any age',
      law: 'BNSS 2023, section 397',
      points: {
        free: 'Every hospital, public or private, gives first aid and treatment at once and free.',
        inform: 'The hospital informs the police at once.',
        consent: 'An examination for the police needs the person’s consent. Treatment does not wait for it.',
      },
    },
    medicoLegal: {
      title: 'Medico-legal case',
      law: 'The doctor who sees the person first decides. Forms and lists differ by state and hospital.',
      points: {
        which:
          'Usual ones: accident on the road, railway or at work, assault, burns, poisoning (also spray, Sulfas, alcohol), electric injury, unconsciousness without a known cause, suspected illegal abortion, brought dead.',
        inform: 'Write the medico-legal report in the hospital’s register and inform the police.',
        note: 'Write into the note what was seen and what was said, with the time. A signed note is not changed, only added to.',
      },
    },
    selfHarm: {
      title: 'Self-harm and attempted suicide',
      law: 'Mental Healthcare Act 2017, section 115',
      points: {
        care: 'The law presumes severe stress: the person is not tried or punished for it. Nobody threatens with the police.',
        report:
          'Poisoning or injury can still be a medico-legal case: tell the person and the family that it is about care.',
        ask: 'Ask about thoughts, plan and means. The family takes spray, Sulfas, medicines and ropes out of reach, and nobody is left alone.',
        after: 'Refer to a psychiatrist, give the number below, and agree on a day to talk again.',
      },
    },
  },
  call: { police: 'Police', child: 'Child helpline', women: 'Women’s helpline', mentalHealth: 'Tele-MANAS' },
}
