from common import *
import random
R=lambda a,n=0: (int(a+.5) if n==0 else round(a+1e-9,n))
# ---------------------------------------------------------------- 7 high-rise, floor bands
def um1():
    r=random.Random(2721); fn='aldine_point_unit_mix_q2.pdf'
    BP=[('Floors 4 – 14',0,[('S1 Wren',0,1,488),('S2 Wren + alcove',0,1,541),('A1 Heron',1,1,668),('A2 Heron corner',1,1,712),('B1 Egret',2,2,1014),('B2 Egret den',2,2,1126)]),
    ('Floors 15 – 27',.06,[('S1 Wren',0,1,488),('A1 Heron',1,1,668),('A3 Heron terrace',1,1.5,744),('B1 Egret',2,2,1014),('B3 Egret corner',2,2,1178),('C1 Osprey',3,2,1402)]),
    ('Floors 28 – 39',.13,[('A2 Heron corner',1,1,712),('B2 Egret den',2,2,1126),('B3 Egret corner',2,2,1178),('C1 Osprey',3,2,1402),('C2 Osprey den',3,2.5,1533)]),
    ('Penthouse 40 – 41',.32,[('PH1',2,2.5,1610),('PH2 Duplex',3,3.5,2244)])]
    K=['sf','units','occupied','vacant','pct_occ','market','market_sf','market_total','actual','actual_total']
    def num(u,o,sfT,mT,aT,label=None):
        sf=R(sfT/u); q=dict(sf=sf,units=u,occupied=o,vacant=u-o,pct_occ=R(o/u*100,1),market=R(mT/u),market_sf=R(mT/sfT,2),market_total=mT,actual=R(aT/o),actual_total=aT)
        return q
    rows=[];tot=[];lay=[];raw=[]
    for b,up,ps in BP:
        L=[];rr=[]
        for n,be,ba,sf in ps:
            u=r.randrange(9,39) if 'PH' not in n else r.randrange(3,6); o=u-r.choice([0,0,1,1,2,3]); m=R((1180+sf*2.31)*(1+up)/5)*5; a=R(m*r.uniform(.93,1.01)); x=(u,o,sf*u,m*u,a*o); rr.append(x)
            L.append(dict(type=n,beds=be,baths=ba,**num(*x)))
        z=dict(label=b+' total / avg',**num(*[sum(c) for c in zip(*rr)])); rows+=L;tot.append(z);lay.append((b,L,z));raw+=rr
    g=dict(label='Aldine Point – all floors',**num(*[sum(c) for c in zip(*raw)])); tot.append(g)
    from reportlab.pdfgen import canvas
    from reportlab.lib.pagesizes import letter,landscape
    c=canvas.Canvas(DOC(fn),pagesize=landscape(letter),invariant=1); W,H=landscape(letter)
    c.setFillColorRGB(.12,.23,.33); c.rect(0,H-60,W,60,fill=1,stroke=0); c.setFillColorRGB(1,1,1); c.setFont('Helvetica-Bold',17); c.drawString(40,H-34,'ALDINE POINT'); c.setFont('Helvetica',9); c.drawString(40,H-49,'41-storey rental tower, Seattle WA  |  Unit mix by floor band  |  June 30, 2024'); c.setFillColorRGB(0,0,0)
    X=[190,230,275,318,357,396,445,506,556,626,685,752]
    hs=[('','','Beds'),('','','Baths'),('Avg','Area','SF'),('','No. of','Units'),('','','Occ.'),('','','Vac.'),('','%','Occ.'),('Market','Rent','/ Unit'),('Market','Rent','/ SF'),('Market','Rent','/ Month'),('In-Place','Rent','/ Unit'),('In-Place','Rent','/ Month')]
    c.setFont('Helvetica-Bold',8)
    for x,h in zip(X,hs):
        for i,t in enumerate(h): c.drawRightString(x,H-80-10*i,t)
    c.drawString(40,H-100,'Plan'); c.line(40,H-104,W-38,H-104); y=H-118
    KF=[('sf','{:,}'),('units','{:,}'),('occupied','{:,}'),('vacant','{:,}'),('pct_occ','{:.1f}%'),('market','${:,}'),('market_sf','${:.2f}'),('market_total','${:,}'),('actual','${:,}'),('actual_total','${:,}')]
    def line(q,lab,font):
        nonlocal y
        c.setFont(font,8.3); c.drawString(40 if 'label' in q else 50,y,lab)
        if 'type' in q:
            c.drawRightString(X[0],y,'Studio' if False else str(q['beds'])); c.drawRightString(X[1],y,f"{q['baths']:g}")
        for x,(k,s) in zip(X[2:],KF): c.drawRightString(x,y,s.format(q[k]))
        y-=14
    for b,L,z in lay:
        c.setFont('Helvetica-Bold',9); c.drawString(40,y,b.upper()); y-=14
        for q in L: line(q,q['type'],'Helvetica')
        c.setFillColorRGB(.93,.95,.97); c.rect(38,y-3,W-74,13,fill=1,stroke=0); c.setFillColorRGB(0,0,0); line(z,z['label'],'Helvetica-Bold'); y-=5
    c.line(40,y+12,W-38,y+12); line(g,g['label'],'Helvetica-Bold'); c.line(40,y+9,W-38,y+9); c.line(40,y+7,W-38,y+7)
    c.setFont('Helvetica-Oblique',7.5); c.drawString(40,y-6,'Market averages weighted by units, in-place averages by occupied units. In-place rent per month counts occupied units only. Studios are shown as 0 beds. Two guest suites on floor 3 are not included.')
    c.save()
    save(fn,'UM',K,rows,tot,None,'MULTIFAMILY','asset management, Seattle office','one landscape page, floor-band sections with shaded subtotals, three-line headers','same plan in several bands, weighted averages in total lines, three-line header words')
