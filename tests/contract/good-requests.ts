import { contractRequests } from './good-requests-of-contracts.ts';
import { lotteryRequests } from './good-requests-of-lottery.ts';
import { noticeRequests } from './good-requests-of-notices.ts';
import { operatorRequests } from './good-requests-of-operators.ts';
import { playRequests } from './good-requests-of-play.ts';
import { rewardRequests } from './good-requests-of-rewards.ts';
import { teamRequests } from './good-requests-of-team.ts';

/** One request of each call that is answered by a value on the demo merchant; who sends it. */
export interface GoodRequest {
  request: Record<string, unknown>;
  /** `wordless` has no password; the others have what their calls are about. */
  as?:
    | 'member'
    | 'agent'
    | 'guarded'
    | 'alsoGuarded'
    | 'keyed'
    | 'wordless'
    | 'saver'
    | 'payingAgent'
    | 'sendingAgent'
    | 'papers'
    | 'papersToSubmit'
    | 'payer'
    | 'withdrawer'
    | 'contractAgent'
    | 'contractDownline'
    | 'contractAside'
    /** Owns an account that an agent opened. */
    | 'unconfirmed'
    | 'redeemer'
    | 'converter'
    /** An operator whose token is theirs to renew. */
    | 'renewer';
  /** Comes from the browser that somebody signed in elsewhere from. */
  isBound?: boolean;
}

/**
 * By the call's name. A call that is declared and not named here fails the contract's test; strings
 * in braces are filled in by what an earlier answer held.
 */
