# Senior living census rent roll, A4 portrait-ish, sections by level of care
from util import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
g=G(2807); f='p07_senior_census.pdf'; asof=dt.date(2025,10,31)
hdr=['Suite','Style','Sq Ft','Resident(s)','Pay\nSource','Admit\nDate','Street\nRate','Room\nRate','Level of\nCare','2nd\nPerson','Incen-\ntive','Total\nMonthly']
T=[hdr];sty=[];rows=[];GT=[0]*6;sec={}
wings=[('INDEPENDENT LIVING',[f'{a}' for a in range(110,122)],[('One Bed',640,3450),('Two Bed',905,4375)]),('ASSISTED LIVING',[f'{a}' for a in range(201,217)],[('Studio',365,4250),('Alcove',430,4690),('One Bed',560,5200)]),('MEMORY CARE',['MC1-A','MC1-B','MC2-A','MC2-B','MC3','MC4','MC5','MC6'],[('Companion',210,5150),('Private',310,6875)])]
for w,us,ts in wings:
    sty+=[('FONT',(0,len(T)),(-1,len(T)),'Times-Bold',9),('SPAN',(0,len(T)),(-1,len(T)))];T.append([w]+['']*11);s=[0]*6;n=o=v=0
    for i,u in enumerate(us):
        ty,sf,mk=ts[0 if u.endswith(('-A','-B')) else 1] if w[0]=='M' else ts[g.randrange(len(ts))]
        n+=1;z=g.random()
        if u=='110': 
            T.append([u,ty,sf,'Guest / model suite','','',m0(mk)]+['']*5);rows.append(row(unit=u,section=w,unitType=ty,area=sf,statusText='Guest / model suite',marketRent=mk));s[0]+=mk;continue
        if z<.13 or u=='MC2-B':
            tx='Vacant' if z>.04 else 'Vacant (deposit taken)';v+=1
            T.append([u,ty,sf,tx,'','',m0(mk)]+['']*5);rows.append(row(unit=u,section=w,unitType=ty,area=sf,statusText=tx,marketRent=mk));s[0]+=mk;continue
        o+=1;nm=g.nm(0);two=w[0]!='M' and g.random()<.3
        if two: nm+=' & '+g.choice(FN)
        ad=dt.date(g.randint(2018,2025),g.randint(1,9),g.randint(1,28));rr=mk-g.choice([0,50,125,200,325]);lc=0 if w[0]=='I' else g.choice([0,450,850,1250,1700]) if w[0]=='A' else g.choice([900,1400]);sp=(950 if w[0]=='I' else 1100) if two else 0;ic=-g.choice([0,0,0,0,250,500])
        tot=rr+lc+sp+ic;pay=g.choice(['Private','Private','Private','LTC Ins','Waiver']) if w[0]!='I' else 'Private'
        f0=lambda x:'$'+m0(x) if x>0 else f'(${-x:,})' if x<0 else '-'
        T.append([u,ty,sf,nm,pay,ad.strftime('%m/%d/%y'),m0(mk),f0(rr),f0(lc),f0(sp),f0(ic),f0(tot)])
        rows.append(row(unit=u,section=w,unitType=ty,area=sf,tenantName=nm,statusText='Occupied',moveInDate=ad,marketRent=mk,contractRent=rr,totalCharges=tot,charges=[dict(code=c,amount=x) for c,x in zip(['Room Rate','Level of Care','2nd Person','Incentive'],[rr,lc,sp,ic]) if x]))
        for i,x in enumerate([mk,rr,lc,sp,ic,tot]): s[i]+=x
    sec[w]=(n,o,v)
    sty+=[('FONT',(0,len(T)),(-1,len(T)),'Times-BoldItalic',8.5),('LINEABOVE',(6,len(T)),(-1,len(T)),.5,colors.black),('BOTTOMPADDING',(0,len(T)),(-1,len(T)),8)]
    T.append(['','','',f'{w.title()} totals','','',m0(s[0])]+[f0(x) for x in s[1:]])
    for i,x in enumerate(s):GT[i]+=x
sty+=[('FONT',(0,len(T)),(-1,len(T)),'Times-Bold',9),('LINEABOVE',(0,len(T)),(-1,len(T)),1,colors.black),('LINEBELOW',(0,len(T)),(-1,len(T)),1,colors.black)]
T.append(['','','','COMMUNITY TOTAL','','',m0(GT[0])]+[f0(x) for x in GT[1:]])
N,O,V=(sum(x[i] for x in sec.values()) for i in range(3))
t=Table(T,colWidths=[46,54,36,142,46,52,48,54,52,46,48,58],repeatRows=1,style=[('FONT',(0,0),(-1,-1),'Times-Roman',8.5),('FONT',(0,0),(-1,0),'Times-Bold',8.5),('LINEBELOW',(0,0),(-1,0),1,colors.black),('ALIGN',(6,0),(-1,-1),'RIGHT'),('ALIGN',(2,0),(2,-1),'RIGHT'),('VALIGN',(0,0),(-1,0),'BOTTOM'),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),2)]+sty)
B=[['Census','Suites','Occupied','Vacant','Occ. %']]+[[w.title(),*x,f'{100*x[1]/x[0]:.1f}%'] for w,x in sec.items()]+[['Total',N,O,V,f'{100*O/N:.1f}%']]
h=ParagraphStyle('h',fontName='Times-Bold',fontSize=16,alignment=1,leading=20);k=ParagraphStyle('k',fontName='Times-Italic',fontSize=10,alignment=1);nt=ParagraphStyle('n',fontName='Times-Roman',fontSize=8,leading=10)
SimpleDocTemplate(H+'documents/'+f,pagesize=landscape(letter),leftMargin=40,rightMargin=40,topMargin=36,bottomMargin=36).build([Paragraph('Harrowgate Terrace Senior Living',h),Paragraph('Resident Rent Roll and Census - October 31, 2025',k),Spacer(1,10),t,Spacer(1,14),KeepTogether([Table(B,hAlign='LEFT',style=[('FONT',(0,0),(-1,-1),'Times-Roman',9),('FONT',(0,0),(-1,0),'Times-Bold',9),('FONT',(0,-1),(-1,-1),'Times-Bold',9),('GRID',(0,0),(-1,-1),.3,colors.black),('ALIGN',(1,0),(-1,-1),'RIGHT')]),Spacer(1,6),Paragraph('Guest / model suite 110 is counted among suites but not as occupied or vacant. Care fees are per assessment; Waiver residents pay room and board only.',nt)])])
save(f,'SENIOR_HOUSING','senior census by care level',True,'Harrowgate Terrace Senior Living',asof,rows,N,O,V,ties=[(GT[5],sm(rows,'totalCharges')),(GT[1],sm(rows,'contractRent')),(GT[0],sm(rows,'marketRent'))])
