from common import *
import subprocess
def d7():
    from reportlab.pdfgen import canvas
    from reportlab.lib.pagesizes import letter
    W,H=letter
    S=[('WET SLIPS',[('Finger slip, open - Docks A & B',26,38,34,1980),('Finger slip, open - Dock C',30,24,22,2460),('Covered slip with power and water, Dock D',32,18,18,3360),('Covered slip with lift, Dock E',36,12,10,4725),('T-head / side-tie, Docks C-E',50,6,5,6240),('Houseboat berth (live-aboard permit)',60,4,4,8400)]),
       ('DRY STORAGE',[('Rack, indoor, lower tiers',24,40,37,2150),('Rack, indoor, top tier',21,20,13,1725),('Trailer lot, gravel',None,55,41,540)]),
       ('MOORINGS & OTHER',[('Buoy mooring, inner harbor',None,16,11,690),('Kayak / canoe rack',None,30,19,120)])]
    sea={1980:1540,2460:1910,3360:None,4725:None,6240:4650,8400:None,2150:1690,1725:1340,540:360,690:520,120:85}; ni={1980:38.5,2460:45,6240:95,690:22}
    K=['other:Length (ft.)','units','occupied','vacant','pct_occ','other:2025 POSTED RATES Annual','other:2025 POSTED RATES Season Apr-Oct','other:2025 POSTED RATES Nightly','other:Annualized Contract Revenue']
    rows=[];totals=[];lay=[];rng=random.Random(1907)
    def agg(lb,l):
        d=dict(label=lb); 
        for k in('units','occupied','vacant'): d[k]=sum(r[k] for r in l)
        d['pct_occ']=round(d['occupied']/d['units']*100,1); d[K[8]]=float(sum(r[K[8]] for r in l)); return d
    for s,l in S:
        mine=[]
        for t,ln,u,o,a in l:
            mine.append(dict(type=t,units=u,occupied=o,vacant=u-o,pct_occ=round(o/u*100,1),**{K[0]:ln,K[5]:float(a),K[6]:float(sea[a]) if sea[a] else None,K[7]:ni.get(a),K[8]:float(a*o-rng.randint(0,4)*rng.choice([50,75,120]))}))
        rows+=mine; t=agg('Subtotal - '+s.lower(),mine); totals.append(t); lay.append((s,mine,t))
    G=agg('All berths and spaces',rows); totals.append(G)
    fn='cormorant_cove_slip_mix.pdf'; c=canvas.Canvas(f'{DOC}/{fn}',pagesize=letter)
    c.setFont('Helvetica-Bold',15); c.drawString(40,H-50,'Cormorant Cove Marina, LLC'); c.setFont('Helvetica',10); c.drawString(40,H-65,'Slip, rack and mooring mix, with posted rates and contracts in force')
    c.setFont('Helvetica',9); tx=c.beginText(40,H-86); tx.setLeading(11.5)
    for l in ('The table below was compiled from the dockmaster\'s board of March 1, 2025 and the signed 2025 contracts in the office. A berth','counts as let if a contract and a deposit are on file. Winter haul-out (61 boats at $14 a foot) and the fuel dock are not part of it.'): tx.textLine(l)
    c.drawText(tx)
    X=[222,258,292,326,368,422,470,512,574]; y=H-146
    c.setFont('Helvetica-Bold',8); c.drawCentredString(440,y+22,'2025 POSTED RATES'); c.line(376,y+19,514,y+19)
    hd=[('','Length','(ft.)'),('','','Berths'),('','','Let'),('','','Open'),('','% of','berths let'),('','','Annual'),('','Season','Apr-Oct'),('','','Nightly'),('Annualized','Contract','Revenue')]
    c.drawString(40,y-10,'Class of berth')
    for x,h in zip(X,hd):
        for i,t in enumerate(h): c.drawRightString(x,y+10-10*i,t)
    c.setLineWidth(1.2); c.line(40,y-15,574,y-15); c.setLineWidth(.5); y-=30
    def wrap(t,n=31):
        out=[''];
        for w in t.split():
            if len(out[-1])+len(w)+1>n: out.append(w)
            else: out[-1]=(out[-1]+' '+w).strip()
        return out
    i0=lambda v:'' if v is None else f'{v:,.0f}'
    def nums(r,y,d=''):
        vals=[i0(r.get(K[0])),i0(r['units']),i0(r['occupied']),i0(r['vacant']),f"{r['pct_occ']:.1f}%",('$' +i0(r[K[5]])) if r.get(K[5]) else '',('$'+i0(r[K[6]])) if r.get(K[6]) else ('n/a' if K[5] in r else ''),f"${r[K[7]]:.2f}" if r.get(K[7]) else '',d+i0(r[K[8]])]
        for x,v in zip(X,vals): c.drawRightString(x,y,v)
    for s,l,t in lay:
        c.setFont('Helvetica-Bold',8.5); c.drawString(40,y,s); y-=14
        for r in l:
            c.setFont('Helvetica',8.5); w=wrap(r['type'])
            for i,q in enumerate(w): c.drawString(48,y-10.5*i,q)
            nums(r,y); y-=10.5*len(w)+4
        c.line(230,y+9,574,y+9); c.setFont('Helvetica-Oblique',8.5); c.drawString(48,y-1,t['label']); nums(t,y-1); y-=24
    c.setLineWidth(1.2); c.line(40,y+12,574,y+12); c.setFont('Helvetica-Bold',8.5); c.drawString(40,y,G['label']); nums(G,y,'$'); c.line(40,y-5,574,y-5)
    y-=34; c.setFont('Helvetica-Bold',9); c.drawString(40,y,'Contract revenue, three seasons'); c.setFont('Helvetica',9)
    for a,b in (('2023','$352,640'),('2024','$371,905'),('2025 (above)','$'+i0(G[K[8]]))): y-=13; c.drawString(52,y,a); c.drawRightString(200,y,b)
    y-=22; c.setFont('Helvetica',8); c.drawString(40,y,'n/a: class is let by the year only. Rates are per berth, not per foot. Contract revenue is after multi-year and early-pay discounts.')
    c.drawString(40,30,'Tolliver & Marsh, CPAs - Compilation workpaper U-3'); c.save()
    save(fn,'UM',K,rows,totals,None,'OTHER','Compilation CPA, marina','One-page memo with cover text, wrapped class names, three-line header','rates per year/season/night (other:); blank lengths; n/a cells; "Let/Open/Berths" words; side recap')
