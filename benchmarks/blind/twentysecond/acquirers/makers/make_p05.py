# ResMan-like, charges listed inside a cell, buildings as headings; planted digit_changed
from util import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
g=G(2805); f='p05_resman_cells.pdf'; asof=dt.date(2025,8,31)
W=letter
hdr=['Unit','Type\nSq. Ft.','Residents\nStatus','Move in\nLease dates','Market','Category','Amount','Total\nCharges','Deposits\nHeld','Balance']
T=[hdr];sty=[];rows=[];mt=ct=dpt=bt=0;n=o=v=0;cat={}
P=ParagraphStyle('p',fontName='Helvetica',fontSize=6.8,leading=8)
for b in range(1,5):
    sty+=[('SPAN',(0,len(T)),(-1,len(T))),('BACKGROUND',(0,len(T)),(-1,len(T)),colors.HexColor('#f0e9dc')),('FONT',(0,len(T)),(-1,len(T)),'Helvetica-BoldOblique',7)]
    T.append([f'Building {b}']+['']*9);bm=bc=0
    for k in range(8):
        un=f'{b}{"0" if k<4 else "1"}{k%4+1}';ty,sf,mk=[('1A',655,1010),('1B',720,1065),('2A',938,1240),('2A',938,1240)][k%4];n+=1;mt+=mk;bm+=mk
        if g.random()<.1 or un=='203':
            v+=1;T.append([un,f'{ty}\n{sf}',Paragraph('<i>Vacant - Not Ready</i>' if un=='203' else '<i>Vacant - Ready</i>',P),'',m2(mk),'','','','',''])
            rows.append(row(unit=un,building=f'Building {b}',unitType=ty,area=sf,statusText='Vacant - Not Ready' if un=='203' else 'Vacant - Ready',marketRent=mk));continue
        o+=1;lb,le,mi=g.lease(asof);ns=[g.nm(1) for _ in range(g.choice([1,1,2,2,3]))];st='Current' if g.random()<.88 else 'Under Notice'
        rent=mk-g.choice([0,10,30,55,90]);ch=[('Rent',float(rent))]
        if g.random()<.25: ch.append(('Pet Rent',25.0))
        ch.append(('Water/Sewer',42.0 if ty!='2A' else 58.0))
        if g.random()<.3: ch.append(('W/D Rental',40.0))
        if g.random()<.12: ch.append(('Courtesy Officer Credit',-200.0))
        t=sum(a for _,a in ch);dep=float(g.choice([200,350,500]));bal=g.choice([0,0,0,0,-15.5,61.0,rent+42.0])
        shown=[(c,a) for c,a in ch]
        if un=='303': planted_true=rent
        if un=='303' or (un=='302' and False):
            bad=float(str(int(rent)).translate({}));s=list(f'{int(rent)}');s[-2]=str((int(s[-2])+4)%10);bad=float(''.join(s));shown[0]=('Rent',bad);pl=dict(what=f'unit 303: Rent printed as {bad:,.2f} instead of {rent:,.2f}; unit total, building total and grand total hold the true amount',kind='digit_changed')
        T.append([un,f'{ty}\n{sf}',Paragraph('<br/>'.join(ns)+f'<br/><i>{st}</i>',P),f'{mdy2(mi)}\n{mdy2(lb)} - {mdy2(le)}',m2(mk),'\n'.join(c for c,_ in shown),'\n'.join(m2(a) for _,a in shown),m2(t),m2(dep),m2(bal)])
        ct+=t;bc+=t;dpt+=dep;bt+=bal
        for c,a in ch: cat[c]=cat.get(c,0)+a
        rows.append(row(unit=un,building=f'Building {b}',unitType=ty,area=sf,tenantName=', '.join(ns),statusText=st,moveInDate=mi,leaseStartDate=lb,leaseEndDate=le,marketRent=mk,contractRent=shown[0][1],charges=[dict(code=c,amount=a) for c,a in shown],totalCharges=t,deposit=dep,balance=bal))
    sty+=[('FONT',(0,len(T)),(-1,len(T)),'Helvetica-Bold',6.8),('LINEABOVE',(4,len(T)),(-1,len(T)),.4,colors.black)]
    T.append(['',"",f'Building {b} subtotal','',m2(bm),'','',m2(bc),'',''])
sty+=[('FONT',(0,len(T)),(-1,len(T)),'Helvetica-Bold',7),('LINEABOVE',(0,len(T)),(-1,len(T)),1,colors.black)]
T.append(['','','Property total','',m2(mt),'','',m2(ct),m2(dpt),m2(bt)])
t=Table(T,colWidths=[34,36,104,88,50,84,50,52,48,48],repeatRows=1,style=[('FONT',(0,0),(-1,-1),'Helvetica',6.8),('LEADING',(0,0),(-1,-1),8),('FONT',(0,0),(-1,0),'Helvetica-Bold',7),('LINEBELOW',(0,0),(-1,0),1,colors.black),('LINEBELOW',(0,1),(-1,-1),.2,colors.lightgrey),('VALIGN',(0,0),(-1,-1),'TOP'),('ALIGN',(4,0),(4,-1),'RIGHT'),('ALIGN',(6,0),(-1,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),3)]+sty)
h=ParagraphStyle('h',fontName='Helvetica-Bold',fontSize=13,leading=17)
B=[['Category','Monthly']]+[[c,m2(a)] for c,a in sorted(cat.items())]+[['Total',m2(ct)]]
C=[['Units',n],['Occupied',o],['Vacant',v],['% occupied',f'{100*o/n:.2f}%']]
def ft(c,d):c.setFont('Helvetica',6.5);c.drawString(20,18,'Rent Roll  |  Copperline Residential');c.drawRightString(592,18,f'Page {d.page} of 3' if 0 else f'Page {d.page}')
gr=[('FONT',(0,0),(-1,-1),'Helvetica',7.5),('ALIGN',(1,0),(1,-1),'RIGHT'),('GRID',(0,0),(-1,-1),.25,colors.grey)]
SimpleDocTemplate(H+'documents/'+f,pagesize=W,leftMargin=9,rightMargin=9,topMargin=28,bottomMargin=34).build([Paragraph('Quarry Bend Apartments',h),Paragraph('Rent Roll as of 8/31/2025',ParagraphStyle('k',fontName='Helvetica',fontSize=9)),Spacer(1,8),t,Spacer(1,12),Table([[Table(B,style=gr),Table(C,style=gr)]],style=[('VALIGN',(0,0),(-1,-1),'TOP')])],onFirstPage=ft,onLaterPages=ft)
save(f,'MULTIFAMILY','resman, charges in cells, building headings',True,'Quarry Bend Apartments',asof,rows,n,o,v,planted=pl,ties=[(ct,sm(rows,'totalCharges')),(mt,sm(rows,'marketRent')),(bt,sm(rows,'balance'))])
