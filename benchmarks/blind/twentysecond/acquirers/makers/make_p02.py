# OneSite-like rent roll detail, charge codes in columns, legal landscape
from util import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import legal, landscape
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
g=G(2802); f='p02_rentroll_detail.pdf'; asof=dt.date(2026,1,15)
P=ParagraphStyle('a',fontName='Times-Roman',fontSize=6.4,leading=7)
hdr=['Unit','Floorplan','Unit\nDesig-\nnation','SQFT','Unit/Lease\nStatus','Name','Move-In\nMove-Out','Lease\nStart','Lease\nEnd','Market\n+ Addl.','Dep\nOn Hand','Balance','Total\nBilling','RENT','CARPORT','PETRENT','UTILBILL','EMPLCRED']
cod=hdr[13:]
T=[hdr];rows=[];fp={'A1 1x1':(702,1295,0),'A2 1x1D':(811,1410,0),'B1 2x2':(1043,1690,0),'B2 2x2':(1120,1765,0),'TH 2x2.5':(1388,2140,0)}
tot=[0]*9;st={};fps={}
u=0
for bl in range(1,8):
    for k in range(9):
        un=f"{bl:02d}-{bl}{k//3+1}{k%3+1:02d}"; ty=list(fp)[(k+bl*2)%5 if g.random()<.8 else 0]; sf,mk,_=fp[ty]; des='N/A' if g.random()<.7 else g.choice(['POOL','RENO']); 
        if des=='RENO': mk+=110
        if des=='POOL': mk+=40
        z=g.random()
        s='Occupied' if z<.78 else 'Occupied-NTV' if z<.84 else 'Occupied-NTVL' if z<.87 else 'Vacant' if z<.94 else 'Vacant-Leased'
        if un=='01-1101': s='Model'
        if un=='05-5303': s='Admin/Down'
        vals=[0.0]*5;occ=s.startswith('Occ');nm='VACANT' if s.startswith('Vac') else {'Model':'MODEL','Admin/Down':'ADMIN'}.get(s,'')
        mi=lb=le=mo=None;dep=bal=0.0
        if occ:
            lb,le,mi=g.lease(asof,g.choice([12,12,13,14]));nm=g.nm(0)
            if g.random()<.25: nm+=' / '+g.nm(0)
            vals=[mk-g.choice([0,20,45,70,150]),g.choice([0,0,45]),g.choice([0,0,0,30,60]),round(g.uniform(38,92),2),0.0]
            if g.random()<.04: vals[4]=-250.0
            dep=float(g.choice([150,300,300,500]));bal=g.choice([0,0,0,0,13.75,-40,512.2])
            if 'NTV' in s: mo=asof+dt.timedelta(g.randint(5,50))
        t=round(sum(vals),2)
        T.append([un,ty,des,sf,s,Paragraph(nm,P),mdy(mi)+('\n'+mdy(mo) if mo else ''),mdy(lb),mdy(le),m2(mk),m2(dep),m2(bal),m2(t)]+[m2(v) for v in vals])
        rr=row(unit=un,unitType=ty,area=sf,statusText=s,tenantName=nm if occ else None,moveInDate=mi,moveOutDate=mo,leaseStartDate=lb,leaseEndDate=le,marketRent=mk,contractRent=vals[0],deposit=dep,balance=bal,totalCharges=t,charges=[dict(code=q,amount=v) for q,v in zip(cod,vals)])
        rows.append(rr)
        for i,v in enumerate([mk,dep,bal,t]+vals): tot[i]=round(tot[i]+v,2)
        a=st.setdefault(s,[0,0,0]);a[0]+=1;a[1]+=mk;a[2]=round(a[2]+t,2)
        a=fps.setdefault(ty,[0,0,0,0]);a[0]+=1;a[1]+=sf;a[2]+=mk;a[3]+=occ
        if s in('Vacant-Leased','Occupied-NTVL'):
            nm2=g.nm(0);d=(mo or asof)+dt.timedelta(12);e2=eom(d.year+1,d.month);r2=mk-10
            T.append([un,ty,des,sf,'Pending renewal' if 0 else 'Applicant',Paragraph(nm2,P),mdy(d),mdy(d),mdy(e2),'',m2(150),m2(0),m2(r2)+'*',m2(r2)+'*','','','',''])
            rows.append(row(unit=un,unitType=ty,area=sf,statusText='Applicant',tenantName=nm2,moveInDate=d,leaseStartDate=d,leaseEndDate=e2,contractRent=r2,deposit=150,balance=0,totalCharges=r2,charges=[dict(code='RENT',amount=r2)]))
            tot[1]+=150