def d8():
    from openpyxl import Workbook
    from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
    S=[('Building I - Lantern House (1968)',[('S1','Studio',0,1,12,430,11,795,762),('A1','One bedroom',1,1,28,615,27,960,918),('A2','One bedroom, corner',1,1,8,660,8,1010,975),('B1','Two bedroom',2,1,16,840,14,1185,1131)]),
       ('Building II - Foundry House (1974)',[('A3','One bedroom, den',1,1,10,705,9,1045,1002),('B2','Two bedroom',2,1.5,24,905,23,1260,1204),('B3','Two bedroom townhome',2,1.5,6,1080,6,1425,1388),('C1','Three bedroom',3,2,8,1190,7,1560,1497),('M','Manager\'s unit (no rent)',2,1,1,840,1,0,0)]),
       ('Annex - Carriage Units (2003)',[('D1','Carriage, garage under',1,1,4,720,4,1150,1118),('D2','Carriage, two bedroom',2,2,4,1015,3,1490,1420)])]
    K=['units','pct_units','sf','total_sf','occupied','vacant','pct_occ','market','market_total','actual','actual_total','market_sf']
    N=sum(x[4] for _,l in S for x in l); rows=[];totals=[];lay=[]
    def agg(lb,l):
        u=sum(r['units'] for r in l);o=sum(r['occupied'] for r in l);ts=sum(r['total_sf'] for r in l);mt=sum(r['market_total'] for r in l);at=sum(r['actual_total'] for r in l)
        return dict(label=lb,units=u,pct_units=round(u/N*100,1),sf=round(ts/u),total_sf=ts,occupied=o,vacant=u-o,pct_occ=round(o/u*100,1),market=round(mt/u),market_total=mt,actual=round(at/o),actual_total=at,market_sf=round(mt/ts,2))
    for s,l in S:
        mine=[]
        for c,d,b,ba,u,sf,o,mk,ac in l:
            r=dict(type=f'{c}',_d=d,beds=b,baths=ba,units=u,pct_units=round(u/N*100,1),sf=sf,total_sf=sf*u,occupied=o,vacant=u-o,pct_occ=round(o/u*100,1),market=mk,market_total=mk*u,actual=ac,actual_total=ac*o,market_sf=round(mk/sf,2))
            mine.append(r)
        rows+=mine; t=agg('Total '+s.split(' - ')[0],mine); totals.append(t); lay.append((s,mine,t))
    G=agg('PROPERTY TOTAL / AVERAGE',rows); totals.append(G)
    wb=Workbook(); ws=wb.active; ws.title='Unit mix'; B=Font(name='Liberation Sans',size=9,bold=True); F=Font(name='Liberation Sans',size=9); th=Side(style='thin'); me=Side(style='medium')
    ws['A1']='LANTERN & FOUNDRY ASSOCIATES, A LIMITED PARTNERSHIP'; ws['A1'].font=Font(name='Liberation Sans',size=13,bold=True); ws['A2']='Rental unit mix spread for Third Shore Bank, N.A. - rent roll of February 28, 2025'; ws['A2'].font=F
    # order: Type | Description | Bd | Ba | ...
    hd=[('','','Plan'),('','','Description'),('','','BR'),('','','BA'),('Number','of','Units'),('% of','All','Units'),('Square','Feet','per Unit'),('Total','Square','Feet'),('Units','Occu-','pied'),('','Units','Vacant'),('','Occu-','pancy'),('Market','Rent','per Unit'),('Market','Rent','Total / Mo.'),('Average','In-Place','Rent'),('In-Place','Rent','Total / Mo.'),('Market','Rent','per SF')]
    for g,a,b in (('UNITS','E','F'),('AREA','G','H'),('OCCUPANCY','I','K'),('MONTHLY RENT','L','P')):
        ws.merge_cells(f'{a}4:{b}4'); ws[f'{a}4']=g; ws[f'{a}4'].font=B; ws[f'{a}4'].alignment=Alignment(horizontal='center'); 
        for q in range(ord(a),ord(b)+1): ws[f'{chr(q)}4'].border=Border(bottom=th,left=th if chr(q)==a else None,right=th if chr(q)==b else None)
    for j,h in enumerate(hd,1):
        for i,t in enumerate(h):
            x=ws.cell(5+i,j,t or None); x.font=B; x.alignment=Alignment(horizontal='left' if j<3 else 'right'); 
            if i==2: x.border=Border(bottom=me)
    nf=dict(units='0',pct_units='0.0"%"',sf='#,##0',total_sf='#,##0',occupied='0',vacant='0;-0;"-"',pct_occ='0.0"%"',market='#,##0;-#,##0;"-"',market_total='#,##0;-#,##0;"-"',actual='#,##0;-#,##0;"-"',actual_total='#,##0;-#,##0;"-"',market_sf='0.00;-0.00;"-"')
    y=8
    def put(r,f,bd=None,dl=False):
        for j,k in enumerate(K,5):
            x=ws.cell(y,j,r[k]); x.font=f; x.number_format=('"$"' if dl and k in('market','market_total','actual','actual_total','market_sf') else '')+nf[k].split(';')[0] if dl else nf[k]
            if bd: x.border=bd
    for s,l,t in lay:
        ws.cell(y,1,s).font=Font(name='Liberation Sans',size=9,bold=True,underline='single'); y+=1
        for r in l:
            for j,k in enumerate(('type','_d','beds','baths'),1): x=ws.cell(y,j,r[k]); x.font=F; x.number_format='0.0' if k=='baths' else 'General'
            put(r,F); y+=1
        ws.cell(y,2,t['label']).font=B; put(t,B,Border(top=th)); y+=2
    ws.cell(y,2,G['label']).font=B; put(G,B,Border(top=me,bottom=Side(style='double')),True); y+=3
    ws.cell(y,2,'Reconciliation to income statement, month of February').font=B; y+=1
    gl=G['market_total']-sum((r['market']-r['actual'])*r['occupied'] for r in rows); 
    vac=sum(r['market']*r['vacant'] for r in rows); ltl=sum((r['market']-r['actual'])*r['occupied'] for r in rows); assert G['market_total']-vac-ltl==G['actual_total']
    for a,b in (('Market rent, all units',G['market_total']),('Less: vacant units at market',-vac),('Less: loss to lease',-ltl),('In-place rent',G['actual_total'])):
        ws.cell(y,2,a).font=F; x=ws.cell(y,5,b); x.font=F; x.number_format='#,##0;(#,##0)'; ws.merge_cells(start_row=y,start_column=5,end_row=y,end_column=6); y+=1
    y+=1
    for t in ('Averages in total lines are weighted: area and market rent by all units, in-place rent by occupied units. The manager\'s unit counts as occupied at no rent.','Prepared by management; compiled without audit or review.'):
        ws.cell(y,1,t).font=Font(name='Liberation Sans',size=8,italic=True); y+=1
    for col,w in zip('ABCDEFGHIJKLMNOP',(6,29,5,5,9,8,9,9,8,8,8,10,12,10,12,9)): ws.column_dimensions[col].width=w
    ws.page_setup.orientation='landscape'; ws.page_setup.paperSize=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.oddFooter.right.text='Page &P of &N'; ws.oddFooter.left.text='Third Shore form RE-7'
    fn='lantern_foundry_unit_mix.pdf'; p=f'{BUILD}/lantern_foundry_unit_mix.xlsx'; wb.save(p)
    subprocess.run(['soffice',f'-env:UserInstallation=file://{BUILD}/lo','--headless','--convert-to','pdf','--outdir',DOC,p],check=True,capture_output=True)
    for r in rows: r['type']=r['type']+' '+r.pop('_d')
    save(fn,'UM',K,rows,totals,None,'MULTIFAMILY','Partnership CPA, bank spread','Spreadsheet print, group header plus three header lines, building sections','four header lines; plan code and description in two cells (type = both, with a space); weighted averages; dashes for zero; reconciliation below')
