# TB, UK Sage-like, opening / month / closing pairs, A4 landscape, Helvetica, wrapped names
import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4, landscape
from reportlab.pdfbase.pdfmetrics import stringWidth as sw
rnd=random.Random(SEED+2)
A=[('Fixed Assets',[('0010','Freehold Property - 14-22 Tannery Row, Shipley',1875000,0,0),('0011','Freehold Property Revaluation',310000,0,0),('0030','Office Equipment',4280,0,0),('0040','Furniture and Fixtures (furnished lets)',61340,1150,0),('0041','Furniture/Fixture Depreciation',-38770,0,511)]),
('Current Assets',[('1100','Debtors Control Account',48212,21970,17330),('1103','Prepayments',6114,0,0),('1104','Rent Deposits lodged with Deposit Protection Scheme',18950,0,1200),('1200','Bank Current Account',-12644,19410,'P'),('1205','LPA Receivers\' Client Account',0,16840,2210),('1230','Petty Cash',85,0,0)]),
('Current Liabilities',[('2100','Creditors Control Account',-39871,8120,11216),('2109','Accruals',-7450,1200,1850),('2110','Tenancy Deposits Held',-20150,1200,0),('2200','Sales Tax Control Account',0,0,1344),('2201','Purchase Tax Control Account',0,982,0),('2202','VAT Liability',-5218,0,0),('2210','P.A.Y.E.',-1984,1984,612),('2220','Net Wages',0,2418,2418)]),
('Long Term Liabilities',[('2300','Loans - Aldermoor Commercial Bank plc (1st charge)',-1640000,0,0),('2301','Directors Loan Account',-88500,0,0)]),
('Capital & Reserves',[('3000','Ordinary Shares',-100,0,0),('3101','Revaluation Reserve',-310000,0,0),('3200','Profit and Loss Account','PLUG',0,0)]),
('Income',[('4000','Rents Receivable - Residential (ASTs)',-88420,0,14420),('4001','Rents Receivable - Ground Floor Retail Units 1 to 4 (opted to tax)',-40320,0,6720),('4010','Service Charge Recoveries',-9860,240,830),('4900','Miscellaneous Income',-415,0,60)]),
('Property Costs',[('5000','Repairs and Maintenance',21744,3986,0),('5001','Lift Maintenance Contract',2880,480,0),('5010','Gas Safety and EICR Certificates',1945,0,0),('5100','Agents Commission - Pettifer Lang LLP',10630,1692,0),('5110','Void Council Tax',3372,618,104)]),
('Overheads',[('7000','Gross Wages',18060,3010,0),('7006','Employers N.I.',1476,246,0),('7100','Ground Rent',250,0,0),('7103','General Rates',1940,0,0),('7104','Premises Insurance',9116,0,0),('7200','Electricity - Landlords Supply',4418,731,0),('7600','Legal Fees',6720,2150,0),('7606','Receivers Remuneration',0,3500,0),('7900','Bank Interest Paid',54210,9107,0),('7901','Bank Charges',388,64,0),('8100','Bad Debt Write Off',3914,0,0),('9998','Suspense Account',0,715,90)])]
def j(v):
    return 0 if not v else (v*100 if v%100==0 else v*100+rnd.randint(0,99)*(1 if v>0 else -1))
rows=[];secs=[]
for s,acs in A:
    rs=[]
    for a,n,o,dr,cr in acs:
        r={'account':a,'name':n,'_o':0 if o=='PLUG' else j(o),'_p':o=='PLUG','d':j(dr),'c':None if cr=='P' else j(cr)}
        rs.append(r);rows.append(r)
    secs.append((s,rs))
for r in rows:
    if r['_p']: r['_o']=-sum(x['_o'] for x in rows)
b=[r for r in rows if r['c'] is None][0]; b['c']=0; b['c']=S(rows,'d')-S(rows,'c')
print('bank cr',b['c'])
for r in rows:
    o=r.pop('_o');r.pop('_p');d_=r.pop('d');c_=r.pop('c');e=o+d_-c_
    if o: r['open_dr' if o>0 else 'open_cr']=abs(o)
    if d_: r['debit']=d_
    if c_: r['credit']=c_
    if e: r['close_dr' if e>0 else 'close_cr']=abs(e)
    assert any(k in r for k in ('open_dr','open_cr','debit','credit')),r
    if r['account']=='3200': print(r)