# ---------------------------------------------------------------- 8 business park space inventory xlsx, PLANTED row dropped
def um2():
    r=random.Random(2722); fn='tarrant_commons_space_inventory.xlsx'
    S=[('FLEX / R&D',['Under 2,500 sf','2,500 – 4,999 sf','5,000 – 9,999 sf','10,000 – 19,999 sf','20,000 sf and up'],22.5),('SINGLE-STOREY OFFICE',['Under 1,500 sf','1,500 – 2,999 sf','3,000 – 5,999 sf','6,000 – 11,999 sf'],26.75),('LIGHT INDUSTRIAL',['Under 5,000 sf','5,000 – 9,999 sf','10,000 – 24,999 sf','25,000 – 49,999 sf','50,000 sf and up'],13.25),('AMENITY RETAIL',['In-line','End-cap','Pad'],34.0)]
    mid={'Under 2,500 sf':1900,'2,500 – 4,999 sf':3700,'5,000 – 9,999 sf':7200,'10,000 – 19,999 sf':13800,'20,000 sf and up':27400,'Under 1,500 sf':1180,'1,500 – 2,999 sf':2260,'3,000 – 5,999 sf':4380,'6,000 – 11,999 sf':8150,'Under 5,000 sf':3900,'10,000 – 24,999 sf':16700,'25,000 – 49,999 sf':33100,'50,000 sf and up':61500,'In-line':1650,'End-cap':2900,'Pad':4800}
    K=['total_sf','other:RENTABLE AREA (SF) Leased','other:RENTABLE AREA (SF) Vacant','units','occupied','vacant','pct_occ','other:RENT $/SF/YR Asking','other:RENT $/SF/YR In-Place','actual_total']
    def num(A,LA,u,o,askT,inT): # askT = asking * area, inT = monthly in-place cents
        return dict(zip(K,[A,LA,A-LA,u,o,u-o,R(o/u*100,1),R(askT/A,2),R(inT/100*12/LA,2),d(inT)]))
    rows=[];tot=[];lay=[];raw=[];drop=None
    for s,ts,ask in S:
        L=[];rr=[]
        for i,t in enumerate(ts):
            u=max(1,int(r.randrange(6,19)/(1+i*.5))); areas=[int(mid[t]*r.uniform(.82,1.18)) for _ in range(u)]; v=min(u-1,r.choice([0,0,1,1,2])); A=sum(areas);LA=sum(areas[v:]); a=round(ask*(1-.045*i)+r.choice([0,.25,.5]),2); inp=a*r.uniform(.86,.99); x=(A,LA,u,u-v,a*A,int(round(inp*LA/12*100))); rr.append(x)
            q=dict(type=t,**num(*x))
            if s.startswith('LIGHT') and t.startswith('10,000'): drop=(s,t,q); continue
            L.append(q)
        z=dict(label='Total '+s.lower(),**num(*[sum(c) for c in zip(*rr)])); raw+=rr; rows+=L;tot.append(z);lay.append((s,L,z))
    g=dict(label='PARK TOTAL / WTD. AVERAGE',**num(*[sum(c) for c in zip(*raw)])); tot.append(g)
    from openpyxl import Workbook
    from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
    wb=Workbook(); cv=wb.active; cv.title='Read me'; 
    for i,t in enumerate(['Tarrant Commons Business Park – Fort Worth, Texas','Space inventory, quarter ended June 30, 2024','Prepared by Oakmere Property Services for the Pension Trust (direct holding)','','Rents are net, dollars per rentable square foot per year. Monthly billing is the base rent billed for June on all occupied suites.','Suites on month-to-month count as occupied. BOMA 2017 areas.']): cv.cell(2+i,2,t).font=Font(name='Georgia',bold=i==0,size=14 if i==0 else 10)
    cv.column_dimensions['B'].width=100
    ws=wb.create_sheet('Inventory'); G=Font(name='Georgia',size=10); GB=Font(name='Georgia',size=10,bold=True); th=Side(style='thin'); fill=PatternFill('solid',fgColor='E2EFDA'); C=Alignment(horizontal='center',vertical='center',wrap_text=True)
    def mh(rg,t): 
        a=rg.split(':')[0]
        if ':' in rg: ws.merge_cells(rg)
        ws[a]=t; ws[a].font=GB; ws[a].alignment=C; ws[a].fill=fill
    mh('A3:A4','USE'); mh('B3:B4','SUITE SIZE'); mh('C3:E3','RENTABLE AREA (SF)'); mh('F3:I3','SUITES'); mh('J3:K3','RENT $/SF/YR'); mh('L3:L4','In-Place Base Rent, Month (all occupied)')
    for cc,t in zip('CDEFGHIJK',['Total','Leased','Vacant','No.','Occupied','Vacant','% Occupied','Asking','In-Place']): mh(cc+'4',t)
    ws['A1']='TARRANT COMMONS — SPACE INVENTORY BY USE AND SUITE SIZE'; ws['A1'].font=Font(name='Georgia',size=13,bold=True)
    fm=['#,##0']*6+['0.0%','0.00','0.00','$#,##0.00']; fm[2]=fm[5]='#,##0;-#,##0;"–"'
    y=5
    def put(q,f):
        for j,k in enumerate(K):
            c=ws.cell(y,3+j,q[k]/100 if k=='pct_occ' else q[k]); c.number_format=fm[j]; c.font=f
            if k=='pct_occ': c.value=round(q[k]/100,4)
            if 'label' in q: c.border=Border(top=th)
    for s,L,z in lay:
        ws.merge_cells(start_row=y,start_column=1,end_row=y+len(L)-1,end_column=1); ws.cell(y,1,s).font=GB; ws.cell(y,1).alignment=Alignment(vertical='top',wrap_text=True)
        for q in L: ws.cell(y,2,q['type']).font=G; put(q,G); y+=1
        ws.cell(y,2,z['label']).font=GB; put(z,GB); y+=2
    ws.merge_cells(start_row=y,start_column=1,end_row=y,end_column=2); ws.cell(y,1,g['label']).font=GB; put(g,GB)
    for c,w in zip('ABCDEFGHIJKL',[18,30,12,12,11,7,11,9,12,10,10,20]): ws.column_dimensions[c].width=w
    ws.row_dimensions[3].height=20; ws.row_dimensions[4].height=32; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.active=1; wb.save(DOC(fn))
    pl={"what":f"{drop[0]}: the line '{drop[1]}' ({drop[2]['units']} suites, {drop[2]['total_sf']:,} sf, monthly rent {drop[2]['actual_total']:,.2f}) is not printed though the section total and the park total include it","kind":"row_dropped"}
    save(fn,'UM',K,rows,tot,pl,'INDUSTRIAL','Oakmere Property Services','workbook with cover sheet, use merged down the left, area before suites, grouped headers, annual rents per sf','areas and counts both leased/vacant, annual rates, size bands as types, planted dropped row')
