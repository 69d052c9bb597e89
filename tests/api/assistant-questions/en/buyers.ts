import type { QuestionSet } from '../asked.ts'

/** As buyers ask who have not read the site: in passing, with what they are about, and after another question. Figures are of the sample catalogue. */
export const buyers: QuestionSet = {
  price: [
    ['our landlord wants a leak alarm in the pump room, what would one set us back?', ['1,180']],
    ['ballpark figure for one of your outdoor base stations?', ['5,980'], ['2,680']],
    ['Can you tell me the unit price of HI-DC-01 please', ['260']],
    ['do you have a price for the thing that counts people', ['2,480']],
  ],
  'quantity price': [
    [
      'We are fitting out a clinic and would need 18 of the humidity sensors - what is that altogether?',
      ['7,560'],
      ['7,110'],
    ],
    ['Our budget is 30 bin sensors, how much is the lot?', ['38,400']],
    ['If I took 20 rather than 19 temperature sensors would it be cheaper each?', ['395']],
    ['and for 50?', ['245'], [], ['price of the door contact']],
    ['and if we took a hundred of those?', ['225'], [], ['how much is DC-01?']],
    ['make that 15', ['17,700'], [], ['price for 10 leak sensors']],
    ['in USD', ['1,510.4'], [], ['price for 10 leak sensors']],
    ['same in euros please', ['USD'], ['€', 'Sits on the floor'], ['price for 10 leak sensors']],
    ['What does 7 of the parking sensors come to in renminbi?', ['6,311.2']],
    ['half a dozen outdoor gateways', ['35,880']],
  ],
  'list price': [
    ['For our warehouse: 12 door contacts, 6 temperature sensors and a gateway for indoors. Total?', ['8,320']],
    ['two people counters plus the platform for a year', ['9,748']],
    ['we want 40 leak sensors, 2 valves, 1 indoor gateway and 1 platform subscription', ['53,840', '58,628|4,788']],
  ],
  'over years': [
    ['what would 50 parking sensors cost us to own for three years, sims included', ['85,000'], ['85,720']],
    ['how much is the platform every year', ['4,788']],
    ['additional dashboard for 24 months?', ['7,176']],
  ],
  stock: [
    ['could you supply 10 outdoor gateways this week', ['12']],
    ['do you have enough for 30 people counters?', ['14']],
    ['CT-06 in stock?', ['out of stock|Out of stock|not in stock|temporarily']],
    ['the other one', ['12'], [], ['is the indoor gateway in stock?']],
  ],
  find: [
    ['Something that warns us when the freezer door stays open', ['Door Contact|Cold Room']],
    ['we keep having people park in reserved bays, what do you offer?', ['Parking']],
    ['Any devices under 500 dollars?', ['Temperature and Humidity', 'Door Contact'], ['Leak Sensor']],
    ['what runs on mains power', ['Valve|mains']],
    ['which of your sensors go on NB-IoT', ['Parking'], ['Leak Sensor']],
    ['do you do smoke detectors?', ['no “smoke detector”'], ['HK$1,180']],
  ],
  superlative: [
    ['cheapest thing you sell for measuring electricity', ['1,280|1,580']],
    ['which sensor will I have to change batteries on least often?', ['10 years']],
  ],
  compare: [
    ['leak sensor or bin sensor, which one is cheaper?', ['1,180', '1,280']],
    ['why is the outdoor gateway twice as expensive as the indoor one', ['5,980', '2,680', 'IP67'], ['8,660']],
    ['how do the two SIM plans differ', ['10 MB', '100 MB']],
  ],
  compatibility: [
    ['will the temperature probe talk to my existing LoRaWAN gateway?', ['LoRaWAN']],
    [
      'what do I have to buy besides the leak sensor to get alerts on my phone',
      ['gateway|Gateway', 'platform|Platform'],
    ],
    ['Is the parking sensor OK for Malaysia?', ['Malaysia', 'not among']],
  ],
  system: [
    [
      'I run a 12 storey office block and want to catch water leaks on every floor - what should I buy?',
      ['gateway|Gateway', 'Leak'],
    ],
    ['We have 60 parking bays. What do I need?', ['60']],
    ['kit for 4 public toilets', ['27,560|Washroom']],
  ],
  lpwan: [
    ['what would sigfox cost a year for 300 devices', ['300']],
    ['Does NB-IoT need its own gateway?', ['no |not|without|operator']],
  ],
  facts: [
    ['does the valve close automatically when there is a leak?', ['whoever is on duty']],
    ['Please send details of your leak detection.', ['Water Leak Sensor', '1,180'], ['does not state']],
    ['How long is the probe cable on the temperature sensor?', ['2 m']],
    ['can the people counter recognise faces?', ['no camera|nobody']],
    ['What heights can the people counter be mounted at?', ['2.2', '3.5']],
    ['how many users does the additional dashboard allow', ['10']],
    ['which pipe diameter is the valve for', ['DN20']],
  ],
  company: [
    ['Who do I call at 8pm?', ['+852|18:00']],
    ['Will you reply over the weekend?', ['Monday|24 hours']],
    ['do you have customers in the Philippines or just Hong Kong?', ['Philippines']],
    ['can we pay in instalments', ['quotation|invoice|not']],
    ['what if a unit arrives broken', ['damaged|model']],
    ['is shipping to Macau extra', ['quotation|not included|Macau']],
  ],
  demo: [['Could an engineer come to our building and show us?', ['demo', 'Deep dive']]],
  quotation: [['Please prepare an official quote: 3 indoor gateways, 25 door contacts', ['14,165']]],
  status: [['any news on the quotation I asked for yesterday?', ['private link']]],
  'out of scope': [['could you fix my air conditioner', ['nothing'], ['HK$']]],
}
