from common import *
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib.pagesizes import legal,landscape
fn='Exhibit_D_Corbin_Tower_leases.pdf'; R=random.Random(404)
T_=["Ashgrove Title Agency, Inc.","Pinnacle Orthodontics PLLC","Weller, Dunn & Craft LLP","State Bureau of Licensure","Northfork Surveying Co.","Redstone Wealth Advisors LLC","Meridian Staffing Group","Cobalt Data Systems, Inc.","Hearthside Mortgage Corp.","Vandalia Insurance Brokers","Tri-County Hearing Center","Larchmont Architects P.C.","Keystone Court Reporters","Summit Behavioral Health","Orchard Street Capital","Lowell Engineering Assoc.","Blue Ridge Reinsurance Ltd.","The Fenwick Foundation","Parallel Learning Inc."]
s=PS('s',fontName='Helvetica',fontSize=7.5,leading=9)
H=[['Suite','Tenant','Rentable\nSq Ft','Lease Term','','Base Rent','','Monthly Additional Charges','','Total\nMonthly','Scheduled Increases','','Security\nDeposit'],['','','','Commence','Expire','Monthly','Annual','Opex Escal.','Electric','','Effective','Monthly Rent','']]
rows=[];t=[];ti=0;tot=[0]*7;vac=0
st=[('HELV',)]; sty=[]
for fl in (1,2,3,4,5,6):
    for k in range(4 if fl!=6 else 3):
        u='%d%02d'%(fl,(k+1)*10); sf=R.randint(900,5200); r0=len(t)+2
        if (fl,k) in ((2,1),(4,3),(5,0),(6,2)):
            vac+=1; t.append([u,'Vacant',m0(sf)]+['']*10); tot[0]+=sf; rows.append(dict(unit=u,area=sf,statusText='Vacant')); continue
        n=T_[ti]; ti+=1; b=dt.date(R.randint(2016,2023),R.randint(1,12),1); yrs=R.choice([5,7,10])
        while addm(b,yrs*12)<dt.date(2025,2,1): yrs+=5
        e=addm(b,yrs*12)-dt.timedelta(1); mr=r2(round(sf*R.choice([21.5,22,23.25,24,24.75])/12,2)); ox=r2(sf*R.choice([0,1.1,1.85,2.4])/12); el=r2(sf*2.75/12) if R.random()<.8 else 0
        dep=mr if R.random()<.7 else 0
        steps=[];d=b
        while d<=dt.date(2024,12,31): d=addm(d,12)
        m=mr
        while d<e and len(steps)<3: m=r2(m*1.03); steps.append((d,m)); d=addm(d,12)
        if R.random()<.25: steps=[]
        vals=(sf,mr,r2(mr*12),ox,el,r2(mr+ox+el),dep); tot=[x+y for x,y in zip(tot,vals)]
        t.append([u,Paragraph(n.replace('&','&amp;'),s),m0(sf),b.strftime('%m/%d/%Y'),e.strftime('%m/%d/%Y'),m2(mr),m2(mr*12),m2(ox) if ox else '-',m2(el) if el else '-',m2(mr+ox+el),'\n'.join(x.strftime('%m/%d/%Y') for x,_ in steps),'\n'.join(m2(y) for _,y in steps),m2(dep) if dep else '-'])
        row=dict(unit=u,tenantName=n,area=sf,statusText='Occupied',leaseStartDate=iso(b),leaseEndDate=iso(e),contractRent=mr,annualRent=r2(mr*12),charges=[dict(code=c,amount=a) for c,a in (('Opex Escal.',ox),('Electric',el)) if a],totalCharges=r2(mr+ox+el),rentSteps=[dict(date=iso(x),amount=y) for x,y in steps])
        if dep: row['deposit']=dep
        rows.append(row)
t.append(['TOTAL','',m0(tot[0]),'','']+[m2(x) for x in tot[1:6]]+['','',m2(tot[6])])
tb=Table(H+t,repeatRows=2,colWidths=[40,140,48,58,58,62,72,60,60,66,60,68,66])
tb.setStyle([('FONT',(0,0),(-1,-1),'Helvetica',7.5),('LEADING',(0,0),(-1,-1),9),('FONT',(0,0),(-1,1),'Helvetica-Bold',7.5),('FONT',(0,-1),(-1,-1),'Helvetica-Bold',7.5),('GRID',(0,0),(-1,-1),.3,colors.grey),('SPAN',(3,0),(4,0)),('SPAN',(5,0),(6,0)),('SPAN',(7,0),(8,0)),('SPAN',(10,0),(11,0))]+[('SPAN',(i,0),(i,1)) for i in (0,1,2,9,12)]+[('ALIGN',(2,0),(-1,-1),'RIGHT'),('ALIGN',(0,0),(-1,1),'CENTER'),('VALIGN',(0,0),(-1,-1),'TOP'),('BACKGROUND',(0,0),(-1,1),colors.Color(.88,.9,.94)),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2)])
c_=PS('c',fontName='Helvetica-Bold',fontSize=11,leading=14,alignment=1)
def pg(c,d):
    c.setFont('Helvetica',7); c.drawString(36,24,'Case 24-11409-JKW   Doc 86-4   Filed 01/14/25   Entered 01/14/25 16:02:11'); c.drawCentredString(504,592,'EXHIBIT D'); c.drawRightString(972,24,'CTA-%06d'%(417+d.page)); c.drawCentredString(504,24,'Page %d'%d.page)
n=len(rows)
SimpleDocTemplate(D+fn,pagesize=landscape(legal),leftMargin=36,rightMargin=36,topMargin=34,bottomMargin=40,invariant=1).build([Paragraph('CORBIN TOWER ASSOCIATES, L.P., Debtor<br/>Schedule of Leases and Rents - Corbin Tower, 77 Court Square<br/>As of December 31, 2024',c_),Spacer(1,8),tb,Spacer(1,8),Paragraph('%d suites, of which %d are leased and %d are vacant. Opex Escal. is the tenant\'s estimated share of increases over its base year. A dash means none.'%(n,n-vac,vac),s)],onFirstPage=pg,onLaterPages=pg)
save(fn,'OFFICE','bankruptcy exhibit grouped headers, steps in cell',True,'Corbin Tower','2024-12-31',rows,n,n-vac,vac)
