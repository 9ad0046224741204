from common import *
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.pagesizes import letter,landscape
from reportlab.lib.styles import ParagraphStyle
n=N(404);r=n.r;fn='r76a_appfolio_portfolio.pdf'
st=ParagraphStyle('s',fontName='Helvetica',fontSize=7.2,leading=8.6);sb=ParagraphStyle('b',parent=st,fontName='Helvetica-Bold');sr=ParagraphStyle('r',parent=st,alignment=2);sbr=ParagraphStyle('br',parent=sb,alignment=2)
P=Paragraph
props=[('Birchwood Flats','2214 Birchwood Ave, Boise, ID 83705',[f'{i}' for i in range(1,9)]),('Fourplex on 9th','918 N 9th St, Boise, ID 83702',['A','B','C','D']),('The Orchard Apartments','405 W Orchard Way, Meridian, ID 83642',[f'{x}' for x in (101,102,103,104,105,106,201,202,203,204,205,206)])]
W=[48,42,118,78,36,54,54,54,56,56,56,54]
hd=['Unit','BD/BA','Tenant','Status','Sqft','Market Rent','Rent','Deposit','Lease From','Lease To','Move-in','Past Due']
data=[[P(h,sb if i<4 or 8<=i<11 else sbr) for i,h in enumerate(hd)]];style=[];rows=[];f=lambda d:d.strftime('%m/%d/%Y') if d else ''
G=[0]*5;occN=0;nu=0
for pn,ad,us in props:
    style+=[('SPAN',(0,len(data)),(-1,len(data))),('BACKGROUND',(0,len(data)),(-1,len(data)),colors.HexColor('#eef2f5'))];data.append([P(f'{pn} - {ad}',sb)]+['']*11);S=[0]*5;o=0
    for u in us:
        bd,sf,mk=r.choice([('1/1.00',610,1195),('2/1.00',815,1395),('2/2.00',902,1475),('3/2.00',1120,1795)]);mk+=r.choice([0,0,25,-20])
        x=r.random();s='Vacant-Unrented' if x<.09 else 'Vacant-Rented' if x<.13 else 'Notice-Unrented' if x<.2 else 'Evict' if x<.24 else 'Current'
        row=dict(unit=u,propertyName=pn,unitType=bd,area=sf,statusText=s,marketRent=mk)
        if s.startswith('V'): cells=[u,bd,'',s,f'{sf:,}',m2(mk),'','','','','','']
        else:
            a,b=n();nm=f'{a} {b}'
            if r.random()<.35: q=n();nm+=f', {q[0]} {q[1]}'
            rent=mk-r.choice([0,0,50,75,100]);dep=r.choice([rent,mk,800,1000]);mi=addm(dt.date(2025,10,1),-r.randint(0,40))+dt.timedelta(r.choice([0,0,14]));lt=None;mtm=r.random()<.2
            lf=mi
            while addm(lf,12)<=dt.date(2025,10,16): lf=addm(lf,12)
            lt=addm(lf,12)-dt.timedelta(1);due=r.choice([0,0,0,0,55,rent])
            if s=='Evict': due=rent*2+75
            if mtm: lt=None;lf=mi
            cells=[u,bd,nm,s,f'{sf:,}',m2(mk),m2(rent),m2(dep),f(lf),f(lt),f(mi),m2(due)]
            row.update(tenantName=nm,contractRent=rent,deposit=dep,leaseStartDate=lf,leaseEndDate=lt,moveInDate=mi,balance=due)
            for j,v in ((2,rent),(3,dep),(4,due)): S[j]+=v
            o+=1
        S[0]+=sf;S[1]+=mk;rows.append(row)
        data.append([P(str(v),sr if i in(4,5,6,7,11) else st) for i,v in enumerate(cells)])
    style.append(('LINEABOVE',(0,len(data)),(-1,len(data)),.6,colors.black))
    data.append([P(f'{len(us)} Units',sb),'',P(f'{100*o/len(us):.1f}% Occupied',sb),'']+[P(v,sbr) for v in (f'{S[0]:,}',m2(S[1]),m2(S[2]),m2(S[3]))]+['','','',P(m2(S[4]),sbr)])
    G=[a+b for a,b in zip(G,S)];occN+=o;nu+=len(us)
style+=[('LINEABOVE',(0,len(data)),(-1,len(data)),1.2,colors.black)]
data.append([P(f'Total {nu} Units',sb),'',P(f'{100*occN/nu:.1f}% Occupied',sb),'']+[P(v,sbr) for v in (f'{G[0]:,}',m2(G[1]),m2(G[2]),m2(G[3]))]+['','','',P(m2(G[4]),sbr)])
t=Table(data,colWidths=W,repeatRows=1);t.setStyle(TableStyle(style+[('LINEBELOW',(0,0),(-1,0),.8,colors.black),('VALIGN',(0,0),(-1,-1),'TOP'),('TOPPADDING',(0,0),(-1,-1),2.2),('BOTTOMPADDING',(0,0),(-1,-1),2.2),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3),('LINEBELOW',(0,1),(-1,-2),.25,colors.HexColor('#d5d9dd'))]))
def foot(c,d):
    c.setFont('Helvetica',6.5);c.setFillGray(.4);c.drawString(36,22,'Created on 10/16/2025');c.drawRightString(756,22,f'Page {d.page}')
H=ParagraphStyle('h',fontName='Helvetica-Bold',fontSize=15,leading=18)
SimpleDocTemplate(D+fn,pagesize=landscape(letter),leftMargin=36,rightMargin=36,topMargin=32,bottomMargin=36).build([P('Rent Roll',H),P('Treasure Valley Homes Property Management, LLC',st),P('<b>Properties:</b> Birchwood Flats, Fourplex on 9th, The Orchard Apartments',st),P('<b>Units:</b> Active &nbsp; <b>As of:</b> 10/16/2025 &nbsp; <b>Include Non-Revenue Units:</b> No',st),Spacer(1,8),t],onFirstPage=foot,onLaterPages=foot)
save(fn,dict(asOnDate='2025-10-16',units=nu,occupied=occN,vacant=nu-occN,rows=rows),'MULTIFAMILY','small manager, AppFolio','Rent Roll grouped by property, wrapped tenant names')
