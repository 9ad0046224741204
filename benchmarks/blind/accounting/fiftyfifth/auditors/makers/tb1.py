# condominium association, trial balance by fund, cloud ledger, PDF (reportlab canvas)
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
from common import *
R=random.Random(5511)
NAME='heron_pointe_tb_by_fund_dec24.pdf'
F={}   # fund -> ordered list of (acct,name)
F['10']=('Operating Fund',[
('1010','Operating Checking - Gulf Harbor Bank'),('1030','Operating Money Market - Gulf Harbor'),('1050','Petty Cash'),
('1200','Assessments Receivable'),('1205','Allowance for Doubtful Accounts'),('1215','Legal & Late Fees Receivable'),
('1300','Prepaid Insurance'),('1310','Prepaid Expenses - Other'),('1350','Utility Deposits'),
('2010','Accounts Payable'),('2020','Accrued Expenses'),('2050','Assessments Received in Advance'),('2060','Clubhouse Rental Deposits'),
('2100','Due to Reserve Fund'),('2200','Insurance Premium Note Payable'),('3000','Operating Fund Balance'),
('4010','Maintenance Assessments'),('4030','Late Fees & Interest'),('4040','Legal Fee Reimbursement'),('4050','Application & Screening Fees'),('4070','Key Fobs / Gate Remotes'),('4090','Interest Income - Operating'),
('5010','Management Fee'),('5020','Legal Fees'),('5030','Audit & Tax Preparation'),('5040','Bad Debt Expense'),('5050','Postage, Copies & Coupons'),('5060','Licenses & Corporate Filing'),
('5110','Insurance - Property & Windstorm'),('5115','Insurance - Flood'),('5120','Insurance - D&O / Fidelity'),
('5210','Electricity - Common Area'),('5220','Water & Sewer'),('5230','Trash Removal'),('5240','Bulk Cable & Internet'),
('5310','Landscape Contract'),('5320','Irrigation Repairs'),('5330','Pool Service & Supplies'),('5340','Elevator Contract'),('5350','Pest & Termite Control'),('5360','Janitorial'),('5370','Fire Alarm Monitoring & Test'),('5380','General Repairs & Maintenance'),('5390','Gate & Access System'),
('5910','Contribution to Reserves'),('5990','Income Taxes')])
F['20']=('Replacement Reserve Fund',[
('1110','Reserve Money Market - Gulf Harbor'),('1120','CD - First Bay Trust 4.15% 03/18/25'),('1125','CD - Inlet Savings 4.40% 09/02/25'),('1140','Due from Operating Fund'),('1150','Accrued Interest Receivable'),
('2310','Contract Liabilities - Reserves'),('3100','Reserve Fund Balance'),('4510','Reserve Assessments'),('4520','Interest Income - Reserves'),
('6010','Roofing'),('6020','Exterior Painting'),('6030','Paving & Striping'),('6040','Pool & Deck'),('6090','Bank & Investment Fees')])
F['30']=('2023 Special Assessment - Concrete Restoration',[
('1180','Special Assessment Checking'),('1220','Special Assessment Receivable'),('2325','Retainage Payable - Tidewater Restoration'),('2330','Deferred Special Assessment'),('2400','Line of Credit - Gulf Harbor Bank'),
('3200','Special Assessment Fund Balance'),('4610','Special Assessment Income'),('4620','Interest Income'),('6510','Concrete Restoration Contract'),('6520','Engineering & Inspection'),('6530','Line of Credit Interest')])
beg={};dr={};cr={}
def B(f,a,x): beg[f,a]=int(round(x*100))
def J(f,*ls):
    assert sum(int(round(x*100)) for _,x in ls)==0,ls
    for a,x in ls:
        c=int(round(x*100)); d=dr if c>0 else cr
        d[f,a]=d.get((f,a),0)+abs(c)
