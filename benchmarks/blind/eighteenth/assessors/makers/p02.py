# AppFolio, several duplex/fourplex properties
from lib import *
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle as PS
N='appfolio_duplexes_millrace.pdf'; r=R(1902)
P=PS('a',fontName='Helvetica',fontSize=6.6,leading=7.8)
props=[('Alder St 2210 - 2210 Alder Street Millrace, OR 97477',['2210','2212'],(2,1,864)),('Alder St 2218 - 2218 Alder Street Millrace, OR 97477',['2218','2220'],(2,1,864)),('Birdsong Row - 41-55 Birdsong Lane Millrace, OR 97477',['41 A','41 B','45 A','45 B','49 A','49 B','55 A','55 B'],(3,2,1120)),('Centennial Fourplex - 907 Centennial Blvd Millrace, OR 97477',['#1','#2','#3','#4'],(2,1,790)),('Dorena Ct - 6 Dorena Court Millrace, OR 97477',['6','8'],(3,1.5,1040)),('Kellogg Six - 1330 Kellogg Road Millrace, OR 97477',['K1','K2','K3','K4','K5','K6'],(1,1,602))]
H=['Unit','BD/BA','Tenant','Status','Sqft','Market\nRent','Rent','Deposit','Lease\nFrom','Lease To','Move-in','Past Due']
T=[H];st=[('FONT',(0,0),(-1,0),'Helvetica-Bold',7),('FONT',(0,1),(-1,-1),'Helvetica',6.8),('LINEBELOW',(0,0),(-1,0),1,colors.HexColor('#555555')),('ALIGN',(4,0),(7,-1),'RIGHT'),('ALIGN',(11,0),(11,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'TOP'),('TOPPADDING',(0,0),(-1,-1),2.2),('BOTTOMPADDING',(0,0),(-1,-1),2.2)]
rows=[];m=lambda x:f'{x:,.2f}'
def tot(rs,label):
    occ=sum(1 for x in rs if x['statusText']!='Vacant-Unrented')
    T.append([label,'','',f'{100*occ/len(rs):.1f}% Occupied',f"{sum(x['area'] for x in rs):,}",m(sum(x['marketRent'] for x in rs)),m(sum(x.get('contractRent',0) for x in rs)),m(sum(x.get('deposit',0) for x in rs)),'','','',m(sum(x.get('balance',0) for x in rs))])
    st.append(('FONT',(0,len(T)-1),(-1,len(T)-1),'Helvetica-Bold',6.8));st.append(('LINEABOVE',(0,len(T)-1),(-1,len(T)-1),.5,colors.grey))
for pn,us_,(bd,ba,sf) in props:
    T.append([Paragraph('<b>'+pn+'</b>',P)]+['']*11);k=len(T)-1;st+=[('SPAN',(0,k),(-1,k)),('BACKGROUND',(0,k),(-1,k),colors.HexColor('#eef1f4'))]
    rs=[];bb=f'{bd}/{ba:.2f}'
    base=650+bd*330+int(ba*60)
    for u in us_:
        mk=float(base+r.choice([0,0,25,50]))
        if u in('45 B','K4'):
            x=row(unit=u,propertyName=pn,unitType=bb,statusText='Vacant-Unrented',area=sf,marketRent=mk);rs.append(x);T.append([u,bb,'','Vacant-Unrented',f'{sf:,}',m(mk),'','','','','',''])
            continue
        mi=r.d(2019,2025);stt='Current' if u not in('#3','49 A') else 'Notice-Unrented'
        rt=mk-r.choice([0,20,45,75,110]);dep=float(r.choice([500,800,1000,rt]));bal=r.choice([0,0,0,0,0,rt,87.5,-42.0])
        nm=r.nm();nm2=nm+(', '+r.nm() if r.random()<.3 else '')
        lf=mi if mi.year>=2025 else D.date(2025,mi.month,1);lt=eom((lf.year+1),(lf.month-2)%12+1) if lf.month>1 else eom(lf.year,12)
        mtm=r.random()<.25
        x=row(unit=u,propertyName=pn,unitType=bb,tenantName=nm2,statusText=stt,area=sf,marketRent=mk,contractRent=rt,deposit=dep,leaseStartDate=iso(lf),leaseEndDate=None if mtm else iso(lt),moveInDate=iso(mi),balance=bal)
        rs.append(x);T.append([u,bb,Paragraph(nm2,P),Paragraph(stt,P),f'{sf:,}',m(mk),m(rt),m(dep),us(lf),'' if mtm else us(lt),us(mi),m(bal)])
    tot(rs,f'{len(rs)} Unit'+('s' if len(rs)!=1 else ''));rows+=rs
tot(rows,f'Total {len(rows)} Units');st.append(('LINEABOVE',(0,len(T)-1),(-1,len(T)-1),1.2,colors.black))
def pg(c,d):
    c.setFont('Helvetica',7);c.drawString(36,22,'Created on 01/14/2026');c.drawRightString(756,22,f'Page {d.page}')
S=SimpleDocTemplate(doc(N),pagesize=(792,612),leftMargin=36,rightMargin=36,topMargin=32,bottomMargin=40)
b=PS('b',fontName='Helvetica-Bold',fontSize=15,leading=20);s=PS('s',fontName='Helvetica',fontSize=7.5,leading=10)
t=Table(T,colWidths=[52,44,132,70,42,58,58,56,52,52,52,52],repeatRows=1);t.setStyle(TableStyle(st))
S.build([Paragraph('Rent Roll',b),Paragraph('Properties: Owned By Tansy Hollow Holdings LLC',s),Paragraph('Units: Active',s),Paragraph('As of: 01/01/2026',s),Paragraph('Include Non-Revenue Units: No',s),Spacer(1,8),t],onFirstPage=pg,onLaterPages=pg)
g=lambda k:round(sum(x.get(k,0) for x in rows),2)
save(N,'SINGLE_FAMILY_RENTAL','AppFolio rent roll grouped by property, several duplex properties',False,None,'2026-01-01',rows,len(rows),len(rows)-2,2,{k:g(k) for k in('area','marketRent','contractRent','deposit','balance')})
