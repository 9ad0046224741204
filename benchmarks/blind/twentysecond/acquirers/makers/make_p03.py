# Entrata-like student by-bed
from util import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
g=G(2803); f='p03_student_beds.pdf'; asof=dt.date(2025,10,6)
hdr=[['Unit','Bed','Floor Plan','Resident','Lease','','','Scheduled Charges','','','','Lease\nStatus'],['','','','','Start','End','Term','Base Rent','Parking','Furniture','Total','']]
T=[];rows=[];tot=[0]*4;n=occ=vac=0;ts=[]
for fl in range(1,5):
    for u in range(1,5):
        un=f"{fl}0{u}"; k=[4,4,2,3][u-1]; plan={4:'D4 - 4x4 Deluxe',3:'C3 - 3x3',2:'B2 - 2x2 Corner'}[k]; base={4:729,3:799,2:915}[k]
        for b in 'ABCD'[:k]:
            n+=1;z=g.random()
            ls='Current' if z<.86 else 'Vacant' if z<.94 else 'Notice'
            if un=='101' and b=='A': ls='Current'
            if (un,b) in (('203','B'),): ls='Future'
            if (un,b)==('403','A'): ls='Vacant'
            if ls in('Vacant',):
                vac+=1;T.append([un,b,plan,'-- Vacant --','','','','','','','','Vacant']);rows.append(row(unit=un+'|'+b,unitType=plan,statusText='Vacant'));continue
            nm=g.nm(1);s,e=(dt.date(2025,8,18),dt.date(2026,7,31)) if z>.1 else (dt.date(2025,8,18),dt.date(2026,5,15));tm='12' if e.month==7 else '9'
            v=[base+g.choice([0,0,10,-20]),g.choice([0,0,55]),g.choice([0,25])]
            if ls=='Future':
                s,e,tm=dt.date(2026,1,5),dt.date(2026,7,31),'7'
                T.append([un,b,plan,'-- Vacant --','','','','','','','','Vacant']);rows.append(row(unit=un+'|'+b,unitType=plan,statusText='Vacant'));vac+=1
            else: occ+=1;
            t=sum(v)
            T.append([un,b,plan,nm,s.strftime('%b %d, %Y'),e.strftime('%b %d, %Y'),tm]+['$'+m2(x) for x in v]+['$'+m2(t),ls])
            rows.append(row(unit=un+'|'+b,unitType=plan,tenantName=nm,leaseStartDate=s,leaseEndDate=e,contractRent=v[0],totalCharges=t,statusText=ls,charges=[dict(code=c,amount=x) for c,x in zip(['Base Rent','Parking','Furniture'],v)]))
            if ls!='Future':
                for i,x in enumerate(v+[t]): tot[i]+=x
for r in rows: r['unit']=r['unit'].replace('|','-')
for t in T: t[0]=t[0]+'-'+t[1]; t[1]={'A':'Bed A','B':'Bed B','C':'Bed C','D':'Bed D'}[t[1]]
T2=hdr+T+[['Totals (current and notice)','','','','','','']+['$'+m2(x) for x in tot]+['']]
sty=[('FONT',(0,0),(-1,-1),'Helvetica',7),('FONT',(0,0),(-1,1),'Helvetica-Bold',7),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#23395d')),('TEXTCOLOR',(0,0),(-1,1),colors.white),('SPAN',(4,0),(6,0)),('SPAN',(7,0),(10,0)),('ALIGN',(4,0),(10,0),'CENTER'),('ALIGN',(7,1),(10,-1),'RIGHT'),('FONT',(0,-1),(-1,-1),'Helvetica-Bold',7),('LINEBELOW',(0,2),(-1,-2),.25,colors.lightgrey),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2.4),('VALIGN',(0,0),(-1,1),'MIDDLE')]
for c in (0,1,2,3,11): sty.append(('SPAN',(c,0),(c,1)))
t=Table(T2,colWidths=[44,36,86,110,62,62,32,60,52,54,62,50],repeatRows=2,style=sty)
B=[['Bed spaces',n],['Occupied (current + notice)',occ],['Vacant',vac],['Preleased AY 26-27','41.2%']]
h=ParagraphStyle('x',fontName='Helvetica-Bold',fontSize=15,textColor=colors.HexColor('#23395d'));s2=ParagraphStyle('y',fontName='Helvetica',fontSize=8.5,leading=12)
def ft(c,d): c.setFont('Helvetica',7);c.drawString(36,22,'Generated Oct 8, 2025 10:02 AM MDT by acquisitions@tamarackcampus.example');c.drawRightString(756,22,f'{d.page}')
SimpleDocTemplate(H+'documents/'+f,pagesize=landscape(letter),leftMargin=36,rightMargin=36,topMargin=34,bottomMargin=40).build([Paragraph('Rent Roll by Bed',h),Spacer(1,8),Paragraph('The Lantern at Tenth &amp; College &nbsp;|&nbsp; Effective Date: Oct 06, 2025 &nbsp;|&nbsp; Include: Current, Notice, Future, Vacant',s2),Spacer(1,8),t,Spacer(1,14),Table(B,hAlign='LEFT',style=[('FONT',(0,0),(-1,-1),'Helvetica',8),('BOX',(0,0),(-1,-1),.5,colors.grey),('ALIGN',(1,0),(1,-1),'RIGHT')])],onFirstPage=ft,onLaterPages=ft)
cur=[r for r in rows if r.get('statusText') in('Current','Notice')]
save(f,'STUDENT_HOUSING','entrata by-bed roll, grouped header',True,'The Lantern at Tenth & College',asof,rows,n,occ,vac,ties=[(tot[3],sm(cur,'totalCharges')),(tot[0],sm(cur,'contractRent')),(n,occ+vac)])
