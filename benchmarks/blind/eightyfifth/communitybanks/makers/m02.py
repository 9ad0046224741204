from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
F='02_walkups_appfolio.pdf'
R=random.Random(202); N=Names(202)
props=[('Halsted Court','1420 N Raynor Ave Joliet, IL 60435',12),('Ridgeway Six','608 Ridgeway St Joliet, IL 60436',6),('Plum Street Walk-up','77 Plum St Lockport, IL 60441',8),('The Ferncliff','215 Ferncliff Dr Crest Hill, IL 60403',12),('Oneida 4-Flat','930 Oneida St Joliet, IL 60435',4)]
ps=ParagraphStyle('a',fontName='Helvetica',fontSize=7.2,leading=8.4)
pb=ParagraphStyle('b',parent=ps,fontName='Helvetica-Bold')
hdr=['Unit','BD/BA','Tenant','Status','Sqft','Market\nRent','Rent','Deposit','Lease From','Lease To','Move-in','Move-out','Past Due']
asof=date(2026,6,3); data=[hdr]; st=[]; rows=[]; G=[0]*6; occN=0
def total(label,v,row):
    data.append([label,'','','',money(v[0],0),money(v[1]),money(v[2]),money(v[3]),'','','','',money(v[4])])
for name,addr,n in props:
    full=f'{name} - {addr}'
    st.append(('SPAN',(0,len(data)),(-1,len(data)))); st.append(('BACKGROUND',(0,len(data)),(-1,len(data)),colors.HexColor('#eef1f5')))
    data.append([Paragraph(full,pb)]+['']*12)
    T=[0]*5; occ=0
    for i in range(n):
        if name=='Oneida 4-Flat': u=['1F','1R','2F','2R'][i]
        elif n==12: u=str((i//4+1)*100+i%4+1)
        elif n==8: u='ABCDEFGH'[i]
        else: u=f'#{i+1}'
        bd=R.choice(['1/1.00','1/1.00','2/1.00','2/1.00','3/1.50']); k=int(bd[0])
        sf={1:640,2:820,3:1040}[k]+R.choice([0,0,15,-20]); mk={1:1125,2:1350,3:1625}[k]+(50 if n==12 else 0)
        code=R.choices(['Current','Vacant-Unrented','Notice-Unrented','Vacant-Rented','Evict'],[80,7,6,4,3])[0]
        if (name,i)==('Halsted Court',2): code='Vacant-Rented'
        if (name,i)==('Plum Street Walk-up',5): code='Evict'
        def emit(code,fut=False):
            global occN
            if code.startswith('Vacant'):
                data.append([u,bd,'',code,money(sf,0),money(mk),'','','','','','',''])
                T[0]+=sf; T[1]+=mk
                rows.append(dict(unit=u,propertyName=name,unitType=bd,statusText=code,area=sf,marketRent=mk)); return 0
            t=N.fl(); 
            if R.random()<.22: t=t+', '+N.fl()
            mi=date(R.randint(2018,2025),R.randint(1,12),R.choice([1,1,1,15])) if not fut else date(2026,7,1)
            ls=mi
            while addm(ls,12)<=asof: ls=addm(ls,12)
            le=addm(ls,12)-timedelta(days=1); rent=mk-R.choice([0,25,40,75,110,150]) if not fut else mk
            mtm=(not fut and R.random()<.15)
            if mtm: ls=mi; le=None
            mo=date(2026,6,30) if code.startswith('Notice') else None
            dep=R.choice([rent,rent,500,1000,0]); pd=0
            if code=='Evict': pd=rent*2+150
            elif not fut and R.random()<.12: pd=round(R.uniform(40,rent),2)
            data.append([u,bd,Paragraph(t,ps),code,money(sf,0),money(mk),money(rent),money(dep),mdy(ls),mdy(le),mdy(mi),mdy(mo),money(pd)])
            rows.append(dict(unit=u,propertyName=name,unitType=bd,tenantName=t,statusText=code,area=sf,marketRent=mk,contractRent=rent,deposit=dep,leaseStartDate=iso(ls),leaseEndDate=iso(le),moveInDate=iso(mi),moveOutDate=iso(mo),balance=pd))
            if fut: T[3]+=dep; return 0
            T[0]+=sf;T[1]+=mk;T[2]+=rent;T[3]+=dep;T[4]+=pd; return 1
        o=emit(code); occ+=o
    occN+=occ
    total(f'{n} Units',T,0); data[-1][2]=f'{occ/n*100:.1f}% Occupied'
    st.append(('FONT',(0,len(data)-1),(-1,len(data)-1),'Helvetica-Bold',7.2)); st.append(('LINEABOVE',(0,len(data)-1),(-1,len(data)-1),.5,colors.black))
    for j in range(5): G[j]+=T[j]
NU=sum(p[2] for p in props)
total(f'Total {NU} Units',G,0); data[-1][2]=f'{occN/NU*100:.1f}% Occupied'
st+= [('FONT',(0,len(data)-1),(-1,len(data)-1),'Helvetica-Bold',7.4),('LINEABOVE',(0,len(data)-1),(-1,len(data)-1),1,colors.black),('LINEBELOW',(0,len(data)-1),(-1,len(data)-1),1,colors.black)]
t=Table(data,repeatRows=1,colWidths=[62,36,112,66,36,52,52,52,52,52,52,50,52])
t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7.2),('FONT',(0,0),(-1,0),'Helvetica-Bold',7.2),('LINEBELOW',(0,0),(-1,0),.8,colors.black),('ALIGN',(4,0),(7,-1),'RIGHT'),('ALIGN',(12,0),(12,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'TOP'),('VALIGN',(0,0),(-1,0),'BOTTOM'),('TOPPADDING',(0,0),(-1,-1),2.4),('BOTTOMPADDING',(0,0),(-1,-1),2.4),('LEFTPADDING',(0,0),(-1,-1),2.5),('RIGHTPADDING',(0,0),(-1,-1),2.5),('LINEBELOW',(0,1),(-1,-2),.2,colors.HexColor('#cccccc'))]+st))
def foot(cv,d):
    cv.setFont('Helvetica',7); cv.drawString(30,22,'Created on 06/03/2026'); cv.drawRightString(762,22,f'Page {d.page}')
el=[Paragraph('<font size=15><b>Rent Roll</b></font>',ps),Spacer(1,10),Paragraph('Prairie Lantern Property Group LLC',pb),Paragraph('<b>Properties:</b> '+', '.join(p[0] for p in props),ps),Paragraph('<b>Units:</b> Active',ps),Paragraph('<b>As of:</b> 06/03/2026',ps),Paragraph('<b>Include Non-Revenue Units:</b> No',ps),Spacer(1,6),t]
SimpleDocTemplate(doc(F),pagesize=landscape(letter),leftMargin=30,rightMargin=30,topMargin=30,bottomMargin=36).build(el,onFirstPage=foot,onLaterPages=foot)
save(F,'MULTIFAMILY','AppFolio print of a local manager','five walk-ups, section per property, totals',False,None,'2026-06-03',NU,occN,NU-occN,rows)
