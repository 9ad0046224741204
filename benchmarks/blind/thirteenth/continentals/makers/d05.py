# Spanish shopping centre, A3 landscape, grouped headers, platypus with wrapped remarks
from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import A3,landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
for n,f in (('LN','LiberationSansNarrow-Regular'),('LNB','LiberationSansNarrow-Bold')): pdfmetrics.registerFont(TTFont(n,f'/usr/share/fonts/truetype/liberation/{f}.ttf'))
R=random.Random(6105); N='P05_cadiz_shopping_centre_mgr.pdf'
ps=lambda s,b=False:ParagraphStyle('x',fontName='LNB' if b else 'LN',fontSize=s,leading=s*1.12)
act={'Fashion':(19,38),'Footwear':(20,34),'Food & beverage':(22,45),'Health & beauty':(24,48),'Services':(20,40),'Electronics':(15,24),'Home':(10,17),'Leisure':(6,9),'Hypermarket':(8.2,8.2),'Kiosk':(90,150)}
br={'Fashion':['Lunares','Costa & Hilo','Marenga','Tejidos Alba','Nómada Kids','Brisa Woman','Denim Puerto','Velero','Ágora Man','Pimpollo','Trapería 21'],'Footwear':['Zapatería Océano','Pasitos','Suela Roja'],'Food & beverage':['Tapería La Bahía','Burger Cuatro Vientos','Heladería Canela','Sushi Kai','Café Levante','Pizza Trinacria','Montaditos del Sur'],'Health & beauty':['Óptica Faro','Perfumes Jazmín','Uñas & Co','Farmacia Salinas'],'Services':['Viajes Poniente','Lavandería Rápida','Telefonía Onda','Peluquería Duende'],'Electronics':['ElectroSur'],'Home':['Casa Arcilla','Dormilón'],'Leisure':['Cines Atlántico','Bolera Neptuno'],'Kiosk':['Churros El Muelle','Fundas Móvil','Relojes Ya','Batidos Mango']}
H1=['Unit','Tenant (trading name)','Activity','GLA\nm²','Lease dates','','','Monthly amounts in EUR, excl. VAT','','','','MGR\n€/m²/month','Turnover\nrent %','OCR\n%','ERV\n€/month','Remarks']
H2=['','','','','Start','Expiry','Next break','MGR','Service ch.','Marketing','Total','','','','','']
rows=[];data=[H1,H2];sty=[];G=[0]*7;cnt=[0,0]
def sec(title,code,lst):
    global G
    sty.extend([('SPAN',(0,len(data)),(-1,len(data))),('BACKGROUND',(0,len(data)),(-1,len(data)),colors.HexColor('#f2d9b8')),('FONT',(0,len(data)),(-1,len(data)),'LNB',9)])
    data.append([title]+['']*15); T=[0]*7
    for i,(a,b,area) in enumerate(lst,1):
        u=f'{code}-{i:02d}'; lo,hi=act[a]; rate=R.uniform(lo,hi)
        if a=='Kiosk': area=R.choice([9,12,14.5]); 
        erv=round(area*rate*R.uniform(.95,1.08),0)
        r={'unit':u,'unitType':a,'area':area,'section':title,'marketRent':erv}; cnt[0]+=1
        if b is None:
            sc=round(area*5.4,2)
            data.append([u,'VACANT','' ,f'{area:,.1f}','','','','','','','','','','',f'{erv:,.0f}',Paragraph(R.choice(['In negotiation with a fashion operator','White-boxed','']),ps(7.5))])
            r.pop('unitType'); r['statusText']='VACANT'; cnt[1]+=1; v=[area,0,0,0,0,erv]
        else:
            mgr=round(area*rate,2); sc=round(area*(5.4 if area<1500 else 2.1),2); mk=round(area*(1.1 if area<1500 else .2),2); tot=round(mgr+sc+mk,2)
            s=rdate(R,(2014,1,1),(2024,11,1)); s=s.replace(day=1); yrs=R.choice([5,5,7,10]) if area<1500 else 20
            e=s.replace(year=s.year+yrs)-dt.timedelta(1)
            hold=e<D(2024,12,31)
            if hold: rem='Tacit renewal, monthly'; 
            else: rem=R.choice(['','','','','Step-up with opening of phase II','Fit-out contribution EUR 40,000 amortised over the first five years','Landlord may relocate the unit','RPI uncapped'])
            bk=e.replace(year=e.year-2) if (not hold and yrs>5 and e.year-2>=2025 and not(e.month==2 and e.day==29)) else None
            f=lambda x:x.strftime('%d/%m/%y')
            data.append([u,Paragraph(b,ps(8.2)),a,f'{area:,.1f}',f(s),f(e),f(bk) if bk else '',f'{mgr:,.2f}',f'{sc:,.2f}',f'{mk:,.2f}',f'{tot:,.2f}',f'{mgr/area:,.2f}',f'{R.choice([5,6,7,8,8,10])}.0%',f'{R.uniform(7,19):.1f}%',f'{erv:,.0f}',Paragraph(rem,ps(7.5))])
            r.update(tenantName=b,statusText='Occupied',leaseStartDate=s,leaseEndDate=e,contractRent=mgr,charges=[{'code':'Service ch.','amount':sc},{'code':'Marketing','amount':mk}],totalCharges=tot); v=[area,mgr,sc,mk,tot,erv]
        rows.append(r); T=[round(x+y,2) for x,y in zip(T,v+[0])]
    sty.append(('FONT',(0,len(data)),(-1,len(data)),'LNB',8.2)); sty.append(('LINEABOVE',(0,len(data)),(-1,len(data)),.6,colors.black))
    data.append(['Subtotal '+title,'','',f'{T[0]:,.1f}','','','',f'{T[1]:,.2f}',f'{T[2]:,.2f}',f'{T[3]:,.2f}',f'{T[4]:,.2f}','','','',f'{T[5]:,.0f}','']); G=[round(x+y,2) for x,y in zip(G,T)]
