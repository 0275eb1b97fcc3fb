/** Names for the types of the server's own API description. */
import type { components, paths } from './schema'

type Sent = components['schemas']

/** What the server sends is complete: fields that are optional in requests are present. */
export type Told<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends (infer Each)[]
    ? Told<Each>[]
    : { [K in keyof T]-?: Told<Exclude<T[K], undefined>> }

type Schemas = { [K in keyof Sent]: Told<Sent[K]> }

export type GameInfo = Schemas['GameInfo']
export type SeatInfo = Schemas['SeatInfo']
export type Waited = Schemas['Waited']
export type NewGame = Sent['NewGame']
export type ClockRules = Sent['ClockRules']
export type Links = Schemas['Links']
export type Ordered = Schemas['Ordered']
export type Rematch = Schemas['Rematch']
export type Joined = Schemas['Joined']
export type Invitation = Schemas['Invitation']
export type Credentials = Schemas['Credentials']
export type DeviceCode = Schemas['DeviceCode']

export type View = Schemas['ShownView']
export type Journey = Schemas['Journey']
export type Voyage = Schemas['Voyage']
export type PlayerView = Schemas['PlayerView']
export type TradeView = Schemas['TradeView']
export type Offer = Schemas['Offer']
export type Look = Schemas['Look']
export type Asked = Schemas['Asked']
export type Background = Schemas['Background']
export type Known = Sent['Known']
export type Planned = Schemas['Planned']
export type Changes = Schemas['Changes']
export type Hand = Schemas['Hand']
export type Bargains = Schemas['Bargains']
export type Responses = Schemas['Responses']
export type Question = Schemas['Question']
export type Way = Schemas['Way']
export type Choice = Schemas['Choice']
export type Option = Schemas['Option']
export type Field = Way['fields'][number]
export type FieldOf<T extends Field['type']> = Extract<Field, { type: T }>
export type Action = Sent['Answering']['action']
export type ActionOf<T extends Action['type']> = Extract<Action, { type: T }>
export type Acknowledged = Schemas['Acknowledged']
export type Refused = Schemas['Refused']
export type WhyNot = Schemas['WhyNot']
export type Proposed = Schemas['Proposed']
export type Prospect = Schemas['Prospect']
export type Forecast = Schemas['Forecast']
export type Remark = Schemas['Remark']

export type Computer = Schemas['Computer']

export type Sentence = Schemas['Sentence']
export type Series = Schemas['Series']
export type Count = Schemas['Count']
export type Argument = Sentence['args'][string]
export type Thing = Exclude<Argument, string | number | Sentence | Series | Count>

export type Stream = Schemas['Stream']
export type Now = Schemas['Now']
export type StreamMessage = Stream['messages'][number] | Now
export type Happened = Extract<StreamMessage, { type: 'happened' }>
export type ChatSaid = Extract<StreamMessage, { type: 'chat' }>
export type TableChanged = Extract<StreamMessage, { type: 'table' }>
export type Event = Happened['events'][number]
export type Standing = Extract<Event, { type: 'game-over' }>['ranking'][number]
export type Digest = Schemas['Digest']
export type OrdersInfo = Schemas['OrdersInfo']
export type StandingOrders = Sent['StandingOrders']
export type Recap = Schemas['Recap']
export type RecapLine = Schemas['RecapLine']
export type Story = Schemas['Story']
export type Passage = Schemas['StoryPassage']
export type Line = Schemas['Line']
export type Track = Schemas['Track']
export type CardFacts = Schemas['CardFacts']
export type PlayerCards = Schemas['PlayerCards']
export type ToldDeals = Schemas['ToldDeals']
export type ChannelList = Schemas['ChannelList']
export type ChannelInfo = Schemas['ChannelInfo']
export type CodeOwner = Schemas['CodeOwner']
export type Device = Schemas['Device']
export type FormerSelf = Schemas['FormerSelf']
export type Moments = Schemas['Moments']
export type Moment = Schemas['Moment']
export type Scores = Schemas['Scores']
export type Retrospect = Schemas['Retrospect']
export type PhaseEnd = Schemas['PhaseEnd']
export type OwnLedger = Schemas['OwnLedger']
export type TradeLedger = Schemas['TradeLedger']

export type NeededFacts = Schemas['NeededFacts']
export type Needs = Schemas['Needs']
export type Settled = Schemas['Settled']
export type VerdictPart = Schemas['VerdictPart']
export type CalamityResult = Schemas['CalamityResult']
export type ChoiceLeft = Schemas['ChoiceLeft']
export type Progress = Schemas['Progress']
export type Score = Schemas['Score']

export type SeatOrder = Body<'/api/games/{game}/seats/{seat}', 'post'>
export type HostOrder = Body<'/api/games/{game}/host', 'post'>

type Body<P extends keyof paths, M extends keyof paths[P]> = paths[P][M] extends {
  requestBody: { content: { 'application/json': infer T } }
}
  ? T
  : never