mon=58420.00
for a,x in [('1010',41287.63),('1030',88114.09),('1050',250),('1200',23846.17),('1205',-6500),('1215',4118.55),('1300',74216.40),('1310',1842.00),('1350',3275),('2010',-18604.22),('2020',-5150),('2050',-16932.80),('2060',-750),('2100',0),('2200',-58333.36),
 ('4010',-mon*11),('4030',-3412.50),('4040',-2860),('4050',-1950),('4070',-725),('4090',-2088.41),
 ('5010',2685*11),('5020',9874.5),('5030',6850),('5040',3300),('5050',2417.83),('5060',486.25),('5110',148220.6),('5115',31406.32),('5120',6204.11),
 ('5210',24518.77),('5220',71033.9),('5230',11825),('5240',62307.48),('5310',7150*11),('5320',3988.4),('5330',9460),('5340',8910),('5350',5214),('5360',13750),('5370',4122.6),('5380',28417.29),('5390',2190.65),('5910',14750*11),('5990',0)]: B('10',a,x)
for a,x in [('1110',196540.28),('1120',150000),('1125',125000),('1140',0),('1150',3318.72),('2310',-389214.66),('4510',-60840.34),('4520',-15602.18),('6010',18450),('6020',0),('6030',31690.34),('6040',10700),('6090',55)]: B('20',a,x)
for a,x in [('1180',61207.44),('1220',84150),('2325',-38416.25),('2330',-62800),('2400',-36000),('4610',-506400),('4620',-318.92),('6510',469325.5),('6520',33750),('6530',4602.78)]: B('30',a,x)
for f,e in [('10','3000'),('20','3100'),('30','3200')]:
    beg[f,e]=-sum(v for (g,a),v in beg.items() if g==f and a!=e)
# December
o='10'
J(o,('1200',mon),('4010',-mon)); J(o,('1200',375),('4030',-375)); J(o,('1215',640),('4040',-640)); J(o,('1010',56188.4),('1200',-54270.15),('1215',-418.25),('2050',-1500))
J(o,('2050',3180.6),('1200',-3180.6)); J(o,('1010',300),('4050',-300)); J(o,('1010',75),('4070',-75)); J(o,('1030',201.77),('4090',-201.77))
J(o,('5010',2685),('5020',1127.5),('5050',288.14),('5210',2296.08),('5220',6841.35),('5230',1075),('5240',5664.32),('5310',7150),('5320',412.9),('5330',860),('5340',810),('5350',474),('5360',1250),('5380',3918.46),('5390',185),('2010',-35037.75))
J(o,('2010',38911.06),('1010',-38911.06)); J(o,('5110',13474.6),('5115',2855.12),('5120',564.01),('1300',-16893.73)); J(o,('2200',14583.34),('1010',-14583.34))
J(o,('5370',374.78),('2020',-374.78)); J(o,('5040',300),('1205',-300)); J(o,('5910',14750),('2100',-14750)); J(o,('1030',0.0),('1010',0.0)); J(o,('5990',1240),('2020',-1240)); J(o,('2060',250),('1010',-250))
r='20'; J(r,('1140',14750),('2310',-14750)); J(r,('1110',418.66),('4520',-418.66)); J(r,('1150',976.41),('4520',-976.41)); J(r,('6040',2875),('1110',-2875)); J(r,('2310',2875),('4510',-2875)); J(r,('6090',5),('1110',-5))
s='30'; J(s,('1180',9350),('1220',-9350)); J(s,('6510',28640),('2325',-2864),('1180',-25776)); J(s,('2330',28640),('4610',-28640)); J(s,('6520',1875),('1180',-1875)); J(s,('6530',243.75),('1180',-243.75)); J(s,('1180',14.08),('4620',-14.08)); J(s,('2400',12000),('1180',-12000))
dr={k:v for k,v in dr.items() if v}; cr={k:v for k,v in cr.items() if v}
def fm(c,blank=False):
    if c is None: return ''
    return f'{abs(c)/100:,.2f}'+('-' if c<0 else '')