def mix(n,cats,vac,lo,hi):
    o=[]
    for i in range(n):
        a=R.choice([c for c in cats if br[c]]); area=round(R.uniform(lo,hi),1)
        if i in vac: o.append((a,None,area)); continue
        b=br[a].pop(R.randrange(len(br[a]))); o.append((a,b,area if a not in('Home','Electronics') else area*3//1))
    return o
sec('Planta Baja (ground floor)','L',[('Hypermarket','Híper Gaditano',7840.0)]+mix(17,['Fashion','Footwear','Health & beauty','Services','Home','Electronics'],{6,13},62,410))
sec('Planta Primera (first floor)','A',[('Leisure','Cines Atlántico',3125.5),('Leisure','Bolera Neptuno',1690.0)]+mix(12,['Food & beverage','Fashion','Services'],{4,8,9},70,330))
sec('Kioskos (mall)','K',[('Kiosk',b,0) for b in br['Kiosk']])
sty.extend([('FONT',(0,len(data)),(-1,len(data)),'LNB',8.6),('LINEABOVE',(0,len(data)),(-1,len(data)),1.2,colors.black),('BACKGROUND',(0,len(data)),(-1,len(data)),colors.HexColor('#e2e2e2'))])
data.append([f'TOTAL CENTRE: {cnt[0]} units, {cnt[1]} vacant','','',f'{G[0]:,.1f}','','','',f'{G[1]:,.2f}',f'{G[2]:,.2f}',f'{G[3]:,.2f}',f'{G[4]:,.2f}','','','',f'{G[5]:,.0f}',''])
t=Table(data,colWidths=[44,128,82,52,52,52,56,70,66,62,72,56,50,44,60,170],repeatRows=2)
t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'LN',8.2),('FONT',(0,0),(-1,1),'LNB',8.2),('SPAN',(4,0),(6,0)),('SPAN',(7,0),(10,0))]+[('SPAN',(i,0),(i,1)) for i in (0,1,2,3,11,12,13,14,15)]+[('ALIGN',(3,0),(3,-1),'RIGHT'),('ALIGN',(4,0),(6,-1),'CENTER'),('ALIGN',(7,0),(14,-1),'RIGHT'),('ALIGN',(7,0),(10,0),'CENTER'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#7a4a12')),('TEXTCOLOR',(0,0),(-1,1),colors.white),('LINEBELOW',(0,2),(-1,-1),.25,colors.HexColor('#c8b08f')),('TOPPADDING',(0,0),(-1,-1),2.2),('BOTTOMPADDING',(0,0),(-1,-1),2.6)]+sty))
def pg(c,d):
    w,h=landscape(A3); c.setFont('LNB',14); c.drawString(40,h-34,'Centro Comercial Las Salinas · Cádiz'); c.setFont('LN',10); c.drawRightString(w-40,h-34,'Tenancy schedule · 31 December 2024 · MGR = minimum guaranteed rent'); c.setFont('LN',8); c.drawString(40,20,'Gerencia Las Salinas S.L.'); c.drawRightString(w-40,20,f'Page {d.page}')
SimpleDocTemplate(doc(N),pagesize=landscape(A3),leftMargin=36,rightMargin=36,topMargin=48,bottomMargin=36).build([t],onFirstPage=pg,onLaterPages=pg)
save(N,rows,prop='Centro Comercial Las Salinas',asof='2024-12-31',units=cnt[0],occ=cnt[0]-cnt[1],vac=cnt[1],asset='RETAIL',style='Spanish shopping centre, A3, grouped header, floor sections with subtotals, MGR/service/marketing per month',hard='next break beside expiry, tenants holding over, ERV vs MGR, section subtotals with text in the unit column',
 totals={'area':G[0],'contractRent':G[1],'totalCharges':G[4],'marketRent':G[5]})
