# AppFolio rent roll, several properties. Planted: one row dropped (counts/totals keep it)
from .common import *
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib import colors
F='rent_roll-20250831.pdf'
def make():
    r=Gen('p6');asof=D(2025,8,31)
    props=[('Larkspur Court - 2210 Larkspur Ave Tulsa, OK 74114',14,[('1/1.00',610,895),('2/1.00',820,1075)]),('The Fennimore - 87 E Fennimore St Tulsa, OK 74106',9,[('0/1.00',430,745),('1/1.00',560,850)]),
      ('Odell Row - 1300-1322 Odell Pl Tulsa, OK 74120',12,[('2/1.50',990,1195),('3/2.00',1240,1425)]),('Cobb Fourplex - 519 Cobb Dr Tulsa, OK 74127',4,[('2/1.00',780,925)])]
    P=PS('p',fontName='Helvetica',fontSize=6.6,leading=7.8);PR=PS('pr',parent=P,alignment=2);PB=PS('pb',parent=P,fontName='Helvetica-Bold');PBR=PS('pbr',parent=PB,alignment=2)
    heads=['Unit','Tags','BD/BA','Tenant','Status','Sqft','Market Rent','Rent','Deposit','Lease From','Lease To','Move-in','Move-out','Past Due','NSF','Late']
    rt={5,6,7,8,13,14,15}
    data=[[Paragraph(h,PBR if i in rt else PB) for i,h in enumerate(heads)]];sty=[];rows=[];allr=[];drop=None
    G=None
    for pi,(pn,n,kinds) in enumerate(props):
        sty.append(('SPAN',(0,len(data)),(-1,len(data))));sty.append(('BACKGROUND',(0,len(data)),(-1,len(data)),colors.Color(.93,.93,.93)));sty.append(('FONT',(0,len(data)),(0,len(data)),'Helvetica-Bold',6.8));data.append([pn]+['']*15)
        g=[]
        for i in range(n):
            unit={0:f'{100*(1+i//7)+i%7+1}',1:f'#{"ABCDEFGHJKLMNP"[i]}',2:str(1300+2*i),3:f'519-{i+1}'}[pi]
            bd,sf,mk=r.choice(kinds);reno=r.random()<.4;mk+=150 if reno else 0
            x=dict(unit=unit,propertyName=pn,unitType=bd,area=sf,marketRent=float(mk),_tags='Renovated' if reno else '',_late=0,_nsf=0)
            q=r.random()
            if q<.09: x['statusText']='Vacant-Unrented'
            elif q<.15: x['statusText']='Vacant-Rented';
            else:
                x['statusText']='Current' if q<.85 else ('Notice-Unrented' if q<.95 else 'Evict')
                mi=r.date(D(2024,6,1),D(2025,8,20)) if reno else r.date(D(2018,3,1),D(2025,7,1))
                ls=mi
                while addm(ls,12)<asof and r.random()<.9: ls=addm(ls,12)
                le=less1(addm(ls,12));mtm=le<asof
                x.update(tenantName=r.person('fl')+(' & '+r.person('fl') if r.random()<.25 else ''),contractRent=float(mk-r.rnd(0,120,5) if not mtm else mk-r.rnd(80,200,5)),deposit=float(r.choice([300,500,mk//2,mk])),leaseStartDate=ls,leaseEndDate=None if mtm else le,moveInDate=mi,balance=round(r.choice([0,0,0,0,0,r.uniform(20,300),r.uniform(800,2400)]),2),_late=r.choice([0,0,0,1,2,4]),_nsf=r.choice([0,0,0,0,1]))
                if x['statusText'][0]=='N': x['moveOutDate']=r.date(D(2025,9,5),D(2025,9,30))
                if x['statusText']=='Evict': x['balance']=round(r.uniform(1800,4100),2)
            g.append(x)
        if pi==2: drop=next(x for x in g[4:] if x['statusText']=='Current' and x['contractRent'])
        for x in g:
            if x is drop: continue
            ten='contractRent' in x
            vals=[x['unit'],x['_tags'],x['unitType'],x.get('tenantName',''),x['statusText'],m0(x['area']),m2(x['marketRent']),m2(x['contractRent']) if ten else '',m2(x['deposit']) if ten else '']+[us(x.get(k)) for k in('leaseStartDate','leaseEndDate','moveInDate','moveOutDate')]+([m2(x['balance']),str(x['_nsf']),str(x['_late'])] if ten else ['','',''])
            data.append([Paragraph(v.replace('&','&amp;'),PR if i in rt else P) for i,v in enumerate(vals)]);rows.append(x)
        allr+=g
        def tot(g,lab):
            oc=sum('contractRent' in x for x in g);S=lambda k:sum(x.get(k,0) for x in g)
            sty.append(('SPAN',(0,len(data)),(2,len(data))));sty.append(('LINEABOVE',(0,len(data)),(-1,len(data)),.5,colors.black))
            vals=[lab,'','',f'{100*oc/len(g):.1f}% Occupied','',m0(S('area')),m2(S('marketRent')),m2(S('contractRent')),m2(S('deposit')),'','','','',m2(S('balance')),str(S('_nsf')),str(S('_late'))]
            data.append([Paragraph(v,PBR if i in rt else PB) for i,v in enumerate(vals)])
        tot(g,f'{len(g)} Units')
    sty.append(('BACKGROUND',(0,len(data)),(-1,len(data)),colors.Color(.85,.85,.85)));tot(allr,f'Total {len(allr)} Units')
    w=[34,44,34,100,58,34,48,48,46,47,47,47,47,44,26,26]
    t=Table(data,colWidths=w,repeatRows=1);t.setStyle(TableStyle([('VALIGN',(0,0),(-1,-1),'TOP'),('LINEBELOW',(0,0),(-1,0),1,colors.black),('LINEBELOW',(0,1),(-1,-2),.25,colors.Color(.8,.8,.8)),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2.5),('LEFTPADDING',(0,0),(-1,-1),2),('RIGHTPADDING',(0,0),(-1,-1),2)]+sty))
    h=PS('h',fontName='Helvetica-Bold',fontSize=15,leading=19);s=PS('s',fontName='Helvetica',fontSize=7.5,leading=10)
    fl=[Paragraph('Rent Roll',h)]+[Paragraph(x,s) for x in('<b>Properties:</b> Larkspur Court, The Fennimore, Odell Row, Cobb Fourplex','<b>Units:</b> Active','<b>As of:</b> 08/31/2025','<b>Include Non-Revenue Units:</b> No')]+[Spacer(1,8),t]
    def foot(cv,d):
        cv.setFont('Helvetica',7);cv.drawString(30,18,'Created on 09/02/2025');cv.drawRightString(762,18,f'Page {d.page}')
    SimpleDocTemplate(out(F),pagesize=(792,612),leftMargin=30,rightMargin=30,topMargin=30,bottomMargin=34).build(fl,onFirstPage=foot,onLaterPages=foot)
    oc=sum('contractRent' in x for x in allr)
    finish(F,'MULTIFAMILY','r50b','AppFolio rent roll grouped by property',False,None,asof,len(allr),oc,len(allr)-oc,rows,
      planted=dict(what=f"row of unit {drop['unit']} ({drop['propertyName']}) is missing; property and grand totals and unit counts include it (rent {m2(drop['contractRent'])})",kind='row_dropped'))
