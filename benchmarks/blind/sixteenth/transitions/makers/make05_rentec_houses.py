from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle as PS
r=random.Random(1405); AS=D(2026,5,15); N='bluestem_homes_rentec.pdf'
p=PS('a',fontName='Helvetica',fontSize=7.5,leading=9); pb=PS('b',parent=p,fontName='Helvetica-Bold'); pr=PS('r',parent=p,alignment=2); prb=PS('rb',parent=pb,alignment=2); pw=PS('w',parent=pb,textColor=colors.white); pwr=PS('wr',parent=pw,alignment=2)
STR="Alder Ct|Birchmont Dr|Cinder Ridge Ln|Dovecote Way|Elkhorn St|Fennel Ave|Gristmill Rd|Hackberry Ct|Juniper Bend|Kildeer Ln".split('|')
OWN=[('Calder Holdings LLC',9),('Osprey Nest Trust',6),('Wren & Finch Investments',11),('M. Tolliver IRA',4)]
h=['Property','Bed/Bath','Sq Ft','Tenant(s)','Lease Begins','Lease Ends','Monthly\nRent','Recurring\nFees','Recurring\nCredits','Deposits\nHeld','Current\nBalance']
data=[[Paragraph(x.replace('\n','<br/>'),pwr if i in(2,6,7,8,9,10) else pw) for i,x in enumerate(h)]]; sty=[]
rows=[];tots=[];G=[0]*5; occ=vac=0
def d(x): return f'-${-x:,.2f}' if x<0 else f'${x:,.2f}'
fd=lambda z: z.strftime('%b %d, %Y') if isinstance(z,dt.date) else z
for o,n in OWN:
    data.append([Paragraph(f'Owner: {o}',pb)]+['']*10); sty+=[('SPAN',(0,len(data)-1),(-1,len(data)-1)),('BACKGROUND',(0,len(data)-1),(-1,len(data)-1),colors.HexColor('#dfe9d8'))]
    sub=[0]*5; i=0; used=set()
    while i<n:
        a=f'{r.randint(11,98)*r.choice([1,10])+r.randint(0,9)} {r.choice(STR)}'
        if a.split(' ',1)[1] in used and r.random()<.5: continue
        used.add(a.split(' ',1)[1]); us_=[a+' Unit A',a+' Unit B'] if (r.random()<.2 and i+1<n) else [a]
        for u in us_:
            i+=1; bb=r.choice(['3/2','3/1.5','4/2','2/1','3/2.5']); sf=r.choice([960,1104,1218,1340,1475,1620,1812])
            k=dict(unit=u,unitType=bb,area=sf,section=f'Owner: {o}')
            if r.random()<.13:
                vac+=1; data.append([Paragraph(u,p),bb,Paragraph(f'{sf:,}',pr),Paragraph('<i>Vacant</i>',p)]+['']*7); rows.append(row(statusText='Vacant',**k)); continue
            occ+=1; f,l=pers(r); t=f'{f} {l}'
            if r.random()<.35: f2,_=pers(r); t+=f', {f2} {l}'
            s=D(r.randint(2023,2026),r.randint(1,4),r.choice([1,15])); e='Month to Month' if s.year<2025 else addm(s,24 if s.year==2025 else 12)-dt.timedelta(days=1)
            rent=r.randrange(1150,2150,25); fee=r.choice([0,0,20,35,50]); crd=r.choice([0]*8+[-50,-75]); dep=r.choice([rent,rent,1000,rent+300]); bal=r.choice([0,0,0,0,rent,-15.25,432.10,50,-rent])
            v=[rent,fee,crd,dep,bal]; sub=[x+y for x,y in zip(sub,v)]
            data.append([Paragraph(u,p),bb,Paragraph(f'{sf:,}',pr),Paragraph(t,p),fd(s),Paragraph(fd(e),p)]+[Paragraph('' if j in(1,2) and not x else d(x),pr) for j,x in enumerate(v)])
            rows.append(row(tenantName=t,statusText='Occupied',leaseStartDate=s,leaseEndDate=e,contractRent=float(rent),deposit=float(dep),balance=float(bal),charges=[{"code":q,"amount":float(x)} for q,x in(('Recurring Fees',fee),('Recurring Credits',crd)) if x],**k))
    data.append([Paragraph(f'Subtotal - {o} ({n} units)',pb)]+['']*5+[Paragraph(d(x),prb) for x in sub]); sty+=[('SPAN',(0,len(data)-1),(5,len(data)-1)),('LINEABOVE',(0,len(data)-1),(-1,len(data)-1),.7,colors.black)]
    tots+=[T(f'Subtotal - {o}',q,sub[j],section=f'Owner: {o}') for q,j in(('contractRent',0),('deposit',3),('balance',4))]; G=[x+y for x,y in zip(G,sub)]
data.append([Paragraph(f'All Properties ({occ+vac} units, {occ} occupied, {vac} vacant)',pb)]+['']*5+[Paragraph(d(x),prb) for x in G]); sty+=[('SPAN',(0,len(data)-1),(5,len(data)-1)),('LINEABOVE',(0,len(data)-1),(-1,len(data)-1),1.2,colors.black)]
tots+=[T('All Properties',q,G[j]) for q,j in(('contractRent',0),('deposit',3),('balance',4))]
t=Table(data,colWidths=[114,48,38,116,60,62,62,52,52,62,62],repeatRows=1)
t.setStyle(TableStyle([('BACKGROUND',(0,0),(-1,0),colors.HexColor('#4a6b3a')),('FONT',(0,1),(-1,-1),'Helvetica',7.5),('VALIGN',(0,0),(-1,-1),'TOP'),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2),('LINEBELOW',(0,1),(-1,-1),.25,colors.lightgrey)]+sty))
def pgf(c,doc):
    c.setFont('Helvetica',7); c.setFillGray(.4); c.drawString(34,20,'Bluestem Homes Property Mgmt  •  Rentec Direct  •  generated 5/15/2026'); c.drawRightString(758,20,f'{doc.page}')
SimpleDocTemplate(str(DOC/N),pagesize=landscape(letter),margins=36,leftMargin=30,rightMargin=30,topMargin=34,bottomMargin=36,invariant=1).build([Paragraph('Rent Roll',PS('t',fontName='Helvetica-Bold',fontSize=16,leading=20)),Paragraph('Bluestem Homes portfolio &nbsp;|&nbsp; as of May 15, 2026 &nbsp;|&nbsp; grouped by owner',PS('u',parent=p,textColor=colors.grey,spaceAfter=8)),t],onFirstPage=pgf,onLaterPages=pgf)
truth(N,'Bluestem Homes',AS,rows,occ+vac,occ,vac,('SINGLE_FAMILY_RENTAL','Rentec-like portfolio list of houses and duplexes grouped by owner, wrapped names',False),totals=tots)
