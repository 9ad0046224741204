# line-printer text in Courier, three statements of a mini storage in one PDF
from core import *
from reportlab.pdfgen import canvas
R=random.Random(603); fn='GL4410_ministor_083125.pdf'; PROP='LOCK-N-LEAVE MINI STORAGE #14'
def neg(v,w):  # trailing minus
    if v is None: return ' '*w
    return (f'{abs(v):,.2f}'+('-' if v<0 else ' ')).rjust(w)
def amt(base,vol=.08): return round(base*R.uniform(1-vol,1+vol),2)
BC=['THIS MONTH 08/31/25','LAST MONTH 07/31/25','NET CHANGE']
# income statement first (net income needed)
IC=['CURRENT MONTH','YEAR TO DATE','PRIOR YEAR TO DATE']
i=S('STATEMENT OF INCOME',PROP,'2025-08-01','2025-08-31',IC,'OPERATING_STATEMENT',page=3)
def il(code,label,base,sg=1,vol=.08,z=False): 
    return i.line(label,[0 if z else sg*amt(base,vol),sg*amt(base*7.9,vol),sg*amt(base*7.5,vol)],code)
i.head('RENTAL AND OTHER INCOME')
A=[il('4010-00','UNIT RENT - STANDARD',38420,1,.03),il('4020-00','UNIT RENT - CLIMATE CONTROLLED',21975,1,.03),il('4030-00','OUTSIDE PARKING - RV/BOAT',3640),il('4040-00','LATE CHARGES',1870,1,.2),il('4045-00','LIEN AND AUCTION FEES',420,1,.3,True),il('4050-00','ADMINISTRATION FEES',690,1,.2),il('4060-00','TENANT INSURANCE COMMISSIONS',2980),il('4070-00','LOCKS, BOXES AND SUPPLIES',515,1,.2),il('4090-00','DISCOUNTS ALLOWED',2260,-1,.2),il('4095-00','WRITE OFFS AND REFUNDS',940,-1,.2)]
it=i.tot('TOTAL INCOME',A,'TOTAL',key='total_income')
i.head('OPERATING EXPENSES')
B=[il('5010-00','MANAGER SALARIES',6950,1,.03),il('5020-00','RELIEF MANAGER',1280),il('5030-00','PAYROLL TAXES',770),il('5110-00','ADVERTISING - INTERNET',2140,1,.2),il('5120-00','CALL CENTER',385),il('5210-00','ELECTRICITY',2690,1,.2),il('5220-00','WATER AND SEWER',310),il('5230-00','REFUSE',265),il('5310-00','GATE AND SECURITY SYSTEM',590,1,.3),il('5320-00','REPAIRS - BUILDINGS AND DOORS',1720,1,.4),il('5330-00','PEST CONTROL',140),il('5340-00','SNOW REMOVAL',610,1,.3,True),il('5410-00','BANK AND CREDIT CARD FEES',1530),il('5420-00','OFFICE AND TELEPHONE',470),il('5510-00','PROPERTY TAXES',7116,1,.01),il('5520-00','PROPERTY INSURANCE',1894,1,.01),il('5610-00','MANAGEMENT FEES',4080,1,.02)]
et=i.tot('TOTAL OPERATING EXPENSES',B,'TOTAL',key='total_operating_expenses')
no=i.tot('NET OPERATING INCOME',[it,(-1,et)],'TOTAL',key='noi')
i.head('OTHER EXPENSES')
C=[il('6010-00','INTEREST ON MORTGAGE',14210,1,.01),il('6020-00','DEPRECIATION',6533,1,0),il('6030-00','RECEIVER EXPENSES',2500,1,.2)]
ot=i.tot('TOTAL OTHER EXPENSES',C)
ni=i.tot('NET INCOME',[no,(-1,ot)],'TOTAL',key='net_income')
NI=i.rows[ni]['values']; DEP=i.rows[C[1]]['values'][0]
# balance sheet
b=S('BALANCE SHEET',PROP,None,'2025-08-31',BC,'BALANCE_SHEET',page=1)
def bl(code,label,last,chg): last=r2(last); return b.line(label,[r2(last+chg),last,r2(chg)],code)
ch=lambda x: r2(R.uniform(-x,x))
dAR,dPI,dPT,dAP,dAE,dUR,dDEP,dNOTE,dCAP,dRES=ch(900),-1894.0,0.0,ch(2400),ch(500),ch(700),ch(150),-3871.44,4350.0,1250.0
dDIST=-9000.0
dCASH=r2(NI[0]+DEP-dAR-dPI-dPT+dAP+7116+dAE+dUR+dDEP+dNOTE-dCAP-dRES+dDIST)
d1=r2(dCASH-212.5)
b.head('ASSETS'); b.head('CURRENT ASSETS')
ca=[bl('1010-00','CASH - OPERATING ACCOUNT',41286.17,d1),bl('1015-00','CASH - RECEIVER TRUST ACCOUNT',25000.0,212.5),bl('1020-00','PETTY CASH',300.0,0),bl('1110-00','TENANT RECEIVABLES',8914.62,dAR),bl('1190-00','ALLOWANCE FOR DOUBTFUL ACCOUNTS',-2650.0,0),bl('1210-00','PREPAID INSURANCE',11364.0,dPI)]
cat=b.tot('TOTAL CURRENT ASSETS',ca)
b.head('PROPERTY AND EQUIPMENT')
fa=[bl('1510-00','LAND',684000,0),bl('1520-00','BUILDINGS',2351870,0),bl('1530-00','PAVING AND FENCING',218400,0),bl('1540-00','GATE EQUIPMENT AND CAMERAS',63912.4,dCAP),bl('1590-00','ACCUMULATED DEPRECIATION',-912620.5,-DEP)]
fat=b.tot('NET PROPERTY AND EQUIPMENT',fa)
b.head('OTHER ASSETS'); oa=[bl('1710-00','TAX AND REPLACEMENT RESERVES',31750,dRES)]
oat=b.tot('TOTAL OTHER ASSETS',oa)
ta=b.tot('TOTAL ASSETS',[cat,fat,oat],'TOTAL',key='total_assets')
b.head('LIABILITIES AND EQUITY'); b.head('CURRENT LIABILITIES')
cl=[bl('2010-00','ACCOUNTS PAYABLE',9127.85,dAP),bl('2110-00','ACCRUED PROPERTY TAXES',49812.0,7116),bl('2120-00','SALES TAX PAYABLE',1684.2,dAE),bl('2210-00','PREPAID RENT',13922.5,dUR),bl('2220-00','SECURITY DEPOSITS',4875,dDEP)]
clt=b.tot('TOTAL CURRENT LIABILITIES',cl)
b.head('LONG TERM LIABILITIES'); ll=[bl('2510-00','MORTGAGE NOTE PAYABLE',2247318.06,dNOTE)]
llt=b.tot('TOTAL LONG TERM LIABILITIES',ll)
tl=b.tot('TOTAL LIABILITIES',[clt,llt],'TOTAL',key='total_liabilities')
b.head('OWNERS EQUITY')
TA=b.rows[ta]['values'];TL=b.rows[tl]['values']; 
nily=r2(NI[1]-NI[0]); eq_last=r2(TA[1]-TL[1]); dist_last=-63000.0; cap=420000.0; re=r2(eq_last-cap-dist_last-nily)
eq=[bl('3010-00','PARTNERS CAPITAL CONTRIBUTED',cap,0),bl('3020-00','RETAINED EARNINGS',re,0),bl('3030-00','DISTRIBUTIONS',dist_last,dDIST),bl('3090-00','CURRENT YEAR NET INCOME',nily,NI[0])]
eqt=b.tot('TOTAL OWNERS EQUITY',eq,'TOTAL',key='total_equity')
tle=b.tot('TOTAL LIABILITIES AND EQUITY',[tl,eqt],'TOTAL')
assert all(abs(x-y)<.006 for x,y in zip(b.rows[tle]['values'],TA)),(b.rows[tle]['values'],TA)
# cash flow
f=S('STATEMENT OF CASH FLOWS',PROP,'2025-08-01','2025-08-31',['CURRENT MONTH','YEAR TO DATE'],'CASH_FLOW_STATEMENT',page=4)
fl=lambda l,m,y: f.line(l,[m,y])
f.head('CASH FLOW FROM OPERATIONS')
o=[fl('NET INCOME',NI[0],NI[1]),fl('DEPRECIATION',DEP,i.rows[C[1]]['values'][1]),fl('CHANGE IN TENANT RECEIVABLES',-dAR,ch(2500)),fl('CHANGE IN PREPAID INSURANCE',-dPI,-3788.0),fl('CHANGE IN ACCOUNTS PAYABLE',dAP,ch(4000)),fl('CHANGE IN ACCRUED TAXES',r2(7116+dAE),r2(12211.2+ch(900))),fl('CHANGE IN PREPAID RENT AND DEPOSITS',r2(dUR+dDEP),ch(1900))]
oo=f.tot('NET CASH FROM OPERATIONS',o)
f.head('CASH FLOW FROM INVESTING'); iv=[fl('GATE EQUIPMENT AND CAMERAS',-dCAP,-11840.0),fl('DEPOSITS TO RESERVES',-dRES,-10000.0)]
ii=f.tot('NET CASH USED IN INVESTING',iv)
f.head('CASH FLOW FROM FINANCING'); fi=[fl('MORTGAGE PRINCIPAL',dNOTE,-30412.67),fl('OWNER DISTRIBUTIONS',dDIST,-72000.0)]
gg=f.tot('NET CASH USED IN FINANCING',fi)
nc=f.tot('NET INCREASE (DECREASE) IN CASH',[oo,ii,gg],'TOTAL',key='net_cash_flow')
end=r2(sum(b.rows[x]['values'][0] for x in ca[:3])); N=f.rows[nc]['values']
assert abs(N[0]-dCASH)<.006
bg=fl('CASH AT BEGINNING OF PERIOD',end-N[0],end-N[1]); f.tot('CASH AT END OF PERIOD',[nc,bg],'TOTAL')
W,H=792,612; c=canvas.Canvas(path(fn),pagesize=(W,H),invariant=1)
pages=[]
def hd(title,sub,p):
    return ['RUN DATE 09/09/25  06:14'.ljust(44)+PROP.center(44)+f'PAGE {p:>4}'.rjust(30),'PROG GL4410'.ljust(44)+title.center(44)+'USER RCVR2'.rjust(30),' '*44+sub.center(44),'='*118]
