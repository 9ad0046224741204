import random, datetime as D
from common import *
from fpdf import FPDF
random.seed(555); ri=random.randint
NAME='arrears_st_ninians_arcade.pdf'
T=[('0412/001/03','Shop 1','Kinloch & Daughter Bakers Ltd',1850000,620000),('0412/002/01','Shop 2','Waverley Lens Opticians',2400000,710000),('0412/004/05','Shops 4-5','The Thistle Yarn Company Ltd',4150000,1380000),('0412/007/02','Shop 7','Bramble & Bow Florists',1675000,560000),('0412/008/04','Shop 8','Auld Toll Vape Ltd t/a Cloudy',1500000,540000),('0412/010/01','Kiosk A','Mr D Ferrandino',640000,120000),('0412/011/06','Kiosk B','Phone Nurse (Lothian) Ltd',720000,120000),('0412/014/02','Shop 12','Calton Hill Books LLP',2100000,690000),('0412/016/01','Basement Store 3','Calton Hill Books LLP',280000,45000),('0412/018/03','Shop 15','Saffron & Slate Restaurants Ltd',5600000,1840000),('0412/019/02','Shop 16','Pentland Outdoor Ltd (In Administration)',3900000,1265000),('0412/022/01','First Floor Suite 1','Moray Hearing Clinic',1320000,480000),('0412/023/04','First Floor Suite 2','Nettle Tattoo Studio',980000,410000)]
asat=D.date(2025,9,16)
CH={'RENT':'Rent in advance','SC':'Service charge on account','INS':'Insurance premium','SCBAL':'Service charge balancing 24/25','INT':'Interest on late payment','MKT':'Marketing contribution'}
q=[(D.date(2024,11,28),'28/11/24-27/02/25'),(D.date(2025,2,28),'28/02/25-27/05/25'),(D.date(2025,5,28),'28/05/25-27/08/25'),(D.date(2025,8,28),'28/08/25-27/11/25')]
class P(FPDF):
    def header(s):
        s.set_font('Times','B',13); s.set_xy(12,10); s.cell(120,6,"St Ninian's Arcade, Edinburgh"); s.set_font('Times','',9); s.set_xy(140,10); s.cell(58,6,f'Page {s.page_no()} of {{nb}}',align='R')
        s.set_xy(12,16); s.set_font('Times','',10); s.cell(0,5,'Tenant Arrears - detail by demand'); s.set_xy(12,21); s.cell(0,5,'Property 0412    Arrears as at 16 September 2025    All charge types    Amounts include VAT where charged')
        s.set_font('Times','B',8.5); y=29
        for x,w,t,al in COL: s.set_xy(x,y); s.cell(w,5,t,align=al)
        s.set_line_width(.3); s.line(12,29,198,29); s.line(12,34.3,198,34.3); s.set_y(36)
