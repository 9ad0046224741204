# Senior community, by care level sections, platypus portrait legal
from lib import *
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.pagesizes import legal,landscape
from reportlab.lib.styles import getSampleStyleSheet
r=R(2002);F='sen_yardi_carelevel.pdf';ss=getSampleStyleSheet()
hdr=[['Apt','Apt','Resident(s)','Care','Private','Financial','Market','Base','Level of','2nd','Conc./','Total','Comm.'],
['No.','Style','','Level','Pay / Med','Poss. Date','Rate','Rent','Care Fee','Person','Adj.','Monthly','Fee Paid']]
data=list(hdr);rows=[];sty=[('FONT',(0,0),(-1,-1),'Times-Roman',8.5),('FONT',(0,0),(-1,1),'Times-Bold',8.5),('ALIGN',(6,0),(-1,-1),'RIGHT'),('LINEABOVE',(0,0),(-1,0),1,colors.black),('LINEBELOW',(0,1),(-1,1),1,colors.black),('TOPPADDING',(0,0),(-1,-1),1.2),('BOTTOMPADDING',(0,0),(-1,-1),1.2)]
secs=[('INDEPENDENT LIVING',[('1BR Garden',3485),('2BR Terrace',4620),('Cottage',5350)],['IL'],101,17),('ASSISTED LIVING',[('AL Studio',4725),('AL One Bed',5580)],['AL-1','AL-2','AL-3'],201,15),('MEMORY CARE',[('MC Private',7150),('MC Companion',5490)],['MC'],301,9)]
LOC={'IL':None,'AL-1':650.,'AL-2':1225.,'AL-3':1890.,'MC':1450.};tots=[]
keys=('marketRent','contractRent','loc','sp','adj','totalCharges','deposit')
def tot(lbl,q):
    data.append([lbl,'','','','','']+[m(sum(x.get(k) or 0 for x in q)) for k in keys]);i=len(data)-1
    sty.extend([('FONT',(0,i),(-1,i),'Times-Bold',8.5),('LINEABOVE',(6,i),(-1,i),.6,colors.black),('SPAN',(0,i),(5,i))])
for sec,styles,cl,n0,n in secs:
    data.append([sec]+['']*12);i=len(data)-1;sty+= [('FONT',(0,i),(-1,i),'Times-BoldItalic',9.5),('SPAN',(0,i),(5,i))];S=[]
    for j in range(n):
        st,mk=r.choice(styles);u=str(n0+j);x=dict(unit=u,unitType=st,section=sec,marketRent=float(mk));v=r.random()
        if v<.12:
            x['statusText']='VACANT';data.append([u,st,r.choice(['VACANT','VACANT']),'','','',m(mk)]+['']*6)
        else:
            couple=sec[0]=='I' and r.random()<.25;nm=r.choice(LN);f=r.sample(FN,2);name=f'{nm}, {f[0]} & {f[1]}' if couple else f'{nm}, {f[0]}'
            care=r.choice(cl);rent=float(mk-r.choice([0,0,75,120,-60,210]));adj=-r.choice([150.,250.]) if r.random()<.2 else None;sp=875. if couple else None
            ch=[dict(code='Base Rent',amount=rent)]+([dict(code='Level of Care Fee',amount=LOC[care])] if LOC[care] else [])+([dict(code='2nd Person',amount=sp)] if sp else [])+([dict(code='Conc./Adj.',amount=adj)] if adj else [])
            mi=r.date(D.date(2017,3,1),D.date(2025,5,20));fee=float(r.choice([2500,3000,3500]))
            x.update(tenantName=name,statusText='Occupied',contractRent=rent,charges=ch,totalCharges=sum(q['amount'] for q in ch),loc=LOC[care],sp=sp,adj=adj,deposit=None,moveInDate=mi)
            x['fee']=fee
            data.append([u,st,name,care,('P' if care=='IL' else r.choice(['P','P','P','M'])),mi.strftime('%d-%b-%y'),m(mk),m(rent),m(LOC[care]) if LOC[care] else '',m(sp) if sp else '',m(adj) if adj else '',m(x['totalCharges']),m(fee)])
        S.append(x)
    rows+=S
    kk=keys;keys=('marketRent','contractRent','loc','sp','adj','totalCharges','fee');tot(f'Total {sec.title()} ({n} apartments, {sum("tenantName" in x for x in S)} occupied)',S)
    tots.append(dict(label=f'Total {sec.title()}',of=dict(section=sec),**{k:sum(x.get(k) or 0 for x in S) for k in('marketRent','contractRent','totalCharges')}))
occ=sum('tenantName' in x for x in rows)
tot(f'COMMUNITY TOTAL ({len(rows)} apartments, {occ} occupied, {len(rows)-occ} vacant)',rows)
tots.append(dict(label='COMMUNITY TOTAL',**{k:sum(x.get(k) or 0 for x in rows) for k in('marketRent','contractRent','totalCharges')}))
for x in rows:
    for k in('loc','sp','adj','fee','deposit'): x.pop(k,None)
def fr(cv,d):
    cv.setFont('Times-Roman',8);cv.drawString(40,24,'Senior Resident Rent Roll  -  rpt_SRentRoll02  -  Database: hollowbrook_live');cv.drawRightString(968,24,f'Page {d.page}')
d=SimpleDocTemplate(doc(F),pagesize=landscape(legal),leftMargin=36,rightMargin=36,topMargin=30,bottomMargin=40)
leg=Paragraph('P = private pay; M = Medicaid waiver. IL = independent; AL-1 to AL-3 = assisted living tiers; MC = memory care. Community fee is a one-time, non-refundable charge and is not a deposit.',ss['Normal'])
d.build([Paragraph('<b>Hollowbrook Commons Senior Living</b>',ss['Title']),Paragraph('Resident Rent Roll by Care Level &nbsp;&nbsp; As of 05/31/2025',ss['Normal']),Spacer(1,8),Table(data,colWidths=[38,72,170,48,58,66,68,70,66,60,60,74,66],style=sty,repeatRows=2),Spacer(1,10),leg],onFirstPage=lambda c,dd:fr(c,dd),onLaterPages=lambda c,dd:fr(c,dd))
save(F,'SENIOR_HOUSING','Yardi senior roll by care level',False,'Hollowbrook Commons Senior Living','2025-05-31',len(rows),occ,len(rows)-occ,rows,totals=tots)