W,H=landscape(letter)
c=canvas.Canvas(doc(NAME),pagesize=(W,H)); c.setTitle('Trial Balance by Fund')
X=[430,508,586,664,748]; rows=[];totals=[]
PAGES=3; page=[0]; y=[0]
def newpage():
    if page[0]: c.showPage()
    page[0]+=1
    c.setFont('Times-Bold',13); c.drawString(44,H-42,'Heron Pointe Condominium Association, Inc.')
    c.setFont('Times-Roman',10); c.drawString(44,H-56,'Trial Balance by Fund'); c.drawString(44,H-69,'Period 12/2024   (12/01/2024 through 12/31/2024)')
    c.drawRightString(748,H-42,'Accrual basis'); c.drawRightString(748,H-56,'Run 01/21/2025 09:14 AM  user: kpruitt')
    c.setFillGray(.88); c.rect(40,H-97,712,18,stroke=0,fill=1); c.setFillGray(0)
    c.setFont('Times-Bold',9); c.drawString(46,H-91,'Acct'); c.drawString(92,H-91,'Description')
    for x,t in zip(X,['Beg Balance','Debits','Credits','Net Change','End Balance']): c.drawRightString(x,H-91,t)
    c.setFont('Times-Italic',8); c.drawString(44,26,'Heron Pointe COA  |  Unaudited - for management use'); c.drawRightString(748,26,f'Page {page[0]} of {PAGES}')
    y[0]=H-112
def line(vals,lab,acct='',bold=False,rule=False):
    if y[0]<48: newpage()
    c.setFont('Times-Bold' if bold else 'Times-Roman',9.5)
    if rule:
        for x in X: c.line(x-66,y[0]+9,x+2,y[0]+9)
    if acct: c.drawString(46,y[0],acct); c.drawString(92,y[0],lab)
    else: c.drawString(92,y[0],lab)
    for x,v in zip(X,vals): c.drawRightString(x,y[0],v)
    y[0]-=12.6
newpage(); G=[0]*5
for f,(fn,accs) in F.items():
    if y[0]<110: newpage()
    c.setFont('Times-Bold',10); c.drawString(44,y[0],f'Fund {f} - {fn}'); y[0]-=14
    T=[0]*5
    for a,n in accs:
        b=beg[f,a]; d=dr.get((f,a)); k=cr.get((f,a)); net=(d or 0)-(k or 0); e=b+net
        for i,v in enumerate([b,d or 0,k or 0,net,e]): T[i]+=v
        pd=d
        if (f,a)==('10','5220'): assert d==684135; pd=648135   # planted
        line([fm(b),fm(pd),fm(k),fm(net),fm(e)],n,a)
        row={'account':a,'name':n,'beginning':num(b)}
        if pd is not None: row['debit']=num(pd)
        if k is not None: row['credit']=num(k)
        row['activity']=num(net); row['ending']=num(e); rows.append(row)
    assert T[0]==0 and T[1]==T[2] and T[3]==0 and T[4]==0,(f,T)
    y[0]-=2; line([fm(v) for v in T],f'Total Fund {f}',bold=True,rule=True); y[0]-=10
    totals.append({'label':f'Total Fund {f}','beginning':num(T[0]),'debit':num(T[1]),'credit':num(T[2]),'activity':num(T[3]),'ending':num(T[4])})
    G=[g+t for g,t in zip(G,T)]
line([fm(v) for v in G],'Grand Total - All Funds',bold=True,rule=True)
totals.append({'label':'Grand Total - All Funds','beginning':num(G[0]),'debit':num(G[1]),'credit':num(G[2]),'activity':num(G[3]),'ending':num(G[4])})
c.save(); assert page[0]==PAGES,page
save(NAME,'TB','condo association trial balance by fund, cloud ledger, trailing minus',False,['beginning','debit','credit','activity','ending'],rows,totals,
 planted={"what":"Fund 10 account 5220 Water & Sewer: Debits printed 6,481.35 where the ledger has 6,841.35 (digits transposed); net change, ending balance and fund total are right","kind":"digit_changed"})
print(len(rows),{k:num(v) for k,v in beg.items() if k[1] in('3000','3100','3200')})
