import random
from decimal import Decimal as D
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4, landscape
from common import *
R=random.Random(75101)
NAME='WBC_HRA_GL_balances_P12.pdf'
# acct, short text (max 20), scale carryforward (signed, thousands), prev period turnover (signed, k), kind
L="""100010 Council dwellings|412600|0
100020 Acc depr dwellings|-38410|0
100030 Garages cost|6120|0
100040 Acc depr garages|-1744|0
100050 Shops and comm prem|9875|0
100060 Land HRA|5230|0
100070 Vehicles and plant|1466|84
100080 Acc depr veh & plant|-902|0
100090 Intang IT housing|618|40
100100 Acc amort IT|-311|0
100110 AUC new build Ph 2|7740|6120
100120 AUC decarbonisation|2190|1655
100130 AUC lifts sheltered|410|288
100200 Inv prop shops|4315|0
110010 Rent debtor current|2744|212
110020 Rent debtor former|1388|97
110030 Leaseholder S/C dbt|966|-118
110040 Leaseholder major wk|1712|204
110050 Garage rents debtor|61|7
110060 Comm rents debtor|238|-26
110070 HB/UC in transit|412|-35
110080 Court costs debtor|147|19
110090 Rechargeable repairs|208|31
110100 Sundry debtor AR rec|317|-44
110190 Prov bad debt rents|-1610|0
110195 Prov bad debt other|-284|0
120010 VAT input|186|22
120020 VAT output|-94|-12
120030 Prepayments|288|-190
120040 Accrued income|344|-344
120050 Stock stores depot|129|16
120060 Salary advances|4|1
130010 Bank HRA main|8122|-2260
130020 Bank rents collectn|1044|311
130030 Bank cheque clearing|-38|38
130040 Bank DD unpaid clrg|0|3
130050 Cash floats offices|2|0
130060 Short term dep MMF|14500|-3500
200010 Trade creditors|-2216|406
200020 GR/IR clearing|-488|61
200030 Retentions contract|-702|-212
200040 Accruals capital|-1290|1290
200050 Accruals revenue|-844|844
200060 Rent prepaid tenants|-931|-74
200070 Rent prepaid garages|-18|-2
200080 Leaseholder sinking|-1877|-166
200090 Tenant deposits|-64|-3
200100 PAYE NIC control|-119|-6
200110 Pension LGPS contr|-88|-4
200120 Union & other dedns|-2|0
200130 CIS tax creditor|-27|-5
200140 RTB receipts unappl|-420|-611
200150 Unidentified receipt|-73|-29
210010 PWLB loans > 1yr|-118500|0
210020 PWLB loans < 1yr|-6200|3100
210030 PWLB int accrued|-642|642
210040 Internal borrowing|-9800|0
220010 Grant unapplied HE|-3120|-1440
220020 S106 contributions|-1866|-250
220030 Grant SHDF wave 2|-905|-1180
230010 Net pension liab|-11260|0
230020 Prov disrepair clms|-388|42
230030 Prov restructuring|-95|95
300010 HRA balance|-9450|0
300020 Major repairs resv|-4210|-2600
300030 Cap receipts reserve|-3755|-980
300040 Revaluation reserve|-141200|0
300050 Cap adjust account|0|0
300060 Pension reserve|11260|0
300070 Earmarked res cyclic|-1500|0
300080 Accum absences acct|96|0
400010 Rents dwellings gen|0|-28740
400020 Rents sheltered|0|-4166
400030 Rents temp accom|0|-1288
400040 Rents afford rent|0|-2410
400050 Rents shared owners|0|-544
400060 Void loss dwellings|0|611
400070 Void loss sheltered|0|204
400080 Rents garages|0|-588
400090 Void loss garages|0|131
400100 Rents shops|0|-702
400110 Ground rents|0|-58
400120 Rents telecom masts|0|-94
410010 S/C heating|0|-877
410020 S/C caretaking|0|-640
410030 S/C grounds maint|0|-322
410040 S/C door entry|0|-71
410050 S/C leaseholders|0|-905
410060 S/C sheltered supprt|0|-488
410070 S/C TV aerial|0|-26
410080 Insurance leasehold|0|-214
420010 Court costs recvd|0|-66
420020 Rechg repairs income|0|-58
420030 Solar FIT income|0|-143
420040 Commission insurance|0|-12
420050 Laundry income|0|-19
420060 Interest on balances|0|-702
500010 Salaries basic|0|4210
500020 Salaries overtime|0|188
500030 Employers NIC|0|462
500040 Employers LGPS|0|811
500050 Agency staff|0|533
500060 Apprenticeship levy|0|21
500070 Training|0|47
500080 Travel and subsist|0|33
510010 Repairs responsive|0|5122
510020 Repairs voids|0|2166
510030 Repairs disrepair|0|744
510040 Gas servicing|0|918
510050 Electrical testing|0|403
510060 Asbestos surveys|0|166
510070 Damp and mould prog|0|588
510080 Fire risk works|0|712
510090 Lift maintenance|0|141
510100 Cyclical painting|0|655
510110 Legionella testing|0|62
510120 Aids & adaptations|0|389
510130 Estate roads & paths|0|118
520010 Electricity communal|0|694
520020 Gas communal|0|812
520030 Water rates communal|0|77
520040 Cleaning contract|0|466
520050 Grounds contract|0|351
520060 Council tax voids|0|233
520070 Insurance premium|0|1044
520080 Refuse bulky waste|0|96
520090 Pest control|0|44
530010 IT licences housing|0|388
530020 Legal fees|0|177
530030 Valuation fees|0|38
530040 External audit fee|0|71
530050 Bank charges|0|29
530060 Postage & printing|0|88
530070 Tenant participation|0|54
530080 Ombudsman compensatn|0|41
530090 Decant & disturbance|0|63
530100 Subscriptions|0|22
540010 Recharge corporate|0|1866
540020 Recharge call centre|0|402
540030 Recharge finance|0|318
550010 Depr dwellings|0|0
550020 Depr other assets|0|0
550030 Impairment|0|0
560010 Interest PWLB|0|3344
560020 Interest internal|0|0
560030 Debt mgmt expenses|0|36
570010 Bad debt contrib|0|0
580010 MRR transfer|0|2600
580020 Revenue contrib cap|0|0
590010 Suspense HRA|0|0"""
acc=[]
for l in L.split('\n'):
    a,cf,pv=l.split('|'); code,txt=a.split(' ',1)
    def j(k):
        k=int(k)
        return c(k*1000*(1+R.uniform(-.02,.02))+R.uniform(-499,499)) if k else D(0)
    d=dict(code=code,txt=txt[:20],cf=j(cf),pv=j(pv))
    acc.append(d)