export const goodRequests: Readonly<Record<string, GoodRequest>> = {
  systemStatus: { request: { language: 'en' } },
  whitelabelMenu: { request: { language: 'es' } },
  domainRoute: { request: { language: 'es' } },
  helpCenter: { request: { language: 'ms' } },
  registerSetting: { request: {} },
  setLanguage: { request: { language: 'zh' } },
  verifyRepresentative: { request: { contact: '@someone_else' } },
  announcements: { request: { types: 'B,PL,PU', language: 'es' } },
  promotions: { request: { language: 'es' } },
  onePromotion: { request: { id: '{promotion}', language: 'es' } },
  promotionCategories: { request: { language: 'en' } },
  gameMenus: { request: { language: 'es' } },
  games: { request: { gameType: 'RNG', gameName: 'jaguar', pageSize: '5', language: 'es' } },
  gameAbout: { request: { nodeId: '{game}', language: 'ms' } },
  oneGame: { request: { nodeId: '{game}', language: 'zh' } },
  vendorLanes: { request: { language: 'es', rowSize: '4' } },
  hotGames: { request: { language: 'en' } },
  winnerBoard: { request: { language: 'es', limitNum: '5' } },
  favouriteIds: { request: {}, as: 'member' },
  favouriteList: { request: { language: 'es' }, as: 'member' },
  addFavourite: { request: { nodeId: '{game}' }, as: 'member' },
  removeFavourite: { request: { nodeId: '{game}' }, as: 'member' },
  recentList: { request: { language: 'es' }, as: 'member' },
  captcha: { request: {} },
  soundCaptcha: { request: {} },
  humanCheck: { request: { scene: 'login' } },
  memberInfo: { request: {}, as: 'member' },
  login: { request: { username: 'demo', password: '{password}', humanCheck: '{loginCheck}' } },
  sendProofCode: { request: { challengeId: '{smsChallenge}', way: 'sms' } },
  proveLogin: {
    request: { challengeId: '{nameChallenge}', way: 'payee-name', answer: 'luz prueba' },
  },
  smsWithoutLogin: {
    request: {
      mobileNum: '3001234567',
      countryDialingCode: '57',
      scene: 'password',
      humanCheck: '{smsCheck}',
    },
  },
  sendPhoneAuthCode: {
    request: { mobileNum: '3025556677', countryDialingCode: '57', humanCheck: '{phoneAuthCheck}' },
  },
  phoneAuthLogin: {
    request: { phoneSession: '{phoneSession}', verificationCode: '{phoneCode}' },
  },
  handOver: { request: { url: '{mirror}' }, as: 'member' },
  lookAtHandOver: { request: { code: '{lookCode}' } },
  takeHandOver: { request: { code: '{takeCode}' } },
  register: {
    request: {
      username: 'nuevaluz',
      password: 'tecolote37verde',
      confirmPassword: 'tecolote37verde',
      affiliateCode: 'FIESTA24',
      terms: true,
      humanCheck: '{registerCheck}',
    },
  },
  registerMobile: {
    request: {
      mobileNum: '3109876543',
      countryDialingCode: '57',
      verificationCode: '{registerCode}',
      password: 'tecolote37verde',
      confirmPassword: 'tecolote37verde',
      terms: true,
      humanCheck: '{registerMobileCheck}',
    },
  },
  smsRegister: {
    request: { mobileNo: '3012223344', countryDialingCode: '57', humanCheck: '{smsRegisterCheck}' },
  },
  affiliate: { request: { code: 'fiesta24' } },
  forgotByEmail: { request: { username: 'demo', email: 'demo@forgot.example' } },
  resetPassword: {
    request: {
      code: '{reset}',
      newPassword: 'guacamaya77roja',
      confirmNewPassword: 'guacamaya77roja',
    },
  },
  setPasswordByPhone: {
    request: {
      newPassword: 'guacamaya77roja',
      mobileNum: '3017654322',
      countryDialingCode: '57',
      verificationCode: '{passwordCode}',
    },
  },
  ownSessions: { request: {}, as: 'member' },
  forgetDevice: { request: { id: '{device}' }, as: 'member' },
  endSessions: { request: {}, as: 'agent' },
  authenticatorState: { request: {}, as: 'guarded' },
  beginAuthenticator: {
    request: { proof: { way: 'password', answer: '{password}' } },
    as: 'member',
  },
  confirmAuthenticator: { request: { code: '{authenticatorCode}' }, as: 'agent' },
  removeAuthenticator: {
    request: { proof: { way: 'recovery-code', answer: '{recoveryCode}' } },
    as: 'guarded',
  },
  renewRecoveryCodes: {
    request: { proof: { way: 'recovery-code', answer: '{otherRecoveryCode}' } },
    as: 'alsoGuarded',
  },
  ownPasskeys: { request: {}, as: 'member' },
  beginPasskey: { request: { proof: { way: 'password', answer: '{password}' } }, as: 'member' },
  addPasskey: { request: { made: '{madePasskey}' }, as: 'member' },
  removePasskey: {
    request: {
      id: '{passkeyToRemove}',
      proof: { way: 'recovery-code', answer: '{keyedRecoveryCode}' },
    },
    as: 'keyed',
  },
  beginPasskeyLogin: { request: {} },
  passkeyLogin: { request: { asserted: '{asserted}' } },
  beginSignIn: { request: { provider: 'facebook' } },
  takeSignIn: { request: { code: '{signInCode}' }, isBound: true },
  registerBySignIn: {
    request: {
      ticket: '{registerTicket}',
      username: 'nuevaface',
      terms: true,
      humanCheck: '{registerBySignInCheck}',
    },
    isBound: true,
  },
  beginPasskeyProof: { request: {}, as: 'agent' },
  provePasskey: { request: { asserted: '{assertedProof}' }, as: 'agent' },
  setFirstPassword: {
    request: {
      newPassword: 'guacamaya77roja',
      confirmNewPassword: 'guacamaya77roja',
      proof: { way: 'sms', answer: '{stepUpCode}' },
    },
    as: 'wordless',
  },
  ownSignIns: { request: {}, as: 'member' },
  beginLink: {
    request: { provider: 'facebook', proof: { way: 'password', answer: '{password}' } },
    as: 'member',
  },
  linkSignIn: { request: { ticket: '{linkTicket}' }, as: 'agent', isBound: true },
  unlinkSignIn: {
    request: { provider: 'google', proof: { way: 'password', answer: '{password}' } },
    as: 'member',
  },
  selfProofs: { request: {}, as: 'member' },
  sendSelfCode: { request: { way: 'email' }, as: 'member' },
  ownProfile: { request: {}, as: 'member' },
  changeProfile: {
    request: {
      nickname: 'Luz',
      nationality: 'CO',
      occupation: 'Panadera',
      proof: { way: 'password', answer: '{password}' },
    },
    as: 'member',
  },
  sendBindCode: { request: { kind: 'email', email: 'otra@play.example' }, as: 'member' },
  bindContact: {
    request: {
      kind: 'email',
      email: 'nueva@play.example',
      code: '{bindCode}',
      proof: { way: 'password', answer: '{password}' },
    },
    as: 'member',
  },
  setPaymentPassword: {
    request: {
      newPassword: '427193',
      confirmNewPassword: '427193',
      proof: { way: 'password', answer: '{password}' },
    },
    as: 'member',
  },
  ownIcon: { request: {}, as: 'member' },
  changeIcon: { request: { picture: '{icon}' }, as: 'member' },
  removeIcon: { request: {}, as: 'member' },
  freePlay: { request: { isAdult: true } },
  changePassword: {
    request: {
      oldPassword: '{password}',
      newPassword: 'guacamaya77roja',
      confirmNewPassword: 'guacamaya77roja',
    },
    as: 'agent',
  },
  completeFirstLogin: {
    request: {
      birthday: '1990-04-17',
      terms: true,
      oldPassword: '{password}',
      newPassword: 'guacamaya77roja',
      confirmNewPassword: 'guacamaya77roja',
    },
    as: 'unconfirmed',
  },
  ledgerDays: { request: { before: '2030-01-01' } },
  transferProof: { request: { transferId: '{transfer}' }, as: 'member' },
  ownProtection: { request: {}, as: 'member' },
  setLimits: {
    request: { limits: [{ kind: 'wager', period: 'day', amount: '900000000' }] },
    as: 'member',
  },
  confirmLimit: { request: { kind: 'wager', period: 'month' }, as: 'member' },
  chooseNoLimit: { request: {}, as: 'member' },
  beginBreak: { request: { kind: 'cool-off', hours: 24 }, as: 'guarded' },
  setRealityInterval: { request: { minutes: 90 }, as: 'member' },
  switchOffers: { request: { isOff: true }, as: 'member' },
  answerReality: { request: { answer: 'go-on' }, as: 'member' },
  sessionFacts: { request: {}, as: 'member' },
  protectionHistory: { request: {}, as: 'member' },
  ownKyc: { request: {}, as: 'member' },
  beginKyc: {
    request: {
      documentKind: 'passport',
      fullName: 'Ana Luz Prueba',
      idNumber: 'AB123456',
      birthday: '1990-02-28',
    },
    as: 'papers',
  },
  addKycPicture: { request: { picture: '{icon}', side: 'front' }, as: 'papers' },
  submitKyc: { request: {}, as: 'papersToSubmit' },
  logout: { request: {} },
  systemKeys: { request: {} },
  payoutAccounts: { request: {}, as: 'withdrawer' },
  addPayoutAccount: {
    request: {
      method: 'NEQUI',
      number: '300 123 4567',
      proof: { way: 'password', answer: '{password}' },
    },
    as: 'withdrawer',
  },
  removePayoutAccount: {
    request: { id: '{payoutRemoved}', proof: { way: 'password', answer: '{password}' } },
    as: 'withdrawer',
  },
  withdrawalTerms: { request: {}, as: 'withdrawer' },
  withdraw: {
    request: {
      requestId: '6f1b0c9e-6a52-4c55-9d2b-2f0a3a7f7c01',
      accountId: '{payoutAccount}',
      amount: '3000000',
      paymentPassword: '{paymentPassword}',
    },
    as: 'withdrawer',
  },
  withdrawals: { request: {}, as: 'withdrawer' },
  oneWithdrawal: { request: { id: '{withdrawalShown}' }, as: 'withdrawer' },
  confirmReceipt: { request: { id: '{withdrawalPaid}', received: 'all' }, as: 'withdrawer' },
  addReceiptProof: {
    request: { id: '{withdrawalDisputed}', picture: '{icon}' },
    as: 'withdrawer',
  },
  sendPart: {
    request: {
      requestId: '6f1b0c9e-6a52-4c55-9d2b-2f0a3a7f7c02',
      id: '{withdrawalApproved}',
      amount: '3000000',
      reference: 'BANK 2',
    },
  },
  payByProvider: {
    request: {
      requestId: '6f1b0c9e-6a52-4c55-9d2b-2f0a3a7f7c03',
      id: '{withdrawalToOrder}',
      amount: '1000000',
    },
  },
  payoutOrders: { request: { id: '{withdrawalToOrder}' } },
  closeOrder: { request: { order: '{payoutOrder}', reason: 'They know nothing of it.' } },
  settleDispute: {
    request: { id: '{withdrawalShown}', outcome: 'refund', reason: 'It came back.' },
  },
  receiptProof: { request: { id: '{withdrawalShown}', proof: '{receipt}' } },
  unmatchedTransfers: { request: {} },
  refuseDeposit: { request: { id: '{depositToRefuse}', reason: 'It never came.' } },
  takeOverRefund: { request: { id: '{depositToTakeOver}' } },
  markDepositRefunded: { request: { id: '{depositToRefund}', reference: 'BANK 9' } },
  depositMethods: { request: { language: 'es' }, as: 'payer' },
  beginDeposit: {
    request: { requestId: '{depositRequest}', method: 'transfer', amount: '5000000' },
    as: 'payer',
  },
  claimDeposit: {
    request: {
      requestId: '{claimRequest}',
      method: 'transfer',
      amount: '5000000',
      reference: 'NEQ 4471',
      paidOn: '{today}',
    },
    as: 'payer',
  },
  listDeposits: { request: { language: 'en' }, as: 'payer' },
  readDeposit: { request: { depositId: '{deposit}', language: 'en' }, as: 'payer' },
  cancelDeposit: { request: { depositId: '{depositToCancel}' }, as: 'payer' },
  proveDeposit: { request: { picture: '{icon}', depositId: '{deposit}' }, as: 'payer' },
  readDepositProof: { request: { depositId: '{deposit}', ordinal: '1' }, as: 'payer' },
  balance: { request: { language: 'es' }, as: 'saver' },
  consolidatedFunds: { request: {}, as: 'saver' },
  moveFunds: {
    request: {
      requestId: '0b0e6ad2-4e1c-4c0f-9d5a-6a1f0f6c2b11',
      vendor: 'PG',
      direction: 'in',
      amount: '5000',
    },
    as: 'saver',
  },
  bringHome: { request: { requestId: '0b0e6ad2-4e1c-4c0f-9d5a-6a1f0f6c2b12' }, as: 'saver' },
  readFollowing: { request: {}, as: 'saver' },
  chooseFollowing: { request: { isAutomatic: true }, as: 'saver' },
  enterVendor: {
    request: { requestId: '0b0e6ad2-4e1c-4c0f-9d5a-6a1f0f6c2b15', vendor: 'PG' },
    as: 'saver',
  },
  leaveVendor: { request: { vendor: 'PG' }, as: 'saver' },
  ownLine: { request: {}, as: 'payingAgent' },
  directDownlines: { request: { account: 'contract' }, as: 'payingAgent' },
  transferUpline: {
    request: {
      requestId: '0b0e6ad2-4e1c-4c0f-9d5a-6a1f0f6c2b13',
      amount: '700',
      paymentPassword: '427193',
    },
    as: 'payingAgent',
  },
  transferDownline: {
    request: {
      requestId: '0b0e6ad2-4e1c-4c0f-9d5a-6a1f0f6c2b14',
      account: 'contract-saver',
      amount: '700',
      paymentPassword: '427193',
    },
    as: 'sendingAgent',
  },
  ...noticeRequests,
  ...operatorRequests,
  ...playRequests,
  ...rewardRequests,
  ...lotteryRequests,
  ...teamRequests,
  ...contractRequests,
};