COL=[(12,15,'Due','L'),(28,17,'Demand','L'),(45,13,'Type','L'),(58,44,'Details','L'),(102,19,'0-30 days','R'),(121,19,'31-60 days','R'),(140,19,'61-90 days','R'),(159,19,'Over 90','R'),(178,20,'Balance','R')]
BK=['b0_30','b31_60','b61_90','b90','total']
pdf=P('P','mm','A4'); pdf.alias_nb_pages(); pdf.set_auto_page_break(False); pdf.set_margins(12,10,12); pdf.add_page()
def s(v): return m(v) if v>=0 else m(-v)+'-'
dem=48210; rows=[];totals=[];GT=[0]*5
for ref,unit,name,rent,sc in T:
    L=[]
    depth=1 if 'Kinloch' in name or 'Moray' in name else 4 if 'Administration' in name or 'Vape' in name else ri(1,3)
    for d,per in q[4-depth:]:
        old=d!=q[3][0]
        if not old or random.random()<.55 or 'Admin' in name:
            a=rent//4*12//10; L.append((d,'RENT','Rent '+per,a if random.random()<.7 else a-ri(1,6)*20000 if a>200000 else a))
        if random.random()<.7: L.append((d,'SC','S/C '+per,sc//4*12//10))
    if random.random()<.45: L.append((D.date(2025,7,ri(3,25)),'INS','Buildings insurance 2025/26',int(rent*.035)//100*100+ri(0,99)))
    if random.random()<.3: L.append((D.date(2025,6,30),'SCBAL','Balancing charge y/e 28/02/25',int(sc*random.uniform(.03,.12))))
    if depth>=3: L.append((D.date(2025,9,1),'INT','Interest per lease cl. 4.12',ri(2100,19000)))
    if 'Thistle' in name or 'Nettle' in name: L.append((D.date(2025,9,11),'CASH','Unallocated receipt',-ri(300,900)*100))
    if 'Phone' in name: L.append((D.date(2025,6,30),'SCBAL','Balancing credit y/e 28/02/25',-ri(4000,9000)))
    if 'Phone' in name: L=[z for z in L if not(z[1]=='SCBAL' and z[3]>0)]
    L=list(dict.fromkeys(L)); L.sort(key=lambda z:z[0])
    if not L: continue
    need=9+len(L)*4.6
    if pdf.get_y()+min(need,30)>278: pdf.add_page()
    y=pdf.get_y()+2; pdf.set_font('Times','B',9.5); pdf.set_xy(12,y); pdf.cell(24,5,ref); pdf.set_xy(37,y); pdf.cell(36,5,unit); pdf.set_xy(74,y); pdf.cell(100,5,name); y+=5.2
    ST=[0]*5
    for d,ty,de,a in L:
        if y>280: pdf.add_page(); y=pdf.get_y(); pdf.set_font('Times','BI',9); pdf.set_xy(12,y); pdf.cell(100,5,f'{ref}   {unit}   {name}   (cont.)'); y+=5.2
        dem+=ri(1,37); inv=f'D{dem}' if ty!='CASH' else f'R{ri(9100,9900)}'
        age=(asat-d).days; b=0 if age<=30 else 1 if age<=60 else 2 if age<=90 else 3
        pdf.set_font('Times','',8.8)
        for (x,w,_,al),t in zip(COL[:4],[d.strftime('%d/%m/%y'),inv,ty,de]): pdf.set_xy(x,y); pdf.cell(w,4.6,t)
        for i in (b,4):
            x,w,_,al=COL[4+i]; pdf.set_xy(x,y); pdf.cell(w,4.6,s(a),align='R'); ST[i]+=a
        rows.append({"unit":unit,"name":name,"resident":ref,"date":d.isoformat(),"invoice":inv,"charge":ty,BK[b]:f(a),"total":f(a)}); y+=4.6
    pdf.set_line_width(.15); pdf.line(102,y,198,y); pdf.set_font('Times','B',8.8); pdf.set_xy(58,y); pdf.cell(44,4.8,'Tenancy total'); t={"label":"Tenancy total"}
    for i,v in enumerate(ST):
        x,w,_,_=COL[4+i]; pdf.set_xy(x,y); pdf.cell(w,4.8,s(v),align='R'); t[BK[i]]=f(v); GT[i]+=v
    totals.append(t); pdf.set_y(y+4.8)
y=pdf.get_y()+4
if y>270: pdf.add_page(); y=pdf.get_y()
pdf.set_line_width(.5); pdf.line(12,y,198,y); pdf.set_font('Times','B',9.5); pdf.set_xy(12,y+.6); pdf.cell(80,5.5,'Total for property 0412'); t={"label":"Total for property 0412"}
for i,v in enumerate(GT):
    x,w,_,_=COL[4+i]; pdf.set_xy(x,y+.6); pdf.set_font('Times','B',8.8); pdf.cell(w,5.5,s(v),align='R'); t[BK[i]]=f(v)
pdf.line(12,y+6.5,198,y+6.5); totals.append(t); assert sum(GT[:4])==GT[4]
pdf.output(f'{R}/documents/{NAME}')
save(NAME,'AR',BK,rows,totals,'TRAMPS-like arrears by demand under tenancy headings, trailing minus, PDF',True)