by={d['code']:d for d in acc}
# exact dwellings round
by['210010']['cf']=D('-118500000.00'); by['210040']['cf']=D('-9800000.00'); by['300070']['cf']=D('-1500000.00'); by['130060']['cf']=D('14500000.00'); by['130060']['pv']=D('-3500000.00')
by['300060']['cf']=-by['230010']['cf']; by['580010']['pv']=-by['300020']['pv']; by['120040']['pv']=-by['120040']['cf']
for k in ('200040','200050','210030','230030'): by[k]['pv']=-by[k]['cf']
by['130050']['cf']=D('1850.00')
# reporting period (12-16): year end
for d in acc:
    code=d['code']; g=code[0]
    base=abs(d['pv']) or abs(d['cf'])
    dr=cr=D(0)
    if g in '45' and d['pv']:
        m=float(abs(d['pv']))/11
        amt=c(m*R.uniform(.85,1.35)); back=c(m*R.uniform(.01,.2)) if R.random()<.6 else D(0)
        if d['pv']<0: cr,dr=amt,back
        else: dr,cr=amt,back
    elif g in '12' and d['pv']:
        if R.random()<.9: dr=c(float(base)*R.uniform(.04,.35)); cr=c(float(base)*R.uniform(.04,.35))
    d['dr'],d['cr']=dr,cr
S=lambda k,dr,cr: by[k].update(dr=D(dr),cr=D(cr))
S('550010','9944120.00','0'); S('100020','0','9944120.00'); S('550020','402316.55','0'); S('100040','0','118204.00'); S('100080','0','205660.55'); S('100100','0','78452.00')
S('550030','1266000.00','0'); S('100010','16884350.00','1266000.00'); S('300040','2114000.00','16884350.00'); S('300050','3880450.12','0')
S('570010','388112.09','0'); S('110190','61204.33','412900.42'); S('110195','12416.00','38832.00')
S('580020','1450000.00','0'); S('300010','0','0'); S('230010','1844000.00','0'); S('300060','0','1844000.00'); S('560020','343000.00','0')
S('580010','0','0'); S('300080','4180.00','0'); S('590010','1248.60','1248.60')
# plugs
def tot(k): return sum(d[k] for d in acc)
by['300050']['cf']-=tot('cf'); 
by['130010']['pv']-=tot('pv')
df=tot('dr')-tot('cr')
if df>0: by['130010']['cr']+=df
else: by['130010']['dr']-=df
for d in acc: d['acc']=d['cf']+d['pv']+d['dr']-d['cr']
print(by['300050'],by['130010'])
assert tot('cf')==tot('pv')==tot('acc')==0 and tot('dr')==tot('cr')
def f(x):
    s=f'{abs(x):,.2f}'; return s+('-' if x<0 else ' ')
