# AppFolio-like, workforce, grouped by property with property totals, wrapped cells
from lib import *
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.pagesizes import letter,landscape
from reportlab.lib.styles import getSampleStyleSheet,ParagraphStyle
r=R(2006);F='wf_appfolio_portfolio.pdf';ss=getSampleStyleSheet();w=ParagraphStyle('w',fontName='Helvetica',fontSize=7.5,leading=9)
P=lambda t:Paragraph(t.replace('&','&amp;'),w)
data=[['Unit','BD/BA','Tenant','Status','Sqft','Market\nRent','Rent','Deposit','Lease\nFrom','Lease To','Move-out','Past Due']];st=[('FONT',(0,0),(-1,-1),'Helvetica',7.5),('FONT',(0,0),(-1,0),'Helvetica-Bold',7.5),('BACKGROUND',(0,0),(-1,0),colors.Color(.86,.9,.86)),('LINEBELOW',(0,0),(-1,-1),.25,colors.Color(.8,.8,.8)),('VALIGN',(0,0),(-1,-1),'TOP'),('ALIGN',(4,0),(7,-1),'RIGHT'),('ALIGN',(11,0),(11,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2)]
rows=[];tots=[]
for pn,ad,n,base in[('Tanner Row','418 Tanner Row, Duffield, OH 43999',9,975),('Millrace Flats','77-91 Millrace St, Duffield, OH 43999',16,1125),('Old Depot Lofts','1 Depot Sq, Duffield, OH 43999',7,1380)]:
    k=len(data);data.append([f'{pn} - {ad}']+['']*11);st+=[('SPAN',(0,k),(-1,k)),('FONT',(0,k),(0,k),'Helvetica-Bold',8),('BACKGROUND',(0,k),(-1,k),colors.Color(.96,.96,.96))];Q=[]
    for i in range(n):
        u={'Tanner Row':f'{i+1}','Millrace Flats':f'{77+2*(i//2)}-{"AB"[i%2]}','Old Depot Lofts':f'Loft {i+1:02d}'}[pn];bd=r.choice(['1/1.00','2/1.00','2/1.50']);mk=float(base+175*(bd[0]=='2')+r.choice([0,20]));sf=580+260*(bd[0]=='2')+r.choice([0,14,30]);x=dict(unit=u,propertyName=pn,unitType=bd,area=sf,marketRent=mk);z=r.random()
        if z<.12:
            s=r.choice(['Vacant-Unrented','Vacant-Rented']);x['statusText']=s;data.append([u,bd,'',P(s),f'{sf:,}',m(mk),'','','','','',''])
        else:
            s='Notice-Unrented' if z<.22 else('Evict' if z<.25 else 'Current');nm=r.person('{f} {l}')+(f', {r.person("{f} {l}")}' if r.random()<.25 else '');rn=mk-r.choice([0,25,50,95]);dp=r.choice([rn,500.,rn]);lf=r.date(D.date(2024,8,1),D.date(2025,6,28));mtm=r.random()<.15;lt=lf.replace(year=lf.year+1)-D.timedelta(1);mo=D.date(2025,8,r.choice([15,31])) if 'Notice' in s else None;pd=r.choice([0.,0.,0.,rn,62.5]) if s!='Evict' else rn*2
            x.update(tenantName=nm,statusText=s,contractRent=rn,deposit=dp,leaseStartDate=lf,leaseEndDate=None if mtm else lt,moveOutDate=mo,balance=pd)
            data.append([u,bd,P(nm),P(s),f'{sf:,}',m(mk),m(rn),m(dp),us(lf),'' if mtm else us(lt),us(mo) if mo else '',m(pd)])
        Q.append(x)
    o=[x for x in Q if 'tenantName' in x];S=lambda k:sum(x.get(k,0) for x in Q);k=len(data);data.append([f'{n} Units','',f'{len(o)/n:.1%} Occupied','',f"{S('area'):,}",m(S('marketRent')),m(S('contractRent')),m(S('deposit')),'','','',m(S('balance'))]);st+=[('FONT',(0,k),(-1,k),'Helvetica-Bold',7.5)]
    tots.append(dict(label=pn,of=dict(propertyName=pn),**{q:S(q) for q in('area','marketRent','contractRent','deposit','balance')}));rows+=Q
o=[x for x in rows if 'tenantName' in x];S=lambda k:sum(x.get(k,0) for x in rows);k=len(data);data.append([f'Total {len(rows)} Units','',f'{len(o)/len(rows):.1%} Occupied','',f"{S('area'):,}",m(S('marketRent')),m(S('contractRent')),m(S('deposit')),'','','',m(S('balance'))]);st+=[('FONT',(0,k),(-1,k),'Helvetica-Bold',7.5),('LINEABOVE',(0,k),(-1,k),1,colors.black)]
tots.append(dict(label='Total',**{q:S(q) for q in('area','marketRent','contractRent','deposit','balance')}))
def fr(c,d): c.setFont('Helvetica',7);c.drawString(36,22,'Created on 07/10/2025');c.drawRightString(756,22,f'Page {d.page}')
SimpleDocTemplate(doc(F),pagesize=landscape(letter),leftMargin=30,rightMargin=30,topMargin=30,bottomMargin=36).build([Paragraph('<b>Rent Roll</b>',ss['Heading2']),P('<b>Properties:</b> Duffield Workforce Portfolio (3)<br/><b>Units:</b> Active<br/><b>As of:</b> 07/10/2025<br/><b>Include Non-Revenue Units:</b> No'),Spacer(1,6),Table(data,colWidths=[58,42,124,78,44,56,56,56,54,54,54,54],style=st,repeatRows=1)],onFirstPage=fr,onLaterPages=fr)
save(F,'MULTIFAMILY','AppFolio portfolio roll grouped by property',False,'Duffield Workforce Portfolio','2025-07-10',len(rows),len(o),len(rows)-len(o),rows,totals=tots)
