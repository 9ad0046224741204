# DOS-style lineprinter trial balance, Courier on landscape letter
import json, random
from reportlab.pdfgen import canvas
R=random.Random(41701)
NAME='halvorsen_plaza_gl_tb_9706'
CH=[('CURRENT ASSETS',[
 ('1010-00','CASH - OPERATING FIRST NATL','cash'),('1015-00','CASH - MONEY MARKET',(84210.55,412.18,0)),
 ('1030-00','PETTY CASH',(250,0,0)),('1110-00','A/R - TENANTS',(18345.20,61880,59412.75)),
 ('1115-00','A/R - CAM RECONCILIATION 1996',(7120.44,0,2310)),('1190-00','ALLOWANCE FOR DOUBTFUL ACCTS',(-4200,0,350)),
 ('1210-00','PREPAID INSURANCE',(9166.69,0,1309.52)),('1220-00','PREPAID REAL ESTATE TAXES',(0,0,0)),
 ('1250-00','UTILITY DEPOSITS',(3150,0,0)),('1310-00','ESCROW - RE TAXES (LENDER)',(31402.12,5233.68,0))]),
('FIXED ASSETS',[
 ('1510-00','LAND',(612000,0,0)),('1520-00','BUILDING',(2846150,0,0)),('1525-00','ACCUM DEPR - BUILDING',(-731022.4,0,6081.52)),
 ('1540-00','TENANT IMPROVEMENTS',(214880.31,12450,0)),('1545-00','ACCUM AMORT - TENANT IMPROVEMENTS',(-96210.07,0,1790.66)),
 ('1560-00','PARKING LOT & PAVING',(48775,0,0)),('1565-00','ACCUM DEPR - PARKING',(-29265,0,270.97)),
 ('1610-00','DEFERRED LEASING COMMISSIONS',(52318.9,3240,0)),('1615-00','ACCUM AMORT - LEASING COMM',(-20114.36,0,871.98))]),
('LIABILITIES',[
 ('2010-00','ACCOUNTS PAYABLE - TRADE',(-14882.61,24310.05,22918.47)),('2050-00','ACCRUED REAL ESTATE TAXES',(-26168.4,0,5233.68)),
 ('2060-00','ACCRUED INTEREST',(-15480.12,15480.12,15421.9)),('2110-00','TENANT SECURITY DEPOSITS',(-41260,1200,2875)),
 ('2150-00','PREPAID RENT',(-3905.5,3905.5,2110)),('2510-00','MORTGAGE PAYABLE - GT LAKES LIFE',(-2063016.55,7762.42,0)),
 ('2520-00','NOTE PAYABLE - PARTNERS',(-75000,0,0))]),
("PARTNERS' CAPITAL",[
 ('3010-00','CAPITAL - G. HALVORSEN (GP)','plug'),('3020-00','CAPITAL - LIMITED PARTNERS',(-610000,0,0)),
 ('3050-00','DISTRIBUTIONS - CURRENT YEAR',(40000,10000,0))]),
('REVENUE',[
 ('4010-00','BASE RENT - RETAIL',(-214330,0,43210)),('4020-00','BASE RENT - OFFICE 2ND FLOOR',(-61250,0,12250)),
 ('4050-00','PERCENTAGE RENT',(-3812.66,0,0)),('4110-00','CAM RECOVERY',(-29100,0,5820)),('4120-00','RE TAX RECOVERY',(-23875,125,4775)),
 ('4210-00','LATE CHARGES',(-640,75,225)),('4290-00','INTEREST INCOME',(-1987.03,0,412.18)),('4310-00','SIGN & ANTENNA INCOME',(-2500,0,500))]),
('OPERATING EXPENSES',[
 ('5010-00','MANAGEMENT FEES',(13420.11,2671.2,0)),('5030-00','ON-SITE SALARIES',(15550,3110,0)),('5040-00','PAYROLL TAXES & BENEFITS',(2643.5,528.7,0)),
 ('5110-00','ELECTRIC - COMMON AREA',(6122.87,1184.33,0)),('5120-00','GAS',(3408.19,214.6,0)),('5130-00','WATER & SEWER',(1904.4,388.15,42.1)),
 ('5210-00','LANDSCAPING',(2200,1100,0)),('5220-00','SNOW REMOVAL',(7865,0,0)),('5230-00','PARKING LOT SWEEPING',(1625,325,0)),
 ('5240-00','HVAC REPAIR & MAINTENANCE',(2981.22,1460.75,0)),('5250-00','ROOF REPAIRS',(890,0,890)),('5310-00','TRASH REMOVAL',(2475,495,0)),
 ('5410-00','INSURANCE',(6547.6,1309.52,0)),('5420-00','REAL ESTATE TAXES',(26168.4,5233.68,0)),('5510-00','LEGAL & ACCOUNTING',(4150,650,0)),
 ('5590-00','BANK CHARGES',(61.4,14.25,0))]),
('OTHER EXPENSES',[
 ('6010-00','INTEREST - MORTGAGE',(77610.34,15421.9,0)),('6110-00','DEPRECIATION',(31762.45,6352.49,0)),('6120-00','AMORTIZATION',(13313.2,2662.64,0)),
 ('6150-00','BAD DEBT EXPENSE',(1750,350,0))])]
