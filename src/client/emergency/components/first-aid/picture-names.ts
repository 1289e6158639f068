import type { Card } from '../../../../shared/emergency/emergency.cards.ts'
import type { PictureName } from './pictures.ts'

/** The picture of each tile. */
export const pictureOf: Record<Card, PictureName> = {
  heartAttack: 'heart',
  notBreathing: 'cpr',
  bleeding: 'pressWound',
  choking: 'choke',
  babyChoking: 'babyBlows',
  stroke: 'faceArm',
  poison: 'bottle',
  snakeBite: 'snake',
  burns: 'burnt',
  electricShock: 'current',
  drowning: 'drowning',
  sickChild: 'thermometer',
  birth: 'motherBaby',
  fits: 'shaking',
  heatStroke: 'sun',
  gas: 'angithi',
  overdose: 'syringe',
  lowSugar: 'meter',
  dogBite: 'dog',
  dehydration: 'ors',
  eyeSplash: 'eye',
}

/** The pictures of the four steps of each card. */
export const stepPictures: Record<Card, readonly [PictureName, PictureName, PictureName, PictureName]> = {
  heartAttack: ['call', 'sitWall', 'tablet', 'cpr'],
  notBreathing: ['noAnswer', 'cprPlace', 'cpr', 'breaths'],
  bleeding: ['pressWound', 'tourniquet', 'bagOnIce', 'neck'],
  choking: ['cough', 'backBlows', 'thrusts', 'cpr'],
  babyChoking: ['babyDown', 'babyBlows', 'babyPress', 'babyAgain'],
  stroke: ['faceArm', 'clock', 'side', 'hospital'],
  poison: ['freshAir', 'wash', 'nothingByMouth', 'side'],
  snakeBite: ['snakeAway', 'bangleOff', 'splint', 'hospital'],
  burns: ['fireAway', 'tap', 'bangleOff', 'cover'],
  electricShock: ['switchOff', 'woodStick', 'cpr', 'side'],
  drowning: ['throwRope', 'breaths', 'cpr', 'side'],
  sickChild: ['noDrink', 'sleepy', 'chestIn', 'thermometer'],
  birth: ['tap', 'birth', 'skinToSkin', 'noCut'],
  fits: ['cushion', 'noSpoon', 'side', 'call'],
  heatStroke: ['call', 'shade', 'pour', 'sips'],
  gas: ['freshAir', 'carryOut', 'call', 'cpr'],
  overdose: ['noAnswer', 'breaths', 'noseSpray', 'side'],
  lowSugar: ['meter', 'sugar', 'plate', 'side'],
  dogBite: ['tap', 'noPowder', 'pressWound', 'syringe'],
  dehydration: ['ors', 'sips', 'plate', 'hospital'],
  eyeSplash: ['noRub', 'eyeWash', 'eyeOutwards', 'eyeCover'],
}
