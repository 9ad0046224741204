# JD Edwards R10111-like balance sheet spool print, Courier, with asterisk-level totals, retail mall; PLANTED digit_changed
from common import *
from fpdf import FPDF
import datetime
rng=random.Random(5505); F='R10111A_BSHEET_00412_MALL.pdf'
s=S(2)  # this year, prior year end
def L(code,label,cur,pct=.06):
    c=int(round(cur*100))+(rng.randint(-9999,9999) if pct else 0) if cur else 0; p=int(c*(1+rng.uniform(-pct,pct))) if cur else 0
    if label[:4] in ('A/D ','A/A ','Mort','Curr') and cur: p=int(c*(1+(pct if label[0]=='M' else -pct)*rng.uniform(.6,1)))
    return s.l(label,[c,p],code=code,lvl=3)
def G(head,lines,tot,stars,lvl=2,key=None):
    s.h(head,lvl=lvl); it=[L(*q) for q in lines]; return s.t(tot,it,lvl=lvl,stars=stars,key=key)
s.h('ASSETS'); s.h('CURRENT ASSETS',lvl=1)
c1=G('CASH AND EQUIVALENTS',[('41200.1110.100','Cash - Operating Account',1284310.55,.4),('41200.1110.200','Cash - Lockbox / Clearing',88214.10,.6),('41200.1110.300','Cash - Security Deposit Tr',141650,.02),('41200.1110.400','Cash - Marketing Fund',96340.28,.3),('41200.1110.900','Petty Cash',750,0)],'TOTAL CASH AND EQUIVALENTS','*')
c2=G('RESTRICTED CASH',[('41200.1120.100','Escrow - Real Estate Taxes',912480.77,.2),('41200.1120.110','Escrow - Insurance',204118.4,.25),('41200.1120.200','Reserve - TI/LC Rollover',1876004.12,.2),('41200.1120.210','Reserve - Capital Repl.',433190.5,.15)],'TOTAL RESTRICTED CASH','*')
c3=G('RECEIVABLES',[('41200.1210.100','A/R - Tenants Billed',618204.93,.3),('41200.1210.110','A/R - Percentage Rent Accru',214600,.3),('41200.1210.120','A/R - CAM/Tax True-Up Accru',187330.6,.5),('41200.1210.190','Allowance for Doubtful Acct',-142500,.2),('41200.1230.100','Deferred Rent Recv (SL)',2415870.45,.08),('41200.1250.100','Due from Affiliate-Mgmt Co',34120.18,.9)],'TOTAL RECEIVABLES','*')
c4=G('PREPAIDS',[('41200.1310.100','Prepaid Insurance',166204.5,.1),('41200.1310.200','Prepaid Taxes & Licenses',48210,.4),('41200.1310.900','Prepaid Other',22914.36,.5)],'TOTAL PREPAIDS','*')
ca=s.t('TOTAL CURRENT ASSETS',[c1,c2,c3,c4],lvl=1,stars='**')
s.h('INVESTMENT PROPERTY',lvl=1)
p1=G('REAL ESTATE AT COST',[('41200.1510.100','Land',18750000,0),('41200.1520.100','Building & Structure',74318422.18,.0),('41200.1520.200','Building Improvements',9914206.44,.03),('41200.1530.100','Tenant Improvements',12406118.02,.05),('41200.1540.100','Parking Lot & Site Work',3841960.75,.01),('41200.1550.100','Furniture, Fixt & Equip',1108344.61,.04),('41200.1560.100','Vehicles',84210,0),('41200.1590.100','Construction in Progress',642880.09,.9)],'TOTAL REAL ESTATE AT COST','*')
p2=G('ACCUMULATED DEPRECIATION',[('41200.1620.100','A/D - Building',-21604118.9,.07),('41200.1620.200','A/D - Building Improvements',-3118420.22,.08),('41200.1630.100','A/D - Tenant Improvements',-6740182.16,.09),('41200.1640.100','A/D - Parking & Site',-1904663.3,.06),('41200.1650.100','A/D - FF&E / Vehicles',-702118.75,.1)],'TOTAL ACCUMULATED DEPRECIATION','*')
ip=s.t('NET INVESTMENT PROPERTY',[p1,p2],lvl=1,stars='**')
d1=G('DEFERRED COSTS',[('41200.1710.100','Leasing Commissions',3480224.1,.06),('41200.1710.190','A/A - Leasing Commissions',-1418336.84,.1),('41200.1720.100','Loan Costs',1212000,0),('41200.1720.190','A/A - Loan Costs',-606000,.12)],'NET DEFERRED COSTS','*')
ta=s.t('TOTAL ASSETS',[ca,ip,d1],lvl=0,stars='***',kind='TOTAL',key='total_assets')
s.h('LIABILITIES AND EQUITY'); s.h('LIABILITIES',lvl=1)
l1=G('CURRENT LIABILITIES',[('41200.2110.100','Accounts Payable - Trade',418220.63,.3),('41200.2110.200','Accounts Payable - Retention',64288,.6),('41200.2120.100','Accrued Expenses',231904.17,.3),('41200.2120.200','Accrued Real Estate Taxes',887140,.1),('41200.2120.300','Accrued Interest Payable',297416.67,.01),('41200.2130.100','Sales Tax Payable',9120.44,.3),('41200.2140.100','Prepaid Rents',286114.9,.4),('41200.2150.100','Gift Cards Outstanding',73480,.2)],'TOTAL CURRENT LIABILITIES','*')
l2=G('LONG TERM LIABILITIES',[('41200.2510.100','Mortgage Note A-1',61200000,.02),('41200.2510.200','Mortgage Note A-2 (Mezz)',9500000,0),('41200.2550.100','Tenant Security Deposits',139875,.02),('41200.2560.100','Due to Affiliate-Partner Ln',1250000,.2),('41200.2590.100','Below Market Lease Liab',1018330.2,.1)],'TOTAL LONG TERM LIABILITIES','*')
tl=s.t('TOTAL LIABILITIES',[l1,l2],lvl=1,stars='**',key='total_liabilities')
s.h("PARTNERS' EQUITY",lvl=1)
e=[L('41200.3110.100','Contributed Cap - Gen Partner',410000,0),L('41200.3110.200','Contributed Cap - Ltd Partner',38950000,0),L('41200.3120.100','Distributions',-16220000,.15),L('41200.3130.100','Retained Earnings - Prior',0),]
s.rows[e[3]]['v']=[0,0]
ni=s.l('Current Year Earnings',[int(1846220.31*100),int(2209318.77*100)],code='41200.3190.100',lvl=3); e.append(ni)
for c in (0,1):
    need=s.rows[ta]['v'][c]-s.rows[tl]['v'][c]-sum(s.rows[i]['v'][c] for i in e)
    s.rows[e[3]]['v'][c]=need
