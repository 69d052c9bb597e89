import type { QuestionSet } from '../asked.ts'

/** Things described by what they are for, and conditions with a figure that a product must meet. */
export const needs: QuestionSet = {
  find: [
    [
      'the binmen empty containers that have hardly anything in them, can a sensor say when it is worth going',
      ['Bin Level Sensor', '1,280'],
    ],
    ['I need a text before water drips through onto the switchboard', ['Water Leak Sensor']],
    ['shoppers: how many people come in by the north doorway, got a gizmo for that', ['People Counter']],
    ['staff prop the fire door open and we want to be told', ['Door Contact Sensor']],
    ['what keeps an eye on a medicine fridge', ['Temperature and Humidity Sensor'], ['6,240']],
    ['Meeting rooms get stuffy by noon. Is there something to show it?', ['Air Quality Sensor', '2,200']],
    ['do you have anything that spots people vaping', ['no “vape detector”'], ['HK$']],
    ['looking for trackers for our forklifts', ['no “tracker”'], ['HK$']],
    [
      'anything under 1500 dollars with IP66 or better on LoRaWAN',
      ['Bin Level', 'Leak Sensor', 'Pulse Counter'],
      ['Door Contact', 'Parking'],
    ],
    ['which devices run ten years without a battery change', ['Leak Sensor', 'Pulse Counter'], ['Parking Sensor']],
    ['Which sensors may we use in Vietnam?', ['Air Quality'], ['Leak Sensor', 'Parking']],
    ['sensors that need no gateway', ['Parking', 'Air Quality'], ['Leak Sensor']],
    ['Anything against mice in the store room?', ['no “pest sensor”'], ['HK$']],
  ],
  facts: [
    ['our supply runs at 12 bar, will the valve take it', ['No', '10 bar']],
    ['is 6 bar all right for the motorised valve?', ['Yes', '10 bar']],
    ['refuse trucks weigh 26 tonnes here, can they drive over the parking sensor', ['No', '15 tonnes']],
    ['a delivery van of 3.5 tonnes over the parking puck?', ['Yes', '15 tonnes']],
    ['can the temperature probe sit at minus 50', ['No', '-40']],
    ['freezer at -25, would the temperature sensor manage', ['Yes', '-40']],
    ['the doorway is 3 m across, can one people counter handle it', ['No', '1.6 m', '2']],
    ['we would hang the people counter at 3 m, fine?', ['Yes', '3.5 m']],
    ['does your water valve go on a 2 inch pipe', ['No', 'DN20']],
    ['I have DN20 copper, does the valve suit', ['Yes', 'DN20']],
    ['would the door sensor survive the rain', ['No', 'IP40']],
    ['they jet wash the floor, can the leak sensor stay there', ['Yes', 'IP67']],
    ['can the people counter report every 5 minutes', ['No', '10 minutes']],
    ['will the air sensor join a 5 GHz network', ['No', '2.4 GHz']],
    ['Does the valve shut by itself if water is found?', ['never shuts it by itself']],
  ],
  'quantity price': [
    ['can I have minus 3 leak sensors', ['cannot be negative']],
    ['3 of the nine in one sensors, how much', ['6,600']],
  ],
  compare: [
    [
      'which of the two has the better protection',
      ['IP66', 'IP40'],
      [],
      ['tell me about the bin sensor', 'and the door one'],
    ],
  ],
  compatibility: [['if I buy one door sensor what else must I get so that it works', ['Gateway', 'Platform']]],
  stock: [
    ['how soon', ['5'], [], ['price of the bin sensor']],
    ['could I get 20 bay sensors this week', ['8', '12']],
  ],
  superlative: [['which gadget is the smallest you make', ['Door Contact']]],
  'list price': [
    ['12 door contacts + indor gateway + platfrom, first year totl', ['10,588']],
    ['3 leak sensors, 2 valves and 4 time machines, total?', ['7,500', 'no “time machines”']],
    ['8 temperature sensors and whatever they need to work, first year', ['10,828', '3,360']],
    ['and in the second year?', ['4,788'], [], ['8 temperature sensors and whatever they need to work, first year']],
    ['make it 6 and add a gateway', ['2,520', '2,680'], [], ['price of 4 temperature sensors']],
    ['door contact x4 leak sensor x2, price', ['1,040', '2,360']],
  ],
  connectivity: [['what is the monthly MB of the LTE-M card, how many MB do we get', ['100 MB']]],
  quotation: [['could you hold 5 door contacts for me', ['cannot hold'], ['1,300']]],
  system: [
    [
      '6 walk-in chillers for food safety, alarm and log, all in for the first year?',
      ['Cold Room Temperature System', '11,388', 'Not included'],
    ],
    ['what budget for a 50 bay car park, turnkey', ['69,376', 'Not included']],
    ['12 tenants want their own power bill, is 20,000 dollars budget enough', ['30,016']],
    ['must we buy the whole cold room kit for two fridges', ['420', '260']],
  ],
}
