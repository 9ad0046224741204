import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4, landscape
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
L='/usr/share/fonts/truetype/liberation/'
pdfmetrics.registerFont(TTFont('N',L+'LiberationSansNarrow-Regular.ttf')); pdfmetrics.registerFont(TTFont('NB',L+'LiberationSansNarrow-Bold.ttf'))
random.seed(90210); ri=random.randint
NAME='QPM_TB_Grattan_Quay_P09.pdf'
com=[('1100','Debtors - Service Charge'),('1190','Unallocated Receipts'),('1210','Client Account AIB'),('1290','Deposit Account'),('2100','Trade Creditors'),('2150','Accruals'),('2180','Service Charge in Advance'),('2300','Sinking Fund'),('2390','Fund Surplus b/fwd')]
funds=[('EST','Estate Common',22,[('4010','Service Charge Income'),('4030','Interest Income')],[('5010','Security Guarding',18),('5020','CCTV & Access Control',5),('5110','Landscaping',6),('5120','Winter Gritting',1.5),('5130','Road & Paving Repairs',4),('5210','Estate Lighting Electricity',5),('5310','Refuse Compound',7),('5410','Public Liability Insurance',6),('5510','Estate Manager Salary',14),('5515','Employer PRSI',1.5),('5610','Management Fee',11),('5620','Audit Fee',1.8),('5630','Health & Safety Consultant',2)]),
('APA','Apartments - Block A (Mercer House)',84,[('4010','Service Charge Income'),('4020','Sinking Fund Levy'),('4040','Fob & Parking Permit Income')],[('5140','Common Area Cleaning',15),('5145','Window Cleaning',4),('5150','Lift Maintenance',6),('5155','Lift Telephone Lines',.6),('5160','Fire Alarm & Emergency Lighting',5),('5165','Dry Riser & Hydrants',.9),('5170','Mechanical & Electrical',8),('5210','Common Area Electricity',10),('5220','District Heating Gas',31),('5230','Water Charges',2),('5310','Waste Disposal',12),('5410','Block Insurance',38),('5420','Insurance Excess Claims',5),('5430','Insurance Reinstatement Valuation',.8),('5610','Management Fee',19),('5640','Legal Fees - Arrears',3)]),
('APB','Apartments - Block B (Tyrone House)',61,[('4010','Service Charge Income'),('4020','Sinking Fund Levy'),('4040','Fob & Parking Permit Income')],[('5140','Common Area Cleaning',11),('5145','Window Cleaning',3),('5150','Lift Maintenance',4.5),('5155','Lift Telephone Lines',.6),('5160','Fire Alarm & Emergency Lighting',4),('5170','Mechanical & Electrical',6),('5180','Roof & Gutter Repairs',5),('5210','Common Area Electricity',8),('5220','District Heating Gas',24),('5230','Water Charges',1.6),('5310','Waste Disposal',9),('5410','Block Insurance',29),('5420','Insurance Excess Claims',2.5),('5610','Management Fee',14),('5640','Legal Fees - Arrears',2)]),
('ARC','Grattan Arcade - Shops',33,[('4010','Service Charge Income'),('4025','Marketing Levy'),('4050','Mall Promotion & Barrow Income')],[('5015','Arcade Security',21),('5140','Arcade Cleaning',17),('5145','Glazed Roof Cleaning',5),('5151','Escalator Maintenance',7),('5160','Fire Alarm & Sprinklers',5),('5170','HVAC Maintenance',9),('5190','Pest Control',1.6),('5210','Arcade Electricity',19),('5310','Retail Waste',13),('5410','Insurance',16),('5520','Centre Manager',13),('5530','Marketing & Christmas Lights',12),('5610','Management Fee',12),('5650','Surveyor Fees - SC Apportionment',2.4)]),
('PBS','Student Rooms - Tyrone Hall',140,[('4110','Room Licence Fees'),('4120','Summer Lets'),('4130','Laundry & Vending Commission')],[('5140','Housekeeping',22),('5146','Linen & Changeover Cleans',6),('5170','Mechanical & Electrical',9),('5200','Furniture Replacement',7),('5210','Electricity',29),('5225','Gas',14),('5230','Water Charges',6),('5310','Waste Disposal',5),('5320','Broadband & Wi-Fi',11),('5410','Insurance',10),('5540','Hall Manager & Night Porters',44),('5550','Resident Assistants',8),('5560','Booking Portal Commission',5),('5610','Management Fee',21),('5660','Letting & Marketing',7)]),
('CPK','Basement Car Park',18,[('4210','Season Ticket Income'),('4220','Pay-on-Foot Income'),('4230','Clamping & Penalty Income')],[('5025','Barrier & Pay Station Maintenance',6),('5140','Deck Cleaning',4),('5175','Ventilation & CO Monitoring',4),('5210','Electricity',7),('5240','EV Charger Network Fees',2),('5410','Insurance',5),('5450','Commercial Rates',16),('5570','Car Park Attendants',19),('5580','Card Processing Fees',3),('5610','Management Fee',5)]),
('LLD','Landlord Rent Account',120,[('4310','Rent - Arcade Units'),('4320','Turnover Rent'),('4330','Licence Fees - Telecoms Mast')],[('5460','Void Rates',4),('5470','Void Service Charge',6),('5610','Rent Collection Fee',7),('5640','Legal Fees',5),('5670','Letting Agents Fees',8),('5680','VAT Irrecoverable',2),('5900','Distributions to Landlord',190)])]
def build(code,size,inc,exp):
    """returns list of (acct,name,open,dr,cr) balancing in every column pair"""
    E=[];Etot=Ectot=Eo=0
    for a,n,k in exp:
        ann=int(k*100000); o=int(ann*8/12*random.uniform(.8,1.2)); dr=int(ann/12*random.uniform(.6,1.4)) if random.random()<.82 else 0
        if k<2 and random.random()<.35: o=0; dr=ann
        cr=int(dr*random.uniform(.2,.6)) if dr and random.random()<.13 else 0
        E.append((a,n,o,dr,cr)); Etot+=dr; Ectot+=cr; Eo+=o
    ann=int(sum(k for _,_,k in exp)*100000*1.05); I=[];Itot=Io=0
    for j,(a,n) in enumerate(inc):
        sh=[.88,.09,.03][j] if len(inc)==3 else [.985,.015][j]
        o=-int(ann*sh*8/12*random.uniform(.95,1.05)); cr=int(ann*sh/12*random.uniform(.9,1.1)) if not(j==1 and random.random()<.4) else 0
        I.append((a,n,o,0,cr)); Itot+=cr; Io+=o
    R_=int(Itot*random.uniform(.75,1.1)); un=ri(20000,160000); P=int((Etot-Ectot)*random.uniform(.7,1.15)); adv=int(ann*.03*random.uniform(.5,1.5)); acc=int(ann*.025*random.uniform(.5,1.5)); rel=int(acc*random.uniform(.2,.7)); intr=ri(1500,9000)
    B={'1100':(int(ann*.11*random.uniform(.6,1.5)),Itot,R_),'1190':(-un,ri(0,1)*int(un*.4),ri(15000,90000)),'1210':(int(ann*.09*random.uniform(.7,1.8)),None,P),'1290':(int(ann*.35*random.uniform(.6,1.4))//100000*100000,0,0),
       '2100':(-int(ann*.05*random.uniform(.6,1.4)),P,Etot-Ectot),'2150':(-acc,rel,0),'2180':(-adv,0,int(adv*random.uniform(0,.4))),'2300':(-int(ann*.3*random.uniform(.7,1.2))//100000*100000,0,0)}
    # bank receipts = plug of the month
    dr=sum(v[1] or 0 for v in B.values())+Etot; cr=sum(v[2] for v in B.values())+Ectot+Itot
    B['1210']=(B['1210'][0],cr-dr,P)
    o=sum(v[0] for v in B.values())+Eo+Io; B['2390']=(-o,0,0)
    nm=dict(com)
    if code in('PBS',): nm['1100']='Debtors - Students'; nm['2180']='Licence Fees in Advance'; nm['2300']='Damage Deposits Held'
    if code=='CPK': nm['1100']='Debtors - Season Tickets'; nm['2180']='Season Tickets in Advance'; nm['2300']='Fob Deposits Held'
    if code=='LLD': nm['1100']='Debtors - Rent'; nm['2180']='Rent in Advance'; nm['2300']='Tenant Rent Deposits'; nm['2390']='Landlord Capital Account'
    return [(a,nm[a],*B[a]) for a,_ in com]+I+E
c=canvas.Canvas(f'{R}/documents/{NAME}',pagesize=landscape(A4)); W,H=landscape(A4); pg=0
X=[410,485,560,635,710,792]; K=['open_dr','open_cr','debit','credit','close_dr','close_cr']
TOTPG=7
def head():
    global pg; pg+=1
    c.setFont('NB',12); c.drawString(50,H-36,'Grattan Quay Management CLG & Associated Funds'); c.setFont('N',9); c.drawString(50,H-49,'Trial Balance by Fund     Year 2025  Period 09 (01/09/2025 - 30/09/2025)     Currency: EUR')
    c.drawRightString(792,H-36,'QPM  GL410-TB   user: MKEOGH'); c.drawRightString(792,H-49,'Run 07-Oct-2025 09:18')
    c.setFillGray(.86); c.rect(48,H-84,746,27,stroke=0,fill=1); c.setFillGray(0)
    c.setFont('NB',8.5)
    for i,t in enumerate(['Opening Balance','Period Movement','Closing Balance']):
        a=X[2*i]-55; b=X[2*i+1]; c.drawCentredString((a+b)/2,H-67,t); c.setLineWidth(.4); c.line(a,H-70,b,H-70)
    c.drawString(52,H-80,'Account'); c.drawString(112,H-80,'Description')
    for i,x in enumerate(X): c.drawRightString(x,H-80,'Dr' if i%2==0 else 'Cr')
    c.setFont('N',7.5); c.drawString(50,24,'Dublin branch - client accounting'); c.drawRightString(792,24,f'Page {pg}')
    return H-98
def cells(o,d,k):
    cl=o+d-k
    return [o if o>0 else None,-o if o<0 else None,d or None,k or None,cl if cl>0 else None,-cl if cl<0 else None]
y=head(); rows=[];totals=[];GT=[0]*6
for code,nm,size,inc,exp in funds:
    if y<110: c.showPage(); y=head()
    y-=4; c.setFont('NB',9.5); c.drawString(52,y,f'Fund {code}   {nm}'); y-=12.5; T=[0]*6
    for a,n,o,d,k in build(code,size,inc,exp):
        if y<62: c.showPage(); y=head(); c.setFont('NB',9.5); c.drawString(52,y,f'Fund {code}   {nm}  (continued)'); y-=12.5
        ac=f'{code}-{a}'; c.setFont('N',8.5); c.drawString(52,y,ac); c.drawString(112,y,n); row={"account":ac,"name":n}
        for i,v in enumerate(cells(o,d,k)):
            if v is None: continue
            assert v>0; c.drawRightString(X[i],y,m(v)); row[K[i]]=f(v); T[i]+=v
        if len(row)==2: continue
        rows.append(row); y-=11.2
    if y<62: c.showPage(); y=head()
    c.setLineWidth(.4); c.line(350,y+8,792,y+8); c.setFont('NB',8.5); lab=f'Total Fund {code}'; c.drawString(112,y-1,lab)
    for i in range(6): c.drawRightString(X[i],y-1,m(T[i])); GT[i]+=T[i]
    assert T[0]==T[1] and T[2]==T[3] and T[4]==T[5],(code,T)
    totals.append({"label":lab,**{K[i]:f(T[i]) for i in range(6)}}); y-=16
if y<80: c.showPage(); y=head()
y-=6; c.setLineWidth(1); c.line(50,y+11,792,y+11); c.setFont('NB',9); c.drawString(52,y,'Total All Funds')
for i in range(6): c.drawRightString(X[i],y,m(GT[i]))
c.line(50,y-5,792,y-5); totals.append({"label":"Total All Funds",**{K[i]:f(GT[i]) for i in range(6)}})
c.setFont('N',8); c.drawString(52,y-20,'** End of report - 7 funds selected, nil accounts suppressed **'); c.save()
save(NAME,'TB',K,rows,totals,'Qube-like ledger TB by fund, six columns, landscape PDF, several pages',True)