def rows(st,lo,hi,w,lw=46,pct=None):
    out=[]
    for k in range(lo,hi):
        r=st.rows[k]; t=r['rowType']
        if t=='HEADING': out+=['',r['label']]; continue
        if t!='LINE': out.append(' '*(10+lw)+''.join(' '*(w-15)+'-'*14+' '+(' '*8 if pct else '') for _ in r['values']))
        lab=(r['accountCode'] or '').ljust(10) + (('  ' if t!='LINE' else '')+r['label']).ljust(lw)
        for q,v in enumerate(r['values']): lab+=neg(v,w)+(f'{v/pct[q]*100:7.1f} ' if pct else '')
        out.append(lab)
        if t=='TOTAL': out.append(' '*(10+lw)+''.join(' '*(w-15)+'='*14+' '+(' '*8 if pct else '') for _ in r['values']))
    return out
bh=['ACCOUNT   DESCRIPTION'.ljust(56)+'THIS MONTH '.rjust(20)+'LAST MONTH '.rjust(20)+'NET '.rjust(20),' '*56+'08/31/25 '.rjust(20)+'07/31/25 '.rjust(20)+'CHANGE '.rjust(20),'-'*118]
cut=ta+1
pages.append(hd('BALANCE SHEET','AS OF AUGUST 31, 2025',1)+bh+rows(b,0,cut,20)); pages.append(hd('BALANCE SHEET','AS OF AUGUST 31, 2025',2)+bh+rows(b,cut,len(b.rows),20))
ih=['ACCOUNT   DESCRIPTION'.ljust(46)+'CURRENT '.rjust(16)+'PCT '.rjust(8)+'YEAR '.rjust(16)+'PCT '.rjust(8)+'PRIOR YEAR '.rjust(16)+'PCT '.rjust(8),' '*46+'MONTH '.rjust(16)+' '*8+'TO DATE '.rjust(16)+' '*8+'TO DATE '.rjust(16),'-'*118]
pages.append(hd('STATEMENT OF INCOME','PERIOD 08/01/25 THRU 08/31/25',3)+ih+rows(i,0,len(i.rows),16,36,i.rows[it]['values']))
fh=[' '*56+'CURRENT MONTH '.rjust(24)+'YEAR TO DATE '.rjust(24),'-'*118]
pages.append(hd('STATEMENT OF CASH FLOWS','PERIOD 08/01/25 THRU 08/31/25',4)+fh+rows(f,0,len(f.rows),24)+['','*** END OF REPORT GL4410 ***'])
for p in pages:
    assert len(p)<=57,len(p); c.setFont('Courier',8.6 if len(p)<53 else 8.2); y=H-34
    for l in p: 
        assert len(l)<=118,l; c.drawString(60,y,l.rstrip()); y-=9.9
    c.showPage()
c.save(); save(fn,[b,i,f],'SELF_STORAGE','BALANCE_SHEET','Courier line-printer text, trailing minus, dashes and equal signs, three statements',True)
