# French office: appendix of a valuation report, Times, narrative, booktabs rules, lots merged by tenant, footnotes
from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import A4,landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
for n,f in (('S','LiberationSerif-Regular'),('SB','LiberationSerif-Bold'),('SI','LiberationSerif-Italic')): pdfmetrics.registerFont(TTFont(n,f'/usr/share/fonts/truetype/liberation/{f}.ttf'))
N='P07_lyon_office_etat_locatif.pdf'
# tenant, start, break, end, lots[(lot,level,use,area,rent)]
L=[('Cabinet Morel-Vasseur (notaires)',D(2019,1,1),D(2028,1,1),D(2027,12,31),[('101','R+1','Office',412.5,98175),('P1-P6','SS-1','6 parking spaces',None,9000)]),
('Rhodanim Ingénierie SAS',D(2021,4,15),D(2027,4,14),D(2030,4,14),[('201','R+2','Office',655.2,150696),('202','R+2','Office',318.0,73140),('A-12','SS-2','Archives',84.0,7560)]),
(None,None,None,None,[('102','R+1','Office',243.7,None)]),
('Banque Populaire Alpine',D(2017,9,1),None,D(2026,8,31),[('001','RDC','Bank branch',286.4,97376),('P7-P10','SS-1','4 parking spaces',None,6000)]),
('Studio Trajectoires SARL',D(2023,10,1),D(2026,9,30),D(2032,9,30),[('301','R+3','Office',198.6,47664)]),
('Agence régionale Biotope',D(2022,2,1),D(2028,1,31),D(2031,1,31),[('302','R+3','Office',541.3,127206),('401','R+4','Office',655.2,157248),('P11-P20','SS-1','10 parking spaces',None,15000)]),
(None,None,None,None,[('402','R+4','Office',318.0,None),('P21-P24','SS-1','4 parking spaces',None,None)]),
('Fiduciaire Gerland Conseil',D(2020,7,1),D(2026,6,30),D(2029,6,30),[('501','R+5','Office',487.9,122951)]),
('Crèche Les Petits Canuts',D(2018,3,12),None,D(2027,3,11),[('002','RDC','Nursery',372.1,66978)]),
('Antenne Télécom Sud-Est',D(2016,5,1),None,D(2028,4,30),[('TT','Roof','Antenna',None,14500)])]
L[0]=(L[0][0],D(2019,1,1),None,D(2027,12,31),L[0][4])
f=lambda x:x.strftime('%d/%m/%Y') if x else '–'
H=[['Lot','Level','Tenant','Use','Area','Lease','Next','Lease','Passing rent','Rent','ERV','Reversion'],['','','','','m²','start','break','end','€ p.a. HT HC','€/m²','€/m² p.a.','%']]
data=[h for h in H];sty=[];rows=[];TA=TR=0
for t,s,b,e,lots in L:
    a0=len(data)
    for i,(lot,lv,use,a,rent) in enumerate(lots):
        erv={'Office':245,'Bank branch':330,'Nursery':185,'Archives':90}.get(use)
        data.append([lot,lv,(t or 'Vacant') if i==0 else '',use,fr(a,1) if a else '',f(s) if i==0 and t else '',f(b) if i==0 and t else '',f(e) if i==0 and t else '',fr(rent) if rent else '',fr(rent/a,0) if rent and a else '',str(erv) if erv else '',(f'{(erv*a/rent-1)*100:+.1f}'.replace('.',',') if rent and erv else '')])
        r={'unit':lot,'unitType':use,'area':a}
        if t: r.update(tenantName=t,statusText='Occupied',leaseStartDate=s,leaseEndDate=e,annualRent=rent)
        else: r['statusText']='Vacant'
        rows.append(r); TA+=a or 0; TR+=rent or 0
    for col in (2,5,6,7):
        if len(lots)>1: sty.append(('SPAN',(col,a0),(col,len(data)-1)))
    sty.append(('LINEBELOW',(0,len(data)-1),(-1,len(data)-1),.25,colors.grey))
