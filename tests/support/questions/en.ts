import type { WrittenQuestion } from './question.ts'

const leak = '/products/water-leak-sensor'
const meter = '/products/smart-energy-meter'
const parking = '/products/parking-sensor'
const air = '/products/9-in-1-indoor-air-quality-sensor'
const platform = '/products/iot-platform-app'
const dashboard = '/products/additional-dashboard-app'

/** Asked by buyers and facility managers, in the English that they type. */
export const englishQuestions: WrittenQuestion[] = [
  // products, prices and stock
  { question: 'How much is the water leak sensor?', sources: [leak], facts: ['1,180'] },
  { question: 'is HI-PK-02 in stock', sources: [parking], facts: ['8'] },
  {
    question: 'what does the 9 in 1 air quality monitor measure?',
    sources: [air],
    facts: ['PM2.5', 'formaldehyde', 'CO₂'],
  },
  {
    question: 'do you have anything that detects flooding in a server room',
    sources: [leak, '/solutions/enterprise', '/solutions/commercial'],
    facts: ['leak', 'Leak'],
  },
  { question: 'em03 accuracy class', sources: [meter], facts: ['0.5S'] },
  { question: 'Monthly price of the IoT platform?', sources: [platform], facts: ['399'] },
  {
    question: 'What is the additional dashboard for?',
    sources: [dashboard],
    facts: ['another building', 'Another dashboard', 'separate access'],
  },
  {
    question: 'energy metre for tenant billing',
    sources: [meter, '/solutions/commercial'],
    facts: ['tenant billing', 'exported by tenant'],
  },
  {
    question: 'Which is cheaper, the parking sensor or the leak sensor?',
    sources: [parking, leak],
    facts: ['980', '1,180'],
  },
  {
    question: 'Can trucks drive over the parking sensors?',
    sources: [parking, '/solutions/logistics'],
    facts: ['15 tonnes', 'drive over'],
  },
  { question: 'operating temperature of the leak detector', sources: [leak], facts: ['-20'] },
  {
    question: 'Which sensors have no annual connectivity fee?',
    sources: ['/support#free-connectivity', leak, meter, air],
    facts: ['FREE', 'free', 'no operator is paid'],
  },
  { question: 'air sensor for BEAM Plus assessment', sources: [air, '/solutions/enterprise'], facts: ['BEAM Plus'] },
  { question: 'Does the platform send WhatsApp alerts?', sources: [platform, '/support#alerts'], facts: ['WhatsApp'] },
  { question: 'lek sensr price', sources: [leak], facts: ['1,180'] },
  // following up
  {
    question: 'And its battery life?',
    before: 'How much is the water leak sensor?',
    sources: [leak],
    facts: ['10 years', 'Ten years'],
  },
  {
    question: 'how many do you have in stock',
    before: 'tell me about the smart energy meter',
    sources: [meter],
    facts: ['36'],
  },
  {
    question: 'What are the drawbacks of it?',
    before: 'What is NB-IoT?',
    sources: ['/lpwan?tech=nb-iot'],
    facts: ['fee', 'seamless', 'handover'],
  },
  {
    question: 'and in Singapore?',
    before: 'What must listed companies disclose in Hong Kong?',
    sources: ['/esg-compliance?market=singapore'],
    facts: ['Scope 1', 'SGX'],
  },
  // LPWAN
  {
    question: 'Difference between LoRaWAN and NB-IoT',
    sources: ['/support#which-technology', '/lpwan', '/lpwan?tech=nb-iot'],
    facts: ['gateway', 'operator', 'km'],
  },
  { question: 'What range does Sigfox have?', sources: ['/lpwan?tech=sigfox', '/lpwan'], facts: ['50'] },
  { question: 'How many messages a day can sigfox send', sources: ['/lpwan?tech=sigfox'], facts: ['140'] },
  { question: 'LTE-M data rate?', sources: ['/lpwan?tech=lte-m', '/lpwan'], facts: ['1 Mbps'] },
  { question: 'cost of a lorawan gateway', sources: ['/lpwan'], facts: ['200'] },
  {
    question: 'What frequency does LoRaWAN use in Hong Kong, and do I need a licence?',
    sources: ['/support#frequency', '/lpwan'],
    facts: ['920', 'AS923'],
  },
  {
    question: 'no signal in our basement car park, what can we do',
    sources: ['/lpwan', '/support#gateway-place', '/support#range-indoors'],
    facts: ['gateway'],
  },
  { question: 'best network for tracking pallets', sources: ['/lpwan?tech=sigfox', '/lpwan'], facts: ['Sigfox'] },
  {
    question: 'Why does 15 km not reach through my building?',
    sources: ['/support#range-indoors', '/lpwan'],
    facts: ['Concrete', 'line of sight', 'open ground'],
  },
  { question: 'which technology has the longest battery', sources: ['/lpwan?tech=sigfox', '/lpwan'], facts: ['20'] },
  { question: 'yearly fee for sigfox devices', sources: ['/lpwan?tech=sigfox'], facts: ['1–', 'US$1'] },
  // ESG and regulations
  {
    question: 'What ESG disclosures does HKEX require?',
    sources: ['/esg-compliance'],
    facts: ['Scope 1', 'Appendix C2'],
  },
  {
    question: 'How often are energy audits required under Cap. 610?',
    sources: ['/esg-compliance'],
    facts: ['5 years'],
  },
  { question: 'carbon tax threshold singapore', sources: ['/esg-compliance?market=singapore'], facts: ['25,000'] },
  {
    question: 'NABERS rating when leasing an office in Australia',
    sources: ['/esg-compliance?market=australia'],
    facts: ['NABERS', '1,000'],
  },
  {
    question: 'Which readings are needed for scope 2 emissions?',
    sources: ['/esg-compliance', '/solutions/government'],
    facts: ['lectricity'],
  },
  {
    question: 'malaysia energy efficiency act who must appoint an energy manager',
    sources: ['/esg-compliance?market=malaysia'],
    facts: ['21,600'],
  },
  // installation and integration
  {
    question: 'Can we install the sensors ourselves?',
    sources: ['/support#self-install', '/docs#install'],
    facts: ['placing', 'registered electrical worker'],
  },
  { question: 'where should I mount the gateway', sources: ['/support#gateway-place'], facts: ['High', 'roof'] },
  {
    question: 'How long does a rollout take from survey to hand-over?',
    sources: ['/support#how-long', '/solutions'],
    facts: ['6–12 weeks', '2–3 weeks', '6 to 12'],
  },
  {
    question: 'does it speak BACnet or MQTT to our building management system',
    sources: ['/support#integration', '/property-management', platform],
    facts: ['BACnet'],
  },
  { question: 'How many air quality sensors per office floor?', sources: ['/support#how-many'], facts: ['200 to 500'] },
  {
    question: 'What happens if our internet goes down',
    sources: ['/support#internet-down'],
    facts: ['keep measuring'],
  },
  {
    question: 'can I connect other brands of LoRaWAN sensors',
    sources: ['/support#compatible'],
    facts: ['join the same network', 'Standard LoRaWAN'],
  },
  {
    question: 'Is it ok to leave the devices outdoors in the rain?',
    sources: ['/support#outdoor', leak],
    facts: ['IP67'],
  },
  // ordering, warranty, data
  {
    question: 'How do I order 40 different items at once?',
    sources: ['/support#many-items', '/docs#order'],
    facts: ['SKU', 'Paste'],
  },
  {
    question: 'How long is a quote valid',
    sources: ['/support#quotation-validity', '/terms#quotations'],
    facts: ['30 days'],
  },
  {
    question: 'Do I need to create an account to buy?',
    sources: ['/support#account', '/docs#order'],
    facts: ['No', 'no account'],
  },
  { question: 'What warranty do your sensors come with?', sources: ['/support#warranty-period'], facts: ['quotation'] },
  { question: 'my sensor stopped reporting', sources: ['/support#faulty'], facts: ['battery'] },
  { question: 'refund policy', sources: ['/support#returns'], facts: ['damaged', 'returns'] },
  { question: 'do you ship to Vietnam', sources: ['/support#regions'], facts: ['Asia', 'Freight'] },
  {
    question: 'How do I have my personal data deleted?',
    sources: ['/support#erase', '/privacy#rights'],
    facts: ['40 days'],
  },
  {
    question: 'I would like to book a live demo next week',
    sources: ['/demo', '/docs#choose', '/support#returns'],
    facts: ['demo', '24 hours'],
  },
  // nothing here answers these
  { question: 'who won the election', sources: [], facts: [] },
  { question: "What's the weather like tomorrow?", sources: [], facts: [] },
  { question: 'Write me a poem about the sea', sources: [], facts: [] },
  { question: 'best sushi restaurant near Central', sources: [], facts: [] },
  { question: 'How do I bake sourdough bread?', sources: [], facts: [] },
  { question: 'What is the capital of France?', sources: [], facts: [] },
  { question: 'Can you recommend a good dentist?', sources: [], facts: [] },
]