def d9():
    import xlsxwriter
    S=[('CLIMATE CONTROLLED',[('5 x 5 Climate, 2nd floor',25,40,31,52,49.35,88.9),('5 x 10 Climate, ground',50,36,34,94,91.2,91.7),('10 x 10 Climate, ground',100,44,41,149,143.85,95.5),('10 x 10 Climate, 2nd floor',100,52,43,129,121.1,80.8),('10 x 15 Climate, ground',150,22,21,189,184.4,90.9),('10 x 20 Climate, ground',200,10,10,239,241.75,100.0)]),
       ('DRIVE-UP',[('5 x 10 Drive-up',50,30,27,69,66.1,93.3),('10 x 10 Drive-up',100,58,55,109,104.65,96.6),('10 x 15 Drive-up',150,46,42,139,131.2,89.1),('10 x 20 Drive-up',200,40,38,164,159.9,92.5),('10 x 30 Drive-up',300,18,14,229,213.5,83.3),('12 x 40 Contractor bay',480,6,6,425,418,100.0)]),
       ('OUTSIDE PARKING',[('10 x 25 RV / boat',250,34,23,75,71.25,73.5),('12 x 45 RV canopy',540,12,12,185,179.5,91.7)])]
    K=['units','sf','total_sf','occupied','vacant','pct_occ','other:Unit Occ. Last Year','market','actual','market_total','actual_total','other:Street $/SF/Yr']
    rows=[];totals=[];lay=[]
    def agg(lb,l):
        s=lambda k: r2(sum(r[k] for r in l)); u,o=s('units'),s('occupied'); u=int(u);o=int(o)
        return dict(label=lb,units=u,total_sf=int(s('total_sf')),occupied=o,vacant=u-o,pct_occ=round(o/u*100,1),market=r2(s('market_total')/u),actual=r2(s('actual_total')/o),market_total=s('market_total'),actual_total=s('actual_total'),**{K[11]:r2(s('market_total')*12/s('total_sf'))})
    for s,l in S:
        mine=[dict(type=t,units=u,sf=sf,total_sf=sf*u,occupied=o,vacant=u-o,pct_occ=round(o/u*100,1),market=float(mk),actual=ac,market_total=float(mk*u),actual_total=r2(ac*o),**{K[6]:py,K[11]:r2(mk*12/sf)}) for t,sf,u,o,mk,ac,py in l]
        rows+=mine; t=agg(s.title()+' subtotal',mine); totals.append(t); lay.append((s,mine,t))
    B_=agg('Storage buildings (climate + drive-up)',[r for _,l,_ in lay[:2] for r in l]); totals.insert(2,B_); G=agg('FACILITY',rows); totals.append(G)
    fn='boxelder_storage_unit_mix.xlsx'; wb=xlsxwriter.Workbook(f'{DOC}/{fn}'); cv=wb.add_worksheet('Cover'); ws=wb.add_worksheet('Mix')
    for i,t in enumerate(('Boxelder Self Storage, LLC','Unit mix and rate study','January 31, 2025','','Accountants\' note: Rates are monthly unless said otherwise. Street rate is the web rate before the first-month special.','463 lockable and parking spaces per site plan; 15 units taken by the office and the landlord are outside the table.')): cv.write(i+2,1,t,wb.add_format({'bold':i<2,'font_size':14 if i==0 else 10}))
    F=lambda **k: wb.add_format(dict(font_name='Cambria',font_size=10,**k))
    h=F(bold=True,text_wrap=True,align='center',valign='bottom',border=1,bg_color='#D9E2F3'); sec=F(bold=True,bg_color='#F2F2F2'); nfm=dict(units='#,##0',sf='#,##0',total_sf='#,##0',occupied='#,##0',vacant='#,##0;-#,##0;"—"',pct_occ='0.0%',market='$#,##0.00',actual='$#,##0.00',market_total='#,##0.00',actual_total='#,##0.00'); nfm[K[6]]='0.0%'; nfm[K[11]]='0.00'
    FM={(k,b):F(num_format=nfm[k],bold=b,top=1 if b else 0) for k in K for b in(0,1)}
    H=['Size and kind','Units','SF / Unit','Total SF','Rented','Vacant','Unit Occ.','Unit Occ. Last Year','Street Rate / Mo.','Avg. Rate in Place / Mo.','Gross Potential at Street / Mo.','Rent in Place / Mo.','Street $/SF/Yr']
    y=3; ws.write(0,1,'Boxelder Self Storage - unit mix at 1/31/2025',F(bold=True)); ws.set_row(3,44)
    for j,t in enumerate(H,1): ws.write(y,j,t,h)
    y+=1; tx=F(indent=1); bt=F(bold=True,top=1)
    def put(r,b):
        for j,k in enumerate(K,2):
            v=r.get(k)
            if v is None: 
                if b: ws.write_blank(y,j,None,bt)
                continue
            ws.write_number(y,j,round(v/100,4) if k.startswith('pct') or k==K[6] else v,FM[(k,b)])
    for n,(s,l,t) in enumerate(lay):
        ws.merge_range(y,1,y,13,s,sec); y+=1
        for r in l: ws.write(y,1,r['type'],tx); put(r,0); y+=1
        ws.write(y,1,t['label'],bt); put(t,1); y+=1
        if n==1: ws.write(y,1,B_['label'],bt); put(B_,1); y+=1
        y+=1
    ws.write(y,1,G['label'],bt); put(G,1); y+=2
    ws.write(y,1,'Competitor street rates, 10 x 10 climate ground: Hwy 9 Mini $155; Stor-Rite $139; Attic Annex $162.',F(italic=True))
    ws.set_column(0,0,2); ws.set_column(1,1,36); ws.set_column(2,13,11); ws.freeze_panes(4,2); ws.hide_gridlines(2); ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
    save(fn,'UM',K,rows,totals,None,'OTHER','CPA rate study, self-storage','Cover sheet then table starting in column B; percentages stored as fractions','cover sheet first; merged section bars; percentages as fractions; nested subtotal; yearly $/SF column (other:); weighted averages; blank last-year occupancy in totals')
