import random
from common import *
from reportlab.lib.pagesizes import A4,landscape
from reportlab.lib import colors
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
import openpyxl, xlsxwriter
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
R=random.Random(3103)
def num(v): v=round(v,2); return int(v) if v==int(v) else v
def rh(x,n=0):
    from decimal import Decimal,ROUND_HALF_UP
    return num(float(Decimal(repr(round(x,8))).quantize(Decimal(1).scaleb(-n),ROUND_HALF_UP)))

def um1():
    m=['units','occupied','vacant','pct_occ','sf','total_sf','actual','actual_total','market','market_total','market_sf','other:ERV p.a.']
    d=Doc('ardnagreine_schedule_of_homes.pdf','UM','MULTIFAMILY','asset manager, Cork','BTR estate schedule with cover text, blocks and averages, parking at the end, euro signs',['grouped two-line header','cover text above','wrapped type names','averages in totals','parking without areas','two-tier totals','footnotes'],m)
    S=[('Block A – The Weir (cores 1-2)',[('Studio',14,13,39.5,1485,1560),('1 bed / 2 person, north',22,21,47.2,1720,1795),('1 bed / 2 person, river view with winter garden',18,18,48.9,1815,1900),('2 bed / 3 person',9,8,64.0,2110,2180),('2 bed / 4 person, dual aspect',27,25,75.3,2285,2390),('3 bed / 5 person penthouse',3,2,108.4,3250,3400)]),
    ('Block B – The Maltings',[('Studio',10,10,38.0,1450,1540),('1 bed / 2 person',31,29,46.8,1690,1780),('1 bed accessible (Part M)',4,4,55.1,1690,1780),('2 bed / 4 person',36,33,73.6,2240,2350),('2 bed / 4 person, corner with terrace',8,8,79.2,2360,2450),('3 bed / 5 person',6,5,93.0,2780,2895)]),
    ('Terraces and duplexes',[('Duplex lower, 2 bed with garden',12,12,82.5,2395,2480),('Duplex upper, 3 bed',12,11,104.0,2720,2800),('Mews house, 3 bed',7,7,112.6,2990,3100),('Mews house, 4 bed',2,1,134.8,3450,3550)]),
    ('Cost rental homes (let to approved housing body)',[('1 bed cost rental',11,11,46.9,1155,1155),('2 bed cost rental',13,13,72.8,1390,1390),('3 bed cost rental',5,5,95.2,1560,1560)])]
    P=('Parking and storage',[('Basement car space',118,97,None,110,120),('EV car space (7 kW)',24,24,None,140,150),('Motorcycle bay',8,3,None,35,40),('Store cage',40,31,None,45,50)])
    st=ParagraphStyle('a',fontName='Helvetica',fontSize=8,leading=9.2)
    data=[['Home type','No. of\nunits','Let','Void','Occ.\n%','Area, m² (NIA)','','Passing rent, € per month','','ERV, € per month','','','ERV\np.a.'],['','','','','','Avg. per\nunit','Total','Avg. per\nlet unit','Total','Avg. per\nunit','Total','per m²','']]
    ts=[('FONT',(0,0),(-1,-1),'Helvetica',8),('FONT',(0,0),(-1,1),'Helvetica-Bold',7.8),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#DDE8E0')),('SPAN',(5,0),(6,0)),('SPAN',(7,0),(8,0)),('SPAN',(9,0),(11,0)),('ALIGN',(1,0),(-1,-1),'RIGHT'),('ALIGN',(5,0),(11,0),'CENTER'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('TOPPADDING',(0,0),(-1,-1),1.8),('BOTTOMPADDING',(0,0),(-1,-1),1.8),('LINEBELOW',(0,1),(-1,1),.8,colors.HexColor('#2E5E4E')),('LINEBELOW',(5,0),(6,0),.4,colors.grey),('LINEBELOW',(7,0),(8,0),.4,colors.grey),('LINEBELOW',(9,0),(11,0),.4,colors.grey)]+[('SPAN',(c,0),(c,1)) for c in (0,1,2,3,4,12)]
    def vals(n,l,m2t,at,mt,avg=True,area=True):
        return [n,l,n-l,rh(l/n*100,1),rh(m2t/n,1) if area and avg else None,m2t if area else None,rh(at/l) if avg else None,at,rh(mt/n) if avg else None,mt,rh(mt/m2t,2) if area and avg else None,mt*12]
    def pr(v):
        f=['{:,}','{:,}','{:,}','{:.1f}%','{:,.1f}','{:,.1f}','€{:,}','€{:,}','€{:,}','€{:,}','€{:.2f}','€{:,}']
        return ['' if x is None else g.format(x) for g,x in zip(f,v)]
    add=['units','occupied','vacant','total_sf','actual_total','market_total','other:ERV p.a.']
    acc={}
    def section(s,L,area):
        data.append([s]+['']*12); k=len(data)-1; ts.extend([('SPAN',(0,k),(-1,k)),('FONT',(0,k),(0,k),'Helvetica-BoldOblique',8.4),('TEXTCOLOR',(0,k),(0,k),colors.HexColor('#2E5E4E')),('TOPPADDING',(0,k),(-1,k),5)])
        ix=[];A=[0]*5
        for t,n,l,a,p,e in L:
            m2=round(n*a,1) if a else 0; v=vals(n,l,m2,l*p,n*e,True,bool(a))
            data.append([Paragraph(t,st)]+pr(v)); o={'type':t}; o.update({c:x if x is None else num(x) for c,x in zip(m,v)}); ix.append(d.add(o)); A=[x+y for x,y in zip(A,[n,l,m2,l*p,n*e])]
        A[2]=round(A[2],1); return ix,A
    def total(lab,ix,A,avg,area,big=False):
        v=vals(*A,avg,area); data.append([lab]+pr(v)); k=len(data)-1; ts.extend([('FONT',(0,k),(-1,k),'Helvetica-Bold',7.8),('LINEABOVE',(0,k),(-1,k),.5,colors.black)])
        if big: ts.append(('BACKGROUND',(0,k),(-1,k),colors.HexColor('#DDE8E0')))
        d.tot(lab,{c:x if x is None else num(x) for c,x in zip(m,v)},ix,add)
    RX=[];RA=[0]*5
    for s,L in S:
        ix,A=section(s,L,True); total('Sub-total',ix,A,True,True); RX+=ix; RA=[x+y for x,y in zip(RA,A)]
    RA[2]=round(RA[2],1); total('Total homes',RX,RA,True,True,True)
    ix,A=section(*P,False); total('Sub-total parking and storage',ix,A,True,False)
    total('Total estate',RX+ix,[x+y for x,y in zip(RA,A)],False,True,True)
    doc=SimpleDocTemplate(path(d.file),pagesize=landscape(A4),margins=0,leftMargin=34,rightMargin=34,topMargin=36,bottomMargin=40)
    b=ParagraphStyle('b',fontName='Helvetica',fontSize=9,leading=12); h=ParagraphStyle('h',fontName='Helvetica-Bold',fontSize=15,leading=19,textColor=colors.HexColor('#2E5E4E'))
    T=Table(data,colWidths=[168,40,34,34,42,48,54,50,62,48,62,46,72],repeatRows=2); T.setStyle(TableStyle(ts))
    def foot(c,x): c.setFont('Helvetica',7); c.drawString(34,22,'Ardnagréine Living DAC | Q2 2025 | private and confidential'); c.drawRightString(808,22,f'{x.page} / 2')
    doc.build([Paragraph('Ardnagréine, Blackpool, Cork – schedule of homes by type',h),Paragraph('Position at 30 June 2025. The estate came to practical completion in March 2022 and has four residential parts and an underground car park. Rents are per calendar month; passing rents are the average over homes that are let; ERV is our own opinion for all homes, let or void. Cost rental homes are on a 40-year lease to Ceangal Housing CLG and stand at their regulated rents.',b),Spacer(1,8),T,Spacer(1,6),Paragraph('Notes: averages in sub-totals are weighted by units. "Total estate" counts homes, spaces and cages; areas are homes only.',ParagraphStyle('n',fontName='Helvetica-Oblique',fontSize=7.5))],onFirstPage=foot,onLaterPages=foot)
    d.save()

def um2():
    m=['pct_units','units','occupied','vacant','other:AREA m² Interior','other:AREA m² Terrace','market','other:LIST RATE (MXN) Per night','actual','other:CONTRACT RENT (MXN) Total p.a.']
    d=Doc('alondra_cuadro_unidades.xlsx','UM','OTHER','contralor, Mazatlán','aparthotel keys and long-stay units, MXN, some amounts as text with $ sign, bed and bath columns after the type',['share before number','text numbers with $','keys and apartments in one table','night rates only for keys','merged headers','hidden column','notes at the side'],m)
    S=[('HOTEL KEYS (let by the night, corporate blocks by the month)',[('STD-Q  Standard queen, garden',1,1,34,12,26,0,16500,1450,15200),('STD-T  Standard twin',1,1,28,9,26,0,16500,1450,14900),('SUP-K  Superior king, sea view',1,1,22,6,31,6,21800,1980,19750),('JRS  Junior suite',1,1.5,12,3,42,9,27900,2640,25600),('STE  Alondra suite',2,2,4,1,68,18,44000,4900,41500),('ACC  Accessible queen',1,1,3,1,32,0,16500,1450,15200)]),
    ('LONG-STAY APARTMENTS (contracts of 6 to 24 months)',[('E1  Estudio',0,1,18,17,36,5,14800,None,13950),('A1  One bedroom',1,1,30,27,52,7,19200,None,18100),('A2  Two bedrooms',2,2,26,22,78,11,26400,None,24850),('A2-PH  Two bedrooms, roof terrace',2,2.5,5,4,81,44,33500,None,31900),('A3  Three bedrooms',3,2.5,8,6,104,14,35800,None,33300)]),
    ('STAFF AND SERVICE UNITS',[('PS-1  Staff room, shared bath',1,0,10,8,16,0,4200,None,3600),('PS-2  Staff flat',2,1,6,6,48,0,8900,None,7750)])]
    N=sum(r[3] for _,L in S for r in L)
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='Cuadro 30-06-25'
    ws.merge_cells('A1:M1'); ws['A1']='HACIENDA PUERTO ALONDRA, S.A. DE C.V.'; ws['A1'].font=Font(name='Georgia',size=14,bold=True); ws['A2']='Schedule of keys and units by type  •  30/06/2025  •  MXN before IVA'
    fl=PatternFill('solid',fgColor='F4B183'); th=Side(style='thin',color='7F7F7F'); ce=Alignment(horizontal='center',vertical='center',wrap_text=True)
    for rng,t in [('A4:A5','UNIT TYPE'),('B4:B5','Bed-rooms'),('C4:C5','Baths'),('D4:D5','% of units'),('E4:E5','Units / keys'),('F4:F5','Occupied'),('G4:G5','Free'),('H4:I4','AREA m²'),('J4:K4','LIST RATE (MXN)'),('L4:L5','USD'),('M4:N4','CONTRACT RENT (MXN)')]:
        ws.merge_cells(rng); ws[rng.split(':')[0]]=t
    for c,t in zip('HIJKMN',['Interior','Terrace','Per month','Per night','Per month (avg)','Total p.a.']): ws[c+'5']=t
    for r in (4,5):
        for c in 'ABCDEFGHIJKLMN': x=ws[f'{c}{r}']; x.font=Font(name='Georgia',size=9,bold=True); x.fill=fl; x.alignment=ce; x.border=Border(top=th,bottom=th,left=th,right=th)
    r=6; fo=Font(name='Georgia',size=9)
    def put(r,vals,bold=False):
        for c,v in zip('DEFGHIJKMN',vals):
            x=ws[f'{c}{r}']; x.font=Font(name='Georgia',size=9,bold=bold); x.alignment=Alignment(horizontal='right')
            if v is None: continue
            if c=='D': x.value=v[1]; x.number_format='0.0%'
            elif c in 'JM': x.value='$ '+f'{v:,.2f}'
            elif c=='N': x.value=v; x.number_format='"$"#,##0'
            elif c=='K': x.value=v; x.number_format='#,##0'
            else: x.value=v; x.number_format='#,##0'
            if bold: x.border=Border(top=th)
    def tv(v): return {k:(x[0] if k=='pct_units' else x) for k,x in zip(m,v) if x is not None}
    def tots(L,lab,ix,r):
        n=sum(x[3] for x in L); o=sum(x[4] for x in L); pa=sum(x[4]*x[9]*12 for x in L)
        v=[(rh(n/N*100,1),n/N),n,o,n-o,None,None,rh(sum(x[3]*x[7] for x in L)/n,2),None,rh(pa/12/o,2),pa]
        ws[f'A{r}']=lab; ws[f'A{r}'].font=Font(name='Georgia',size=9,bold=True); put(r,v,True); d.tot(lab,tv(v),ix,['units','occupied','vacant',m[-1]])
    allx=[]
    for s,L in S:
        ws.merge_cells(f'A{r}:N{r}'); ws[f'A{r}']=s; ws[f'A{r}'].font=Font(name='Georgia',size=9,bold=True,italic=True); ws[f'A{r}'].fill=PatternFill('solid',fgColor='FBE5D6'); r+=1; ix=[]
        for t,bd,ba,n,o,ai,at,lm,ln,cr in L:
            v=[(rh(n/N*100,1),n/N),n,o,n-o,ai,at or None,lm,ln,cr,cr*o*12]
            ws[f'A{r}']=t; ws[f'B{r}']=bd; ws[f'C{r}']=ba; ws[f'L{r}']=round(lm/18.9)
            for c in 'ABC': ws[f'{c}{r}'].font=fo
            put(r,v); q={'type':t,'beds':bd,'baths':ba}; q.update(tv(v)); ix.append(d.add(q)); r+=1
        tots(L,'Subtotal '+s.split(' (')[0].title(),ix,r); allx+=ix; r+=2
    tots([x for _,L in S for x in L],'TOTAL HACIENDA',allx,r)
    ws[f'A{r+2}']='List rate in totals: average weighted by units. Contract rent per month (avg): over occupied units. Total p.a. = occupied × contract rent × 12.'; ws[f'A{r+2}'].font=Font(name='Georgia',size=8,italic=True)
    for k,t in enumerate(['Side notes','8 keys under repair in August','FX for USD sheet 18.90','ISR and IVA excluded']): ws[f'P{7+k}']=t; ws[f'P{7+k}'].font=Font(name='Georgia',size=8,italic=True)
    for c,w in zip('ABCDEFGHIJKLMNOP',[38,8,8,9,9,10,8,9,9,15,11,9,15,16,3,30]): ws.column_dimensions[c].width=w
    ws.column_dimensions['L'].hidden=True; ws.freeze_panes='B6'
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(path(d.file)); d.save()

def um3():
    m=['other:Length (m)','units','occupied','other:BERTH STATUS Held for sale','vacant','pct_occ','other:LICENCE FEE P.A. (AUD, EX GST) Passing per berth','other:LICENCE FEE P.A. (AUD, EX GST) Asking per berth','other:LICENCE FEE P.A. (AUD, EX GST) Passing total','other:LICENCE FEE P.A. (AUD, EX GST) Asking total','other:Asking per metre']
    d=Doc('tidewell_marina_berth_mix.xlsx','UM','OTHER','fund accountant, Newcastle NSW','marina berths by arm and size, licence fees a year, three-line header, totals above their lines for each arm',['berths as units','annual fees only','totals above the lines','held berths beside vacant','dash for zero','zero rows','text lengths'],m)
    S=[('A ARM – floating, power 32A',[('Mono 10',10,24,21,1,9850,10400),('Mono 12',12,30,29,0,12300,12950),('Mono 14',14,16,14,0,15150,15900),('Multihull 12 (1.5 x fee)',12,6,6,0,18400,19425)]),
    ('B ARM – floating, power 32A',[('Mono 12',12,28,24,2,12100,12950),('Mono 15',15,22,20,0,16700,17500),('Mono 18',18,12,11,0,21900,22800),('Multihull 15 (1.5 x fee)',15,4,3,0,25000,26250)]),
    ('C ARM – superyacht, power 63A',[('T-head 25',25,4,3,0,43500,46000),('T-head 30',30,2,2,0,56250,58500),('Side-tie 35',35,1,0,1,None,71000)]),
    ('D ARM – fixed timber',[('Pile pen 8',8,20,17,0,5900,6300),('Pile pen 10',10,26,19,0,7450,7900),('Commercial / charter 15',15,5,5,0,19800,20500)]),
    ('SWING MOORINGS',[('Mooring to 10 m',10,18,12,0,2350,2500),('Mooring to 14 m',14,9,7,0,2980,3150)]),
    ('DRY STACK AND HARDSTAND',[('Rack level 1-2',8,40,37,0,6900,7200),('Rack level 3-4',7,40,31,0,5850,6250),('Trailer bay',9,22,22,0,2600,2750),('Hardstand cradle',14,8,4,0,8200,8800)])]
    wb=xlsxwriter.Workbook(path(d.file)); F=lambda **k: wb.add_format({'font_name':'Calibri','font_size':10,**k}); nf='#,##0;(#,##0);"–"'
    ws=wb.add_worksheet('Berth mix'); ws.write('A1','Tidewell Marina Trust',F(bold=True,font_size=14)); ws.write('A2','Berth and mooring mix at 30 June 2025 – annual licences. Each arm\'s total stands on the arm\'s own line, its sizes below it.',F(italic=True))
    hd=F(bold=True,align='center',valign='vcenter',text_wrap=True,border=1,bg_color='#BDD7EE'); n0=F(num_format=nf); t0=F(indent=1); p0=F(num_format='0.0%'); n2=F(num_format='#,##0.00'); tr=F(align='right')
    B=dict(bold=True,bg_color='#EDEDED'); nb=F(num_format=nf,**B); tb=F(**B); pb=F(num_format='0.0%',**B); n2b=F(num_format='#,##0.00',**B)
    for i,h in [(0,'Berth type'),(1,'Length (m)'),(2,'Number'),(6,'Occ. %'),(11,'Asking per metre')]: ws.merge_range(3,i,5,i,h,hd)
    ws.merge_range(3,3,4,5,'BERTH STATUS',hd); ws.merge_range(3,7,4,10,'LICENCE FEE P.A. (AUD, EX GST)',hd)
    for i,h in [(3,'Let'),(4,'Held for sale'),(5,'Vacant'),(7,'Passing per berth'),(8,'Asking per berth'),(9,'Passing total'),(10,'Asking total')]: ws.write(5,i,h,hd)
    ws.set_row(5,32)
    def put(r,lab,v,bold):
        ws.write(r,0,lab,tb if bold else t0)
        for j,x in enumerate(v):
            f=nb if bold else n0
            if x is None: ws.write_blank(r,1+j,None,tb if bold else n0)
            elif j==0: ws.write_string(r,1,f'{x}m',tr)
            elif j==5: ws.write_number(r,6,x[1],pb if bold else p0)
            elif j==10: ws.write_number(r,11,x,n2b if bold else n2)
            else: ws.write_number(r,1+j,x,f)
    def tv(v): return {k:(x[0] if k=='pct_occ' else x) for k,x in zip(m,v) if x is not None}
    add=[m[1],m[2],m[3],m[4],m[8],m[9]]
    def tot(L):
        n=sum(x[2] for x in L);l=sum(x[3] for x in L);h=sum(x[4] for x in L);pt=sum(x[3]*(x[5] or 0) for x in L);at=sum(x[2]*x[6] for x in L)
        return [None,n,l,h,n-l-h,(rh(l/n*100,1),l/n),rh(pt/l),rh(at/n),pt,at,None]
    r=6; allx=[]
    for s,L in S:
        r0=r; r+=1; ix=[]
        for t,le,n,l,h,p,a in L:
            v=[le,n,l,h,n-l-h,(rh(l/n*100,1),l/n),p,a,l*(p or 0),n*a,rh(a/le,2)]
            put(r,t,v,False); o={'type':t}; o.update(tv(v)); ix.append(d.add(o)); r+=1
        v=tot(L); put(r0,s,v,True); d.tot(s,tv(v),ix,add); allx+=ix
    v=tot([x for _,L in S for x in L]); r+=1; put(r,'ALL BERTHS, MOORINGS AND RACKS',v,True); d.tot('ALL BERTHS, MOORINGS AND RACKS',tv(v),allx,add)
    ws.write(r+2,0,'Per-berth fees in arm totals: passing = total / let, asking = total / number, to the nearest dollar.',F(italic=True,font_size=9)); ws.write(r+3,0,'Held for sale: long leases held by the Trust, neither let nor vacant.',F(italic=True,font_size=9))
    ws.set_column(0,0,36); ws.set_column(1,6,10); ws.set_column(7,11,13); ws.freeze_panes(6,1); ws.set_landscape(); ws.fit_to_pages(1,0); wb.close(); d.save()
def run(): um1(); um2(); um3()
