# MRI business park by building, annual rent & steps, planted: building total wrong
from lib import *
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.pagesizes import letter,landscape
from reportlab.lib.styles import getSampleStyleSheet
r=R(2004);F='bp_mri_buildings.pdf';ss=getSampleStyleSheet()
H1=['Suit','Occupant Name','Rent','Lease','GLA','Monthly','Annual','Monthly','Expense','Monthly','------ Future Rent Increases ------','','']
H2=['Id','','Start','Expiration','Sqft','Base Rent','Rate PSF','Cost Recov.','Stop','Other Inc.','Cat','Date','Monthly Amt']
data=[H1,H2];rows=[];st=[('FONT',(0,0),(-1,-1),'Helvetica',7),('FONT',(0,0),(-1,1),'Helvetica-Bold',7),('ALIGN',(4,0),(9,-1),'RIGHT'),('ALIGN',(12,0),(12,-1),'RIGHT'),('SPAN',(10,0),(12,0)),('LINEBELOW',(0,1),(-1,1),.7,colors.black),('TOPPADDING',(0,0),(-1,-1),.8),('BOTTOMPADDING',(0,0),(-1,-1),.8)]
T="Corvane Diagnostics LLC;Pell & Ostrow Engineers;Brightline Dental Lab;Sundew Botanicals Inc.;Tessera Tile Imports;Nordhaven Robotics;Quarry Lane Coffee Roasters;Ampersand Print Works;Vireo Home Health;Kestrel Fire Protection;Moraine Geotechnical;Lumen & Larch Lighting;Bexley Payroll Services;Opaline Optical;Harrow Freight Brokers;Ironbark Fitness Supply;Cygnet Learning Center;Dovetail Cabinetry;Saltmarsh Software".split(';');r.shuffle(T);ti=iter(T)
B_=[('BLDG-A','2100 Meridian Loop',[('A100',8),('A110',4),('A120',6),('A140',3),('A150',5)]),('BLDG-B','2120 Meridian Loop',[('B100',12),('B200',7),('B210',5),('B220',4)]),('BLDG-C','2140 Meridian Loop',[('C100',10),('C105',3),('C110',3),('C120',6),('C130',4)]),('BLDG-D','2160 Meridian Loop',[('D100',22),('D200',9)])]
tots=[];g={}
for bi,(b,ad,su) in enumerate(B_):
    data.append([f'Bldg Id: {b}    {ad}']+['']*12);st+=[('SPAN',(0,len(data)-1),(-1,len(data)-1)),('FONT',(0,len(data)-1),(0,len(data)-1),'Helvetica-Bold',8),('TOPPADDING',(0,len(data)-1),(-1,len(data)-1),7)];Q=[]
    for j,(u,k) in enumerate(su):
        sf=k*412+r.randint(0,260);x=dict(unit=u,building=b,area=sf)
        if (bi,j) in((0,3),(2,1)):
            x['statusText']='Vacant';data.append([u,'Vacant','','',f'{sf:,}']+['']*8)
        else:
            nm=next(ti);s=D.date(r.randint(2019,2025),r.randint(1,8),1);e=s.replace(year=s.year+r.choice([5,7,10]))-D.timedelta(1)
            if e<D.date(2025,9,1): e=e.replace(year=e.year+3) if not(e.month==2) else D.date(e.year+3,2,28)
            ps=r.choice([14.5,15.25,16.,17.75,18.4]);mo=round(sf*ps/12,2);cr=round(sf*5.1/12,2);oi=float(r.choice([0,0,150,225]));steps=[];d=D.date(2026,s.month,1);a=mo
            while d<e and len(steps)<3: a=round(a*1.03,2);steps.append((d,a));d=d.replace(year=d.year+1)
            x.update(tenantName=nm,statusText='Occupied',leaseStartDate=s,leaseEndDate=e,contractRent=mo,rentSteps=[dict(date=p.isoformat(),amount=q) for p,q in steps],charges=[dict(code='Monthly Cost Recov.',amount=cr),dict(code='Monthly Other Inc.',amount=oi)],cr=cr,oi=oi)
            f=lambda i:['BSR',us(steps[i][0]),m(steps[i][1])] if i<len(steps) else ['','','']
            data.append([u,nm,us(s),us(e),f'{sf:,}',m(mo),m(round(mo*12/sf,2)),m(cr),'0.00',m(oi)]+f(0))
            for i in range(1,len(steps)): data.append(['']*10+f(i))
        Q.append(x)
    v=[x for x in Q if 'tenantName' in x];S=lambda k:sum(x.get(k,0) for x in Q);os=sum(x['area'] for x in v);base=S('contractRent')
    pb=base+1000 if b=='BLDG-B' else base
    if b=='BLDG-B': wr=(base,pb)
    k=len(data);data.append(['Totals:','Occupied Sqft:','',f'{len(v)} Units',f'{os:,}',m(pb),'',m(S('cr')),'',m(S('oi')),'','',''])
    data.append(['','Leased/Unoccupied Sqft:','','0 Units','0']+['']*8);data.append(['','Vacant Sqft:','',f'{len(Q)-len(v)} Units',f"{S('area')-os:,}"]+['']*8);data.append(['','Total Sqft:','',f'{len(Q)} Units',f"{S('area'):,}",m(pb)]+['']*7)
    st+=[('LINEABOVE',(3,k),(9,k),.5,colors.black),('FONT',(0,k),(-1,k+3),'Helvetica-Oblique',7)]
    tots.append(dict(label='Total '+b,of=dict(building=b),area=S('area'),contractRent=pb));rows+=Q
