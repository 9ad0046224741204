import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
L='/usr/share/fonts/truetype/liberation/'
pdfmetrics.registerFont(TTFont('LS',L+'LiberationSans-Regular.ttf')); pdfmetrics.registerFont(TTFont('LSB',L+'LiberationSans-Bold.ttf'))
random.seed(8031)
NAME='Calder_Wharf_RMC_PTB_M12.pdf'
# signed: + debit
A=[('0040','Furniture and Fixtures',486500),('0041','Furniture/Fixture Depreciation',-291900),
('1100','Service Charge Debtors',2718446),('1101','Debtors - Ground Rent',None and 0 or 37500),('1103','Prepayments - Insurance',1184262),('1105','Sundry Debtors',64890),
('1200','Bank Current Account',3120917),('1210','Reserve Fund Deposit A/c',14865033),('1211','Lift Replacement Deposit A/c',6104418),('1230','Petty Cash',7265),
('2100','Creditors Control Account',-948327),('2109','Accruals',-716040),('2110','Service Charges in Advance',-1932578),('2115','Contractor Retention',-212500),('2210','P.A.Y.E. - Head Porter',-61284),('2230','Pension Fund',-14110),('2320','Corporation Tax on Deposit Interest',-39862),
('3000','Ordinary Shares (96 @ £1)',-9600),('3100','General Reserve',-14211780),('3105','Lift Replacement Reserve',-5880000),('3200','Service Charge Fund b/f',None),
('4000','Service Charge - Schedule 1 (Estate)',-5846400),('4001','Service Charge - Schedule 2 (Residential)',-13392000),('4002','Service Charge - Schedule 3 (Car Park)',-1036800),('4010','Reserve Fund Contributions',-2880000),('4905','Sublet Registration Fees',-94500),('4906','Interest Received',-209314),('4908','Insurance Claim Receipts',-318275),
('5000','Buildings Insurance',3864150),('5001','Directors & Officers Insurance',48720),('5002','Terrorism Insurance',286344),('5100','Lift Maintenance Contract',518400),('5101','Lift Repairs',347185),('5102','Engineering Inspection',112640),('5200','Communal Cleaning',2046000),('5201','Window Cleaning',384000),('5202','Refuse and Bulk Collection',176850),('5300','Gardens and Grounds',612000),('5400','Electricity - Communal',2194736),('5401','Water - Communal',63418),('5410','Communal Boiler Gas',1827509),('5500','Fire Alarm and Emergency Lighting',421980),('5501','Dry Riser Testing',86400),('5502','Door Entry and CCTV',233560),('5600','General Repairs',1578233),('5601','Roof Repairs',692400),('5602','Drainage',158700),('5610','Pest Control',74880),
('7004','Wages - Head Porter',3126708),('7006','Employers N.I.',281544),('7502','Telephone and Broadband',91836),('7600','Legal and Professional Fees',264000),('7601','Audit and Accountancy Fees',225000),('7602','Health and Safety Assessments',108000),('7610','Managing Agent Fees',2534400),('7901','Bank Charges',14326),('8003','Depreciation',97300),('8205','Sundry Expenses',23114),('9999','Mispostings Account',0)]
s=sum(a[2] for a in A if a[2] is not None)
A=[(a,b,(-s if c is None else c)) for a,b,c in A]
c=canvas.Canvas(f'{R}/documents/{NAME}',pagesize=A4); W,H=A4
pg=[0]
def head():
    pg[0]+=1
    c.setFont('LSB',8.5); c.drawString(40,H-42,'Date:'); c.drawString(40,H-54,'Time:'); c.setFont('LS',8.5); c.drawString(72,H-42,'09/04/2025'); c.drawString(72,H-54,'16:41:23')
    c.setFont('LSB',11); c.drawCentredString(W/2,H-42,'Calder Wharf Residents Company Limited'); c.setFont('LSB',12); c.drawCentredString(W/2,H-58,'Period Trial Balance')
    c.setFont('LSB',8.5); c.drawString(W-95,H-42,'Page:'); c.setFont('LS',8.5); c.drawRightString(W-42,H-42,str(pg[0]))
    c.setFont('LSB',8.5); c.drawString(40,H-82,'To Period:'); c.setFont('LS',8.5); c.drawString(90,H-82,'Month 12, March 2025')
    c.setFont('LSB',9); c.drawString(40,H-106,'N/C'); c.drawString(92,H-106,'Name'); c.drawRightString(430,H-106,'Debit'); c.drawRightString(W-42,H-106,'Credit')
    c.setLineWidth(.8); c.line(40,H-111,W-42,H-111)
    return H-124
y=head(); rows=[]; td=tc=0
for code,nm,v in A:
    if v==0: continue
    if y<70: c.showPage(); y=head()
    c.setFont('LS',9); c.drawString(40,y,code); c.drawString(92,y,nm)
    r={"account":code,"name":nm}
    if v>0: c.drawRightString(430,y,m(v)); r['debit']=f(v); td+=v
    else: c.drawRightString(W-42,y,m(-v)); r['credit']=f(-v); tc-=v
    rows.append(r); y-=12.6
c.setLineWidth(.8); c.line(340,y+8,430,y+8); c.line(W-132,y+8,W-42,y+8)
c.setFont('LSB',9); c.drawRightString(320,y-4,'Totals:'); c.drawRightString(430,y-4,m(td)); c.drawRightString(W-42,y-4,m(tc))
for x0,x1 in((340,430),(W-132,W-42)): c.line(x0,y-8,x1,y-8); c.line(x0,y-10,x1,y-10)
c.save(); assert td==tc
save(NAME,'TB',['debit','credit'],rows,[{"label":"Totals:","debit":f(td),"credit":f(tc)}],'Sage 50 period trial balance, residents company, PDF',False)
