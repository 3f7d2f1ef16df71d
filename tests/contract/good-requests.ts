/** One request of each call that is answered by a value on the demo merchant; who sends it. */
export interface GoodRequest {
  request: Record<string, unknown>;
  as?: 'member' | 'agent' | 'guarded' | 'alsoGuarded' | 'payer';
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
  oneGame: { request: { nodeId: '{game}', language: 'zh' } },
  vendorLanes: { request: { language: 'es', rowSize: '4' } },
  hotGames: { request: { language: 'en' } },
  winnerBoard: { request: { language: 'es', limitNum: '5' } },
  favouriteIds: { request: {}, as: 'member' },
  favouriteList: { request: { language: 'es' }, as: 'member' },
  addFavourite: { request: { nodeId: '{game}' }, as: 'member' },
  removeFavourite: { request: { nodeId: '{game}' }, as: 'member' },
  recentList: { request: { language: 'es' }, as: 'member' },
  operatorSelf: { request: {} },
  operatorAudit: { request: { subject: 'ana' } },
  captcha: { request: {} },
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
    request: { id: '{passkeyToRemove}', proof: { way: 'password', answer: '{password}' } },
    as: 'member',
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
  logout: { request: {} },
  systemKeys: { request: {} },
  payoutAccounts: { request: {}, as: 'payer' },
  addPayoutAccount: {
    request: {
      method: 'NEQUI',
      number: '300 123 4567',
      proof: { way: 'password', answer: '{password}' },
    },
    as: 'payer',
  },
  removePayoutAccount: {
    request: { id: '{payoutRemoved}', proof: { way: 'password', answer: '{password}' } },
    as: 'payer',
  },
  withdrawalTerms: { request: {}, as: 'payer' },
  withdraw: {
    request: {
      requestId: '6f1b0c9e-6a52-4c55-9d2b-2f0a3a7f7c01',
      accountId: '{payoutAccount}',
      amount: '3000000',
      paymentPassword: '{paymentPassword}',
    },
    as: 'payer',
  },
  withdrawals: { request: {}, as: 'payer' },
  oneWithdrawal: { request: { id: '{withdrawalShown}' }, as: 'payer' },
  confirmReceipt: { request: { id: '{withdrawalPaid}', received: 'all' }, as: 'payer' },
  addReceiptProof: {
    request: { id: '{withdrawalDisputed}', picture: '{icon}' },
    as: 'payer',
  },
  reviewList: { request: {} },
  payoutDetails: { request: { id: '{withdrawalApproved}' } },
  decideWithdrawal: { request: { id: '{withdrawalAsked}', decision: 'approve' } },
  sendPart: {
    request: {
      requestId: '6f1b0c9e-6a52-4c55-9d2b-2f0a3a7f7c02',
      id: '{withdrawalApproved}',
      amount: '3000000',
      reference: 'BANK 2',
    },
  },
  settleDispute: {
    request: { id: '{withdrawalShown}', outcome: 'refund', reason: 'It came back.' },
  },
  receiptProof: { request: { id: '{withdrawalShown}', proof: '{receipt}' } },
};
