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
  compatibility: [['if I buy one door sensor what else must I get so that it works', ['Gateway', 'Platform']]],
  stock: [['could I get 20 bay sensors this week', ['8', '12']]],
}
