# MRI-like text print (Courier): page 1 comparative balance sheet, page 2 income statement. Planted: a total of the balance sheet does not tie.
import random; from common import *
from reportlab.pdfgen import canvas; from reportlab.lib.pagesizes import letter
R=random.Random(3403); NAME='mri_bs_is_pinecrest.pdf'
# income statement first (drawn), so current-year earnings tie
i=St(['m','y','p'],100)
def v(m,j=.06): b=m*100; return [round(b*(1+R.uniform(-j,j))),round(b*8*(1+R.uniform(-j/2,j/2))),round(b*7.75*(1+R.uniform(-j,j)))]
def L(c,l,m,j=.06,var=1): return i.l(l,v(m,j),c,2,var)
i.h('REVENUES',None)
a=[L('40100','APARTMENT RENTS',118600,.02),L('40150','SECTION 8 SUBSIDY',22450,.04),L('40300','VACANCY',-7100,.2),L('40350','CONCESSIONS',-900,.8)]
nr=i.t('NET APARTMENT RENT',a,lvl=1)
b=[L('41100','LAUNDRY',1180),L('41200','LATE CHARGES',860,.3),L('41300','NSF CHARGES',70,.5),L('41400','PARKING',2150),L('41900','INTEREST INCOME',215)]
ot=i.t('TOTAL OTHER REVENUE',b,lvl=1); TR=i.t('TOTAL REVENUES',[nr,ot],rt='TOTAL',key='total_income')
i.h('EXPENSES')
e=[L('51000','PAYROLL - OFFICE',9300),L('51100','PAYROLL - MAINTENANCE',11250),L('51500','PAYROLL TAXES & BENEFITS',4980),L('52000','ADMINISTRATIVE',2400,.3),L('52500','ADVERTISING',900,.4),L('53000','REPAIRS & MAINTENANCE',7700,.3),L('53500','TURNOVER',3900,.3),L('54000','ELECTRIC',2750,.2),L('54100','WATER & SEWER',8900),L('54200','GAS',1900,.4),L('55000','INSURANCE',6300,.02),L('56000','PROPERTY TAXES',12900,.02),L('57000','MANAGEMENT FEES',5400,.03)]
TE=i.t('TOTAL OPERATING EXPENSES',e,rt='TOTAL',key='total_operating_expenses'); N=i.t('NET OPERATING INCOME',[TR,TE],signs=[1,-1],rt='TOTAL',key='noi')
d=[L('71000','INTEREST - 1ST MORTGAGE',26400,.01),L('72000','DEPRECIATION',19850,.01),L('72500','AMORTIZATION - LOAN COSTS',610,0)]
X=i.t('TOTAL NON-OPERATING',d); NI=i.t('NET INCOME (LOSS)',[N,X],signs=[1,-1],rt='TOTAL',key='net_income')
s=St(['c','l'],100)
def B(c,l,x,yv):
    a=R.randint(0,99); b=a if x==yv else R.randint(0,99)
    return s.l(l,[round(x*100)+a,round(yv*100)+b],c,2)
