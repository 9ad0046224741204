# Single-family homes, two-line records by market, platypus
from common import *
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib import colors
from reportlab.lib.pagesizes import letter
r=R(6905); FN='SFR_Homes_Schedule_Q3_2025.pdf'
mk={'Indianapolis, IN':['4418 Brookside Pkwy','1207 N Tremont St','3352 Kestrel Ln','908 Wagon Trail Dr','7715 Orchard Bend','2260 E Larch St','615 Pike Hollow Ct','5109 Carnaby Way','1833 Sumac Dr','46 Fallow Ct','3981 Meridian Trace'],
'Kansas City, MO':['8816 Bristol Ter','10204 E 57th Pl','3117 Askew Ridge','5526 Blue Heron Dr','6401 Hardesty Ln','1418 NW Vesper St','7302 Sycamore Ter','2909 Quarry Rd','9120 Tracy Bend'],
'Memphis, TN':['1744 Shady Vale','3620 Kimball Rise','5588 Quince Hollow','2071 Poplar Glen','4935 Winbrook Dr','811 Josephine Ct','6160 Stage Post Rd','3287 Cotton Gin Ln','1156 Mudville Rd','2440 Hawkwood Cv','5703 Egret Pt']}
rent0={'Indianapolis, IN':1.12,'Kansas City, MO':1.08,'Memphis, TN':1.0}
s8=PS('a',fontName='Times-Roman',fontSize=8.4,leading=10); sb=PS('b',parent=s8,fontName='Times-Bold'); sr=PS('r',parent=s8,alignment=2); srb=PS('rb',parent=sr,fontName='Times-Bold'); h=PS('h',fontName='Times-Bold',fontSize=8,leading=9.5,textColor=colors.HexColor('#333366')); hr=PS('hr',parent=h,alignment=2)
P=Paragraph; el=[P('WREN HOLLOW HOMES',PS('t',fontName='Times-Bold',fontSize=15,leading=18,textColor=colors.HexColor('#333366'))),P('Single-Family Homes &ndash; Schedule of Leases at September 30, 2025',PS('t2',fontName='Times-Italic',fontSize=11,leading=14)),Spacer(1,8)]
cw=[148,150,62,62,62,62]
def hdrow(): return [P('Home<br/>Beds/baths, size',h),P('Resident<br/>Moved in',h),P('Lease start<br/>Lease end',hr),P('Rent<br/>Asking rent',hr),P('Pet / other<br/>Deposit held',hr),P('Past due<br/>Status',hr)]
data=[hdrow()]; sty=[('VALIGN',(0,0),(-1,-1),'TOP'),('LINEBELOW',(0,0),(-1,0),1,colors.HexColor('#333366')),('TOPPADDING',(0,0),(-1,-1),2.2),('BOTTOMPADDING',(0,0),(-1,-1),2.2),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3)]
rows=[]; G=dict(n=0,v=0,rent=0,ask=0,oth=0,dep=0,pd=0)
vacs={'615 Pike Hollow Ct','7302 Sycamore Ter','4935 Winbrook Dr'}; rehab={'1156 Mudville Rd'}
for city,homes in mk.items():
    data.append([P(city.upper(),sb)]+['']*5); i=len(data)-1; sty+=[('SPAN',(0,i),(-1,i)),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#E6E6F0'))]
    T=dict(n=0,v=0,rent=0,ask=0,oth=0,dep=0,pd=0)
    for a in homes:
        bd,ba=r.choice([(3,'1'),(3,'2'),(3,'1.5'),(4,'2'),(4,'2.5'),(2,'1')]); sf=r.randrange(880,1300,4)+bd*140-200; ut=f'{bd} bd / {ba} ba'
        ask=round((sf*.62+560+bd*55)*rent0[city]/5)*5
        t=dict(unit=a,unitType=ut,area=sf,section=city.upper(),marketRent=ask); T['n']+=1; T['ask']+=ask
        if a in vacs|rehab:
            st='VACANT' if a in vacs else 'REHAB'; T['v']+=1; t['statusText']=st
            data.append([[P(a,sb),P(f'{ut}, {sf:,} sf',s8)],[P('<i>'+('vacant - listed' if st=='VACANT' else 'vacant - under renovation')+'</i>',s8)],'',[P('&nbsp;',sr),P(f'{ask:,}',sr)],'',[P('&nbsp;',sr),P(st,sr)]])
        else:
            nm=r.name('FL')
            if r.random()<.4: nm+=' and '+r.choice(FIRST)
            mi=r.day(D(2018,4,1),D(2025,9,5)); ls=mi
            while term_end(ls,12)<D(2025,9,30): ls=addm(D(ls.year,ls.month,1),12)
            le=eom(addm(ls,11)) if r.random()<.9 else 'MTM'
            rent=ask-r.choice([0,0,20,45,60,95,150]); oth=r.choice([0,0,25,35,50]); dep=r.choice([rent,rent,ask-100,1000]); pd=r.choice([0]*6+[round(rent*.5),rent,85,rent+75])
            st='Current' if not pd else ('Late' if pd<rent else 'Eviction filed' if pd>rent else 'Late')
            data.append([[P(a,sb),P(f'{ut}, {sf:,} sf',s8)],[P(nm,s8),P('since '+mi.strftime('%b %d, %Y').replace(' 0',' '),s8)],[P(us1(ls),sr),P(us1(le) if le!='MTM' else le,sr)],[P(f'<b>{rent:,}</b>',sr),P(f'{ask:,}',sr)],[P(f'{oth}' if oth else '&ndash;',sr),P(f'{dep:,}',sr)],[P(f'{pd:,}' if pd else '&ndash;',sr),P(st,sr)]])
            t.update(tenantName=nm,moveInDate=mi,leaseStartDate=ls,leaseEndDate=le,contractRent=rent,deposit=dep,statusText=st)
            if oth: t['charges']=[dict(code='Pet / other',amount=oth)]
            if pd: t['balance']=pd
            T['rent']+=rent;T['oth']+=oth;T['dep']+=dep;T['pd']+=pd
        sty.append(('LINEBELOW',(0,len(data)-1),(-1,len(data)-1),.3,colors.grey)); rows.append(t)
    def trow(l,T): return [P(l,sb),P(f"{T['n']} homes, {T['n']-T['v']} leased",sb),'',[P(f"{T['rent']:,}",srb),P(f"{T['ask']:,}",srb)],[P(f"{T['oth']:,}",srb),P(f"{T['dep']:,}",srb)],P(f"{T['pd']:,}",srb)]
    data.append(trow('Total '+city,T)); sty.append(('LINEABOVE',(0,len(data)-1),(-1,len(data)-1),.8,colors.black))
    for k in T: G[k]+=T[k]
data.append(trow('All markets',G)); sty+=[('LINEABOVE',(0,len(data)-1),(-1,len(data)-1),1.2,colors.black),('LINEBELOW',(0,len(data)-1),(-1,len(data)-1),1.2,colors.black)]
tb=Table(data,colWidths=cw,repeatRows=1); tb.setStyle(TableStyle(sty)); el.append(tb)
el+=[Spacer(1,8),P('First line of each record: rent billed, pet and other monthly fees, amount past due. Second line: asking rent, deposit held, account status. Mudville Rd returns to market est. November.',PS('n',parent=s8,fontName='Times-Italic',fontSize=8))]
def pf(c,d): c.setFont('Times-Roman',8); c.drawRightString(letter[0]-32,22,f'Page {d.page}'); c.drawString(32,22,'Confidential - for family office use')
SimpleDocTemplate(path(FN),pagesize=letter,leftMargin=32,rightMargin=32,topMargin=34,bottomMargin=38,title='Homes schedule').build(el,onFirstPage=pf,onLaterPages=pf)
save(FN,'SINGLE_FAMILY_RENTAL','two-line records by market, two-line header, address as unit',True,'Wren Hollow Homes','2025-09-30',G['n'],G['n']-G['v'],G['v'],rows)
