# Word document printed to PDF: surveyors' tenancy schedule, high street parade (England)
from .common import *
from reportlab.platypus import SimpleDocTemplate, Paragraph, Table, TableStyle, Spacer
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib.units import cm
from reportlab.lib.colors import HexColor, black
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
P='/usr/share/fonts/truetype/liberation/LiberationSerif-'
for n,x in (('LSer','Regular'),('LSerB','Bold'),('LSerI','Italic'),('LSerBI','BoldItalic')): pdfmetrics.registerFont(TTFont(n,P+x+'.ttf'))
pdfmetrics.registerFontFamily('LSer',normal='LSer',bold='LSerB',italic='LSerI',boldItalic='LSerBI')
NAME='Tenancy_Schedule_Market_Street_Ludworth.pdf'
def dot(d): return d.strftime('%d.%m.%Y')
def make():
    rows=[ # no, demise, tenant, area, term, start, expiry, rent, review/break, comments
    ('12','Ground floor shop and basement','Corvedale Bakers Limited',1140,'10 years',D(2019,3,25),D(2029,3,24),24500,'Review 25.03.2024 settled at nil increase. No further break.','FRI by way of service charge. AGA from Old Mill Loaf Ltd.'),
    ('14','Ground floor shop','Mr R. Thirlmere t/a Ludworth Cycles',865,'5 years',D(2022,9,29),D(2027,9,28),17250,'Tenant break 29.09.2025 not exercised.','Internal repairing. Rent deposit of £4,312.50 held.'),
    ('16/18','Ground and first floor double shop','Pennywell Pharmacy Group plc',2915,'15 years',D(2014,6,24),D(2029,6,23),61000,'Review 24.06.2024 outstanding; our quote £64,000.','FRI. Anchor of the parade.'),
    ('20','Ground floor shop','Holding over: Tesselate Nail Bar Ltd',610,'3 years',D(2021,12,25),D(2024,12,24),13800,'—','Holding over under the 1954 Act. Renewal terms with solicitors.'),
    ('22','Ground floor shop and rear store','VACANT',990,None,None,None,None,'—','Marketed since February at £18,500 per annum exclusive.'),
    ('24','Ground floor shop and basement','The Greenlow Hospice Charity Shops CIO',1275,'5 years',D(2023,5,1),D(2028,4,30),19750,'Tenant break 01.05.2026 on six months’ notice.','80% rates relief.'),
    ('26','Restaurant, ground floor with forecourt licence','Saffron Gate (Ludworth) Limited',1680,'20 years',D(2011,9,29),D(2031,9,28),38000,'Upward only review 29.09.2026.','Personal guarantee from directors. Premises licence to 23.30.'),
    ('26A','First floor office','Dunmere Accountancy Services LLP',720,'6 years',D(2024,3,25),D(2030,3,24),9350,'Review 25.03.2027. Mutual break same date.','Effective FRI.'),
    ('28','Corner shop','Bramwick Building Society',1430,'10 years',D(2020,1,6),D(2030,1,5),33500,'Review 06.01.2025 agreed, memo awaited.','ATM licence separately documented, no rent.'),
    ('28A','Two upper floors (two maisonettes)','Hollin & Crewe Residential Ltd',None,'125 years',D(2006,7,1),D(2131,6,30),'Peppercorn','—','Sold off on long leasehold.'),
    ]
    fl=[]
    def ps(z=8.5,f='LSer',al=0,after=1): return ParagraphStyle('x',fontName=f,fontSize=z,leading=z*1.16,alignment=al,spaceAfter=after)
    def par(t,z=10,f='LSer',al=0): fl.append(Paragraph(t.replace('&','&amp;'),ps(z,f,al,5)))
    par('12–28 (even) Market Street, Ludworth LW4 2QT',15,'LSerB'); par('TENANCY SCHEDULE as at 24 June 2025',11,'LSerB')
    par('Prepared for the trustees by Harcastle Pym, Chartered Surveyors. All rents are stated per annum and exclusive of VAT, rates and service charge. '
        'The property is held freehold. There are ten demises, of which one is vacant. Areas are net internal or, for the shops, gross ground floor plus ancillary, and are for guidance only.',al=4)
    H=['No.','Demise','Tenant','Area<br/>sq ft','Term','From','Expiry','Rent passing<br/>£ p.a.','Review / break','Remarks']
    W=[1.3,3.6,4.1,1.4,1.7,2.0,2.0,2.2,4.1,4.0]
    def cell(t,b=False,r=False): return Paragraph(t if '<br/>' in t else t.replace('&','&amp;'),ps(8.5,'LSerB' if b else 'LSer',2 if r else 0))
    tab=[[cell(h,True,i in (3,7)) for i,h in enumerate(H)]]; truth=[]; ta=tr=0
    for (no,dem,ten,ar,term,a,b,rent,rev,rem) in rows:
        vac=ten=='VACANT'; hold=ten.startswith('Holding over: '); tn=ten.replace('Holding over: ','')
        tab.append([cell(no,True),cell(dem),cell(tn,vac),cell(f'{ar:,}' if ar else 'n/m',r=True),cell(term or '—'),cell(dot(a) if a else '—'),cell(dot(b) if b else '—'),
            cell(f'{rent:,}' if isinstance(rent,int) else (rent or '—'),r=True),cell(rev),cell(rem)])
        ta+=ar or 0; tr+=rent if isinstance(rent,int) else 0
        truth.append(R(unit=no,unitType=dem,area=ar,tenantName=None if vac else tn,statusText='VACANT' if vac else 'Occupied',annualRent=rent if isinstance(rent,int) else None,leaseStartDate=a,leaseEndDate=b,deposit=4312.5 if no=='14' else None))
    tab.append([cell('Total rent passing',True),'','',cell(f'{ta:,}',True,True),'','','',cell(f'£{tr:,}',True,True),'',''])
    t=Table(tab,colWidths=[w*cm for w in W],repeatRows=1); t.setStyle(TableStyle([('GRID',(0,0),(-1,-1),.5,black),('BACKGROUND',(0,0),(-1,0),HexColor('#E7E2D3')),('VALIGN',(0,0),(-1,-1),'TOP'),('SPAN',(0,-1),(2,-1)),('LEFTPADDING',(0,0),(-1,-1),4),('RIGHTPADDING',(0,0),(-1,-1),4),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),3)]))
    fl+=[Spacer(1,4),t,Spacer(1,6)]
    par('Void liability: No. 22 carries a landlord’s rates liability of some £7,400 per annum from August. n/m = not measured.',9,'LSerI')
    par('Subject to contract. Harcastle Pym give notice that these particulars do not form part of any contract.',8,'LSerI')
    SimpleDocTemplate(os.path.join(DOC,NAME),pagesize=landscape(A4),leftMargin=1.6*cm,rightMargin=1.6*cm,topMargin=1.4*cm,bottomMargin=1.3*cm,title='Microsoft Word - Tenancy Schedule',author='Harcastle Pym').build(fl)
    for x in truth:
        if x['unit']=='14': x.pop('deposit')  # only in a sentence of the remarks
    save(NAME,truth,'12–28 (even) Market Street, Ludworth LW4 2QT','2025-06-24',10,9,1,'RETAIL','Harcastle Pym, Chartered Surveyors','Word tenancy schedule printed to PDF, wrapped cells','wrapped cells, peppercorn, annual rent only, two dates and reviews in prose')
