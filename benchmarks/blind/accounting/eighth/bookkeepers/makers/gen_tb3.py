# Canadian housing co-op, text report in Courier, trailing minus
import random
from reportlab.lib.pagesizes import letter
from reportlab.pdfgen import canvas
from common import *
R=random.Random(777)
NAME='cedar_hollow_coop_GLTB.pdf'
p=lambda a,b:R.randint(a*100,b*100)
S=[('ASSETS','A',[('1010','PETTY CASH'),('1020','VANCITY CHEQUING - OPERATING'),('1030','VANCITY SAVINGS'),('1110','REPLACEMENT RESERVE INVESTMENTS CUCO'),('1120','SUBSIDY SURPLUS FUND TERM DEP'),('1210','MEMBER HOUSING CHARGES RECEIVABLE'),('1220','FORMER MEMBERS RECEIVABLE'),('1225','ALLOWANCE DOUBTFUL ACCOUNTS'),('1240','GST REBATE RECEIVABLE'),('1310','PREPAID INSURANCE'),('1320','PREPAID PROPERTY TAX'),('1510','LAND'),('1520','BUILDINGS'),('1525','ACCUM AMORTIZATION - BUILDINGS')]),
('LIABILITIES & MEMBER EQUITY','L',[('2010','ACCOUNTS PAYABLE'),('2020','ACCRUED LIABILITIES'),('2040','PREPAID HOUSING CHARGES'),('2110','CMHC MORTGAGE PAYABLE'),('2210','MEMBER SHARES'),('2310','REPLACEMENT RESERVE'),('2320','SUBSIDY SURPLUS RESERVE'),('3010','OPERATING SURPLUS')]),
('REVENUE','R',[('4010','GROSS HOUSING CHARGES'),('4015','VACANCY LOSS'),('4020','RENT SUPPLEMENT ASSISTANCE'),('4050','PARKING'),('4060','LAUNDRY'),('4090','INTEREST & SUNDRY')]),
('EXPENSES','E',[('5010','MORTGAGE INTEREST'),('5020','AMORTIZATION'),('5110','PROPERTY TAXES'),('5120','INSURANCE'),('5210','NATURAL GAS'),('5220','HYDRO - COMMON AREA'),('5230','WATER, SEWER & GARBAGE COLLECTION'),('5310','BUILDING MAINTENANCE'),('5320','GROUNDS'),('5330','ELEVATOR'),('5340','UNIT TURNOVER / PAINTING'),('5350','SNOW REMOVAL'),('5410','MANAGEMENT FEES'),('5420','AUDIT'),('5430','LEGAL - EVICTIONS'),('5440','OFFICE & PHONE'),('5450','MEMBER EDUCATION & CHF DUES'),('5460','BAD DEBTS'),('5510','ALLOCATION TO REPLACEMENT RESERVE')])]
op={'1010':30000,'1020':p(30000,60000),'1030':p(20000,40000),'1110':p(210000,260000),'1120':p(40000,60000),'1210':p(4000,8000),'1220':p(3000,6000),'1225':-p(2000,3000),'1240':p(500,1200),'1310':p(7000,12000),'1320':0,'1510':61500000,'1520':384200000,'1525':-p(1700000,1800000),'2010':-p(9000,16000),'2020':-p(4000,9000),'2040':-p(1200,4000),'2110':-p(900000,1000000),'2210':-p(90000,110000),'2310':-p(220000,260000),'2320':-p(40000,60000)}
op['3010']=-sum(op.values())
ch={'1020':p(2000,9000),'1030':p(300,900),'1110':p(12000,30000),'1120':p(700,1500),'1210':p(-1500,2500),'1220':p(-400,900),'1225':-p(300,900),'1240':p(-300,500),'1310':-p(5000,7000),'1320':p(9000,11000),'1525':-p(60000,64000),'2010':p(-3000,3000),'2020':p(1000,4000),'2040':p(-800,900),'2110':p(42000,47000),'2210':-p(500,2500),'2310':-4320000,'2320':-p(700,1500),
'4010':-p(358000,366000),'4015':p(2000,5000),'4020':-p(48000,60000),'4050':-p(7000,9000),'4060':-p(4000,5500),'4090':-p(900,2500),'5010':p(26000,29000),'5110':p(38000,43000),'5120':p(24000,28000),'5210':p(17000,23000),'5220':p(11000,14000),'5230':p(31000,36000),'5310':p(38000,52000),'5320':p(9000,14000),'5330':p(5000,7000),'5340':p(12000,19000),'5350':p(1000,3000),'5410':p(51000,53000),'5420':0,'5430':p(1500,4200),'5440':p(3000,5000),'5450':p(2800,4200),'5460':p(300,900),'5510':4320000}
ch['5020']=-ch['1525'];ch['1010']=0;ch['1510']=0;ch['1520']=0;ch['3010']=0
ch['1110']+=-sum(ch.values())
bud={'4010':-36450000,'4015':267800,'4020':-5400000,'4050':-810000,'4060':-472500,'4090':-112500,'5010':2775000,'5020':6150000,'5110':4050000,'5120':2610000,'5210':2100000,'5220':1237500,'5230':3375000,'5310':4125000,'5320':1125000,'5330':585000,'5340':1500000,'5350':300000,'5410':5220000,'5420':637500,'5430':225000,'5440':393800,'5450':337500,'5460':75000,'5510':4320000}
def f(v): return f'{abs(v)/100:,.2f}'+('-' if v<0 else ' ') if v else '.00 '
def line(a,n,v,keys): 
    s=f'{a:<6}{n[:28]:<28}'
    for k in keys: s+=f'{f(v[k]) if v.get(k) is not None else "":>17}'
    return s.rstrip('\n')