T.append(['Totals:']+['']*8+[m2(v) for v in tot])
cw=[44,48,34,30,58,104,48,48,48,48,44,46,50,50,42,42,44,46]
t=Table(T,colWidths=cw,repeatRows=1,style=[('FONT',(0,0),(-1,-1),'Times-Roman',6.4),('LEADING',(0,0),(-1,-1),7),('FONT',(0,0),(-1,0),'Times-Bold',6.6),('ALIGN',(9,0),(-1,-1),'RIGHT'),('ALIGN',(3,0),(3,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'TOP'),('LINEBELOW',(0,0),(-1,0),.8,colors.black),('LINEABOVE',(0,-1),(-1,-1),.6,colors.black),('FONT',(0,-1),(-1,-1),'Times-Bold',6.4),('TOPPADDING',(0,0),(-1,-1),1.2),('BOTTOMPADDING',(0,0),(-1,-1),1.6)])
def deco(c,d):
    W,Hh=d.pagesize;c.setFont('Times-Bold',12);c.drawString(36,Hh-28,'RENT ROLL DETAIL');c.setFont('Times-Roman',8);c.drawString(36,Hh-40,'Kestrel Holdings Mgmt - Copper Basin Village');c.drawString(36,Hh-50,'As of 01/15/2026')
    c.drawRightString(W-36,Hh-28,'mgt-521-003');c.drawRightString(W-36,Hh-40,'01/21/2026 4:52:07PM');c.drawRightString(W-36,Hh-50,f'Page {d.page}');c.setFont('Times-Italic',6.5);c.drawString(36,Hh-60,'Details   |   Parameters: Properties - ALL; Show All Unit Designations or Filter by - ALL; Subjournals - ALL; Exclude Formers? - Yes; Sort by - Unit')
    c.drawString(36,18,'* Indicates amounts not included in detail totals')
H2=ParagraphStyle('h',fontName='Times-Bold',fontSize=9)
sty=[('FONT',(0,0),(-1,-1),'Times-Roman',7.5),('FONT',(0,0),(-1,0),'Times-Bold',7.5),('FONT',(0,-1),(-1,-1),'Times-Bold',7.5),('ALIGN',(1,0),(-1,-1),'RIGHT'),('LINEBELOW',(0,0),(-1,0),.5,colors.black),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),1.5)]
A=[['Occupancy status','# units','Market + Addl.','Total billing','% of units']]
n=sum(a[0] for a in st.values())
for k,a in st.items(): A.append([k,a[0],m2(a[1]),m2(a[2]),f'{100*a[0]/n:.1f}%'])
A.append(['Totals',n,m2(sum(a[1] for a in st.values())),m2(sum(a[2] for a in st.values())),'100.0%'])
B=[['Floorplan','# Units','Average SQFT','Average Market + Addl.','Units Occupied','Occupancy %']]
for k,a in sorted(fps.items()): B.append([k,a[0],m0(a[1]/a[0]),m2(a[2]/a[0]),a[3],f'{100*a[3]/a[0]:.2f}'])
no=sum(a[3] for a in fps.values());B.append(['Totals / Averages:',n,m0(sum(a[1] for a in fps.values())/n),m2(tot[0]/n),no,f'{100*no/n:.2f}'])
SimpleDocTemplate(H+'documents/'+f,pagesize=landscape(legal),leftMargin=30,rightMargin=30,topMargin=68,bottomMargin=32).build([t,PageBreak(),Paragraph('Amt / SQFT: floorplan summary',H2),Spacer(1,6),Table(B,style=sty,hAlign='LEFT'),Spacer(1,20),Paragraph('Occupancy and rents summary for current date',H2),Spacer(1,6),Table(A,style=sty,hAlign='LEFT')],onFirstPage=deco,onLaterPages=deco)
base=[r for r in rows if r['statusText']!='Applicant']
save(f,'MULTIFAMILY','onesite rent roll detail, codes in columns',True,'Copper Basin Village',asof,rows,n,no,sum(a[0] for k,a in st.items() if k.startswith('Vac')),ties=[(tot[3],sm(base,'totalCharges')),(tot[0],sm(base,'marketRent')),(tot[1],sm(rows,'deposit')),(n,len(base))])