KEYS=['cf','pv','dr','cr','acc']
MON=['beginning','other:Balance, prev.periods','debit','credit','ending']
W=[19,19,19,19,19]
def line(pre,vals): return pre.ljust(51)+''.join(f(v).rjust(w) for v,w in zip(vals,W))
WID=51+sum(W)
rows=[];totals=[];body=[]
cls={'1':'Assets','2':'Liabilities','3':'Reserves','4':'Income','5':'Expenditure'}
cur=None
def sub(g):
    ds=[d for d in acc if d['code'][0]==g]; v=[sum(d[k] for d in ds) for k in KEYS]
    lab=f'Class {g} {cls[g]}'
    body.append('-'*WID); body.append(line(f'*   H100  {lab}'.ljust(41)+'GBP',v)); body.append('-'*WID)
    totals.append(dict(label='* H100 '+lab,**dict(zip(MON,v))))
R2=random.Random(3)
for d in acc:
    g=d['code'][0]
    if cur and g!=cur: sub(cur)
    cur=g
    v=[d[k] for k in KEYS]
    ba={'1':'0900','2':'0900','3':'0900'}.get(g) or ('0910' if d['code'][:3] in('400','410','510') else '0920')
    body.append(line('    H100  '+d['code'].ljust(9)+d['txt'].ljust(22)+'GBP  '+ba,v))
    rows.append(dict(account=d['code'],name=d['txt'],**dict(zip(MON,v))))
sub(cur)
v=[tot(k) for k in KEYS]
body.append(line('**  H100  Total per company code'.ljust(41)+'GBP',v)); body.append('-'*WID)
totals.append(dict(label='** H100 Total per company code',**dict(zip(MON,v))))
cv=canvas.Canvas(doc(NAME),pagesize=landscape(A4)); PW,PH=landscape(A4)
FS=7.9; LH=9.3; cw=FS*.6; x0=(PW-WID*cw)/2
per=48; pg=0; i=0
npg=-(-len(body)//per)
while i<len(body):
    pg+=1; cv.setFont('Courier',FS); y=PH-34
    def put(s,b=False):
        global y
        cv.setFont('Courier-Bold' if b else 'Courier',FS); cv.drawString(x0,y,s.rstrip()); y-=LH
    a='Wexcombe Borough Council'; m='G/L Account Balances'; z='Time 08:41:17     Date 09.04.2025'
    put(a.ljust(WID//2-len(m)//2)+m+z.rjust(WID-(WID//2-len(m)//2)-len(m)),False)
    a='Housing Revenue Account'; m='Ledger 0L   Company code currency'; z=f'RFSSLD00/PKELLAW  Page {pg:>8}'
    put(a.ljust(WID//2-len(m)//2)+m+z.rjust(WID-(WID//2-len(m)//2)-len(m)))
    put(''); put('Carryforward periods 00 - 00 2024    Reporting periods 12 - 16 2024    Previous periods 01 - 11 2024'); put('')
    put('-'*WID)
    h1=['Balance','Balance,','Debit','Credit','Accumulated']; h2=['Carryforward','prev.periods','rept.period','report per.','balance']
    put('    CoCd  G/L acct Short Text            Crcy BusA'.ljust(51)+''.join((h+' ').rjust(w) for h,w in zip(h1,W)))
    put(''.ljust(51)+''.join((h+' ').rjust(w) for h,w in zip(h2,W)))
    put('-'*WID)
    for s in body[i:i+per-1]: put(s)
    i+=per-1
    cv.showPage()
cv.save()
save(NAME,'TB','SAP RFSSLD00 G/L account balances spool, council HRA, trailing minus, class subtotals, monospace landscape',True,MON,rows,totals)
print(len(rows),pg)