KEYS=['beginning','activity','ending','other:BUDGET YTD']
L=[];rows=[];tots=[];G=None
def head(pg): return ['CEDAR HOLLOW HOUSING CO-OPERATIVE                    GENERAL LEDGER                          PAGE %4d'%pg,
 'CHF-LEDGER 4.2                                       TRIAL BALANCE                        2025-10-09 16:41','ENTITY 01  FISCAL YEAR 2025  PERIODS 01 TO 09','',
 f'{"":<34}{"OPENING ":>17}{"NET ":>17}{"CLOSING ":>17}{"BUDGET ":>17}',f'{"ACCT":<6}{"ACCOUNT NAME":<28}{"BALANCE ":>17}{"CHANGE ":>17}{"BALANCE ":>17}{"YTD ":>17}','='*102]
g={k:0 for k in KEYS}
for sec,t,l in S:
    L.append(('  ** '+sec,'h'));st={k:0 for k in KEYS}
    for a,n in l:
        o=op.get(a,0);c=ch[a] if a in ch else 0
        v={'beginning':o,'activity':c,'ending':o+c}
        if t in 'RE': v['other:BUDGET YTD']=bud[a]
        L.append((line(a,n,v,KEYS),'r'))
        rows.append({'account':a,'name':n[:28].rstrip(),**{k:x/100 for k,x in v.items()}})
        for k,x in v.items(): st[k]+=x;g[k]+=x
    if t not in 'RE': del st['other:BUDGET YTD']
    L.append((' '*34+('%17s'%'------------- ')*len(st),'u'))
    lab='TOTAL '+sec
    L.append((line('',lab,st,KEYS),'t'));tots.append({'label':lab[:28].rstrip(),**{k:x/100 for k,x in st.items()}});L.append(('','b'))
L.append((' '*34+('%17s'%'============= ')*4,'u'))
L.append((line('','TRIAL BALANCE - DIFFERENCE',g,KEYS),'t'));tots.append({'label':'TRIAL BALANCE - DIFFERENCE',**{k:x/100 for k,x in g.items()}})
assert g['beginning']==g['activity']==g['ending']==0
L+= [('','b'),('   NOTE: CREDIT BALANCES ARE SHOWN WITH A TRAILING MINUS SIGN.  52 UNITS.','b'),('   *** END OF REPORT ***','b')]
cv=canvas.Canvas(doc(NAME),pagesize=letter);W,H=letter
per=44;pg=1;i=0
while i<len(L):
    cv.setFont('Courier',8.6);y=H-46
    for s in head(pg): cv.drawString(39,y,s);y-=11.6
    for s,_ in L[i:i+per]: cv.drawString(39,y,s);y-=11.6
    i+=per;pg+=1;cv.showPage()
cv.save();save(NAME,'TB',KEYS,rows,tots)
