from common import *
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib import colors
r=random.Random(8305); N=Names(r); name='rent_roll_delinquency_2025-10.pdf'
# property-manager software print: two buildings, past due ageing; planted total_wrong in Grand total rent
P=ParagraphStyle('p',fontName='Helvetica',fontSize=7.2,leading=8.6)
B=[('Ashgrove - 411 N Ashgrove Ave',[f'{f}{l}' for f in (1,2,3) for l in 'ABCDEFGH'],'Cobble'),('Ashgrove - 415 N Ashgrove Ave',[f'{f}{l}' for f in (1,2,3,4) for l in 'JKLMNPQ'],'x')]
fp={'A':('1/1.00',650,1195),'B':('2/1.00',860,1425),'C':('1/1.00',650,1195),'D':('2/2.00',940,1550),'E':('0/1.00',440,975),'F':('1/1.00',650,1195),'G':('2/1.00',860,1425),'H':('3/2.00',1120,1840),
'J':('1/1.00',655,1225),'K':('1/1.00',655,1225),'L':('2/1.00',880,1460),'M':('2/2.00',955,1590),'N':('0/1.00',445,995),'P':('2/1.00',880,1460),'Q':('1/1.00',655,1225)}
H=['Unit','Tags','BD/BA','Tenant','Status','Sqft','Market Rent','Rent','Deposit','Lease From','Lease To','Move-in','Past Due']
rows=[];body=[H];st=[];G=dict(u=0,sf=0,mk=0,rt=0,dp=0,pd=0);occ=vac=0
asof=dt.date(2025,10,14)
def tot(lbl,a,wrong=None): return [lbl,'','','','',m0(a['sf']),m2(a['mk']),m2(wrong if wrong else a['rt']),m2(a['dp']),'','','',m2(a['pd'])]
for bn,us,_ in B:
    st+=[('SPAN',(0,len(body)),(-1,len(body))),('FONT',(0,len(body)),(-1,len(body)),'Helvetica-Bold',8),('BACKGROUND',(0,len(body)),(-1,len(body)),colors.HexColor('#e8eef4'))]; body.append([bn]+['']*12)
    a=dict(u=0,sf=0,mk=0,rt=0,dp=0,pd=0); v0=0
    for u in us:
        bd,sf,mk=fp[u[1]]; a['u']+=1; a['sf']+=sf; a['mk']+=mk; x=r.random()
        tag=r.choice(['','','','Reno','Sec 8',''])
        base=dict(unit=u,building=bn,unitType=bd,area=sf,marketRent=mk)
        if x<.06:
            s=r.choice(['Vacant-Unrented','Vacant-Rented']); vac+=1;v0+=1
            body.append([u,tag if tag=='Reno' else '',bd,'',s,m0(sf),m2(mk),'','','','','','']); rows.append({**base,'statusText':s}); continue
        s='Notice-Unrented' if x<.12 else 'Evict' if x<.16 else 'Current'; occ+=1
        mv=dt.date(r.randint(2015,2025),r.randint(1,9),r.choice([1,1,5,15,20])); k=(asof-mv).days//365
        lf=dt.date(mv.year+k,mv.month,mv.day); mtm=r.random()<.15
        lt=None if mtm else addm(lf,12)-dt.timedelta(1)
        rt=mk-r.choice([0,0,25,45,70,110,160]); dp=r.choice([500,rt,rt,mk-100,0]); pd=0
        if s=='Evict': pd=round(rt*3+r.choice([150,225]),2)
        elif r.random()<.2: pd=r.choice([rt,75,round(r.uniform(40,rt),2)])
        elif r.random()<.06: pd=-round(r.uniform(5,120),2)
        nm=N('{f} {l}')
        if r.random()<.12: nm+=', '+N('{f} {l}')
        body.append([u,tag,bd,Paragraph(nm,P),s,m0(sf),m2(mk),m2(rt),m2(dp),mdy(lf),mdy(lt) if lt else 'MTM',mdy(mv),m2(pd)])
        a['rt']+=rt;a['dp']+=dp;a['pd']+=pd
        rows.append({**base,'tenantName':nm,'statusText':s,'contractRent':rt,'deposit':dp,'leaseStartDate':iso(lf),'leaseEndDate':iso(lt) or 'MTM','moveInDate':iso(mv),'balance':pd})
    st+=[('FONT',(0,len(body)),(-1,len(body)),'Helvetica-Bold',7.2),('LINEABOVE',(5,len(body)),(-1,len(body)),.5,colors.black),('SPAN',(0,len(body)),(4,len(body)))]
    body.append(tot(f"{a['u']} Units    {(a['u']-v0)/a['u']*100:.1f}% Occupied",a))
    for k in a: G[k]+=a[k]
wrong=G['rt']-900
n=len(body); st+=[('FONT',(0,n),(-1,n),'Helvetica-Bold',7.4),('LINEABOVE',(0,n),(-1,n),1,colors.black),('BACKGROUND',(0,n),(-1,n),colors.HexColor('#d5dfe9')),('SPAN',(0,n),(4,n))]
body.append(tot(f"Total {G['u']} Units    {occ/G['u']*100:.1f}% Occupied",G,wrong))
t=Table(body,colWidths=[30,32,36,124,70,34,56,56,54,52,52,52,54],repeatRows=1)
t.setStyle(TableStyle([('FONT',(0,0),(-1,0),'Helvetica-Bold',7.4),('FONTSIZE',(0,1),(-1,-1),7.2),('LINEBELOW',(0,0),(-1,0),1,colors.HexColor('#33546f')),('ALIGN',(5,0),(8,-1),'RIGHT'),('ALIGN',(12,0),(12,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'TOP'),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2.5),('LINEBELOW',(0,1),(-1,-2),.2,colors.HexColor('#cccccc'))]+st))
def pg(c,d):
    c.setFont('Helvetica',6.5); c.drawString(36,20,'Created on 10/14/2025   Hollis & Dorrance Residential, 88 Quay St., Suite 4'); c.drawRightString(756,20,f'Page {d.page}')
S=lambda f,z,**k:Paragraph(f,ParagraphStyle('s',fontName='Helvetica',fontSize=z,leading=z*1.3,**k))
el=[S('<b>Rent Roll</b>',15),S('<b>Properties:</b> Ashgrove Apartments - 411 &amp; 415 N Ashgrove Ave, Millbrae Falls',7.5),S('<b>Units:</b> Active &nbsp; <b>As of:</b> 10/14/2025 &nbsp; <b>Include Non-Revenue Units:</b> No &nbsp; <b>Amounts owed through:</b> 10/14/2025',7.5),Spacer(1,6),t]
SimpleDocTemplate(D+name,pagesize=landscape(letter),leftMargin=36,rightMargin=36,topMargin=34,bottomMargin=36).build(el,onFirstPage=pg,onLaterPages=pg)
save(name,dict(propertyName='Ashgrove Apartments',asOnDate='2025-10-14',units=G['u'],occupied=occ,vacant=vac,planted=dict(what=f"Grand total of Rent is printed as {m2(wrong)}; the rows and the two building totals add to {m2(G['rt'])}",kind='total_wrong'),rows=rows),'MULTIFAMILY','property-manager print, two buildings, past due, per-building totals')
print(occ,vac,G)
