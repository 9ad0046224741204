from lib import *; from reportlab.platypus import *; from reportlab.lib.styles import getSampleStyleSheet,ParagraphStyle as PS; from reportlab.lib.pagesizes import legal,landscape; from reportlab.lib import colors
r=random.Random(606); n=N(606); fn='amato_building_schedule.pdf'
st=PS('x',fontName='Helvetica',fontSize=8,leading=9.5); h1=PS('h',fontName='Helvetica-Bold',fontSize=14,leading=18)
D=[['','','','','Term','','Monthly charges','','','','Security',''],['Floor','Space','Occupant','Sq. ft.','Begins','Ends','Rent','CAM','R.E. Tax','Total','deposit','Later increases']]
sty=[('SPAN',(4,0),(5,0)),('SPAN',(6,0),(9,0)),('ALIGN',(0,0),(-1,1),'CENTER'),('FONT',(0,0),(-1,1),'Helvetica-Bold',8),('FONT',(0,2),(-1,-1),'Helvetica',8),('LINEBELOW',(0,1),(-1,1),1,colors.black),('LINEBELOW',(4,0),(5,0),.4,colors.black),('LINEBELOW',(6,0),(9,0),.4,colors.black),('ALIGN',(3,2),(3,-1),'RIGHT'),('ALIGN',(6,2),(10,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'TOP'),('LINEBELOW',(0,2),(-1,-1),.2,colors.lightgrey),('BOTTOMPADDING',(0,0),(-1,-1),3),('TOPPADDING',(0,0),(-1,-1),3)]
S=[('STORES',['Store 1','Store 2','Store 3','Store 4','Corner'],['Ostrander Shoe Repair','Golden Lantern Restaurant, Inc.','','Nails by Imelda','Castellano Pharmacy LLC']),('OFFICES',['2-A','2-B','2-C','2-D'],['Gilroy & Umstead, CPAs','','Bright Path Tutoring','Local 311 Painters Union']),('APARTMENTS',['3-A','3-B','3-C','3-D','4-A','4-B','4-C','4-D'],None)]
fmt=lambda d:f'{d:%b} {d.day}, {d.year}'
rows=[];G=[0]*6;occ=vac=0
for si,(sn,us,ns) in enumerate(S):
    D.append([sn]+['']*11); q=len(D)-1; sty+=[('FONT',(0,q),(-1,q),'Helvetica-Bold',8),('BACKGROUND',(0,q),(-1,q),colors.HexColor('#f3ead2')),('SPAN',(0,q),(-1,q))]
    T=[0]*6
    for j,u in enumerate(us):
        fl={0:'Ground',1:'Second'}.get(si) or {'3':'Third','4':'Fourth'}[u[0]]
        sf=r.choice([1150,1320,980,2450,1875]) if si==0 else r.choice([640,720,910]) if si==1 else r.choice([610,655,780]); T[0]+=sf
        who=ns[j] if ns else ('' if u=='4-C' else n('fl'))
        if not who:
            vac+=1; D.append([fl,u,'Vacant',f'{sf:,}']+['']*8); rows.append(row(unit=u,section=sn,area=sf,statusText='Vacant')); continue
        occ+=1; rent=round(sf*[1.9,1.5,1.55][si]/25)*25; cam=round(sf*.21,2) if si==0 else (85 if si==1 else 0); tx=round(sf*.34,2) if si==0 else 0; tot=round(rent+cam+tx,2); dep=rent*(2 if si==0 else 1)
        a=rd(r,(2021,1,1),(2025,3,1)).replace(day=1); b=a.replace(year=a.year+(10 if si==0 else 5 if si==1 else 1))-dt.timedelta(days=1); es=fmt(b); be=iso(b)
        if si==2:
            if a.year<2024 or b<dt.date(2025,8,1): es=be='MTM'
        steps=[];tt=[]
        if si<2 and b.year>2027:
            for y in (2026,2028 if si==0 else 2027):
                d=a.replace(year=y); 
                if d>=b: continue
                amt=round(rent*(1.04 if y==2026 else 1.085)/5)*5; steps.append(dict(date=iso(d),amount=amt)); tt.append(f'{d:%m/%d/%Y}: ${amt:,}.00/mo.')
        v=[sf,rent,cam,tx,tot,dep]; T=[T[0]]+[round(x+y,2) for x,y in zip(T[1:],v[1:])]
        D.append([fl,u,Paragraph(who,st),f'{sf:,}',fmt(a),es,m(rent),m(cam) if si<2 else '',m(tx) if si==0 else '',m(tot),m(dep),Paragraph('<br/>'.join(tt),st)])
        ch=[dict(code='CAM',amount=cam)]*(si<2)+[dict(code='R.E. Tax',amount=tx)]*(si==0)
        rows.append(row(unit=u,section=sn,tenantName=who,area=sf,statusText='Occupied',contractRent=rent,leaseStartDate=iso(a),leaseEndDate=be,deposit=dep,charges=ch,totalCharges=tot,rentSteps=steps))
    q=len(D); D.append(['','',f'Subtotal {sn.lower()}',f'{T[0]:,}','','',*[m(x) for x in T[1:]],'']); sty+=[('FONT',(0,q),(-1,q),'Helvetica-Oblique',8),('LINEABOVE',(3,q),(10,q),.6,colors.black)]
    G=[round(x+y,2) for x,y in zip(G,T)]
q=len(D); D.append(['','','BUILDING TOTAL',f'{G[0]:,}','','',*[m(x) for x in G[1:]],'']); sty+=[('FONT',(0,q),(-1,q),'Helvetica-Bold',8),('LINEABOVE',(3,q),(10,q),1.2,colors.black)]
assert round(sum(x.get('contractRent',0) for x in rows),2)==G[1]
sd=SimpleDocTemplate(doc(fn),pagesize=landscape(legal),leftMargin=40,rightMargin=40,topMargin=36,bottomMargin=36)
sd.build([Paragraph('The Amato Building, 201-209 Exchange Street',h1),Paragraph('Schedule of leases and occupancies. Prepared August 1, 2025 by the office of the Chapter 11 trustee from lease files in the debtor\'s basement.',st),Spacer(1,8),Table(D,colWidths=[48,48,150,48,72,72,66,58,58,66,66,130],repeatRows=2,style=sty),Spacer(1,10),Paragraph(f'Of {occ+vac} spaces {occ} are occupied and {vac} vacant. Lease for Store 3 rejected by order of the court, premises surrendered. Apartment tenants pay no CAM or tax.',st)])
save(fn,'MIXED_USE','trustee schedule, grouped header, step notes in a wrapped column',True,'The Amato Building','2025-08-01',rows,occ+vac,occ,vac)