s.h('ASSETS'); s.h('CURRENT ASSETS',lvl=1)
ca=[B('10100','CASH - OPERATING',184211,142870),B('10150','CASH - SECURITY DEPOSITS',71950,70425),B('10300','TENANT RECEIVABLES',21480,18866),B('10310','ALLOWANCE FOR BAD DEBT',-6501,-5901),B('10400','SUBSIDY RECEIVABLE',4415,3981),B('10500','PREPAID INSURANCE',25610,62900)]
ct=s.t('TOTAL CURRENT ASSETS',ca,lvl=1)
s.h('RESTRICTED DEPOSITS',lvl=1)
ra=[B('11100','ESCROW - TAXES & INSURANCE',96340,118455),B('11200','REPLACEMENT RESERVE',241877,212905)]; rt=s.t('TOTAL RESTRICTED DEPOSITS',ra,lvl=1)
s.h('FIXED ASSETS',lvl=1)
fa=[B('12100','LAND',1450000,1450000),B('12200','BUILDINGS',9184320,9184320),B('12300','FURNITURE & EQUIPMENT',612455,571880),B('12900','ACCUMULATED DEPRECIATION',-3411906,-3253090)]; ft=s.t('NET FIXED ASSETS',fa,lvl=1)
oa=B('13100','DEFERRED LOAN COSTS, NET',48910,53790)
TA=s.t('TOTAL ASSETS',[ct,rt,ft,oa],rt='TOTAL',key='total_assets')
s.h('LIABILITIES AND OWNERS\' EQUITY'); s.h('LIABILITIES',lvl=1)
li=[B('20100','ACCOUNTS PAYABLE',38902,51277),B('20200','ACCRUED PROPERTY TAXES',103200,154800),B('20300','ACCRUED INTEREST',26350,26810),B('20400','PREPAID RENTS',9145,7702),B('20500','SECURITY DEPOSITS HELD',70110,69300),B('21000','MORTGAGE PAYABLE - 1ST',6330417,6452260)]
TL=s.t('TOTAL LIABILITIES',li,lvl=1,rt='TOTAL',key='total_liabilities')
s.h("OWNERS' EQUITY",lvl=1)
cye=i.rows[NI]['v']['y']; pye=2114500
con=[250000000,250000000]; dis=[-84000000,-72000000]
ta=[s.rows[TA]['v'][k]-s.rows[TL]['v'][k] for k in('c','l')]
o1=s.l("PARTNERS' CONTRIBUTIONS",con,'30100',2); o2=s.l('DISTRIBUTIONS',dis,'30200',2)
o3=s.l('RETAINED EARNINGS',[ta[0]-con[0]-dis[0]-cye,ta[1]-con[1]-dis[1]-pye],'30300',2); o4=s.l('CURRENT YEAR EARNINGS',[cye,pye],'30900',2)
TQ=s.t("TOTAL OWNERS' EQUITY",[o1,o2,o3,o4],lvl=1,rt='TOTAL',key='total_equity')
s.t("TOTAL LIABILITIES AND OWNERS' EQUITY",[TL,TQ],rt='TOTAL')
# plant
s.rows[ct]['v']['c']+=900000
s.planted=dict(what='TOTAL CURRENT ASSETS, column 08/31/2025, is printed 9,000.00 too high; TOTAL ASSETS is right',kind='total_wrong')
s.derive('d',lambda r:r['v']['c']-r['v']['l'])
s.rows[ct]['v']['d']-=900000   # the change column keeps its true value
C=canvas.Canvas(doc(NAME),pagesize=letter)
def page(lines):
    C.setFont('Courier',8.6); y=760
    for t in lines: C.drawString(32,y,t); y-=10.6
    C.showPage()
def n(x): t=f"{abs(x)/100:,.2f}"; return t+('-' if x<0 else ' ')
def body(st,ks,w):
    o=[]
    for r in st.rows:
        lab=f"{r['code'] or '':<7}{'  '*max(0,r['lvl']-1)}{r['label']}"
        if r['v'] is None: o+=['',lab]; continue
        if r['rt']!='LINE': o.append(' '*44+''.join(' '*2+'-'*(w-3)+' ' for _ in ks))
        o.append(f"{lab:<44}"+''.join(f"{n(r['v'][k]):>{w}}" for k in ks))
        if r['rt']=='TOTAL': o.append(' '*44+''.join(' '*2+'='*(w-3)+' ' for _ in ks))
    return o
hd=lambda rep,p:[f"DATABASE: PRODMRI             {'HALVERSON RESIDENTIAL MGMT CO':^34}          PAGE: {p:>5}",f"ENTITY:   1187                {rep:^34}          DATE: 09/11/25",f"{'PINECREST VILLAGE APARTMENTS':>60}                    TIME: 14:22",f"REPORT:   {'MRI_BALSH' if p==1 else 'MRI_INCST'}           {'ACCRUAL BASIS':^34}",""]
page(hd('BALANCE SHEET',1)+[f"{'':44}{'CURRENT':>17}{'PRIOR YR-END':>17}{'':>17}",f"{'ACCT   DESCRIPTION':<44}{'08/31/2025 ':>17}{'12/31/2024 ':>17}{'CHANGE ':>17}",'='*95]+body(s,['c','l','d'],17))
page(hd('INCOME STATEMENT',2)+[f"{'':44}{'MONTH':>17}{'YEAR TO DATE':>17}{'PRIOR YTD':>17}",f"{'ACCT   DESCRIPTION':<44}{'08/2025 ':>17}{'08/2025 ':>17}{'08/2024 ':>17}",'='*95]+body(i,['m','y','p'],17))
C.save()
t1=s.truth('BALANCE SHEET','PINECREST VILLAGE APARTMENTS',None,'2025-08-31',[('c','CURRENT 08/31/2025'),('l','PRIOR YR-END 12/31/2024'),('d','CHANGE')],page=1)
t2=i.truth('INCOME STATEMENT','PINECREST VILLAGE APARTMENTS','2025-08-01','2025-08-31',[('m','MONTH 08/2025'),('y','YEAR TO DATE 08/2025'),('p','PRIOR YTD 08/2024')],page=2)
save(NAME,[t1,t2],'MULTIFAMILY','BALANCE_SHEET','MRI text print, Courier, balance sheet and income statement',['trailing minus signs','two statements in one PDF','planted wrong subtotal'])