S=lambda k:sum(x.get(k,0) for x in rows);v=[x for x in rows if 'tenantName' in x];k=len(data)
data.append(['Grand Total:','Occupied Sqft:','',f'{len(v)} Units',f"{sum(x['area'] for x in v):,}",m(S('contractRent')),'',m(S('cr')),'',m(S('oi')),'','','']);data.append(['','Vacant Sqft:','',f'{len(rows)-len(v)} Units',f"{S('area')-sum(x['area'] for x in v):,}"]+['']*8);data.append(['','Total Sqft:','',f'{len(rows)} Units',f"{S('area'):,}",m(S('contractRent'))]+['']*7)
st+=[('FONT',(0,k),(-1,-1),'Helvetica-Bold',7),('LINEABOVE',(0,k),(-1,k),1,colors.black)]
tots.append(dict(label='Grand Total',area=S('area'),contractRent=S('contractRent')))
for x in rows:x.pop('cr',0);x.pop('oi',0)
def fr(cv,d):
    h=landscape(letter)[1];cv.setFont('Helvetica',7);cv.drawString(36,h-24,'Database: MRIPROD');cv.drawString(36,h-33,'ENTITY: MER01');cv.setFont('Helvetica-Bold',10);cv.drawCentredString(396,h-24,'Rent Roll - Meridian Loop Business Park');cv.setFont('Helvetica',8);cv.drawCentredString(396,h-35,'8/31/2025');cv.setFont('Helvetica',7);cv.drawRightString(756,h-24,f'Page: {d.page}');cv.drawRightString(756,h-33,'Date: 9/3/2025  Time: 10:42 AM')
SimpleDocTemplate(doc(F),pagesize=landscape(letter),leftMargin=30,rightMargin=30,topMargin=46,bottomMargin=30).build([Table(data,colWidths=[46,134,52,54,50,62,46,60,40,54,28,52,58],style=st,repeatRows=2)],onFirstPage=fr,onLaterPages=fr)
save(F,'OFFICE','MRI commercial roll by building with rent steps',True,'Meridian Loop Business Park','2025-08-31',len(rows),len(v),len(rows)-len(v),rows,planted=dict(what=f'BLDG-B total monthly base rent printed {m(wr[1])} where its suites sum to {m(wr[0])} (grand total is right)',kind='total_wrong'),totals=tots)
