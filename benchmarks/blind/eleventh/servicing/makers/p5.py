# shopping centre with CAM pools across; Times, dotted leaders, wrapped captions
from core import *
from reportlab.pdfgen import canvas
R=random.Random(605); fn='Belhaven_Crossing_2024_pools.pdf'
cols=['Not Pooled / Owner','Pool A In-Line CAM','Pool B Anchor & Outparcel CAM','Pool C Food Pavilion','Total Center']
s=S('Statement of Revenue and Expense by Recovery Pool','Belhaven Crossing Shopping Center','2024-01-01','2024-12-31',cols,'OPERATING_STATEMENT')
def ln(label,vs,code=None):
    v=[None if x is None else float(round(x*R.uniform(.96,1.05))) for x in vs]; return s.line(label,v+[r2(sum(x for x in v if x is not None))],code)
N=None
s.head('REVENUE'); s.head('Rental revenue')
a=[ln('Minimum rent - in-line tenants',[1486200,N,N,N]),ln('Minimum rent - anchors and ground leases',[612400,N,N,N]),ln('Percentage rent (sales years ended Dec. 31, 2023)',[58210,N,N,N]),ln('Kiosk, cart and seasonal licenses',[71950,N,N,N])]
ra=s.tot('Total rental revenue',a)
s.head('Recoveries from tenants')
b=[ln('Common area maintenance - billed estimates',[N,318600,104200,61900]),ln('Common area maintenance - prior year true-up',[N,14120,-6310,2275]),ln('Real estate tax recoveries',[N,289400,171300,24800]),ln('Insurance recoveries',[N,52800,21600,5700]),ln('Marketing fund contributions',[N,36900,N,9400])]
rb=s.tot('Total recoveries',b)
o=ln('Interest, signage and other',[18340,N,N,N])
tr=s.tot('TOTAL REVENUE',[ra,rb,o],'TOTAL',key='total_income')
s.head('EXPENSES'); s.head('Common area maintenance')
c1=[ln('Parking lot sweeping and repairs',[N,48200,29900,N],'701'),ln('Landscaping and irrigation',[N,37600,22700,N],'704'),ln('Lighting and site electricity',[N,41800,19300,8850],'707'),ln('Security patrol',[N,67300,18900,10400],'710'),ln('Janitorial - pavilion, seating and restrooms',[N,N,N,38650],'713'),ln('Trash removal and compactor',[N,24900,N,14800],'716'),ln('Snow and ice control',[N,16800,11200,N],'719'),ln('Roof, canopy and facade repairs not charged to capital',[6420,28400,N,3150],'722'),ln('Fire and life safety monitoring',[N,9200,N,2150],'725'),ln('CAM administrative charge, 10% of pool',[N,27400,10200,7800],'728')]
tc=s.tot('Total common area maintenance',c1)
s.head('Taxes, insurance and marketing')
c2=[ln('Real estate taxes',[19800,301200,176400,25900],'740'),ln('Special assessment - road improvement district',[N,14250,8100,1175],'743'),ln('Property, flood and liability insurance',[4900,54700,22800,5950],'750'),ln('Marketing fund expenditures',[N,39800,N,10100],'760')]
t2=s.tot('Total taxes, insurance and marketing',c2)
s.head('Owner expenses')
c3=[ln('Management fee',[94600,N,N,N],'770'),ln('Special servicer and legal fees',[41280,N,N,N],'773'),ln('Vacant space utilities and upkeep',[17430,N,N,N],'776'),ln('Bad debt',[26900,N,N,N],'779'),ln('Professional fees and licenses',[13750,N,N,N],'782')]
t3=s.tot('Total owner expenses',c3)
te=s.tot('TOTAL EXPENSES',[tc,t2,t3],'TOTAL',key='total_operating_expenses')
no=s.tot('NET OPERATING INCOME (POOL DEFICIT)',[tr,(-1,te)],'TOTAL',key='noi')
W,H=612,792; c=canvas.Canvas(path(fn),pagesize=(W,H),invariant=1)
X=[278,352,426,492,570]
c.setFont('Times-Roman',9); c.drawString(42,H-40,'BELHAVEN CROSSING SHOPPING CENTER'); c.setFont('Times-BoldItalic',12); c.drawString(42,H-56,'Statement of Revenue and Expense by Recovery Pool'); c.setFont('Times-Roman',9); c.drawString(42,H-69,'Year ended December 31, 2024'); c.drawRightString(570,H-40,'Schedule 3'); 
y=H-92; c.setFont('Times-Italic',8); c.drawCentredString((300+492)/2,y,'Recoverable pools'); c.setLineWidth(.5); c.line(300,y-3,492,y-3)
c.setFont('Times-Bold',8)
for x,ls in zip(X,(('','Not Pooled','/ Owner'),('Pool A','In-Line','CAM'),('Pool B','Anchor &','Outparcel CAM'),('Pool C','Food','Pavilion'),('','Total','Center'))):
    for k,t in enumerate(ls): c.drawRightString(x,y-13-k*9,t)
c.line(42,y-35,570,y-35); y-=48
first=True
def wrap(t,w,f,sz):
    out=[];cur=''
    for q in t.split():
        if c.stringWidth((cur+' '+q).strip(),f,sz)>w: out.append(cur);cur=q
        else: cur=(cur+' '+q).strip()
    return out+[cur]
for r in s.rows:
    t=r['rowType']; f='Times-Bold' if t!='LINE' and r['label'].isupper() or t=='TOTAL' else('Times-Italic' if t=='HEADING' else 'Times-Roman'); sz=8.4
    if t=='HEADING': y-=2
    ind=0 if f=='Times-Bold' else(8 if t in('HEADING','SUBTOTAL') else 16)
    lab=(r['accountCode']+'  ' if r['accountCode'] else '')+r['label']
    L=wrap(lab,178-ind,f,sz); c.setFont(f,sz)
    for k,l in enumerate(L):
        c.drawString(42+ind+(6 if k else 0),y,l)
        if k<len(L)-1: y-=10
    if t!='HEADING':
        if t=='LINE':
            e=42+ind+(6 if len(L)>1 else 0)+c.stringWidth(L[-1],f,sz)+3
            while e<222: c.drawString(e,y,'.'); e+=4
        for x,v in zip(X,r['values']):
            if t!='LINE': c.line(x-56,y+8,x,y+8)
            q=('-' if v is None else par(v,0)); 
            if v is not None and (first or t=='TOTAL'): q='$ '+q if v>=0 else '$ '+q
            c.drawRightString(x+(2.8 if q.endswith(')') else 0),y,q)
            if t=='TOTAL': c.line(x-56,y-2.5,x,y-2.5); c.line(x-56,y-4,x,y-4)
        first=False
    y-=11.4 if t!='TOTAL' else 15
c.setFont('Times-Italic',7.5); y-=6
for l in('Pool C excludes the outdoor stage. See Schedule 4 for each tenant\'s share of','Pools A, B and C (gross leasable area in-line 118,204 sq. ft.; anchor and outparcel 96,550 sq. ft.; food pavilion 9,310 sq. ft.).'): c.drawString(42,y,l); y-=9
print('y',y); c.save(); save(fn,[s],'RETAIL','OPERATING_STATEMENT','shopping centre by CAM pool, dotted leaders, wrapped captions, three-line headers',False)