# ---------------------------------------------------------------- 9 student tower by bed xlsx
def um3():
    r=random.Random(2723); fn='garnet_hall_bed_mix.xlsx'
    S=[('North wing',[('Studio Solo','GS-1',1,1,26.4,1685),('Studio Accessible','GS-2A',1,1,31.0,1685),('Two Share','G2-1',2,1,48.2,1290),('Two Ensuite','G2-2',2,2,54.7,1395),('Four Ensuite','G4-1',4,4,92.5,1150)]),
       ('South wing',[('Studio Solo','GS-1',1,1,26.4,1710),('Two Ensuite','G2-2',2,2,54.7,1420),('Two Ensuite Corner','G2-3',2,2,58.9,1465),('Three Ensuite','G3-1',3,3,74.3,1240),('Four Ensuite','G4-1',4,4,92.5,1165),('Five Ensuite Loft','G5-1',5,3,121.8,1065)])]
    K=['units','pct_units','other:BEDS Total','other:BEDS Leased','other:BEDS Open','other:BEDS % Leased','other:Suite m²','other:RENT PER BED / MONTH Rate Card','other:RENT PER BED / MONTH Signed','market_total','other:MONTHLY RENT Signed Beds']
    raw0=[]
    for s,a in S:
        for n,c,be,ba,m2,rc in a:
            u=r.randrange(6,29); B=u*be; l=B-r.choice([0,1,2,3,5]) if B>8 else B-1; sg=rc-r.choice([0,15,25,38,52]); raw0.append((s,n,c,be,ba,m2,rc,u,B,l,sg))
    U=sum(x[7] for x in raw0)
    def num(u,B,l,m2T,mT,sT): return dict(zip(K,[u,R(u/U*100,1),B,l,B-l,R(l/B*100,1),R(m2T/u,1),R(mT/B,2),R(sT/l,2),mT,sT]))
    rows=[];tot=[];lay=[];raw=[]
    for s,_ in S:
        L=[];rr=[]
        for x in raw0:
            if x[0]!=s: continue
            v=(x[7],x[8],x[9],x[5]*x[7],x[6]*x[8],x[10]*x[9]); rr.append(v); L.append(dict(type=x[1],_c=x[2],beds=x[3],baths=x[4],**num(*v)))
        z=dict(label=f'{s} – total / average',**num(*[sum(c) for c in zip(*rr)])); raw+=rr; rows+=L; tot.append(z); lay.append((s,L,z))
    g=dict(label='Garnet Hall – total / average',**num(*[sum(c) for c in zip(*raw)])); tot.append(g)
    import xlsxwriter
    wb=xlsxwriter.Workbook(DOC(fn)); ws=wb.add_worksheet('Mix'); F=lambda **k: wb.add_format({'font_name':'Verdana','font_size':9,**k})
    hb=F(bold=1,bg_color='#5B2C3F',font_color='white',align='center',valign='vcenter',text_wrap=1,border=1); tx=F(); bo=F(bold=1); sec=F(bold=1,italic=1,bg_color='#F3E6EB')
    ws.hide_gridlines(2); ws.set_column('A:A',2); ws.set_column('B:B',30); ws.set_column('C:P',11); ws.set_column('N:O',14); ws.set_column('P:P',3); ws.set_column('Q:Q',22); ws.set_column('R:R',10)
    ws.write('B2','GARNET HALL, HAMILTON ON',F(bold=1,font_size=14)); ws.write('B3','Bed mix and pre-leasing for September 2024, at 30 June 2024, Canadian dollars',tx)
    for rg,t in(('B5:B6','Suite type'),('C5:C6','Bedrooms'),('D5:D6','Baths'),('E5:E6','Suites'),('F5:F6','% of Suites'),('G5:J5','BEDS'),('K5:K6','Suite m²'),('L5:M5','RENT PER BED / MONTH'),('N5:O5','MONTHLY RENT')): ws.merge_range(rg,t,hb)
    for c,t in zip('GHIJLMNO',['Total','Leased','Open','% Leased','Rate Card','Signed','All Suites, Rate Card','Signed Beds']): ws.write(c+'6',t,hb)
    ws.set_row(5,38)
    nf=['#,##0','0.0%','#,##0','#,##0','#,##0','0.0%','0.0','$#,##0.00','$#,##0.00',None,None]
    y=6
    def put(q,b):
        for j,k in enumerate(K):
            if nf[j] is None: ws.write_string(y,4+j,f'${q[k]:,.0f}',F(bold=b,align='right',top=b))
            else: ws.write_number(y,4+j,round(q[k]/100,4) if '%' in nf[j] else q[k],F(bold=b,num_format=nf[j],top=b))
    for s,L,z in lay:
        ws.merge_range(y,1,y,14,s,sec); y+=1
        for q in L:
            ws.write(y,1,q['type'],tx); ws.write(y,2,q['beds'],tx); ws.write(y,3,q['baths'],tx); put(q,0); y+=1
        ws.write(y,1,z['label'],bo); put(z,1); y+=2
    ws.write(y,1,g['label'],bo); put(g,1)
    ws.write(y+2,1,'Suite m² is the average of the suite, not of the bed. Signed = average of executed 2024/25 agreements. Percent of suites is of the whole building.',F(italic=1))
    for i,(a,b) in enumerate([('Rate card extras','$/month'),('Covered bicycle locker','12.00'),('Parking P1','165.00'),('Furniture pack','40.00'),('Short stay surcharge','95.00')]):
        ws.write_string(8+i,16,a,bo if i==0 else tx); ws.write_string(8+i,17,b,F(align='right',bold=i==0))
    ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
    for q in rows: q.pop('_c')
    save(fn,'UM',K,rows,tot,None,'STUDENT_HOUSING','S. Haddow-Lemieux, Garnet leasing (Excel)','workbook starting in column B, merged two-line headers, wings with subtotals, side table of extras','beds beside suites, rents per bed, m2, dollar totals stored as text, side table at right')