K=['open_dr','open_cr','debit','credit','close_dr','close_cr']
tot=[{'label':'Totals:',**{k:S(rows,k) for k in K}}]
t=tot[0]; assert t['open_dr']==t['open_cr'] and t['debit']==t['credit'] and t['close_dr']==t['close_cr']
N='Brackenfell_Sage_TB_Period_9.pdf'
PW,PH=landscape(A4)
c=canvas.Canvas(D+N,pagesize=(PW,PH))
X=[292,368,462,538,640,728+34] # right edges
X=[330,414,508,592,690,780]
pn=0
def head():
    global pn,y
    pn+=1
    c.setFont('Helvetica',8); c.drawString(42,PH-36,'Date:  04/10/2023'); c.drawString(42,PH-47,'Time:  09:14:33')
    c.drawRightString(PW-42,PH-36,f'Page:  {pn}')
    c.setFont('Helvetica-Bold',12); c.drawCentredString(PW/2,PH-37,'Brackenfell Estates Limited (LPA Receivers appointed)')
    c.setFont('Helvetica-Bold',10); c.drawCentredString(PW/2,PH-52,'Period Trial Balance')
    c.setFont('Helvetica',8); c.drawString(42,PH-70,'To Period:   Month 9, September 2023'); c.drawRightString(PW-42,PH-70,'All values £ sterling')
    c.setFillGray(.88); c.rect(42,PH-106,PW-84,28,stroke=0,fill=1); c.setFillGray(0)
    c.setFont('Helvetica-Bold',8.5)
    for a,b_,t_ in ((X[0],X[1],'Brought Forward'),(X[2],X[3],'Month 9'),(X[4],X[5],'Balance c/f')):
        l=a-60; c.drawCentredString((l+b_)/2,PH-88,t_); c.setLineWidth(.4); c.line(l,PH-91,b_,PH-91)
    c.drawString(44,PH-101,'N/C'); c.drawString(84,PH-101,'Name')
    for i,x in enumerate(X): c.drawRightString(x,PH-101,('Debit','Credit')[i%2])
    y=PH-122
def wrap(t,w,f='Helvetica',s=8.5):
    o=[];l=''
    for q in t.split():
        if l and sw(l+' '+q,f,s)>w: o.append(l);l=q
        else: l=(l+' '+q).strip()
    return o+[l]
head()
for s,rs in secs:
    if y<90: c.showPage();head()
    c.setFont('Helvetica-BoldOblique',8.5); c.drawString(44,y,s); y-=13
    for r in rs:
        ls=wrap(r['name'],180)
        if y-10*len(ls)<50: c.showPage();head()
        c.setFont('Helvetica',8.5); c.drawString(44,y,r['account'])
        for k,x in zip(K,X):
            if k in r: c.drawRightString(x,y,fm(r[k]))
        for i,l in enumerate(ls): c.drawString(84,y-10*i,l)
        y-=10*len(ls)+3
    y-=5
if y<120: c.showPage();head()
c.setLineWidth(.8); c.line(270,y+6,X[-1]+2,y+6); y-=6
c.setFont('Helvetica-Bold',8.5); c.drawRightString(262,y,'Totals:')
for k,x in zip(K,X): c.drawRightString(x,y,fm(t[k]))
c.line(270,y-4,X[-1]+2,y-4); c.line(270,y-6,X[-1]+2,y-6); y-=26
c.setFont('Helvetica-Oblique',8)
for l in ('Note to file (JMP, 4 Oct): nominal 1205 opened on appointment 11 September 2023; all rents collected since are paid in there.',
          'Suspense 9998 is a standing order from an unidentified payer plus a bank charge query - see correspondence 27 Sept.'):
    c.drawString(44,y,l); y-=11
c.showPage();c.save()
save(N,'TB',K,rows,tot,cents=K,checks=[(0,range(len(rows)),K)])