allr=[a[2] for s in CH for a in s[1] if isinstance(a[2],tuple)]
D=sum(x[1] for x in allr); C=sum(x[2] for x in allr)
cashd=70118.41; cash=(38114.09,cashd,round(D+cashd-C,2)); assert cash[2]>0
plug=(round(-(sum(x[0] for x in allr)+cash[0]),2),0,0)
cols=['beginning','debit','credit','activity','ending']
def z(v): return round(v,2)+0.0
def cr(v,blank=False):
    v=z(v)
    if v==0: return (' ' if blank else '.00  ').rjust(18)
    s=f'{abs(v):,.2f}'
    if s.startswith('0.'): s=s[1:]
    return (s+('CR' if v<0 else '  ')).rjust(18)
lines=[];rows=[];tots=[];G=[0]*5
for sec,acs in CH:
    lines.append(('h','  '+sec)); T=[0]*5
    for code,nm,v in acs:
        v={'cash':cash,'plug':plug}.get(v,v) if isinstance(v,str) else v
        o,d,c=v; vals=[z(o),d,c,z(d-c),z(o+d-c)]
        shown=nm[:28]
        lines.append(('r',f' {code:<9} {shown:<29}'+cr(o)+cr(d,True)+cr(c,True)+cr(d-c)+cr(o+d-c)))
        r={'account':code,'name':shown.strip()}
        for k,x in zip(cols,vals):
            if k in('debit','credit') and x==0: continue
            r[k]=x
        rows.append(r); T=[z(a+b) for a,b in zip(T,vals)]
    G=[z(a+b) for a,b in zip(G,T)]
    lab='TOTAL '+sec
    lines.append(('u',' '*41+('-'*14+'  ').rjust(18)*5))
    # debit and credit of a total always print
    lines.append(('t',f' {"":<9} {lab:<29}'+''.join(cr(x) for x in T)))
    lines.append(('b',''))
    tots.append(dict(label=lab,**dict(zip(cols,T))))
lines.append(('u',' '*41+('='*14+'  ').rjust(18)*5))
lines.append(('t',f' {"":<9} {"** ENTITY 0417 TOTALS **":<29}'+''.join(cr(x) for x in G)))
tots.append(dict(label='** ENTITY 0417 TOTALS **',**dict(zip(cols,G))))
assert G[0]==0 and G[4]==0 and G[1]==G[2]
c=canvas.Canvas(f'documents/{NAME}.pdf',pagesize=(792,612),invariant=1)
per=40; pages=[];cur=[]
for i,l in enumerate(lines):
    if len(cur)>=per and l[0] in('r','h'): pages.append(cur);cur=[]
    cur.append(l)
pages.append(cur)
for p,pg in enumerate(pages,1):
    y=578
    def w(s):
        global y
        c.drawString(40,y,s); y-=10.8
    c.setFont('Courier',8.6 if False else 8.4)
    w('RUN 07/09/97 14:22'+' '*30+'OKSTAD & BYRNE REALTY MANAGEMENT'+' '*37+f'PAGE {p:>4}')
    w('GL340R'+' '*42+'G E N E R A L   L E D G E R'+' '*34+'USER: MLB')
    w(' '*48+'TRIAL BALANCE - PERIOD 06/97')
    w('ENTITY 0417  HALVORSEN PLAZA ASSOCIATES L.P.'+' '*44+'BASIS: ACCRUAL   FISCAL YR 01-12')
    w('')
    w(' ACCOUNT                                        BALANCE        PERIOD            PERIOD            NET             ENDING')
    w(' NUMBER    DESCRIPTION                          FORWARD        DEBITS            CREDITS           CHANGE          BALANCE')
    w('-'*131)
    for k,l in pg: w(l)
    if p<len(pages): w(' '*50+'(CONTINUED ON NEXT PAGE)')
    else:
        w(''); w(' *** TRIAL BALANCE IS IN BALANCE ***     58 ACCOUNTS LISTED' if len(rows)==58 else f' *** TRIAL BALANCE IS IN BALANCE ***     {len(rows)} ACCOUNTS LISTED')
        w(' END OF REPORT')
    c.showPage()
c.save()
json.dump({'name':NAME+'.pdf','kind':'TB','planted':None,'money':cols,'rows':rows,'totals':tots},open(f'truth/{NAME}.json','w'),indent=1)
print(len(rows),len(pages))