TA=round(TA,1); va=round(sum(r.get('area') or 0 for r in rows if r['statusText']=='Vacant'),1)
data.append(['Total','','','',fr(TA,1),'','','',fr(TR),'','','']); data.append(['of which vacant','','','',fr(va,1),'','','','','','',''])
tb=Table(data,colWidths=[48,38,160,88,48,58,58,58,72,42,50,52],repeatRows=2)
tb.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'S',9),('FONT',(0,0),(-1,1),'SI',9),('LINEABOVE',(0,0),(-1,0),1.1,colors.black),('LINEBELOW',(0,1),(-1,1),.6,colors.black),('ALIGN',(4,0),(4,-1),'RIGHT'),('ALIGN',(5,0),(7,-1),'CENTER'),('ALIGN',(8,0),(11,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('TOPPADDING',(0,0),(-1,-1),1.2),('BOTTOMPADDING',(0,0),(-1,-1),2),('FONT',(0,-2),(-1,-2),'SB',9),('FONT',(0,-1),(-1,-1),'SI',9),('LINEABOVE',(0,-2),(-1,-2),.8,colors.black),('LINEBELOW',(0,-1),(-1,-1),1.1,colors.black)]+sty))
p=lambda s,z=10,fn='S',**k:Paragraph(s,ParagraphStyle('q',fontName=fn,fontSize=z,leading=z*1.25,**k))
el=[p('Appendix 3: Tenancy schedule (état locatif)',15,'SB'),Spacer(1,5),p('Immeuble Le Confluent, 14 quai Perrache, 69002 Lyon. Position at 1 July 2025.',11,'SI'),Spacer(1,6),
 p('We were provided with an état locatif by the asset manager and read four of the eight leases. The leases are commercial leases of 9 years (3/6/9), unless the tenant waived its three-yearly break. Rents are stated per year, excluding VAT and charges (HT HC), and are indexed to the ILAT. Parking spaces are let with the offices at a rent of their own.'),Spacer(1,8),tb,Spacer(1,6),
 p('(1) The WALB is 1.7 years and the WALT 3.6 years, weighted by passing rent. (2) ERV of the parking spaces: € 1 500 per space p.a. (3) The nursery rent is 20 % below market by agreement with the city.',8),Spacer(1,4),p('Service charge provisions are in Appendix 4. The vacant offices on the first and fourth floor are being marketed at € 250/m².',8)]
# weighted figures
def wy(k):
    n=dn=0
    for t,s,b,e,lots in L:
        if t:
            q=sum(x[4] for x in lots); dd=(b or e) if k else e; n+=q*(dd-D(2025,7,1)).days/365.25; dn+=q
    return n/dn
el[-3]=p(f'(1) The WALB is {wy(1):.1f} years and the WALT {wy(0):.1f} years, weighted by passing rent. (2) ERV of the parking spaces: € 1 500 per space p.a. (3) The nursery rent is below market by agreement with the city.',8)
el[4]=p('We were provided with an état locatif by the asset manager and read four of the eight leases. The leases are commercial leases of 9 years or more (3/6/9), unless the tenant waived its three-yearly break. Rents are stated per year, excluding VAT and charges (HT HC), and are indexed to the ILAT. Parking spaces are let with the offices at a rent of their own.')
def pg(c,d): c.setFont('SI',8.5); c.drawString(42,24,'Valois Expertise Immobilière – Valuation report no. 25-0733'); c.drawRightString(800,24,'A3-1' if d.page==1 else f'A3-{d.page}')
SimpleDocTemplate(doc(N),pagesize=landscape(A4),leftMargin=36,rightMargin=36,topMargin=36,bottomMargin=40).build(el,onFirstPage=pg,onLaterPages=pg)
save(N,rows,prop='Immeuble Le Confluent',asof='2025-07-01',units=None,occ=None,vac=None,asset='OFFICE',style='valuation report appendix, serif, narrative above, merged tenant cells over several lots, footnotes',hard='annual rent only, tenant and lease dates printed once for several lots, parking and antenna lots without area, space thousands',
 totals={'area':TA,'annualRent':TR})
