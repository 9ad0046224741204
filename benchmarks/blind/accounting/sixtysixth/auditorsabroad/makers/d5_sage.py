from common import *
from reportlab.lib.pagesizes import A4, landscape
from reportlab.pdfgen import canvas
NAME='AgedDebtorsSummary_310325.pdf'
R=random.Random(55)
N=["Abbot & Thorne Solicitors LLP","Ainsdale Recruitment Ltd","Aldwick Architects","Belmont Insurance Brokers","Bramble Creative Ltd","Calder Valley Credit Union","Castlegate Dental Care","Clearwater Software Ltd","Coppergate Cafe","Dunmore Quantity Surveyors","Elmfield Financial Planning","Fenwick Lettings","Finch & Daughters Ltd","Garside Engineering Consultants","Greenhalgh Accountants LLP","Hallam Training Academy","Harper Physiotherapy","Ivory Press Publishing","Jubilee Home Care Ltd","Kestrel Telecoms plc","Lathom Marketing","Moorside Charity Trust","Northgate Telecom Masts (wayleave)","Northern Claims Bureau Ltd","Oakwell Wealth Management","Pennine Print & Copy","Quayside Gym Ltd","Ridgeway Planning Partnership","Salter IT Support","St Aidan's Nursery","Thackray Veterinary Ltd","Urban Roast Ltd","Vantage Data Systems","Wharfedale Mortgages","Yarrow Legal Costs Ltd"]
K=["other:Credit Limit","other:Turnover","total","other:Future","current","other:Period 1","other:Period 2","other:Period 3","other:Older"]
data=[];seen=set()
for n in N:
    w=''.join(ch for ch in n.upper() if ch.isalpha() )
    a=w[:6]+'01' if R.random()<.3 else w[:8]
    if a in seen:a=w[:6]+'02'
    seen.add(a)
    q=round(R.choice([1950,2400,3125,3750,4500,5625,7200,9000,11250,16500])*1.2,2);tv=round(q/1.2*4+R.uniform(0,3000),2)
    fu=cu=p1=p2=p3=ol=0.0;x=R.random()
    if x<.4: cu=q
    elif x<.55: cu=q;p1=round(R.uniform(80,900),2)
    elif x<.68: cu=q;p3=q if R.random()<.6 else round(q/2,2);p2=round(R.uniform(60,420),2)
    elif x<.76: cu=round(R.uniform(100,1500),2);ol=round(R.uniform(400,8000),2)
    elif x<.84: cu=-round(R.uniform(50,900),2)
    elif x<.92: p1=round(R.uniform(100,800),2);p2=-round(p1/3,2);cu=q
    else: cu=q;p3=q;ol=round(q*R.choice([1,1.5,2]),2)
    if R.random()<.12: fu=round(q/3,2)
    if n.startswith("Northgate"): tv,fu,cu,p1,p2,p3,ol=250.0,0.0,0.0,0.0,0.0,0.0,300.0
    lim=R.choice([0.0,5000.0,10000.0,10000.0,15000.0,25000.0])
    bal=round(fu+cu+p1+p2+p3+ol,2)
    data.append((a,n,[lim,tv,bal,fu,cu,p1,p2,p3,ol]))
data.sort(key=lambda d:d[0])
c=canvas.Canvas(doc(NAME),pagesize=landscape(A4));W,H=landscape(A4)
RX=[266,332,400,458,524,588,652,716,W-38]
f=lambda v:f'{v:,.2f}'
H1=['Credit Limit','Turnover','Balance','Future','Current','Period 1','Period 2','Period 3','Older']
pg=0
def head():
    global pg,y;pg+=1
    c.setFont('Helvetica',8);c.drawString(36,H-34,'Date:  04/04/2025');c.drawString(36,H-45,'Time:  16:22:51')
    c.setFont('Helvetica-Bold',12);c.drawCentredString(W/2,H-36,'Castlegate Business Centre Limited');c.setFont('Helvetica-Bold',10);c.drawCentredString(W/2,H-51,'Aged Debtors Analysis (Summary)')
    c.setFont('Helvetica',8);c.drawRightString(W-38,H-34,f'Page:  {pg}')
    y=H-72
    if pg==1:
        for l,m,r_,s in(('Report Date:','31/03/2025','Customer From:',''),('Include future transactions:','Yes','Customer To:','ZZZZZZZZ'),('Exclude later payments:','No','','')):
            c.setFont('Helvetica-Bold',8);c.drawString(36,y,l);c.drawString(600,y,r_);c.setFont('Helvetica',8);c.drawString(165,y,m);c.drawString(680,y,s);y-=11
        y-=5;c.setFont('Helvetica-Bold',8);c.drawString(36,y,'** NOTE: All report values are shown in Base Currency, unless otherwise indicated **');y-=18
    c.setFont('Helvetica-Bold',8);c.drawString(36,y,'A/C');c.drawString(92,y,'Name')
    for h,x in zip(H1,RX):
        c.drawRightString(x,y,h)
    c.setLineWidth(.4);c.line(36,y-3,W-38,y-3);y-=15
head();rows=[];T=[0]*9
for a,n,v in data:
    if y<60: c.showPage();head()
    c.setFont('Helvetica',8);c.drawString(36,y,a)
    s=n
    while c.stringWidth(s,'Helvetica',8)>122: s=s[:-1]
    c.drawString(92,y,s)
    for q,x in zip(v,RX): c.drawRightString(x,y,f(q))
    rows.append(dict(resident=a,name=s,**dict(zip(K,v))));T=[round(p+q,2) for p,q in zip(T,v)];y-=12.6
y-=2;c.setLineWidth(.4);c.line(RX[1]-48,y+10,W-38,y+10);c.setFont('Helvetica-Bold',8);c.drawString(RX[0]-40,y,'Totals:')
for q,x in list(zip(T,RX))[1:]: c.drawRightString(x,y,f(q))
c.line(RX[1]-48,y-3,W-38,y-3);c.line(RX[1]-48,y-5,W-38,y-5)
c.save()
save(NAME,'AR',K,rows,[dict(label='Totals:',**dict(list(zip(K,T))[1:]))],'Sage 50 UK Aged Debtors Analysis (Summary), landscape, credit limit and turnover columns, period buckets')
