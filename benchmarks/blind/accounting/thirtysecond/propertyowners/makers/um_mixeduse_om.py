# broker's offering-memorandum page: apartments of a mixed-use block, grouped headers, subtotals by bedroom
from common import *
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
from reportlab.lib.units import inch
NAME='Foundry_at_Sable_unit_mix'
M=['units','pct_units','sf','total_sf','actual','actual_sf','market','market_sf','market_total']
G=[('Studio',[('S1 – Alcove','Studio','1',14,498,1612,1695),('S2 – Juliet Balcony','Studio','1',8,527,1668,1745)]),
('One-Bedroom',[('A1','1','1',22,642,1884,1975),('A2 – Corner','1','1',12,701,1957,2060),('A3 – Den','1','1',9,788,2143,2250),('A4 – Live/Work Loft','1','1.5',5,964,2488,2595)]),
('Two-Bedroom',[('B1','2','2',16,1018,2561,2690),('B2 – Corner','2','2',10,1096,2702,2825),('B3 – Terrace','2','2',4,1142,2915,3095),('B4 – Townhome','2','2.5',3,1287,3120,3275)]),
('Penthouse',[('PH1','2','2',2,1410,3740,3950),('PH2','3','2.5',1,1766,4685,4950)])]
def build():
    N=sum(u[3] for _,l in G for u in l); rows=[]; tots=[]
    def agg(us):
        n=sum(u[3] for u in us); sf=sum(u[3]*u[4] for u in us); a=sum(u[3]*u[5] for u in us); m=sum(u[3]*u[6] for u in us)
        return dict(units=n,pct_units=round(n/N*100,1),sf=round(sf/n),total_sf=sf,actual=round(a/n),actual_sf=round(a/sf,2),market=round(m/n),market_sf=round(m/sf,2),market_total=m)
    def cells(d): return [f"{d['units']}",f"{d['pct_units']:.1f}%",f"{d['sf']:,}",f"{d['total_sf']:,}",f"${d['actual']:,}",f"${d['actual_sf']:.2f}",f"${d['market']:,}",f"${d['market_sf']:.2f}",f"${d['market_total']:,}"]
    data=[['','','','','','Size','','In-Place Rent','','Market Rent','',''],['Unit Type','Bed','Bath','Units','% of\nUnits','Avg SF','Total SF','Per Unit','Per SF','Per Unit','Per SF','Monthly Total']]
    navy=colors.HexColor('#1F3A4D'); gold=colors.HexColor('#C8963E'); st=[]
    for g,us in G:
        for u in us:
            d=agg([u]); rows.append(dict(type=u[0],beds=u[1],baths=u[2],**d)); data.append([u[0],u[1],u[2]]+cells(d))
        d=agg(us); lab=f'{g} Total / Avg.'; tots.append(dict(label=lab,**d)); k=len(data); data.append([lab,'','']+cells(d))
        st+=[('FONT',(0,k),(-1,k),'Helvetica-Bold',8.2),('BACKGROUND',(0,k),(-1,k),colors.HexColor('#EDF1F4')),('LINEABOVE',(0,k),(-1,k),.5,navy)]
    d=agg([u for _,l in G for u in l]); d['pct_units']=100.0; tots.append(dict(label='TOTAL / AVERAGE',**d)); k=len(data); data.append(['TOTAL / AVERAGE','','']+cells(d))
    st+=[('FONT',(0,k),(-1,k),'Helvetica-Bold',8.6),('BACKGROUND',(0,k),(-1,k),gold),('TEXTCOLOR',(0,k),(-1,k),colors.white)]
    t=Table(data,colWidths=[142,40,34,38,46,46,54,54,46,54,46,74],rowHeights=[18,28]+[20]*(len(data)-2))
    t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',8.4),('FONT',(0,0),(-1,1),'Helvetica-Bold',8.4),('BACKGROUND',(0,0),(-1,1),navy),('TEXTCOLOR',(0,0),(-1,1),colors.white),('ALIGN',(1,0),(2,-1),'CENTER'),('ALIGN',(3,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),
      ('SPAN',(5,0),(6,0)),('SPAN',(7,0),(8,0)),('SPAN',(9,0),(11,0)),('ALIGN',(5,0),(11,0),'CENTER'),('LINEBELOW',(5,0),(6,0),.7,gold),('LINEBELOW',(7,0),(8,0),.7,gold),('LINEBELOW',(9,0),(11,0),.7,gold)]+st))
    P=lambda s,**k:Paragraph(s,ParagraphStyle('x',fontName=k.pop('f','Helvetica'),**k))
    def dec(c,doc):
        W,H=landscape(letter); c.setFillColor(navy); c.rect(0,H-14,W,14,fill=1,stroke=0); c.setFillColor(gold); c.rect(0,H-17,W,3,fill=1,stroke=0)
        c.setFillColor(colors.grey); c.setFont('Helvetica',7.5); c.drawString(50,24,'HALDEN | PRYCE  Investment Sales'); c.drawRightString(W-50,24,'The Foundry at Sable Street  |  Offering Memorandum  |  19')
    doc=SimpleDocTemplate(f'{DOC}/{NAME}.pdf',pagesize=landscape(letter),topMargin=40,bottomMargin=40,leftMargin=56,rightMargin=56,invariant=1)
    doc.build([P('Residential Unit Mix',f='Helvetica-Bold',fontSize=19,leading=23,textColor=navy),P('THE FOUNDRY AT SABLE STREET — apartments over ground-floor retail, as of April 2025',fontSize=9.5,leading=13,textColor=gold),Spacer(1,9),t,Spacer(1,8),
      P('In-place rents are contract rents of occupied apartments, before concessions; market rents are broker estimates from asking rents of March–April 2025. Ground-floor retail and the leased garage are described on page 22 and are not part of this table. Square footage is approximate.',fontSize=7.3,leading=9.2,textColor=colors.HexColor('#555555'))],onFirstPage=dec,onLaterPages=dec)
    save(NAME,'UM',M,rows,tots)
    return dict(file=NAME+'.pdf',assetType='MIXED_USE',documentType='UNIT_MIX',author='a32b',style="broker's OM page, grouped two-line header, subtotals by bedroom, averages in totals",hard=False)
if __name__=='__main__': print(build())
