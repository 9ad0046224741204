from lib import *
import fitz
r=random.Random(4506); N=Names(r)
NAME='TenantCloud - Rent Roll.pdf'
rows=[]
def add(unit,bb,sf,ten=None,rent=None,ls=None,le=None,dep=None,st='Occupied',bal=None):
    x=dict(unit=unit,unitType=bb,area=sf,statusText=st)
    if ten: x.update(tenantName=ten,contractRent=rent,leaseStartDate=ls,leaseEndDate=le,deposit=dep,balance=bal)
    rows.append(x)
P1='1140 Gunnison Ave'; P2='2216 Orchard Ave (triplex)'
add('Unit 1','2 bd / 1 ba',812,N.fl(),1250,D(2024,7,1),D(2025,6,30),1250,bal=0)
add('Unit 2','2 bd / 1 ba',812,N.fl()+', '+N.fl(),1225,D(2023,10,15),'Month-to-month',1000,bal=312.5)
add('Unit 3','1 bd / 1 ba',640,st='Vacant')
add('Unit 4','2 bd / 1 ba',812,N.fl(),1295,D(2025,2,1),D(2026,1,31),1295,bal=0)
add('Basement','Studio / 1 ba',430,N.fl(),795,D(2024,12,1),D(2025,11,30),500,bal=-45)
k=len(rows)
add('A','3 bd / 2 ba',1180,N.fl()+', '+N.fl(),1650,D(2024,5,1),D(2025,4,30),1650,bal=1650)
add('B','2 bd / 1 ba',905,N.fl(),1385,D(2024,9,1),D(2025,8,31),1385,bal=0)
add('C (ADU)','1 bd / 1 ba',520,N.fl(),1050,D(2025,3,1),D(2026,2,28),1050,bal=0)
for i,x in enumerate(rows): x['propertyName']=P1 if i<k else P2
fd=lambda d: d.strftime('%b ')+str(d.day)+d.strftime(', %Y') if isinstance(d,dt.date) else d
from fpdf import FPDF
from fpdf.fonts import FontFace
G=(31,111,84)
pdf=FPDF('P','pt','letter'); pdf.set_margins(43,40,43); pdf.set_auto_page_break(True,36); pdf.set_creation_date(dt.datetime(2025,4,8,15,27,tzinfo=dt.timezone.utc)); 
LP='/usr/share/fonts/truetype/dejavu/DejaVuSans%s.ttf'
pdf.add_font('S','',LP%''); pdf.add_font('S','B',LP%'-Bold'); pdf.add_page()
def para(t,sz,b=False,col=(34,34,34),after=2):
    pdf.set_font('S','B' if b else '',sz); pdf.set_text_color(*col); pdf.cell(0,sz*1.35,t,new_x='LMARGIN',new_y='NEXT'); pdf.ln(after)
mo=lambda v: ('-' if v<0 else '')+f'${abs(v):,.2f}'
para('Rent Roll',19,False,G); para('Grand Mesa Rentals · All properties · 8 units',8.5,False,(119,119,119),8)
for pn,ad,L in ((P1,'Grand Junction, CO 81501',rows[:k]),(P2,'Grand Junction, CO 81501',rows[k:])):
    pdf.ln(8); para(pn,11.5,True); para(f'{ad} – {len(L)} units, {sum(1 for x in L if x.get("tenantName"))} occupied',8,False,(119,119,119),4)
    pdf.set_font('S','',8); pdf.set_text_color(34,34,34); pdf.set_draw_color(205)
    with pdf.table(col_widths=(108,120,96,62,74,72),text_align=('LEFT','LEFT','LEFT','RIGHT','RIGHT','RIGHT'),line_height=11,padding=3.5,borders_layout='HORIZONTAL_LINES',headings_style=FontFace(emphasis='BOLD',color=(255,255,255),fill_color=G),v_align='T') as t:
        t.row(['Unit','Tenant(s)','Lease','Rent','Deposit held','Outstanding'])
        for x in L:
            u=f'{x["unit"]}\n{x["unitType"]}, {x["area"]:,} sq ft'
            if x.get('tenantName'): t.row([u,x['tenantName'],fd(x['leaseStartDate'])+' –\n'+fd(x['leaseEndDate']),mo(x['contractRent']),mo(x['deposit']),mo(x['balance'])])
            else:
                q=t.row(); q.cell(u); q.cell('Vacant',style=FontFace(color=(192,57,43)))
                for _ in range(4): q.cell('')
        S=lambda q: sum(x.get(q,0) for x in L)
        t.row(['Total','','',mo(S('contractRent')),mo(S('deposit')),mo(S('balance'))],style=FontFace(emphasis='BOLD'))
T=lambda q: sum(x.get(q,0) for x in rows)
pdf.ln(14); para(f'All properties:  rent {mo(T("contractRent"))} / month    deposits {mo(T("deposit"))}    outstanding {mo(T("balance"))}',9,True)
doc=fitz.open('pdf',bytes(pdf.output()))
for i,p in enumerate(doc):
    w,h=p.rect.width,p.rect.height
    p.insert_text((24,16),'4/8/25, 3:27 PM',fontsize=7,fontname='helv'); p.insert_text((w/2-40,16),'TenantCloud - Rent Roll',fontsize=7,fontname='helv')
    p.insert_text((24,h-12),'https://app.tenantcloud.com/landlord/reports/rent-roll',fontsize=7,fontname='helv'); p.insert_text((w-44,h-12),f'{i+1}/{len(doc)}',fontsize=7,fontname='helv')
doc.save(os.path.join(DOCS,NAME),garbage=3,deflate=True)
save(NAME,rows,8,7,1,'Grand Mesa Rentals',None,'TenantCloud browser print, Grand Junction CO small landlord','portrait web page print, unit and type stacked in one cell, lease range in one cell, two property tables','only a browser print date; unit cell holds type and area; Month-to-month as lease end; negative outstanding')