te=s.t("TOTAL PARTNERS' EQUITY",e,lvl=1,stars='**',key='total_equity')
le=s.t('TOTAL LIABILITIES AND EQUITY',[tl,te],lvl=0,stars='***',kind='TOTAL')
assert s.rows[le]['v']==s.rows[ta]['v']
# PLANT: one digit of 'Accrued Expenses' this year
pi=[i for i,r in enumerate(s.rows) if r['label']=='Accrued Expenses'][0]; old=s.rows[pi]['v'][0]
os_=list(str(old)); os_[1]=str((int(os_[1])+4)%10); s.rows[pi]['v'][0]=int(''.join(os_)); s.rows[pi]['keepchange']=old-s.rows[pi]['v'][1]
def getv(r):
    v=r['v']; return [v[0],v[1],r.get('keepchange',v[0]-v[1])]
cols=['Current Period Balance 10/31/25','Prior Year End Balance 12/31/24','Change']
def m(c): t='{:,.2f}'.format(abs(c)/100); return t+('-' if c<0 else ' ')
pdf=FPDF('L','mm','letter'); pdf.set_creation_date(datetime.datetime(2025,11,11,6,0)); pdf.set_auto_page_break(False); pdf.add_font('M','','/usr/share/fonts/truetype/liberation/LiberationMono-Regular.ttf')
pg=0
def head():
    global pg; pg+=1; pdf.add_page(); pdf.set_font('M','',8); y=10
    T=['R10111A                              Granite Peak Retail Partners, L.P.                          11/11/25   05:58:14','                                            Fashion Square at Millbrook                                  Page -   %4d'%pg,'                                            Comparative Balance Sheet','                                               As of  10/31/25   Ledger AA','','                                                Current Period        Prior Year End','     Description                                Balance               Balance                     Change         LD','                                                10/31/25              12/31/24','-'*119]
    for t in T: pdf.text(12,y,t); y+=3.9
    return y+1
y=head()
for r in s.rows:
    if y>200: y=head()
    lab='  '*r['lvl']+r['label']
    if r['v'] is None: 
        if r['lvl']<=1: y+=2.2
        pdf.text(12,y,lab); y+=3.9; continue
    if r['type']!='LINE':
        for k in range(3): pdf.text(12,y-1.6,' '*41+(('-' if r['lvl'] else '=')*19+'   ')*3)
        y+=1.8
    else: lab='  '*2+r['code']+' '+r['label'][:29] if False else '    '+r['label'][:29]
    g=getv(r); st_=r.get('stars','')
    line=lab.ljust(40)+' '+'   '.join(m(x).rjust(19) for x in g)+' '+(st_ if st_ else '')
    pdf.text(12,y,line)
    if r['type']=='LINE': pass
    y+=3.9
    if r['type']!='LINE': y+=1.2 if r['lvl'] else 3
pdf.text(12,y+4,' '*44+'*** End of Report ***'); pdf.output(os.path.join(DOCS,F))
for r in s.rows: r['code']=None
st=truth(s,'Comparative Balance Sheet','Fashion Square at Millbrook',None,'2025-10-31',cols,getv,page=1,planted={'what':'a digit of "Accrued Expenses" in the current-period column was changed (printed %s, true %s); the printed change and the total follow the true amount'%(num(s.rows[pi]['v'][0]),num(old)),'kind':'digit_changed'})
save(F,[st],dict(assetType='RETAIL',documentType='BALANCE_SHEET',author='controllers',style='JD Edwards spool print, fixed pitch, trailing minus, star levels, three-line header, header repeated',hard='trailing minus signs, dash rules as text, star level marks after the amounts, truncated descriptions, planted changed digit'))
