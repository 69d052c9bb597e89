import { Floors, Mass, Windows } from './Mass.tsx'

export function OfficeTower() {
  return (
    <>
      <Mass x={60} ground={114} w={44} d={44} h={12} left={<Floors w={44} h={12} count={1} />} />
      <Mass
        x={60}
        ground={95}
        w={29}
        d={29}
        h={58}
        left={<Floors w={29} h={58} count={8} />}
        right={<Floors w={29} h={58} count={8} />}
      />
      <Mass x={60} ground={31} w={14} d={14} h={5} />
      <path className="signal" d="M49 47.4l11 6.4v5.6l-11-6.4z" />
    </>
  )
}

export function Campus() {
  return (
    <>
      <Mass
        x={82}
        ground={91}
        w={26}
        d={26}
        h={48}
        left={<Windows w={26} h={48} columns={3} rows={6} />}
        right={<Windows w={26} h={48} columns={3} rows={6} />}
      />
      <Mass x={62} ground={80} w={12} d={26} h={7} />
      <Mass
        x={39}
        ground={114}
        w={30}
        d={26}
        h={34}
        left={<Windows w={30} h={34} columns={3} rows={4} />}
        right={<Windows w={26} h={34} columns={3} rows={4} />}
      />
      <path className="signal" d="M69 53.3l8 4.6v5l-8-4.6z" />
    </>
  )
}

export function Shop() {
  return (
    <>
      <Mass
        x={60}
        ground={110}
        w={46}
        d={44}
        h={36}
        left={
          <>
            <path className="shade" d="M4 14h26v22H4zM33 14h9v22h-9z" />
            <path d="M17 14v22" />
          </>
        }
        right={<path className="lit" d="M6 5h32v9H6z" />}
      />
      <path className="lit" d="M19.5 62l44 25.4-8.5 9.8-44-25.4z" />
      <path
        className="signal"
        d="M26.8 66.2l7.4 4.3-8.5 9.8-7.4-4.3zM41.4 74.6l7.4 4.3-8.5 9.8-7.4-4.3zM56 83.1l7.4 4.3-8.5 9.8-7.4-4.3z"
      />
    </>
  )
}

export function Warehouse() {
  return (
    <>
      <Mass
        x={52}
        ground={108}
        w={62}
        d={38}
        h={27}
        left={
          <>
            <path className="shade" d="M5 9h13v18H5zM24.5 9h13v18h-13z" />
            <path className="lit" d="M44 9h13v18H44z" />
            <path d="M5 13.5h13M5 18h13M5 22.5h13M24.5 13.5h13M24.5 18h13M24.5 22.5h13" />
          </>
        }
        right={<path d="M8 0v27M16 0v27M24 0v27M32 0v27" />}
      />
      <path className="signal" d="M57.200 89.400l11.200 6.500v5.500l-11.200-6.500z" />
    </>
  )
}

export function Estate() {
  const tower = (x: number, ground: number, h: number) => (
    <Mass
      x={x}
      ground={ground}
      w={19}
      d={19}
      h={h}
      left={<Windows w={19} h={h} columns={2} rows={Math.round(h / 8)} />}
      right={<Windows w={19} h={h} columns={2} rows={Math.round(h / 8)} />}
    />
  )
  return (
    <>
      {tower(60, 84, 60)}
      {tower(32, 98, 64)}
      {tower(88, 98, 64)}
      {tower(60, 114, 68)}
      <path className="signal" d="M53 103.600l6 3.500v6.300l-6-3.500z" />
    </>
  )
}

export function CivicHall() {
  return (
    <>
      <Mass x={60} ground={114} w={56} d={46} h={6} />
      <Mass x={60} ground={105} w={49} d={39} h={4} />
      <Mass
        x={60}
        ground={98}
        w={42}
        d={32}
        h={28}
        left={
          <>
            <path className="shade" stroke="none" d="M0 7h42v21H0z" />
            <path className="lit" d="M2 7h4v21H2zM11 7h4v21h-4zM20 7h4v21h-4zM29 7h4v21h-4zM37 7h4v21h-4z" />
          </>
        }
        right={<Windows w={32} h={28} columns={3} rows={1} top={8} />}
      />
      <Mass x={60} ground={72} w={47} d={37} h={6} />
      <path d="M60 45V14" />
      <path className="signal" d="M60 14l17 5-17 6z" />
    </>
  )
}

export function Works() {
  const teeth = [0, 1, 2]
  return (
    <>
      <path className="mid" d="M84 62V18a5 2.500 0 0 1 10 0v48" />
      <ellipse className="lit" cx="89" cy="18" rx="5" ry="2.500" />
      <Mass
        x={56}
        ground={112}
        w={54}
        d={40}
        h={24}
        left={<Windows w={54} h={24} columns={6} rows={1} top={7} wall={0.3} />}
        right={<path className="shade" d="M12 8h16v16H12z" />}
      />
      {teeth.map((tooth) => (
        <g key={tooth} transform={`translate(${tooth * 15.6} ${tooth * 9})`}>
          <path className="shade" d="M71.600 50l-34.600 20V56l34.600-20z" transform="translate(-15.600 -9)" />
          <path className="lit" d="M56 27l15.600 23-34.600 20-15.600-23z" />
          <path className="mid" d="M21.400 47v14l15.600 9z" />
        </g>
      ))}
      <path className="signal" d="M84 40.500c3 1.700 7 1.700 10 0v5c-3 1.700-7 1.700-10 0z" />
    </>
  )
}

export function Skyline() {
  return (
    <>
      <Mass x={84} ground={84} w={18} d={18} h={46} left={<Floors w={18} h={46} count={6} />} />
      <Mass x={46} ground={84} w={16} d={16} h={58} left={<Windows w={16} h={58} columns={2} rows={7} />} />
      <Mass x={66} ground={104} w={20} d={18} h={30} left={<Windows w={20} h={30} columns={2} rows={4} />} />
      <Mass x={30} ground={104} w={24} d={20} h={16} left={<path className="shade" d="M4 6h6v10H4zM14 6h6v10h-6z" />} />
      <Mass x={92} ground={112} w={20} d={22} h={12} left={<path className="shade" d="M4 4h12v8H4z" />} />
    </>
  )
}
