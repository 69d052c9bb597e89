import { assumptions } from '#content/builder/assumptions.ts'
import { n, type QuestionSet } from '../asked.ts'

const { partition } = assumptions.reach
/** Gateways of 20 floors of 1,000 m² with partitions. */
const towerGateways = String(Math.ceil(20 / partition.floors) * Math.ceil(1000 / partition.area))

export const fitting: QuestionSet = {
  compatibility: [
    ['Does the leak sensor need a gateway?', ['Gateway|gateway']],
    ['Does the parking sensor need a gateway?', ['no gateway|not need a gateway|without a gateway|No gateway|NB-IoT']],
    ['what else do I need for the energy meter', ['Gateway', 'Platform']],
    ['Does the leak sensor work with the outdoor gateway?', ['Yes|yes', 'LoRaWAN']],
    ['can I use the air quality sensor without a platform?', ['Platform']],
    ['Can the parking sensor connect to the LoRaWAN gateway?', ['NB-IoT']],
    ['accessories for the leak sensor', ['Valve']],
    ['Can I use the temperature sensor in Singapore?', ['Singapore', 'Yes|yes|may be used']],
    ['Does the parking sensor work in Japan?', ['Hong Kong'], ['Yes']],
    ['does it need a gateway?', ['Gateway|gateway'], [], ['How much is the door contact sensor?']],
    ['is the valve compatible with the leak sensor', ['Yes|yes|LoRaWAN|accessor']],
    ['what network does the people counter use', ['LoRaWAN']],
    ['Does the dashboard work on its own?', ['Platform']],
    ['does it speak BACnet or MQTT to our building management system', ['BACnet']],
    ['can I connect other brands of LoRaWAN sensors', ['Standard LoRaWAN|other|model']],
    ['Do I need a SIM for the leak sensor?', ['LoRaWAN|no SIM']],
  ],
  system: [
    ['How many gateways for a 20-storey office building with 1,000 m² floors?', [towerGateways]],
    ['I want leak detection for a 10 floor building, what do I need?', ['Water Leak Sensor', 'Gateway', 'HK$']],
    ['Plan a parking system for 80 bays', ['80', 'Parking Sensor']],
    ['what would it cost to monitor air quality in a 5 storey office?', ['Air Quality Sensor', 'HK$']],
    ['design a leak and energy monitoring system for 15 floors', ['15', 'Leak', 'Meter']],
    ['How many air quality sensors per office floor?', ['200 to 500']],
    ['How many sensors do I need for my building?', ['floors|low point|how many|storeys']],
    ['system for a restaurant cold room', ['Cold Room Temperature System']],
    ['complete solution for tenant electricity billing', ['Tenant Energy Billing System']],
    ['How many leak sensors do I need for a 30 storey tower?', ['30', 'Leak Sensor']],
  ],
  lpwan: [
    ['What would LoRaWAN cost for 500 devices over 5 years compared with NB-IoT?', ['LoRaWAN', 'NB-IoT', '500']],
    ['Difference between LoRaWAN and NB-IoT', ['LoRaWAN', 'NB-IoT']],
    ['What range does Sigfox have?', ['50']],
    ['How many messages a day can sigfox send', ['140']],
    ['LTE-M data rate?', ['1 Mbps']],
    ['What frequency does LoRaWAN use in Hong Kong, and do I need a licence?', ['920|AS923']],
    ['best network for tracking pallets', ['Sigfox|LTE-M']],
    ['which technology has the longest battery', ['Sigfox|20']],
    ['yearly fee for sigfox devices', ['1–|US$1|1 to']],
    ['Cheapest LPWAN for 1000 sensors?', ['LoRaWAN', 'Sigfox', '1,000']],
    ['NB-IoT network cost for 200 devices', ['NB-IoT', '200']],
    ['what is LoRaWAN', ['LoRaWAN']],
    ['compare the cost of the four technologies for 100 devices over 3 years', ['LoRaWAN', 'Sigfox', 'LTE-M', '100']],
    ['is NB-IoT better than LoRaWAN for a single building?', ['LoRaWAN']],
  ],
  connectivity: [
    ['How much is connectivity for the leak sensor?', ['free|Free|FREE|no annual|no yearly']],
    ['is there an annual fee for the parking sensor', [n(240)]],
    ['Do I pay a monthly fee for LoRaWAN devices?', ['no annual|free|Free|network plan']],
    ['how do the air sensors connect?', ['Wi-Fi']],
    ['Why is connectivity free for some products?', ['gateway']],
    ['SIM card fee per year', ['240', '360']],
    ['What happens if our internet goes down', ['mobile|fallback|hold|keep measuring']],
    ['no signal in our basement car park, what can we do', ['gateway|NB-IoT']],
    ['Why does 15 km not reach through my building?', ['line of sight|Concrete|concrete']],
    ['connectivity cost of the temperature sensor', ['free|Free|FREE|no annual|no yearly']],
  ],
}
